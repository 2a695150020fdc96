// The simulated cocktail service: drinks by glass, category, id or name, and photos.
import Foundation
import WebServer

/// Cocktails as their upstream serves them, with the demo key `1`.
struct CocktailsService: SandboxService {
  let name = "cocktails"

  /// The glass that the app requests. The real service lists some 130 drinks under it; here the
  /// drinks have various glasses, and all are listed under this one.
  static let everyone = "cocktail glass"

  private static let base = ["api", "json", "v1", "1"]
  private static let mostFound = 25
  private let drinks: [StoredDrink]
  private let photos: PhotoFiles
  private let origin: Origin

  init(origin: Origin) throws(SandboxError) {
    self.origin = origin
    drinks = try StoredDrink.shipped()
    photos = try PhotoFiles(of: "Cocktails")
  }

  /// The path for faults: `/api/json/v1/1/lookup.php` is `/lookup.php`.
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
    let found: [StoredDrink]
    if let glass = request.queryValue("g").map(plain) {
      found = glass == Self.everyone ? drinks : drinks.filter { plain($0.glass) == glass }
    } else if let category = request.queryValue("c").map(plain) {
      found = drinks.filter { plain($0.category) == category }
    } else {
      found = []
    }
    // Each address has its own empty answer, as in the real service.
    guard !found.isEmpty else { return .json(["drinks": "None Found"]) }
    return .json(["drinks": found.map { $0.summary(photos: photosAddress) }])
  }

  private func lookup(_ id: String) -> Response {
    guard Int(id) != nil else { return .json(["drinks": "no data found"]) }
    return details(drinks.filter { $0.id == id })
  }

  private func search(_ text: String) -> Response {
    let text = plain(text)
    // The service finds an empty text in every name; Foundation's `contains` finds it in none.
    let found = drinks.filter { text.isEmpty || plain($0.name).contains(text) }
    return details(Array(found.prefix(Self.mostFound)))
  }

  private func details(_ found: [StoredDrink]) -> Response {
    let nothing: [String: String?] = ["drinks": nil]
    guard !found.isEmpty else { return .json(nothing) }
    return .json(["drinks": found.map { $0.detail(photos: photosAddress) }])
  }

  /// The text without case and accents, `_` as a space, as the real service compares.
  private func plain(_ text: String) -> String {
    text.replacing("_", with: " ")
      .folding(options: [.caseInsensitive, .diacriticInsensitive], locale: nil)
      .lowercased()
  }
}

extension CocktailsService {
  /// Of every six drinks, the second has `true` for its photo, the fourth a number for its id, the
  /// sixth no name.
  func withWrongType(_ record: [String: Any], at index: Int) -> [String: Any] {
    guard let id = record["idDrink"] as? String else { return record }
    var record = record
    switch index % 6 {
    case 1: record["strDrinkThumb"] = false
    case 3: record["idDrink"] = Int(id) ?? 0
    case 5: record["strDrink"] = NSNull()
    default: break
    }
    return record
  }
}
