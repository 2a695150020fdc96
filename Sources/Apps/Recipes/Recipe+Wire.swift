// Recipes as they stand on the wire, and on disk: one record without its required parts spoils the list.
import DataLayer
import Foundation
import SharedUI

extension Recipe: Codable {
  /// The service's names of the parts.
  enum Key: String, CodingKey {
    case uuid, name, cuisine
    case smallPhoto = "photo_url_small"
    case largePhoto = "photo_url_large"
    case source = "source_url"
    case video = "youtube_url"
  }

  /// Reads one record; throws `DecodingError` unless it has a UUID, a name and a cuisine.
  public init(from decoder: any Decoder) throws {
    let record = try decoder.container(keyedBy: Key.self)
    guard let id = UUID(uuidString: try record.requiredText(.uuid)) else {
      throw DecodingError.dataCorruptedError(
        forKey: .uuid, in: record, debugDescription: "The uuid is no UUID")
    }
    self.init(
      id: id, name: try record.requiredText(.name), cuisine: try record.requiredText(.cuisine),
      smallPhoto: record.webAddress(.smallPhoto), largePhoto: record.webAddress(.largePhoto),
      source: record.webAddress(.source), video: record.webAddress(.video))
  }

  /// Writes the record as the service would.
  public func encode(to encoder: any Encoder) throws {
    var record = encoder.container(keyedBy: Key.self)
    try record.encode(id, forKey: .uuid)
    try record.encode(name, forKey: .name)
    try record.encode(cuisine, forKey: .cuisine)
    try record.encodeIfPresent(smallPhoto, forKey: .smallPhoto)
    try record.encodeIfPresent(largePhoto, forKey: .largePhoto)
    try record.encodeIfPresent(source, forKey: .source)
    try record.encodeIfPresent(video, forKey: .video)
  }
}

extension RecipeList: Codable {
  private enum Key: String, CodingKey {
    case recipes
  }

  /// Reads every record or none; throws `DecodingError` at the first that is malformed or has the id of another.
  public init(from decoder: any Decoder) throws {
    let answer = try decoder.container(keyedBy: Key.self)
    let recipes = try answer.decode([Recipe].self, forKey: .recipes)
    var known = Set<Recipe.ID>()
    if let twin = recipes.firstIndex(where: { !known.insert($0.id).inserted }) {
      let place: [any CodingKey] = [Key.recipes, Index(intValue: twin), Recipe.Key.uuid]
      throw DecodingError.dataCorrupted(
        .init(codingPath: place, debugDescription: "The uuid is another recipe's"))
    }
    self.init(recipes)
  }

  /// Writes the list as the service would.
  public func encode(to encoder: any Encoder) throws {
    var answer = encoder.container(keyedBy: Key.self)
    try answer.encode(recipes, forKey: .recipes)
  }

  /// The place of a record, as decoders note it.
  private struct Index: CodingKey {
    let number: Int
    var intValue: Int? { number }
    var stringValue: String { "Index \(number)" }

    init(intValue: Int) { number = intValue }
    init?(stringValue: String) { nil }
  }
}
