// A few recipes for previews.
import Foundation

extension Recipe {
  /// Three dishes of two cuisines, one of them with links.
  static let examples: [Recipe] = [
    Recipe(
      id: UUID(), name: "Bakewell Tart", cuisine: "British",
      source: URL(string: "https://recipes.test/tart"),
      video: URL(string: "https://videos.test/tart")),
    Recipe(id: UUID(), name: "Crème Brûlée", cuisine: "French"),
    Recipe(id: UUID(), name: "Apple & Blackberry Crumble", cuisine: "British"),
  ]
}
