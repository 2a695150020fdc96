// One post, as plain text.
import DataLayer
public import Foundation

/// A post of a person, or a post of another person that they reposted.
public struct Post: Sendable, Hashable, Identifiable, Codable {
  /// The source's id, as text.
  public let id: String
  /// The whole text, as plain text; for a repost, that of the original.
  public let text: String
  /// When it was posted or reposted; nil when the source's date cannot be read.
  public let date: Date?
  /// The language that the source states, such as `en` or `pt-BR`; nil for none or several.
  public let language: String?
  /// The original author's handle without the `@`, empty when unknown; nil when this is no repost.
  public let repostOf: String?
  /// The content warning, empty when the service gives no reason for it; nil when there is none.
  public let warning: String?
  /// The parts beside the text; nil when there are none.
  public let extras: PostExtras?

  /// The most scalars of a text that are kept; X allows 25,000.
  static let longest = 30_000

  /// A post. A text longer than any source allows is cut.
  public init(
    id: String, text: String, date: Date?, language: String? = nil, repostOf: String? = nil,
    warning: String? = nil, extras: PostExtras? = nil
  ) {
    self.id = id
    self.text = text.beginning(Self.longest)
    self.date = date
    self.language = language
    self.repostOf = repostOf?.beginning(300)
    self.warning = warning?.beginning(1_000)
    self.extras = extras?.ifAny
  }
}
