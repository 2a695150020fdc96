// A person of a source of posts.
import DataLayer
public import Foundation

/// A person of one source of posts.
public struct Person: Sendable, Hashable, Identifiable, Codable {
  /// The source's id, as text, because X's exceed the precision of a `Double`.
  public let id: String
  /// The handle without the `@`, such as `ana` or `ana.example.org`.
  public let handle: String
  /// The display name; the handle when there is none.
  public let name: String
  /// The description as plain text; empty when there is none.
  public let about: String
  /// The address of the picture; nil when there is none.
  public let picture: URL?
  /// Whether only approved followers can read the posts.
  public let isProtected: Bool
  /// The unusual state of the account; nil for an ordinary one.
  public let standing: Standing?

  /// A person. Names are cut after 300 scalars, the description after 5,000.
  public init(
    id: String, handle: String, name: String, about: String = "", picture: URL? = nil,
    isProtected: Bool = false, standing: Standing? = nil
  ) {
    self.id = id
    self.handle = handle.beginning(300)
    self.name = name.beginning(300)
    self.about = about.beginning(5_000)
    self.picture = picture
    self.isProtected = isProtected
    self.standing = standing?.ifAny
  }
}
