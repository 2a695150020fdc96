// A few recipes for previews.
import Foundation

extension Recipe {
  /// Three dishes of two cuisines, one of them with links.
  static let examples: [Recipe] = [
    Recipe(
      id: .example(1), name: "Bakewell Tart", cuisine: "British",
      source: URL(string: "https://recipes.test/tart"),
      video: URL(string: "https://videos.test/tart")),
    Recipe(id: .example(2), name: "Crème Brûlée", cuisine: "French"),
    Recipe(id: .example(3), name: "Apple & Blackberry Crumble", cuisine: "British"),
  ]
}

extension UUID {
  /// A fixed identifier, so that a preview is the same each time.
  fileprivate static func example(_ number: UInt8) -> UUID {
    UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, number))
  }
}
