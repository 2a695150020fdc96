// The control paths, and the log that journeys count requests with.
import Foundation
import Testing
import WebServer

@testable import Sandbox

@Suite("The log and the control paths", .timeLimit(.minutes(10)))
struct RequestLogTests {
  let list = "/foods/api/v1/sandbox/food"

  @Test("The control paths are there for programs on this machine, not for pages or other machines")
  func control() async {
    let router = SandboxRouter(services: [], sleep: { _ in })
    let own = Headers([("Host", "127.0.0.1")])
    let page = Headers([("Host", "127.0.0.1"), ("Origin", "http://127.0.0.1")])
    for (peer, headers, status) in [
      ("127.0.0.1", own, 200), ("::1", own, 200), ("127.0.0.1", page, 404),
      ("192.168.1.9", own, 404), ("12.7.0.0", own, 404),
    ] {
      let request = Request(path: "/_log", headers: headers, peer: peer)
      #expect(await router.answer(request).status == status, "\(peer)")
    }
  }

  @Test("The log counts requests, names faults, and starts anew when cleared")
  func log() async throws {
    try await withSandbox { sandbox in
      try await plan(sandbox, #"{"kind":"drop","path":"/food","method":"GET","times":1}"#)
      for _ in 0..<3 { _ = try await ask(sandbox.port, list) }
      _ = try await ask(sandbox.port, list + "/1/like", method: "PUT")
      let report = try JSONDecoder().decode(
        RequestLog.Report.self, from: Data(try await ask(sandbox.port, "/_log").body))
      #expect(report.counts == ["GET \(list)": 3, "PUT \(list)/1/like": 1])
      #expect(report.total == 4 && report.maxInFlight >= 1)
      #expect(report.requests.map(\.number) == [1, 2, 3, 4])
      #expect(report.requests.map(\.fault) == ["drop", nil, nil, nil])
      #expect(report.requests[1...].map(\.status) == [200, 200, 200])
      #expect(try await ask(sandbox.port, "/_log", method: "DELETE").status == 200)
      let cleared = try JSONDecoder().decode(
        RequestLog.Report.self, from: Data(try await ask(sandbox.port, "/_log").body))
      #expect(cleared == RequestLog.Report())
    }
  }

  @Test("The log keeps the last thousand requests")
  func bounded() async {
    let log = RequestLog()
    for _ in 0..<1_200 {
      await log.end(await log.begin(method: "GET", path: "/x"), status: 200, fault: nil)
    }
    let report = await log.read()
    #expect(report.total == 1_200 && report.inFlight == 0 && report.maxInFlight == 1)
    #expect(report.requests.count == 1_000 && report.requests.first?.number == 201)
  }
}
