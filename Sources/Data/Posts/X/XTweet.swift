// A post of X, which may be a repost.
import DataLayer
import Foundation

/// A post of X. The whole text may be in `note_tweet` or in the reposted post.
struct XTweet: Decodable, Sendable {
  let id: String
  private let author: String?
  private let text: String
  private let date: Date?
  private let language: String?
  /// The id of the reposted post.
  private let original: String?
  /// The id of the quoted post.
  private let quoted: String?
  /// The id of the answered person; nil for no reply.
  private let answered: String?
  private let media: [String]
  private let polls: [String]
  private let isEdited: Bool
  private let withheldIn: [String]

  private enum Key: String, CodingKey {
    case id, text, lang, entities, attachments, withheld
    case answered = "in_reply_to_user_id"
    case edits = "edit_history_tweet_ids"
    case author = "author_id"
    case date = "created_at"
    case note = "note_tweet"
    case references = "referenced_tweets"
  }

  private struct Note: Decodable {
    let text: String
    let entities: Links?
  }

  private struct Reference: Decodable {
    let type: String
    let id: String
  }

  private struct Attachments: Decodable {
    let media: [String]?
    let polls: [String]?

    private enum CodingKeys: String, CodingKey {
      case media = "media_keys"
      case polls = "poll_ids"
    }
  }

  private struct Withheld: Decodable {
    let countries: [String]?

    private enum CodingKeys: String, CodingKey {
      case countries = "country_codes"
    }
  }

  private struct Links: Decodable {
    let urls: [Link]?
  }

  /// A shortened link and its displayed form; one with a `media_key` is a picture.
  private struct Link: Decodable {
    let url: String
    let shown: String?
    let media: String?

    private enum CodingKeys: String, CodingKey {
      case url
      case shown = "display_url"
      case media = "media_key"
    }
  }

  init(from decoder: any Decoder) throws {
    let tweet = try decoder.container(keyedBy: Key.self)
    id = try tweet.identity(.id)
    author = try? tweet.identity(.author)  // Sent only on request.
    let note: Note? = tweet.optional(.note)
    let links: Links? = note?.entities ?? tweet.optional(.entities)
    let cut = try tweet.decode(String.self, forKey: .text)
    text = Self.readable(note?.text ?? cut, links?.urls ?? [])
    date = tweet.text(.date, .word).flatMap(ServiceDate.read)
    language = tweet.text(.lang, .word)
    let references: [Reference]? = tweet.optional(.references)
    original = references?.first { $0.type == "retweeted" }?.id
    quoted = references?.first { $0.type == "quoted" }?.id
    let isReply = references?.contains { $0.type == "replied_to" } == true
    // Without the author's id in the answer it is still a reply.
    answered = (try? tweet.identity(.answered)) ?? (isReply ? "" : nil)
    let attachments: Attachments? = tweet.optional(.attachments)
    media = attachments?.media ?? []
    polls = attachments?.polls ?? []
    let edits: [String] = tweet.optional(.edits) ?? []
    isEdited = edits.count > 1
    let withheld: Withheld? = tweet.optional(.withheld)
    withheldIn = withheld?.countries ?? []
  }

  /// The post with its whole text, which may be in the page's `includes`.
  func post(with includes: XIncludes) -> Post {
    guard let original else {
      return Post(
        id: id, text: text, date: date, language: language, extras: extras(with: includes))
    }
    let cut = Self.repost(text)
    guard let whole = includes.tweets[original] else {
      // X does not send the original of a protected author, so the cut text is shown.
      return Post(
        id: id, text: cut?.text ?? text, date: date, language: language,
        repostOf: cut?.handle ?? "")
    }
    let writer = whole.author.flatMap { includes.users[$0]?.person.handle }
    return Post(
      id: id, text: whole.text, date: date, language: whole.language ?? language,
      repostOf: writer ?? cut?.handle ?? "",
      extras: whole.extras(with: includes))
  }

  /// The parts of `RT @bo: A long text that is cut…`; nil for any other text.
  private static func repost(_ text: String) -> (handle: String, text: String)? {
    guard text.hasPrefix("RT @"), let end = text.firstRange(of: ": ") else { return nil }
    let handle = text[..<end.lowerBound].dropFirst(4)
    guard handle.isPlainWord(with: "_") else { return nil }
    return (String(handle), String(text[end.upperBound...]))
  }

  private func extras(with includes: XIncludes) -> PostExtras {
    // A page lacks the pictures of a reposted post.
    var attachments = media.map { includes.media[$0] ?? .unknown(words: "") }
    attachments += polls.map { includes.polls[$0] ?? .unknown(words: "") }
    if let quoted {
      let post = includes.tweets[quoted]
      let writer = post?.author.flatMap { includes.users[$0]?.person.handle }
      attachments.append(.quote(handle: writer ?? "", text: post?.text ?? ""))
    }
    return PostExtras(
      attachments, replyTo: answered.map { includes.users[$0]?.person.handle ?? "" },
      isEdited: isEdited, withheldIn: withheldIn.prefix(300).map { $0.beginning(8) }
    ).at(URL(web: "https://x.com/i/status/\(id)"))
  }

  /// The text with its links as X displays them and its entities decoded once.
  ///
  /// Each link is replaced in the whole text, so the length of the text, the number of links, their
  /// repetitions and their lengths are limited.
  private static func readable(_ text: String, _ links: [Link]) -> String {
    let shown = links.prefix(100).reduce(text.beginning(Post.longest)) { text, link in
      guard !link.url.isEmpty, link.url.utf8.count <= 2_000 else { return text }
      let words = link.media == nil ? link.shown ?? link.url : ""
      return text.replacing(link.url, with: words.beginning(300), maxReplacements: 10)
    }
    return Entities.decode(shown).trimmingCharacters(in: .whitespacesAndNewlines)
  }
}
