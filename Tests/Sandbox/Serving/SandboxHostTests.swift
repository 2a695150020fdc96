// Under which names the sandbox answers: this machine's only.
import Testing
import WebServer

@testable import Sandbox

@Suite("The sandbox's names", .timeLimit(.minutes(10))) struct SandboxHostTests {
  @Test(
    "A page on the web cannot reach the sandbox under its own host name (DNS rebinding)",
    arguments: [
      ("localhost", true), ("LOCALHOST:8081", true), ("127.0.0.1:8081", true), ("[::1]:8081", true),
      ("evil.example", false), ("localhost.evil.example:80", false), ("127.0.0.1.nip.io", false),
      ("localhost:80:90", false), ("", false), (nil, false),
    ] as [(String?, Bool)])
  func names(host: String?, isAnswered: Bool) async {
    let router = SandboxRouter(services: [], sleep: { _ in })
    let headers = Headers(host.map { [(name: "Host", value: $0)] } ?? [])
    let answer = await router.answer(
      Request(method: "GET", path: "/_log", headers: headers, peer: "127.0.0.1"))
    #expect(answer.status == (isAnswered ? 200 : 421))
  }
}
