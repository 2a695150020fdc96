// A page of an unfinished download, which the next download does not request again.
public import Foundation

/// One of the two lists that make up a menu.
public enum MenuList: Int, CaseIterable, Sendable {
  /// The categories, over as many pages as the service splits them into.
  case categories = 0
  /// The products.
  case products = 1
}

/// A page of a download, with the service's body.
public struct StagedPage: Sendable, Hashable {
  /// The list of the page.
  public let list: MenuList
  /// Its number, from 1.
  public let number: Int
  /// When it was received.
  public let at: Date
  /// The body that the service sent.
  public let body: Data

  /// A page from its parts.
  public init(list: MenuList, number: Int, at: Date, body: Data) {
    self.list = list
    self.number = number
    self.at = at
    self.body = body
  }
}
