// A restaurant's service that exists only in the test, with its records and the requests made.
import DataLayer
import Foundation
import Synchronization

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Answers pages of 50, in either form, unless the test answers a request itself.
final class PlayedMenu: HTTPTransport {
  /// What the service has.
  struct Records: Sendable {
    /// Whole JSON objects, in order.
    var categories: [String] = []
    var products: [String] = []
    /// Whether pages say how many there are.
    var isCounted = true
  }

  /// One request: which page of which list, and how often that was asked for before.
  struct Request: Hashable, CustomStringConvertible {
    let list: String
    let page: Int
    let times: Int

    var description: String { "\(list) \(page)" }
  }

  private struct State {
    var records: Records
    var asked: [Request] = []
    var requests: [URLRequest] = []
    var inside = 0
    var mostInside = 0
  }

  private let state: Mutex<State>
  private let answer: @Sendable (Request, PlayedMenu) async -> HTTPResponse?

  /// A service with these records; `answer` may say something else than a page.
  init(
    _ records: Records,
    answer: @escaping @Sendable (Request, PlayedMenu) async -> HTTPResponse? = { _, _ in nil }
  ) {
    state = Mutex(State(records: records))
    self.answer = answer
  }

  var asked: [Request] { state.withLock { $0.asked } }
  var requests: [URLRequest] { state.withLock { $0.requests } }
  var mostInside: Int { state.withLock { $0.mostInside } }

  /// The pages asked for, such as `products 3`, sorted.
  var pages: [String] { asked.map(\.description).sorted() }

  func change(_ change: @Sendable (inout Records) -> Void) {
    state.withLock { change(&$0.records) }
  }

  /// Forgets what was asked.
  func forget() {
    state.withLock { state in
      state.asked = []
      state.requests = []
    }
  }

  static let base = URL(string: "https://restaurant.test/v5") ?? URL(filePath: "/")

  func exchange(
    _ request: URLRequest, maxBytes: Int, progress: @escaping @Sendable (Int) -> Void
  ) async throws(HTTPError) -> HTTPResponse {
    let list = request.url?.lastPathComponent ?? ""
    let query = URLComponents(url: request.url ?? Self.base, resolvingAgainstBaseURL: false)
    let page = query?.queryItems?.first { $0.name == "page" }?.value.flatMap { Int($0) } ?? 0
    let question = state.withLock { state in
      let times = state.asked.count { $0.list == list && $0.page == page }
      let question = Request(list: list, page: page, times: times)
      state.asked.append(question)
      state.requests.append(request)
      state.inside += 1
      state.mostInside = max(state.mostInside, state.inside)
      return question
    }
    defer { state.withLock { $0.inside -= 1 } }
    // Other requests come in meanwhile, so that `mostInside` counts those in flight.
    for _ in 0..<5 { await Task.yield() }
    if Task.isCancelled { throw .cancelled }
    if let response = await answer(question, self) {
      // Status 0, which no service has, stands for a broken connection.
      if response.status == 0 { throw .unreachable(host: "restaurant.test", why: "gone") }
      return response
    }
    let records = state.withLock { $0.records }
    return HTTPResponse(status: 200, body: Data(records.page(page, of: list).utf8))
  }
}

extension PlayedMenu.Records {
  /// A page as the service writes it; its links lead elsewhere.
  func page(_ number: Int, of list: String) -> String {
    let all = list == "products" ? products : categories
    let last = max(1, (all.count + 49) / 50)
    let here = all.dropFirst((number - 1) * 50).prefix(50).joined(separator: ",")
    let next = number < last ? "\"https://elsewhere.invalid/\(list)?page=\(number + 1)\"" : "null"
    let counts = isCounted ? #","last_page":\#(last),"total":\#(all.count)"# : ""
    return """
      {"data":[\(here)],"links":{"first":"https://elsewhere.invalid/","last":null,"prev":null,\
      "next":\(next)},"meta":{"current_page":\(number),"per_page":50\(counts)}}
      """
  }

  /// A menu of numbered categories and products, spread evenly over the categories.
  static func numbered(
    categories: Int, products: Int, tag: String = "", isCounted: Bool = true
  ) -> PlayedMenu.Records {
    PlayedMenu.Records(
      categories: (0..<categories).map { category("c\($0)", "Category \($0)\(tag)") },
      products: (0..<products).map {
        product("p\($0)", "Product \($0)\(tag)", in: "c\($0 % max(1, categories))")
      }, isCounted: isCounted)
  }

  static func category(_ id: String, _ name: String, _ more: String = "") -> String {
    #"{"id":"\#(id)","name":"\#(name)","name_localized":null,"deleted_at":null\#(more)}"#
  }

  static func product(
    _ id: String, _ name: String, in category: String, price: String = "4.35", _ more: String = ""
  ) -> String {
    #"{"id":"\#(id)","name":"\#(name)","price":\#(price),"is_active":true,"image":null,"#
      + #""category":{"id":"\#(category)","name":"C","deleted_at":null}\#(more)}"#
  }
}
