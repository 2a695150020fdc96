// A recipe: what the service says of one dish, and the list of all.
import Foundation

/// One dish of the list, as the service describes it.
public struct Recipe: Identifiable, Hashable, Sendable {
  /// The service's own identifier.
  public let id: UUID
  /// Never blank.
  public var name: String
  /// Such as "Malaysian"; never blank.
  public var cuisine: String
  /// A photo for the list; nil when the service gave none.
  public var smallPhoto: URL?
  /// A photo for the whole width; nil when the service gave none.
  public var largePhoto: URL?
  /// The page that the recipe comes from.
  public var source: URL?
  /// A video of the recipe.
  public var video: URL?

  /// A recipe with every part given.
  public init(
    id: UUID, name: String, cuisine: String, smallPhoto: URL? = nil, largePhoto: URL? = nil,
    source: URL? = nil, video: URL? = nil
  ) {
    self.id = id
    self.name = name
    self.cuisine = cuisine
    self.smallPhoto = smallPhoto
    self.largePhoto = largePhoto
    self.source = source
    self.video = video
  }
}

/// The recipes in the service's order, each id once.
public struct RecipeList: Hashable, Sendable {
  /// In the order of the service.
  public let recipes: [Recipe]

  /// A list of these recipes, whose ids differ.
  public init(_ recipes: [Recipe]) { self.recipes = recipes }
}
