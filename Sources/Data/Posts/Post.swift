// One post, as plain text.
import DataLayer
import Foundation

/// A post of a person, or a post of another that they passed on.
public struct Post: Sendable, Hashable, Identifiable, Codable {
  /// The source's id, as text.
  public let id: String
  /// Its whole text: HTML and entities decoded once, a repost in full.
  public let text: String
  /// When it was written, or passed on; nil when the source's date cannot be read.
  public let date: Date?
  /// The language the source says it is in, such as `en` or `pt-BR`; nil when it says none or more than one.
  public let language: String?
  /// The handle of the one who wrote it, without the `@`, where it is a repost; nil for the person's own.
  public let repostOf: String?
  /// What the writer warns of; the text stays folded under it.
  public let warning: String?

  /// The most scalars of a post that are read; X's longest posts have 25,000.
  static let longest = 30_000

  /// A post with all that is known; a text of more scalars than any source allows is cut.
  public init(
    id: String, text: String, date: Date?, language: String? = nil, repostOf: String? = nil,
    warning: String? = nil
  ) {
    self.id = id
    self.text = text.beginning(Self.longest)
    self.date = date
    self.language = language
    self.repostOf = repostOf
    self.warning = warning?.beginning(1_000)
  }
}
