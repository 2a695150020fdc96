// What a postcard says, read from a file of the bundle.
import Foundation

struct Postcard: Decodable, Identifiable {
  let place: String
  let year: Int

  var id: String { place }
}

/// The postcards of the bundle. Observation comes with Foundation.
@Observable
final class PostcardCollection {
  private(set) var postcards: [Postcard] = []

  init() {
    guard let file = Bundle.main.url(forResource: "postcards", withExtension: "json") else {
      fatalError("The bundle has no postcards.")
    }
    do {
      postcards = try JSONDecoder().decode([Postcard].self, from: Data(contentsOf: file))
    } catch {
      fatalError("The postcards of the bundle cannot be read: \(error)")
    }
  }
}

/// How often the postcards were stamped. Combine comes with Foundation.
final class Stamp: ObservableObject {
  @Published var count = 0
}
