// The records that a page of X refers to.
import DataLayer
import Foundation

/// The posts, users, media and polls that a page refers to.
struct XIncludes: Decodable, Sendable {
  private(set) var tweets: [String: XTweet] = [:]
  private(set) var users: [String: XUser] = [:]
  /// The pictures and videos by their keys.
  private(set) var media: [String: PostAttachment] = [:]
  private(set) var polls: [String: PostAttachment] = [:]

  private enum Key: String, CodingKey {
    case tweets, users, media, polls
  }

  init() {}

  init(from decoder: any Decoder) throws {
    let includes = try decoder.container(keyedBy: Key.self)
    let tweets: [Lossy<XTweet>] = includes.optional(.tweets) ?? []
    let users: [Lossy<XUser>] = includes.optional(.users) ?? []
    self.tweets = Dictionary(tweets.compactMap { $0.element.map { ($0.id, $0) } }) { $1 }
    self.users = Dictionary(users.compactMap { $0.element.map { ($0.person.id, $0) } }) { $1 }
    let media: [Lossy<XMedia>] = includes.optional(.media) ?? []
    let polls: [Lossy<XPoll>] = includes.optional(.polls) ?? []
    self.media = Dictionary(media.compactMap { $0.element.map { ($0.key, $0.attachment) } }) { $1 }
    self.polls = Dictionary(polls.compactMap { $0.element.map { ($0.id, $0.attachment) } }) { $1 }
  }
}

/// A picture, a video or an animation of a post.
private struct XMedia: Decodable {
  let key: String
  let attachment: PostAttachment

  private enum Key: String, CodingKey {
    case type
    case key = "media_key"
    case altText = "alt_text"
  }

  init(from decoder: any Decoder) throws {
    let media = try decoder.container(keyedBy: Key.self)
    key = try media.requiredText(.key, .word)
    let words = media.text(.altText, .name) ?? ""
    attachment =
      switch media.text(.type, .word) {
      case "photo": .picture(words: words)
      case "video", "animated_gif": .recording(words: words)
      default: .unknown(words: words)
      }
  }
}

/// A poll of a post.
private struct XPoll: Decodable {
  let id: String
  let attachment: PostAttachment

  private enum Key: String, CodingKey {
    case id, options
  }

  private struct Option: Decodable {
    let label: String
    let votes: Int?
  }

  init(from decoder: any Decoder) throws {
    let poll = try decoder.container(keyedBy: Key.self)
    id = try poll.identity(.id)
    let options: [Lossy<Option>] = poll.optional(.options) ?? []
    attachment = .poll(
      choices: options.compactMap(\.element).map {
        PollChoice(Entities.decode($0.label), votes: $0.votes)
      })
  }
}
