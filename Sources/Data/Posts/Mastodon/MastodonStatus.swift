// A post of a Mastodon server, with its pictures, its poll, its link and its quote.
import DataLayer
import Foundation

/// A post of a server.
struct MastodonStatus: Decodable, Sendable {
  let post: Post

  private enum Key: String, CodingKey {
    case id, content, language, reblog, account, card, poll, quote, mentions, url
    case warning = "spoiler_text"
    case date = "created_at"
    case edited = "edited_at"
    case media = "media_attachments"
    case replyTo = "in_reply_to_account_id"
    case repliedPost = "in_reply_to_id"
  }

  init(from decoder: any Decoder) throws {
    let status = try decoder.container(keyedBy: Key.self)
    // The original is inside the repost, whose own content is empty or a copy.
    let isRepost = try status.contains(.reblog) && !status.decodeNil(forKey: .reblog)
    let shown =
      isRepost ? try status.nestedContainer(keyedBy: Key.self, forKey: .reblog) : status
    let writer = isRepost ? try shown.decode(MastodonAccount.self, forKey: .account) : nil
    let extras = Self.extras(of: shown)
    post = Post(
      id: try status.identity(.id),
      text: PlainText.of(
        // A quoting post repeats the quote's address for programs that cannot show the quote.
        html: try Self.content(of: shown, hasMore: extras != PostExtras()),
        hiding: extras.hasQuote ? ["quote-inline"] : []),
      date: status.text(.date, .word).flatMap(ServiceDate.read),
      language: shown.text(.language, .word),
      repostOf: writer?.person.handle, warning: shown.text(.warning, .name), extras: extras)
  }

  /// The HTML of a status. Pixelfed sends null, and others nothing, for photos without words; a
  /// status that has neither words nor anything else is unreadable.
  private static func content(
    of status: KeyedDecodingContainer<Key>, hasMore: Bool
  ) throws -> String {
    let isMissing = try !status.contains(.content) || status.decodeNil(forKey: .content)
    return isMissing && hasMore ? "" : try status.decode(String.self, forKey: .content)
  }

  private static func extras(of status: KeyedDecodingContainer<Key>) -> PostExtras {
    var extras = PostExtras(
      [], replyTo: replyTo(status), isEdited: status.text(.edited, .word) != nil)
    let media: [Lossy<MastodonMedia>] = status.optional(.media) ?? []
    for file in media { extras.add(file.element?.attachment ?? .unknown(words: "")) }
    if let poll: MastodonPoll = status.optional(.poll) {
      extras.add(.poll(choices: poll.options.compactMap(\.element?.choice)))
    } else if status.has(.poll) {
      extras.add(.unknown(words: ""))
    }
    if let quote: MastodonQuote = status.optional(.quote) {
      extras.add(quote.attachment)
    } else if status.has(.quote) {
      extras.add(.unknown(words: ""))
    } else if let card: MastodonCard = status.optional(.card), let address = URL(web: card.url) {
      extras.add(.page(title: card.title ?? "", host: address.host() ?? ""))
    }
    return extras.at(status.webAddress(.url))
  }

  /// The handle of the answered person, which is only given when the post mentions them.
  private static func replyTo(_ status: KeyedDecodingContainer<Key>) -> String? {
    // Absent or null for a post that answers none.
    guard let id = try? status.identity(.replyTo) else {
      return (try? status.identity(.repliedPost)).map { _ in "" }
    }
    let people: [Lossy<MastodonMention>] = status.optional(.mentions) ?? []
    if let mention = people.lazy.compactMap(\.element).first(where: { $0.id == id }) {
      return mention.handle
    }
    // A thread answers its own author.
    let author: MastodonAccount? = status.optional(.account)
    return author.flatMap { $0.person.id == id ? $0.person.handle : nil } ?? ""
  }
}

extension PostExtras {
  /// Whether an attachment is a quoted post.
  fileprivate var hasQuote: Bool {
    attachments.contains {
      switch $0 {
      case .quote, .coveredQuote: true
      default: false
      }
    }
  }
}

/// A file of a post.
private struct MastodonMedia: Decodable {
  let attachment: PostAttachment

  private enum Key: String, CodingKey {
    case type, description
  }

  init(from decoder: any Decoder) throws {
    let media = try decoder.container(keyedBy: Key.self)
    let words = media.text(.description, .name) ?? ""
    attachment =
      switch media.text(.type, .word) {
      case "image", nil: .picture(words: words)
      case "video", "gifv", "audio": .recording(words: words)
      // Among them "unknown", for files that the server itself cannot read.
      default: .unknown(words: words)
      }
  }
}

/// A poll of a post.
private struct MastodonPoll: Decodable {
  let options: [Lossy<Option>]

  struct Option: Decodable {
    let choice: PollChoice

    private enum Key: String, CodingKey {
      case title
      case votes = "votes_count"
    }

    init(from decoder: any Decoder) throws {
      let option = try decoder.container(keyedBy: Key.self)
      choice = PollChoice(try option.requiredText(.title, .name), votes: option.optional(.votes))
    }
  }
}

/// The preview of a linked page.
private struct MastodonCard: Decodable {
  let url: String
  let title: String?
}

/// A mentioned person.
private struct MastodonMention: Decodable {
  let id: String
  let handle: String

  private enum Key: String, CodingKey {
    case id, acct
  }

  init(from decoder: any Decoder) throws {
    let mention = try decoder.container(keyedBy: Key.self)
    id = try mention.identity(.id)
    handle = try mention.requiredText(.acct, .name)
  }
}

/// A quoted post; one that is not `accepted`, or whose post is left out, has no text. Akkoma sends
/// the status itself.
private struct MastodonQuote: Decodable {
  let attachment: PostAttachment

  private enum Key: String, CodingKey {
    case state
    case post = "quoted_status"
  }

  private struct Quoted: Decodable {
    let content: String?
    let account: MastodonAccount
    let warning: String?

    private enum CodingKeys: String, CodingKey {
      case content, account
      case warning = "spoiler_text"
    }
  }

  init(from decoder: any Decoder) throws {
    let quote = try decoder.container(keyedBy: Key.self)
    // A status that is not one is a shallow quote, which has the id alone.
    let post: Quoted? = quote.optional(.post) ?? (try? Quoted(from: decoder))
    let isShown = ["accepted", nil].contains(quote.text(.state, .word))
    guard isShown, let post else {
      attachment = .quote(handle: "", text: "")
      return
    }
    let handle = post.account.person.handle
    let words = PlainText.of(html: post.content ?? "", hiding: ["quote-inline"])
    attachment =
      post.warning.flatMap { $0.isEmpty ? nil : .coveredQuote(handle: handle, warning: $0) }
      ?? .quote(handle: handle, text: words)
  }
}
