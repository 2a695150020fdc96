// What the web server reports to those who count.
import Synchronization
import Testing

@testable import WebServer

@Suite("Reports of the web server", .timeLimit(.minutes(10)))
struct ReportTests {
  @Test("A message that is read tells when it had arrived, however long it waited")
  func arrivals() async {
    let inbox = Inbox(bound: 10) {}
    #expect(inbox.lastArrival == nil)
    _ = inbox.push(.text("a"))
    let between = ContinuousClock.now
    _ = inbox.push(.text("b"))
    #expect(await inbox.next() == .text("a"))
    #expect(inbox.lastArrival.map { $0 <= between } == true)
    #expect(await inbox.next() == .text("b"))
    #expect(inbox.lastArrival.map { $0 >= between } == true)
  }

  @Test("Sent bytes are those that the client got, and a refusal has its status")
  func counts() async throws {
    let reports = Mutex<[WebServerReport]>([])
    let server = try WebServer(
      host: "127.0.0.1", port: 0, observe: { report in reports.withLock { $0.append(report) } },
      http: { _ in .text(String(repeating: "x", count: 300_000)) })
    let received = try await blocking { [port = server.port] in
      let client = try Client(port: port)
      try client.send("GET / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n")
      let good = try client.rest().utf8.count
      let other = try Client(port: port)
      try other.send("NONSENSE\r\n\r\n")
      return good + (try other.rest().utf8.count)
    }
    await server.stop(within: .seconds(2))
    let all = reports.withLock { $0 }
    let sent = all.reduce(0) { sum, report in
      if case .sent(let bytes) = report { sum + bytes } else { sum }
    }
    #expect(sent == received)
    #expect(all.filter { $0 == .refused(status: 400) }.count == 1)
  }
}
