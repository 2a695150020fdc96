// `tapas doctor`: what it finds, what it says, and that it changes nothing.
import AppServer
import AppTesting
import DataLayer
import Foundation
import PostgreSQL
import Testing

@testable import tapas

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

@Suite("The doctor", .timeLimit(.minutes(10)))
struct DoctorTests {
  private let place = BackupFixture()

  private func doctor(
    _ change: (inout DoctorOptions) -> Void = { _ in },
    answers: @escaping @Sendable (URLRequest) throws(HTTPError) -> Int = { _ in 200 },
    free: Int? = 50_000_000_000
  ) -> Doctor {
    var serve = ServeOptions(dataFolder: place.folder)
    serve.port = 0
    var options = DoctorOptions(serve: serve)
    change(&options)
    return Doctor(
      options: options, client: HTTPClient(transport: AnsweringTransport(answers: answers)),
      freeBytes: { _ in free })
  }

  @Test("A folder that is not there yet and nothing set: all is well, and nothing is made")
  func fresh() async throws {
    let findings = await doctor().findings()
    #expect(findings.allSatisfy { $0.level == .ok }, "\(findings)")
    #expect(
      findings.map(\.about) == [
        "settings", "folder", "disk", "saved", "port", "services", "limits", "parts", "parts",
      ])
    #expect(findings[0].message == "Tapas \(Version.number). Nothing is set.")
    #expect(findings[3].message == "Nothing is saved yet.")
    #expect(try place.names("") == [])
  }

  @Test("What is saved is told with its age, while another process uses it")
  func saved() async throws {
    let store = try await place.fill()
    try await store.save("x", to: "list", key: "b")
    var doctor = doctor()
    doctor.now = { Date() + 7_300 }
    let words = doctor.databases().map(\.message)
    #expect(words.count == 2)
    #expect(words[0].hasPrefix("menu.sqlite is whole, "))
    #expect(words[1].hasSuffix(" kB: 2 of list (2 hours ago)."))
    await store.close()
  }

  @Test("An age is told in its largest whole unit")
  func ages() {
    var doctor = doctor()
    let date = Date()
    for (seconds, words) in [
      (-5.0, "just now"), (59, "just now"), (60, "1 minute ago"), (3_599, "59 minutes ago"),
      (3_600, "1 hour ago"), (86_399, "23 hours ago"), (172_800, "2 days ago"),
    ] {
      doctor.now = { date + seconds }
      #expect(doctor.age(date) == words)
    }
  }

  @Test("A damaged database, and one that was set aside, are told with what to do")
  func damaged() async throws {
    await (try await place.fill()).close()
    try place.damage("records.sqlite")
    try Data().write(to: place.folder.appending(path: "menu.sqlite.damaged"))
    let findings = doctor().databases()
    #expect(findings.map(\.level) == [.ok, .problem, .warning])
    #expect(findings[1].message.contains("tapas restore FILE"))
    #expect(findings[2].message.contains("menu.sqlite.damaged"))
  }

  @Test("A folder, a secret or a code that others can read is a warning with its remedy")
  func rights() async throws {
    await (try await place.fill()).close()
    func chmod(_ mode: Int, _ path: String) throws {
      try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: path)
    }
    let path = place.folder.path
    try chmod(0o700, path)
    for name in ["secret", "access-code"] { try chmod(0o600, path + "/" + name) }
    #expect(doctor().folder().map(\.level) == [.ok, .ok])
    try chmod(0o755, path)
    try chmod(0o640, path + "/secret")
    let findings = doctor().folder()
    #expect(findings.map(\.level) == [.ok, .warning, .warning, .ok])
    #expect(findings[1].message.hasSuffix("Mend it: chmod 700 \(path)"))
    #expect(findings[2].message.hasSuffix("Mend it: chmod 600 \(path)/secret"))
  }

  @Test("A lock, secret or code that cannot be opened at the start is a problem")
  func filesInTheWay() throws {
    for name in ["start.lock", "secret", "records.sqlite-lock", "access-code"] {
      try FileManager.default.createDirectory(
        at: place.folder.appending(path: name), withIntermediateDirectories: true)
    }
    let found = doctor { $0.serve.admitsGuests = true }.folder().filter { $0.level == .problem }
    let path = place.folder.path
    #expect(
      found.map(\.message) == [
        "\(path)/start.lock cannot be locked (Is a directory). "
          + "Remove it, or give it to the account that runs Tapas.",
        "\(path)/records.sqlite-lock cannot be locked (Is a directory). "
          + "Remove it, or give it to the account that runs Tapas.",
        "\(StartFailure.secretNotKept(path))", "\(StartFailure.accessCodeNotKept(path))",
      ])
  }

  @Test("A file in the folder's place, or a place that takes no folder, is a problem")
  func noFolder() throws {
    try Data().write(to: place.folder)
    #expect(doctor().folder().map(\.level) == [.problem])
    let nowhere = doctor { $0.serve.dataFolder = URL(fileURLWithPath: "/proc/self/x/y") }
    #expect(nowhere.folder().map(\.level).contains(.problem))
  }

  @Test(
    "Little room is a warning, hardly any a problem",
    arguments: [
      (49_999_999, .problem), (50_000_000, .warning), (1_499_999_999, .warning),
      (1_500_000_000, .ok), (nil, .warning),
    ] as [(Int?, Finding.Level)])
  func room(free: Int?, level: Finding.Level) {
    #expect(doctor(free: free).folder().last?.level == level)
  }

  @Test("A port that another program has is a problem; one that a Tapas has is a warning")
  func port() async throws {
    let listener = try #require(Listener())
    func found(_ body: String) async -> Finding.Level? {
      var doctor = doctor { $0.serve.port = listener.port }
      doctor.client = HTTPClient(transport: ScriptedTransport(["GET /health": body]))
      return await doctor.port().first?.level
    }
    #expect(await found("{\"status\":\"ok\"}\n") == .warning)
    #expect(await found("hello") == .problem)
  }

  @Test(
    "Each service that is set is asked once; what it says decides",
    arguments: [
      (200, .ok, "Foods answers."),
      (401, .problem, "Foods: the service did not allow this (401)."),
      (
        404, .problem,
        "Foods: nothing is at that address. Compare it with Notes/contracts.md."
      ),
      (429, .warning, "Foods: the service asks to wait; it answers otherwise."),
      (500, .problem, "Foods: The service is having a problem. (500)"),
    ] as [(Int, Finding.Level, String)])
  func services(status: Int, level: Finding.Level, words: String) async throws {
    let counted = Counter()
    let doctor = doctor { options in
      options.serve.services[FoodsWiring.self].url = URL(string: "https://foods.test/api/v1/ana")
    } answers: { request throws(HTTPError) in
      counted.add()
      return request.url?.path() == "/api/v1/ana/food" ? status : 404
    }
    let findings = await doctor.services()
    #expect(findings.first == Finding(level: level, about: "services", message: words))
    #expect(
      findings.last
        == .ok("services", "Played by the built-in sandbox: \(titles(without: "Foods"))."))
    #expect(counted.value == 1)
  }

  @Test("A service that cannot be reached, or is silent, is a problem")
  func away() async {
    for (error, words) in [
      (
        HTTPError.unreachable(host: "foods.test", why: "no such host"),
        "Foods cannot be reached (no such host). Compare the address and the network."
      ),
      (
        .timedOut(after: .seconds(5)),
        "Foods: There was no answer within 5 seconds. Pages show what is saved."
      ),
    ] {
      let doctor = doctor { options in
        options.serve.services[FoodsWiring.self].url = URL(string: "https://foods.test")
      } answers: { _ throws(HTTPError) in
        throw error
      }
      #expect(await doctor.services().first == .problem("services", words))
    }
  }

  @Test("A refused token names its setting, and the token itself is told nowhere")
  func tokens() async throws {
    let doctor = doctor { options in
      options.serve.services[MenuWiring.self].url = URL(string: "https://menu.test/v5")
      options.serve.services[MenuWiring.self].token = Secret("menu-secret")
      options.serve.services[HumourWiring.self].source = PostsSource(
        kind: .mastodon, url: URL(string: "https://posts.test"))
    } answers: { request throws(HTTPError) in
      let sent = request.value(forHTTPHeaderField: "Authorization")
      return sent == "Bearer menu-secret" || sent == nil ? 403 : 500
    }
    let words = await doctor.services().map(\.message)
    #expect(
      words.prefix(2) == [
        "Menu: the service did not allow this (403). Set TAPAS_MENU_TOKEN to one that it accepts.",
        "Humour: the service did not allow this (403). Set TAPAS_POSTS_TOKEN.",
      ])
    #expect(!words.joined().contains("menu-secret"))
  }

  @Test("The settings are told by name; wrong ones get the sentence of serve")
  func settings() throws {
    let said = plainEnvironment.merging(["TAPAS_MENU_TOKEN": "menu-secret"]) { $1 }
    let asked = asked("doctor --port 9000 --json", said)
    guard case .success(.doctor(let options)) = asked else {
      Issue.record("\(asked)")
      return
    }
    #expect(options.set == ["--port", "TAPAS_MENU_TOKEN"])
    #expect(options.printsJSON && options.serve.port == 9000)
    #expect(complaint("doctor --port x") == "--port must be a number from 0 to 65535.")
    #expect(complaint("doctor now") == "there is a word too many after tapas doctor.")
    #expect(complaint("doctor --evaluate x") == "--evaluate is not for tapas doctor.")
  }

  @Test("A shared database that does not answer is a problem, told without its password")
  func sharedDatabase() async throws {
    let doctor = doctor { options in
      options.serve.database = PostgreSQLAddress("postgresql://ana:hush@127.0.0.1:1/tapas")
    }
    let found = await doctor.sharedDatabase()
    #expect(found.map(\.level) == [.problem])
    #expect(found.first?.message.contains("127.0.0.1:1/tapas cannot be used") == true)
    #expect(!"\(found)".contains("hush"))
    #expect(await self.doctor().sharedDatabase() == [])
  }

  @Test("A finding is a line of three columns, or an object")
  func output() {
    let finding = Finding.warning("disk", "60 MB are free.")
    #expect(finding.line == "warning  disk       60 MB are free.")
    #expect(finding.json == #"{"about":"disk","level":"warning","words":"60 MB are free."}"#)
  }
}

/// Answers each request by a closure's status.
private struct AnsweringTransport: HTTPTransport {
  let answers: @Sendable (URLRequest) throws(HTTPError) -> Int

  func exchange(
    _ request: URLRequest, maxBytes: Int, progress: @escaping @Sendable (Int) -> Void
  ) async throws(HTTPError) -> HTTPResponse {
    HTTPResponse(status: try answers(request))
  }
}
