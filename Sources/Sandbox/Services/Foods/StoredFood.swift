// A food as the service keeps and sends it.
import Foundation

/// One food in the service's own shape; dates stay the text they were written as.
struct FoodRecord: Codable, Equatable, Sendable {
  var id: Int
  var name: String
  var isLiked: Bool
  /// A file name in the data; an absolute address once it is sent.
  var photoURL: String
  var description: String
  var countryOfOrigin: String
  var lastUpdatedDate: String
}

extension FoodRecord {
  /// The folder with the data and the photos, as it ships with the sandbox.
  static func folder() throws(SandboxError) -> URL {
    guard let folder = Bundle.module.url(forResource: "Foods", withExtension: nil) else {
      throw .dataMissing(file: "Foods")
    }
    return folder
  }

  /// All foods that ship with the sandbox, in the order of the service.
  static func shipped() throws(SandboxError) -> [FoodRecord] {
    let file = try folder().appending(path: "foods.json")
    do {
      return try JSONDecoder().decode([FoodRecord].self, from: Data(contentsOf: file))
    } catch {
      throw .dataUnreadable(file: "foods.json", reason: "\(error)")
    }
  }
}
