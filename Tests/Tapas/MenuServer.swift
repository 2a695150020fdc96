// A restaurant's service on a real socket, whose menu changes when the test says so.
import Foundation
import Synchronization
import WebServer

/// Serves menus by number: menu 3 has three products more than menu 0, and every name in it ends in
/// `#3`.
final class MenuServer: Sendable {
  static let categories = 60
  static let token = "test-token"
  /// Both lists together.
  static let pages = 2 + 21

  /// What the handler of requests and the test share.
  private final class Book: Sendable {
    let menu = Mutex(1)
    let asked = Mutex<[String]>([])
    let retryAfter = Mutex<Int?>(nil)
  }

  private let book: Book
  private let server: WebServer

  /// A service that answers each page after `delay`.
  init(delay: Duration = .zero) throws {
    let book = Book()
    self.book = book
    server = try WebServer(host: "127.0.0.1", port: 0) { request in
      // It plays a slow service; nothing waits for this time to pass.
      if delay > .zero { try? await Task.sleep(for: delay) }
      return MenuServer.answer(request, book)
    }
  }

  /// Its base address.
  var base: String { "http://127.0.0.1:\(server.port)/v5" }

  /// Which menu it serves; from 1 up.
  var menu: Int {
    get { book.menu.withLock { $0 } }
    set { book.menu.withLock { $0 = newValue } }
  }

  /// The pages asked for since this was last looked at.
  func takeAsked() -> [String] {
    book.asked.withLock { asked in
      defer { asked = [] }
      return asked
    }
  }

  /// Refuses the next request, asking for a wait of so many seconds.
  func refuseOnce(retryAfter seconds: Int) { book.retryAfter.withLock { $0 = seconds } }

  /// How many products a menu has.
  static func products(_ menu: Int) -> Int { 1_000 + menu }

  private static func answer(_ request: Request, _ book: Book) -> Response {
    let list = request.path.split(separator: "/").last.map(String.init) ?? ""
    let page = request.queryValue("page").flatMap { Int($0) } ?? 1
    book.asked.withLock { $0.append("\(list) \(page)") }
    guard request.headers["Authorization"] == "Bearer \(token)" else {
      return .text(#"{"message":"Unauthenticated."}"#, status: 401, type: "application/json")
    }
    if let seconds = book.retryAfter.withLock({ wait in
      defer { wait = nil }
      return wait
    }) {
      return Response(status: 429, headers: [("Retry-After", "\(seconds)")])
    }
    let menu = book.menu.withLock { $0 }
    let count = list == "products" ? products(menu) : categories
    let last = (count + 49) / 50
    let records = ((page - 1) * 50..<min(page * 50, count)).map { number in
      let category = #","price":"\#(number).50","category":{"id":"c\#(number % categories)"}"#
      let more = list == "products" ? category : ""
      return #"{"id":"\#(list.prefix(1))\#(number)","name":"Number \#(number) #\#(menu)"\#(more)}"#
    }
    let meta = #""current_page":\#(page),"last_page":\#(last),"per_page":50,"total":\#(count)"#
    return .text(
      #"{"data":[\#(records.joined(separator: ","))],"meta":{\#(meta)}}"#, type: "application/json")
  }
}
