// The log: its lines and its JSON, its levels, and that nothing private is in it.
import AppServer
import Foundation
import Synchronization
import Testing
import WebServer

@testable import LiveServer
@testable import tapas

@Suite("The log", .timeLimit(.minutes(10)))
struct LogTests {
  private let heard = ReceivedLines()

  private func log(_ options: Log.Options = Log.Options()) -> Log {
    Log(options, write: heard.add, now: { Date(timeIntervalSince1970: 1_800_000_000.25) })
  }

  private static let request = AnsweredRequest(
    method: "GET", path: .page, status: 200, bytes: 5_123, duration: .microseconds(3_214),
    visitor: "10.0.0.7")

  @Test("Lines are what they always were; a line end in a message becomes a blank")
  func lines() {
    let log = log()
    log(.warn, .photos, "the folder\nis full")
    log(.error, .tapas, "port 8080 is taken")
    log(.warn, .liveServer, "a view never settles")
    log(.warn, .webServer, "no descriptor left")
    log(.warn, .savedLists, "gone")
    #expect(
      heard.all == [
        "tapas: photos: the folder is full", "tapas: port 8080 is taken",
        "live server: a view never settles", "web server: no descriptor left",
        "tapas: saved lists: gone",
      ])
  }

  @Test("Where no journal notes the time, each line begins with it")
  func dated() {
    let log = Log(
      isDated: true, write: heard.add, now: { Date(timeIntervalSince1970: 1_800_000_000.25) })
    log(.warn, .savedLists, "gone")
    #expect(heard.all == ["2027-01-15T08:00:00Z tapas: saved lists: gone"])
  }

  // Bug: a full disk filled the log with twelve equal lines.
  @Test("The same message is told again after ten minutes, with how often it came meanwhile")
  func repeats() {
    let time = Mutex(Date(timeIntervalSince1970: 1_800_000_000))
    let log = Log(write: heard.add, now: { time.withLock { $0 } })
    for _ in 1...12 { log(.warn, .savedLists, "the disk is full") }
    log(.warn, .photos, "the disk is full")
    #expect(
      heard.all == ["tapas: saved lists: the disk is full", "tapas: photos: the disk is full"])
    time.withLock { $0 += 600 }
    for _ in 1...2 { log(.warn, .savedLists, "the disk is full") }
    #expect(
      heard.all.dropFirst(2) == [
        "tapas: saved lists: the disk is full (and 11 times since it was last told)"
      ])
  }

  @Test("With JSON each line is an object with time, level, source and message")
  func json() {
    log(Log.Options(format: .json))(.warn, .photos, "a \"folder\"\nis full")
    #expect(
      heard.all == [
        #"{"level":"warn","message":"a \"folder\" is full","source":"photos","#
          + #""time":"2027-01-15T08:00:00.250Z"}"#
      ])
  }

  @Test(
    "A level has those before it",
    arguments: [(Log.Level.error, 1), (.warn, 2), (.info, 3), (.debug, 4)])
  func levels(level: Log.Level, count: Int) {
    let log = log(Log.Options(level: level))
    for each in Log.Level.allCases { log(each, .tapas, "\(each)") }
    #expect(heard.all.count == count)
  }

  @Test("A request is a line only on demand, and has its address only on demand")
  func requests() {
    log().request(Self.request)
    #expect(heard.all == [])
    log(Log.Options(requests: true)).request(Self.request)
    #expect(heard.all.last == "tapas: requests: GET page 200 5123 bytes 3.21 ms")
    log(Log.Options(requests: true, addresses: true)).request(Self.request)
    #expect(heard.all.last == "tapas: requests: GET page 200 5123 bytes 3.21 ms from 10.0.0.7")
    log(Log.Options(format: .json, requests: true, addresses: true)).request(Self.request)
    #expect(
      heard.all.last
        == #"{"address":"10.0.0.7","bytes":5123,"level":"info","method":"GET","ms":3.21,"#
        + #""path":"page","source":"requests","status":200,"time":"2027-01-15T08:00:00.250Z"}"#)
    log(Log.Options(level: .warn, requests: true)).request(Self.request)
    #expect(heard.all.count == 3)
  }

  @Test("The greeting is as ever in lines; in JSON it is an object a line, without the code")
  func greeting() {
    var options = defaults
    options.host = ListenAddress(address: "0.0.0.0", isLoopback: false)
    let code = Secret("k7mq-2wxd-9hpf")
    let plain = StartupMessage.text(options, port: 8080, accessCode: code)
    #expect(log(options.log).greeting(plain) == plain)
    #expect(plain.contains("Access code: k7mq-2wxd-9hpf"))
    options.log.format = .json
    let lines = log(options.log).greeting(
      StartupMessage.text(options, port: 8080, accessCode: code)
    ).split(separator: "\n")
    #expect(lines.first?.contains(#""message":"Tapas is at http://127.0.0.1:8080""#) == true)
    for line in lines {
      #expect(!line.contains("k7mq"))
      // A line that cannot be read fails here.
      #expect((try? JSONSerialization.jsonObject(with: Data(line.utf8))) is [String: Any])
    }
  }

  @Test("No code, token, cookie, query, typed text, handle or address gets into the log")
  @MainActor func privacy() async throws {
    let log = log(Log.Options(level: .debug, requests: true))
    var site = SiteConfiguration(secret: Array("the secret of the tests, 32 byte".utf8))
    site.accessCode = "secret-code-1234"
    site.metrics = MetricsPage(token: "secret-token-1234567") { _ in "" }
    site.log = { log(.warn, .liveServer, $0) }
    site.observe = { $0.write(to: log) }
    // The guesses are as fast as can be, however long the tests beside this one take.
    let now = ContinuousClock.now
    site.clock.now = { now }
    let server = try LiveServer(site: site)
    func ask(_ method: String, _ path: String, _ query: String, body: String = "") async {
      let fields = [
        ("Host", "localhost"), ("Cookie", "tapas_a=secret-cookie; tapas_b=secret-browser"),
        ("Authorization", "Bearer secret-token-1234567"), ("User-Agent", "secret-agent"),
        ("Referer", "http://localhost/humour/secret_handle"),
      ]
      let request = Request(
        method: method, path: path, query: query,
        headers: Headers(fields.map { (name: $0.0, value: $0.1) }), body: Array(body.utf8),
        peer: "10.9.8.7")
      _ = await server.answer(request)
    }
    await ask("GET", "/humour/secret_handle", "q=secret-text")
    await ask("POST", "/_/enter", "", body: "code=secret-guess")
    for _ in 1...20 { await ask("POST", "/_/enter", "", body: "code=secret-guess") }
    await ask("SECRET", "/secret-path", "secret")
    await ask("GET", "/metrics", "secret")
    server.close()
    let all = heard.all.joined(separator: "\n")
    #expect(heard.all.count > 20)
    #expect(all.contains("429"))
    for word in ["secret", "SECRET", "10.9.8.7"] { #expect(!all.contains(word)) }
  }

  @Test("The settings of the log: flags, environment, and what wrong ones get")
  func settings() throws {
    #expect(try serving("serve")?.log == Log.Options())
    #expect(
      try serving("serve --log json --log-level DEBUG --log-requests")?.log
        == Log.Options(format: .json, level: .debug, requests: true))
    #expect(
      try serving("serve --log-addresses")?.log == Log.Options(requests: true, addresses: true))
    let said = plainEnvironment.merging(["TAPAS_LOG": "json", "TAPAS_LOG_LEVEL": "error"]) { $1 }
    #expect(try serving("serve", said)?.log == Log.Options(format: .json, level: .error))
    #expect(complaint("serve --log xml") == "--log must be lines or json.")
    #expect(
      complaint("serve --log-level loud") == "--log-level must be error, warn, info or debug.")
  }
}

/// Gathers lines.
private final class ReceivedLines: Sendable {
  private let list = Mutex<[String]>([])

  var all: [String] { list.withLock { $0 } }
  var add: @Sendable (String) -> Void { { line in self.list.withLock { $0.append(line) } } }
}
