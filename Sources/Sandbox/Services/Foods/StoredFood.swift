// A food as it ships with the sandbox and as it is sent.
import Foundation

/// A food with the service's own members. Its date stays text, because the data has it in two
/// forms.
struct StoredFood: Codable, Equatable, Sendable {
  var id: Int
  var name: String
  var isLiked: Bool
  /// A file name in the data; an absolute address once it is sent.
  var photoURL: String
  var description: String
  var countryOfOrigin: String
  var lastUpdatedDate: String
}

extension StoredFood {
  /// All foods that ship with the sandbox, in the order of the service.
  static func shipped() throws(SandboxError) -> [StoredFood] {
    try SandboxResources.decode([StoredFood].self, "foods.json", of: "Foods")
  }
}
