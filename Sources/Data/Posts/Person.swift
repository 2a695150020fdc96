// Someone whose posts can be read.
import DataLayer
import Foundation

/// A person of one source of posts.
public struct Person: Sendable, Hashable, Identifiable, Codable {
  /// The source's id, as text: X's exceed what a `Double` holds.
  public let id: String
  /// What they are found by, without the `@`, such as `ana` or `ana.example.org`.
  public let handle: String
  /// The name they gave themselves; the handle when they gave none.
  public let name: String
  /// What they say of themselves, as plain text; empty when they say nothing.
  public let about: String
  /// Their picture, if they have one.
  public let picture: URL?
  /// Whether only those they let in can read their posts.
  public let isProtected: Bool

  /// A person with all that is known; names longer than 300 scalars and words longer than 5,000 are
  /// cut.
  public init(
    id: String, handle: String, name: String, about: String = "", picture: URL? = nil,
    isProtected: Bool = false
  ) {
    self.id = id
    self.handle = handle.beginning(300)
    self.name = name.beginning(300)
    self.about = about.beginning(5_000)
    self.picture = picture
    self.isProtected = isProtected
  }
}
