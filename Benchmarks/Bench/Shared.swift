// `bench shared`: records and the menu in a PostgreSQL database, compared with SQLite files.
import DataLayer
import Foundation
import MenuData
import PostgreSQL

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Times the same work on both stores, one after the other in each round.
struct SharedBench {
  let address: PostgreSQLAddress
  let folder: URL

  func run() async throws {
    let database = PostgreSQLDatabase(at: address)
    try await database.open()
    let files = try SQLiteRecordStore(at: folder.appending(path: "records.sqlite"))
    let stores: [(String, any RecordStore)] = [
      ("SQLite", files), ("PostgreSQL", PostgreSQLRecordStore(in: database)),
    ]
    // A list of 2 KB, as the apps save them.
    let list = (0..<40).map { "A dish with a name and a country, number \($0)" }
    for (_, store) in stores {
      for number in 0..<200 { try await store.save(list, to: "bench", key: "\(number)") }
    }
    try await time("200 saves in place of earlier ones", stores) { store in
      for number in 0..<200 { try await store.save(list, to: "bench", key: "\(number)") }
    }
    try await time("200 loads", stores) { store in
      for number in 0..<200 {
        _ = try await store.load([String].self, from: "bench", key: "\(number)")
      }
    }
    let menus: [(String, any MenuStore)] = [
      ("SQLite", try SQLiteMenuStore(at: folder.appending(path: "menu.sqlite"))),
      ("PostgreSQL", PostgreSQLMenuStore(in: database)),
    ]
    let repositories = menus.map { name, store in
      (
        name,
        MenuRepository.live(
          store: store, client: HTTPClient(transport: MenuPages()), base: MenuPages.base,
          token: AccessToken(value: "", setting: ""))
      )
    }
    try await time("a menu of 10,000 products: 201 pages staged, one switch", repositories) {
      _ = try await $0.download { _ in }
    }
    try await time("100 pages of a category", repositories) { repository in
      for page in 1...100 { _ = try await repository.products("c0", page) }
    }
  }

  /// The best and the median of seven, in ms of the clock and of this process's CPU.
  private func time<Subject>(
    _ what: String, _ subjects: [(String, Subject)], _ work: (Subject) async throws -> Void
  ) async throws {
    var taken: [[(clock: Double, cpu: Double)]] = subjects.map { _ in [] }
    for _ in 0..<7 {
      for (index, subject) in subjects.enumerated() {
        let (start, cpu) = (ContinuousClock.now, clock())
        try await work(subject.1)
        taken[index].append(
          (
            (ContinuousClock.now - start) / .milliseconds(1),
            Double(clock() - cpu) / Double(CLOCKS_PER_SEC) * 1_000
          ))
      }
    }
    for (index, subject) in subjects.enumerated() {
      let clocks = taken[index].map(\.clock).sorted()
      let cpus = taken[index].map(\.cpu).sorted()
      print(
        what, subject.0, String(format: "%.1f", clocks[0]), String(format: "%.1f", clocks[3]),
        "CPU", String(format: "%.1f", cpus[0]), String(format: "%.1f", cpus[3]), separator: "\t")
    }
  }
}

/// A menu of one category and 10,000 products, on pages of 50.
private struct MenuPages: HTTPTransport {
  static let base = URL(string: "https://menu.invalid/v5")!

  func exchange(
    _ request: URLRequest, maxBytes: Int, progress: @escaping @Sendable (Int) -> Void
  ) async throws(HTTPError) -> HTTPResponse {
    let query = request.url?.query() ?? ""
    let page = query.split(separator: "=").last.flatMap { Int($0) } ?? 1
    let isProducts = request.url?.lastPathComponent == "products"
    let items =
      isProducts ? (page * 50 - 50..<page * 50).map(product) : [#"{"id":"c0","name":"C"}"#]
    let last = isProducts ? 200 : 1
    return HTTPResponse(
      status: 200,
      body: Data(
        """
        {"data":[\(items.joined(separator: ","))],\
        "meta":{"current_page":\(page),"per_page":50,"last_page":\(last)}}
        """.utf8))
  }

  private func product(_ number: Int) -> String {
    """
    {"id":"10000000-product-\(number)","name":"A dish with a name \(number)","price":"12.50",\
    "image":"https://photos.invalid/\(number).jpg","category":{"id":"c0"},"is_active":true,\
    "description":"What it is made of and how, in a sentence of usual length."}
    """
  }
}
