// A post in a feed of Bluesky, with the reason why it is there.
import DataLayer
import Foundation

/// A post in a feed, with the reason why it is there.
struct BlueskyItem: Decodable, Sendable {
  let post: Post

  private enum Key: String, CodingKey {
    case post, reason, reply
  }

  private struct View: Decodable {
    let uri: String
    let author: BlueskyActor
    let record: Record
    let labels: [BlueskyLabel]
    let embed: [PostAttachment]
    let indexedAt: String?

    private enum Key: String, CodingKey {
      case uri, author, record, labels, embed, indexedAt
    }

    init(from decoder: any Decoder) throws {
      let view = try decoder.container(keyedBy: Key.self)
      uri = try view.identity(.uri)
      author = try view.decode(BlueskyActor.self, forKey: .author)
      record = try view.decode(Record.self, forKey: .record)
      let all: [Lossy<BlueskyLabel>] = view.optional(.labels) ?? []
      labels = all.compactMap(\.element)
      let embed: BlueskyEmbed? = view.optional(.embed)
      // The service leaves out the view of a form that it does not know itself.
      let hasEmbed = view.has(.embed) || record.hasEmbed
      self.embed = embed?.attachments ?? (hasEmbed ? [.unknown(words: "")] : [])
      indexedAt = view.text(.indexedAt, .word)
    }
  }

  private struct Record: Decodable {
    let text: String
    let createdAt: String?
    let langs: [String]
    let labels: [BlueskyLabel]
    /// Whether the post answers another one, which the feed may lack.
    let isReply: Bool
    /// Whether the author embedded something.
    let hasEmbed: Bool

    private enum Key: String, CodingKey {
      case text, createdAt, langs, labels, reply, embed
    }

    init(from decoder: any Decoder) throws {
      let record = try decoder.container(keyedBy: Key.self)
      // A post of pictures has an empty text, or none from some programs.
      text = record.prose(.text) ?? ""
      createdAt = record.text(.createdAt, .word)
      langs = record.optional(.langs) ?? []
      let own: BlueskyOwnLabels? = record.optional(.labels)
      labels = own?.values.compactMap(\.element) ?? []
      isReply = record.has(.reply)
      hasEmbed = record.has(.embed)
    }
  }

  private struct Reason: Decodable {
    let type: String
    let uri: String?
    let indexedAt: String?

    private enum Key: String, CodingKey {
      case uri, indexedAt
      case type = "$type"
    }

    init(from decoder: any Decoder) throws {
      let reason = try decoder.container(keyedBy: Key.self)
      type = try reason.requiredText(.type, .word)
      uri = try? reason.identity(.uri)  // Absent for a post that is no repost.
      indexedAt = reason.text(.indexedAt, .word)
    }
  }

  /// The post that this one answers, as far as its author is known.
  private struct Answered: Decodable {
    let parent: Parent?

    struct Parent: Decodable {
      let author: BlueskyActor?
    }
  }

  init(from decoder: any Decoder) throws {
    let item = try decoder.container(keyedBy: Key.self)
    let view = try item.decode(View.self, forKey: .post)
    let reason: Reason? = item.optional(.reason)
    let repost = reason.flatMap { $0.type.hasSuffix("#reasonRepost") ? $0 : nil }
    let reply: Answered? = item.optional(.reply)
    // A feed may contain a post and its repost by the same person.
    let id = repost == nil ? view.uri : repost?.uri ?? "\(view.uri)#repost"
    let date = repost?.indexedAt ?? view.record.createdAt ?? view.indexedAt
    let labels = view.labels + view.record.labels
    post = Post(
      id: id, text: view.record.text.trimmingCharacters(in: .whitespacesAndNewlines),
      date: date.flatMap(ServiceDate.read),
      // Several languages count as none stated.
      language: view.record.langs.count == 1 ? view.record.langs[0].beginning(100) : nil,
      repostOf: repost == nil ? nil : view.author.person.handle,
      warning: BlueskyLabel.warning(BlueskyLabel.values(labels)),
      extras: PostExtras(
        view.embed,
        replyTo: view.record.isReply ? reply?.parent?.author?.person.handle ?? "" : nil,
        isPinned: reason?.type.hasSuffix("#reasonPin") == true
      ).at(Self.address(of: view.uri)))
  }

  /// The page of a post, such as `at://did:plc:a/app.bsky.feed.post/3k`, on Bluesky's website.
  private static func address(of uri: String) -> URL? {
    let parts = uri.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
    guard parts.count == 5, parts[3] == "app.bsky.feed.post",
      parts[2].isPlainWord(with: ":._-"), parts[4].isPlainWord(with: ":._~-")
    else { return nil }
    return URL(web: "https://bsky.app/profile/\(parts[2])/post/\(parts[4])")
  }
}
