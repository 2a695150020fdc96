// What a post has beside its text: pictures, links, quotes, polls, and what was done to it.
import DataLayer
public import Foundation

/// An attachment of a post, reduced to its words.
public enum PostAttachment: Sendable, Hashable, Codable {
  /// A picture with its alternative text, empty when it has none.
  case picture(words: String)
  /// A video, an animation or a sound with its alternative text, empty when it has none.
  case recording(words: String)
  /// A linked page with its title.
  case page(title: String, host: String)
  /// A quoted post: its author's handle, empty when unknown, and its text, empty when it is gone.
  case quote(handle: String, text: String)
  /// A quoted post with a content warning of its own, empty without a reason; its words are
  /// covered.
  case coveredQuote(handle: String, warning: String)
  /// A poll: its choices, and the votes of each; nil while they are secret.
  case poll(choices: [PollChoice])
  /// A part of a form that this version does not read, with its alternative text, empty when it has
  /// none.
  case unknown(words: String)
}

/// A choice of a poll.
public struct PollChoice: Sendable, Hashable, Codable {
  /// The words of the choice.
  public let title: String
  /// The number of votes; nil while it is secret.
  public let votes: Int?

  /// A choice. A title is cut after 300 scalars, and a number of votes below 0 counts as secret.
  public init(_ title: String, votes: Int? = nil) {
    self.title = title.beginning(300)
    self.votes = votes.flatMap { $0 < 0 ? nil : $0 }
  }
}

/// The parts of a post beside its text, its date and its author.
public struct PostExtras: Sendable, Hashable, Codable {
  /// The handle of the person that the post answers, empty when unknown; nil for no reply.
  public var replyTo: String?
  /// Whether the author changed the post later.
  public var isEdited = false
  /// Whether the author keeps it on top of the profile.
  public var isPinned = false
  /// The countries, as codes, where the service withholds it; empty for none.
  public var withheldIn: [String] = []
  /// The attachments in the service's order.
  public private(set) var attachments: [PostAttachment] = []
  /// The address of the post at its service; nil unless a part of the post is unknown here.
  public private(set) var address: URL?

  /// The most attachments that are kept; no service allows more.
  static let most = 12

  /// No extras.
  public init() {}

  /// Extras of these attachments.
  public init(
    _ attachments: [PostAttachment], replyTo: String? = nil, isEdited: Bool = false,
    isPinned: Bool = false, withheldIn: [String] = []
  ) {
    self.replyTo = replyTo?.beginning(300)
    self.isEdited = isEdited
    self.isPinned = isPinned
    self.withheldIn = withheldIn
    for attachment in attachments { add(attachment) }
  }

  /// These extras; nil when there are none.
  var ifAny: PostExtras? { self == PostExtras() ? nil : self }

  /// These extras with the post's address, where a reader finds the unknown parts.
  func at(_ address: URL?) -> PostExtras {
    var extras = self
    let hasUnknown = attachments.contains { if case .unknown = $0 { true } else { false } }
    extras.address = hasUnknown ? address : nil
    return extras
  }

  /// Adds an attachment, with texts of a bounded length, unless there are too many.
  mutating func add(_ attachment: PostAttachment) {
    guard attachments.count < Self.most else { return }
    attachments.append(attachment.bounded)
  }
}

extension PostAttachment {
  /// The attachment with its texts cut.
  fileprivate var bounded: PostAttachment {
    switch self {
    case .picture(let words): .picture(words: words.beginning(1_500))
    case .recording(let words): .recording(words: words.beginning(1_500))
    case .page(let title, let host): .page(title: title.beginning(300), host: host.beginning(300))
    case .quote(let handle, let text):
      .quote(handle: handle.beginning(300), text: text.beginning(5_000))
    case .coveredQuote(let handle, let warning):
      .coveredQuote(handle: handle.beginning(300), warning: warning.beginning(1_000))
    case .poll(let choices): .poll(choices: Array(choices.prefix(12)))
    case .unknown(let words): .unknown(words: words.beginning(1_500))
    }
  }
}
