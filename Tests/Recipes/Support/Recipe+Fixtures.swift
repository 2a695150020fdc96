// The recipes that the tests tell of.
import Foundation

@testable import Recipes

extension Recipe {
  static let tart = Recipe(
    id: id(1), name: "Bakewell Tart", cuisine: "British",
    smallPhoto: URL(string: "https://photos.test/tart/small.jpg"),
    largePhoto: URL(string: "https://photos.test/tart/large.jpg"),
    source: URL(string: "http://recipes.test/tart"),
    video: URL(string: "https://videos.test/v?id=1&t=2"))
  static let brulee = Recipe(id: id(2), name: "Crème Brûlée", cuisine: "French")
  static let crumble = Recipe(id: id(3), name: "apple <Crumble>", cuisine: "British")

  /// An id with this number at its end.
  static func id(_ number: Int) -> UUID {
    let digits = String(number)
    let text =
      "00000000-0000-0000-0000-" + String(repeating: "0", count: 12 - digits.count) + digits
    guard let id = UUID(uuidString: text) else { preconditionFailure("\(text) is a UUID") }
    return id
  }
}
