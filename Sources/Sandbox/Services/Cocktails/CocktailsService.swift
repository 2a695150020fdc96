// The cocktail service, played: lists by glass or category, one drink by id, drinks by name, photos.
import Foundation
import WebServer

/// Cocktails as their upstream serves them, with the demo key `1`.
struct CocktailsService: SandboxService {
  let name = "cocktails"

  /// The glass the app asks for. The real service files some 130 drinks under it; ours come in many
  /// glasses, and all are listed under this one.
  static let everyone = "cocktail glass"

  private static let base = ["api", "json", "v1", "1"]
  private static let mostFound = 25
  private let drinks: [DrinkRecord]
  private let photos: PhotoShelf
  private let origin: Origin

  init(origin: Origin) throws(SandboxError) {
    self.origin = origin
    drinks = try DrinkRecord.shipped()
    photos = try PhotoShelf(folder: DrinkRecord.folder().appending(path: "photos"))
  }

  /// `/api/json/v1/1/lookup.php` is `/lookup.php` to a fault.
  func shortPath(_ path: [String]) -> [String] {
    path.starts(with: Self.base) ? Array(path.dropFirst(Self.base.count)) : path
  }

  func answer(_ request: Request, path: [String]) async -> Response {
    let isPhoto = path.count == 2 && path[0] == "photos"
    let page = path.count == 5 && path.starts(with: Self.base) ? path[4] : ""
    guard isPhoto || ["filter.php", "lookup.php", "search.php"].contains(page) else {
      return .error("Nothing is here.", status: 404)
    }
    guard request.method == "GET" else { return .wrongMethod(allowed: "GET") }
    if isPhoto { return photos.answer(path[1], ifNoneMatch: request.headers["If-None-Match"]) }
    return switch page {
    case "filter.php": filter(request)
    case "lookup.php": lookup(request.queryValue("i") ?? "")
    default: search(request.queryValue("s") ?? "")
    }
  }

  private var photosAddress: String { origin.text + "/cocktails/photos" }

  private func filter(_ request: Request) -> Response {
    let found: [DrinkRecord]
    if let glass = request.queryValue("g").map(plain) {
      found = glass == Self.everyone ? drinks : drinks.filter { plain($0.glass) == glass }
    } else if let category = request.queryValue("c").map(plain) {
      found = drinks.filter { plain($0.category) == category }
    } else {
      found = []
    }
    // Each address has its own way to say nothing, as the real one does.
    guard !found.isEmpty else { return .json(["drinks": "None Found"]) }
    return .json(["drinks": found.map { $0.summary(photos: photosAddress) }])
  }

  private func lookup(_ id: String) -> Response {
    guard Int(id) != nil else { return .json(["drinks": "no data found"]) }
    return details(drinks.filter { $0.id == id })
  }

  private func search(_ text: String) -> Response {
    let text = plain(text)
    // Foundation finds no empty text in any; the service finds it in all.
    let found = drinks.filter { text.isEmpty || plain($0.name).contains(text) }
    return details(Array(found.prefix(Self.mostFound)))
  }

  private func details(_ found: [DrinkRecord]) -> Response {
    let nothing: [String: String?] = ["drinks": nil]
    guard !found.isEmpty else { return .json(nothing) }
    return .json(["drinks": found.map { $0.detail(photos: photosAddress) }])
  }

  /// Without case and accents, `_` as a space: how the real service compares.
  private func plain(_ text: String) -> String {
    text.replacing("_", with: " ")
      .folding(options: [.caseInsensitive, .diacriticInsensitive], locale: nil)
      .lowercased()
  }
}
