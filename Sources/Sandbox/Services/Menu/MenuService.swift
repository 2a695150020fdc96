// The simulated service of a restaurant: two lists in two forms of paging, a token, photos.
import Foundation
import WebServer

/// The menu as its upstream serves it. The base address selects the form of the pages: `v5` counts
/// them, `open/v5` states only whether there is a next one.
struct MenuService: SandboxService {
  let name = "menu"

  /// The token that is accepted.
  static let token = "sandbox-menu"
  /// A token that is known but no longer valid: 403 instead of 401.
  static let expiredToken = "sandbox-menu-expired"

  private let categories: [StoredMenuRecord]
  private let products: [StoredMenuRecord]
  private let categoriesByID: [String: StoredMenuRecord]
  private let photos: PhotoFiles
  private let origin: Origin
  private let rateLimit: MenuRateLimit

  init(origin: Origin, now: @escaping @Sendable () -> Date) throws(SandboxError) {
    self.origin = origin
    rateLimit = MenuRateLimit(now: now)
    categories = try StoredMenuRecord.shipped("categories.json")
    products = try StoredMenuRecord.shipped("products.json")
    categoriesByID = Dictionary(categories.map { ($0.id, $0) }) { first, _ in first }
    photos = try PhotoFiles(of: "Menu")
  }

  /// The path for faults: `/v5/products` and `/open/v5/products` are `/products`.
  func shortPath(_ path: [String]) -> [String] {
    for base in [["v5"], ["open", "v5"]] where path.starts(with: base) {
      return Array(path.dropFirst(base.count))
    }
    return path
  }

  func answer(_ request: Request, path: [String]) async -> Response {
    if path.count == 2, path[0] == "photos" {
      guard request.method == "GET" else { return .wrongMethod(allowed: "GET") }
      return photos.answer(path[1], ifNoneMatch: request.headers["If-None-Match"])
    }
    let form: ListPage.Form = path.first == "open" ? .open : .counted
    let place = shortPath(path)
    guard place.count == 1, place != path, ["categories", "products"].contains(place[0]) else {
      return message("The route could not be found.", status: 404)
    }
    guard (request.headers["Accept"] ?? "").lowercased().contains("json") else { return webPage }
    if let refusal = refusal(request) { return refusal }
    let left = await rateLimit.take()
    guard let remaining = left.remaining else {
      var response = message("Too Many Attempts.", status: 429)
      response.headers += [("Retry-After", "\(left.wait)")] + counted(0)
      return response
    }
    var response = list(place[0], form, request)
    response.headers += counted(remaining)
    return response
  }

  /// The refusal of a request; nil when it is admitted.
  private func refusal(_ request: Request) -> Response? {
    guard request.method == "GET" else {
      var response = message(
        "The \(request.method) method is not supported for this route.", status: 405)
      response.headers.append(("Allow", "GET"))
      return response
    }
    switch request.headers["Authorization"] {
    case "Bearer \(Self.token)": return nil
    case "Bearer \(Self.expiredToken)":
      return message("This action is unauthorized.", status: 403)
    default: return message("Unauthenticated.", status: 401)
    }
  }

  private func list(_ list: String, _ form: ListPage.Form, _ request: Request) -> Response {
    let records = list == "products" ? products : categories
    // The upper limit keeps the multiplication by a page's size from overflowing.
    let asked = request.queryValue("page").flatMap(Int.init) ?? 1
    let page = ListPage(
      form: form, list: list, number: asked < 1 ? 1 : min(asked, 1_000_000), total: records.count)
    let included = (request.queryValue("include") ?? "").split(separator: ",")
    let address = Array((origin.text + "/menu/photos").utf8)
    let known = included.contains("category") ? categoriesByID : nil
    do {
      return .json(
        bytes: try page.bytes(
          records[page.range].map { $0.bytes(photos: address, categories: known) })
      )
    } catch {
      return message("Server Error", status: 500)
    }
  }

  private func counted(_ remaining: Int) -> [(String, String)] {
    [
      ("X-RateLimit-Limit", "\(MenuRateLimit.limit)"), ("X-RateLimit-Remaining", "\(remaining)"),
    ]
  }

  private func message(_ sentence: String, status: Int) -> Response {
    .json(["message": sentence], status: status)
  }

  /// The page that such a service's framework sends to a client that it takes for a browser.
  private var webPage: Response {
    let page = "<!doctype html><title>Sign in</title><p>Please sign in to see this page."
    return Response(
      status: 406, headers: [("Content-Type", "text/html; charset=utf-8")],
      body: .bytes(Array(page.utf8)))
  }
}
