// The text of `/metrics`: its form, and that the page in Notes and the board name what is exported.
import AppServer
import DataLayer
import Foundation
import Testing
import WebServer

@testable import LiveServer
@testable import tapas

@Suite("The counters", .timeLimit(.minutes(10)))
struct MetricsTests {
  private static let pages = OpenPages(all: 3, connected: 2, limit: 400)

  private static func exported(_ metrics: Metrics = Metrics()) throws -> PrometheusText {
    try PrometheusText(
      metrics.text(pages: pages, wait: 0.25, process: ProcessFigures.current))
  }

  @Test("The text is of Prometheus' form, and each family has help, a type and samples")
  func form() throws {
    let text = try Self.exported()
    #expect(text.families.count > 20)
    for family in text.families.values {
      #expect(!family.help.isEmpty && !family.samples.isEmpty, "\(family.name)")
      #expect((family.type == "counter") == family.name.hasSuffix("_total"), "\(family.name)")
    }
  }

  @Test("Prometheus' own tool finds nothing wrong, where it is installed")
  func promtool() throws {
    let tool = ["/usr/bin/promtool", "/usr/local/bin/promtool"].first {
      FileManager.default.isExecutableFile(atPath: $0)
    }
    guard let tool else { return }
    let process = Process()
    process.executableURL = URL(filePath: tool)
    process.arguments = ["check", "metrics"]
    let input = Pipe()
    process.standardInput = input
    try process.run()
    let text = Metrics().text(pages: Self.pages, wait: 0, process: ProcessFigures.current)
    try input.fileHandleForWriting.write(contentsOf: Data(text.utf8))
    try input.fileHandleForWriting.close()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
  }

  @Test("The table in Notes/operations.md names every metric, its type and its labels, no other")
  func notes() throws {
    let rows = try Self.file("Notes/operations.md").split(separator: "\n").compactMap { line in
      let cells = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
      return cells.count == 4 && cells[0].hasPrefix("`") && cells[1] != "Default"
        ? cells[0...2].joined(separator: " ").replacing("`", with: "") : nil
    }
    let text = try Self.exported()
    let families = text.families.values.map { family in
      [family.name, family.type, family.labels.sorted().joined(separator: ", ")]
        .joined(separator: " ")
    }
    #expect(rows.sorted() == families.sorted())
  }

  @Test("The board asks for metrics and labels that are exported, and for no other")
  func board() throws {
    let data = Data(try Self.file("Deploy/grafana.json").utf8)
    let board = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
    let panels = try #require(board["panels"] as? [[String: Any]])
    let queries = panels.flatMap { $0["targets"] as? [[String: Any]] ?? [] }
      .compactMap { $0["expr"] as? String }
    #expect(queries.count > 15)
    let text = try Self.exported()
    for query in queries {
      let names = query.matches(of: /\b(?:tapas|process)_\w+/).map { String($0.output) }
      #expect(!names.isEmpty, "\(query)")
      for name in names { #expect(text.names.contains(name), "\(name)") }
      for match in query.matches(of: /by \(([\w, ]+)\)/) {
        let known = Set(text.families.values.flatMap(\.labels) + ["le", "instance", "job"])
        let asked = match.output.1.split(separator: ",").map {
          $0.trimmingCharacters(in: .whitespaces)
        }
        #expect(known.isSuperset(of: asked), "\(query)")
      }
    }
  }

  @Test("What is reported is counted in its row, and what has none in the last")
  func counts() throws {
    let metrics = Metrics()
    metrics.count(.handled(.element, .milliseconds(3)))
    metrics.count(.rendered(isWholePage: false))
    metrics.count(.refused(code: 1008, reason: "too much"))
    metrics.count(.refused(code: 4999, reason: "ana@example.org"))
    metrics.count(
      .answered(
        AnsweredRequest(
          method: "GET", path: .page, status: 200, bytes: 10, duration: .seconds(9), visitor: "")))
    metrics.count(
      .answered(
        AnsweredRequest(
          method: "GET", path: .photo, status: 299, bytes: 10, duration: .zero, visitor: "")))
    metrics.count(.sent(bytes: 1_000))
    metrics.count(.refused(status: 431))
    metrics.count(.refused(status: 418))
    metrics.count(.dropped)
    metrics.count(DatabaseOperation(isWrite: true, duration: .seconds(1)), of: "menu")
    metrics.count(DatabaseOperation(isWrite: false, duration: .seconds(1)), of: "https://x")
    let text = try Self.exported(metrics)
    #expect(text["tapas_events_total{about=\"element\"}"] == "1")
    #expect(text["tapas_event_seconds_bucket{le=\"0.0025\"}"] == "0")
    #expect(text["tapas_event_seconds_bucket{le=\"0.005\"}"] == "1")
    #expect(text["tapas_event_seconds_sum"] == "0.003")
    #expect(text["tapas_renders_total{what=\"patch\"}"] == "1")
    #expect(text["tapas_refusals_total{code=\"1008\",reason=\"too much\"}"] == "1")
    #expect(text["tapas_refusals_total{code=\"431\",reason=\"http\"}"] == "1")
    #expect(text["tapas_refusals_total{code=\"503\",reason=\"too many connections\"}"] == "1")
    #expect(text["tapas_refusals_total{code=\"other\",reason=\"other\"}"] == "2")
    #expect(text["tapas_http_requests_total{path=\"page\",status=\"200\"}"] == "1")
    #expect(text["tapas_http_requests_total{path=\"photo\",status=\"other\"}"] == "1")
    #expect(text["tapas_http_request_seconds_bucket{le=\"5\"}"] == "1")
    #expect(text["tapas_http_request_seconds_bucket{le=\"+Inf\"}"] == "2")
    #expect(text["tapas_sent_bytes_total"] == "1000")
    #expect(text["tapas_database_seconds_count{store=\"menu\",operation=\"write\"}"] == "1")
    #expect(text["tapas_database_seconds_count{store=\"other\",operation=\"write\"}"] == "1")
    #expect(text["tapas_pages"] == "3" && text["tapas_sockets"] == "2")
    #expect(text["tapas_main_actor_wait_seconds"] == "0.25")
  }

  @Test(
    "An attempt is counted under its service by how it ended",
    arguments: [
      (.success(204), "2xx"), (.success(304), "3xx"), (.success(404), "4xx"),
      (.success(429), "429"), (.success(503), "5xx"), (.success(99), "other"),
      (.failure(.timedOut(after: .seconds(1))), "timeout"),
      (.failure(.unreachable(host: "h", why: "w")), "unreachable"),
      (.failure(.badAddress), "refused_address"), (.failure(.tooLarge(limit: 1)), "too_large"),
      (.failure(.cancelled), "cancelled"), (.failure(.unreadable(where: "", why: "")), "other"),
    ] as [(Result<Int, HTTPError>, String)])
  func outcomes(result: Result<Int, HTTPError>, outcome: String) throws {
    let metrics = Metrics()
    var attempt = HTTPAttempt(.failure(.cancelled), duration: .milliseconds(20))
    attempt.result = result
    metrics.count(attempt, of: "foods")
    metrics.count(attempt, of: "photos.example.org")
    let text = try Self.exported(metrics)
    for service in ["foods", "other"] {
      let labels = "service=\"\(service)\",outcome=\"\(outcome)\""
      #expect(text["tapas_upstream_requests_total{\(labels)}"] == "1")
      #expect(text["tapas_upstream_request_seconds_count{service=\"\(service)\"}"] == "1")
    }
  }

  @Test("A lookup of a record counts as a hit or a miss of its app")
  func lookups() async throws {
    let (hits, misses) = (Counter(), Counter())
    let store = CountedRecordStore(store: InMemoryRecordStore(), hits: hits, misses: misses)
    #expect(try await store.load(Int.self, from: "list", key: "a") == nil)
    try await store.save(1, to: "list", key: "a")
    #expect(try await store.load(Int.self, from: "list", key: "a")?.value == 1)
    await #expect(throws: RecordError.self) {
      try await store.load(String.self, from: "list", key: "a")
    }
    #expect((hits.value, misses.value) == (1, 2))
    try await store.save(1, to: "list", key: "b")
    try await store.remove(from: "list", key: "b")
    #expect(try await store.keys(in: "list") == [])
  }

  @Test("The process's figures are read from the kernel's text, whatever the program is called")
  func process() throws {
    let fields = (3...52).map { "\($0)" }.joined(separator: " ")
    let figures = try #require(
      ProcessFigures(
        stat: "7 (a) b) \(fields)", booted: 1000, ticks: 100, pageBytes: 4096))
    #expect(figures.cpuSeconds == 0.29)
    #expect(figures.threads == 20)
    #expect(figures.startTime == 1000.22)
    #expect(figures.virtualBytes == 23)
    #expect(figures.residentBytes == 24 * 4096)
    #expect(ProcessFigures(stat: "7 (a)", booted: 0, ticks: 100, pageBytes: 1) == nil)
    let own = try #require(ProcessFigures.current)
    #expect(own.startTime > 1_700_000_000 && own.startTime < Date().timeIntervalSince1970 + 1)
    #expect(own.residentBytes > 0 && own.descriptors > 2 && own.threads > 0)
  }

  @Test("A token of the counters has 16 to 256 visible characters, by flag or environment")
  func token() throws {
    let right = String(repeating: "a", count: 16)
    #expect(try serving("serve --metrics-token \(right)")?.metricsToken == Secret(right))
    let said = plainEnvironment.merging(["TAPAS_METRICS_TOKEN": right]) { $1 }
    #expect(try serving("serve", said)?.metricsToken == Secret(right))
    for wrong in ["short", String(repeating: "a", count: 257), "ünicode-ünicode-ünicode"] {
      #expect(
        complaint("serve --metrics-token \(wrong)")
          == "--metrics-token must be 16 to 256 letters, digits or signs of ASCII, without spaces.")
    }
  }

  @Test("A label's value is escaped as the format wants it")
  func escapes() {
    #expect(MetricsText.escaped("a\\b\"c\nd") == #"a\\b\"c\nd"#)
  }

  private static func file(_ path: String) throws -> String {
    let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../..")
    return try String(contentsOf: root.appending(path: path).standardizedFileURL, encoding: .utf8)
  }
}
