// The simulated food service: both forms of its list, likes, photos.
import Foundation
import WebServer

/// Foods as its upstream serves it. The user id in the base address selects the form of the list:
/// `sandbox` gets one bare array (2023), `paged` gets pages of ten with a total (2025).
struct FoodsService: SandboxService {
  let name = "foods"

  /// The photos that are sent as a web page with status 200, as by servers whose error page has the
  /// wrong status.
  static let webPages: Set<String> = ["chefs-surprise.jpg"]

  private static let pageSize = 10
  private let store: FoodStore
  private let photos: PhotoFiles
  private let origin: Origin

  init(
    dataFolder: URL?, origin: Origin, now: @escaping @Sendable () -> Date
  ) throws(SandboxError) {
    self.origin = origin
    store = try FoodStore(foods: StoredFood.shipped(), dataFolder: dataFolder, now: now)
    photos = try PhotoFiles(of: "Foods", truncated: ["skyr.jpg"], webPages: Self.webPages)
  }

  /// The path for faults: `/api/v1/USER/food/3/like` is `/food/3/like`.
  func shortPath(_ path: [String]) -> [String] {
    path.starts(with: ["api", "v1"]) ? Array(path.dropFirst(3)) : path
  }

  func answer(_ request: Request, path: [String]) async -> Response {
    if path.count == 2, path[0] == "photos" {
      guard request.method == "GET" else { return .wrongMethod(allowed: "GET") }
      return photos.answer(path[1], ifNoneMatch: request.headers["If-None-Match"])
    }
    guard path.count >= 3, path.starts(with: ["api", "v1"]) else { return nothing }
    guard ["sandbox", "paged"].contains(path[2]) else {
      return .error("No such user.", status: 404)
    }
    return await answerFoods(request.method, Array(path.dropFirst(3)), isPaged: path[2] == "paged")
  }

  private var nothing: Response { .error("Nothing is here.", status: 404) }

  private func answerFoods(_ method: String, _ path: [String], isPaged: Bool) async -> Response {
    guard path.first == "food" else { return nothing }
    switch path.count {
    case 1 where !isPaged:
      guard method == "GET" else { return .wrongMethod(allowed: "GET") }
      return .json(await sent())
    case 2 where isPaged:
      guard method == "GET" else { return .wrongMethod(allowed: "GET") }
      return await page(path[1])
    case 3 where path[2] == "like" || path[2] == "unlike":
      guard method == "PUT" else { return .wrongMethod(allowed: "PUT") }
      return await like(path[1], liked: path[2] == "like")
    default: return nothing
    }
  }

  private struct Page: Encodable {
    var foods: [StoredFood]
    var totalCount: Int
  }

  private func page(_ text: String) async -> Response {
    // The upper bound keeps the multiplication below from overflowing.
    guard let number = Int(text), (0...1_000_000).contains(number) else {
      return .error("No such page.", status: 404)
    }
    let all = await sent()
    let foods = all.dropFirst(number * Self.pageSize).prefix(Self.pageSize)
    return .json(Page(foods: Array(foods), totalCount: all.count))
  }

  private func like(_ text: String, liked: Bool) async -> Response {
    guard let id = Int(text) else { return .error("No such food.", status: 404) }
    do {
      guard try await store.set(id, liked: liked) else {
        return .error("No such food.", status: 404)
      }
      return .json(["success": true])
    } catch {
      return .error("The like could not be kept: \(error)", status: 500)
    }
  }

  /// All foods as sent, with photo names made absolute addresses.
  private func sent() async -> [StoredFood] {
    let photos = origin.text + "/foods/photos/"
    return await store.all().map { food in
      var food = food
      food.photoURL = photos + food.photoURL
      return food
    }
  }
}
