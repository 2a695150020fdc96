// The kinds of fault that any service can have, over a real socket.
import Foundation
import Synchronization
import Testing
import WebServer

@testable import Sandbox

@Suite("Faults", .timeLimit(.minutes(10)))
struct FaultTests {
  let list = "/foods/api/v1/sandbox/food"

  @Test("A status comes the told number of times with its headers and body, then the true answer")
  func status() async throws {
    try await withSandbox { sandbox in
      try await plan(
        sandbox,
        #"""
        {"service":"foods","path":"/food","method":"GET","times":2,"kind":"status","status":503,
         "headers":{"Retry-After":"2","Content-Type":"text/plain"},"body":"Later."}
        """#)
      for _ in 0..<2 {
        let answer = try await ask(sandbox.port, list)
        #expect(answer.status == 503)
        #expect(answer.headers["retry-after"] == "2")
        #expect(answer.headers["content-type"] == "text/plain")
        #expect(answer.text == "Later.")
      }
      #expect(try await ask(sandbox.port, list).status == 200)
      #expect(try await ask(sandbox.port, "/_faults").text == "[]")
    }
  }

  @Test("A fault meets only its service, path and method")
  func fits() async throws {
    try await withSandbox { sandbox in
      try await plan(sandbox, #"{"service":"menu","kind":"status"}"#)
      try await plan(sandbox, #"{"path":"/photos","kind":"status","status":500}"#)
      try await plan(sandbox, #"{"path":"/food/","method":"PUT","kind":"status","status":502}"#)
      #expect(try await ask(sandbox.port, list).status == 200)
      #expect(try await ask(sandbox.port, "/foods/photos/sushi.jpg").status == 500)
      #expect(try await ask(sandbox.port, list + "/1/like", method: "PUT").status == 502)
      #expect(try await ask(sandbox.port, "/_faults", method: "DELETE").status == 200)
      #expect(try await ask(sandbox.port, list + "/1/like", method: "PUT").status == 200)
    }
  }

  @Test("A delay waits its time before the true answer")
  func delay() async throws {
    let slept = Mutex<[Duration]>([])
    let sandbox = Sandbox(dataFolder: nil, sleep: { time in slept.withLock { $0.append(time) } })
    try await withSandbox(sandbox) { sandbox in
      try await plan(sandbox, #"{"kind":"delay","ms":7000,"times":1}"#)
      #expect(try await ask(sandbox.port, list).status == 200)
      #expect(slept.withLock { $0 } == [.milliseconds(7_000)])
    }
  }

  @Test("A drip brings the whole body in small pieces with a pause before each")
  func drip() async throws {
    let pauses = Mutex(0)
    let sandbox = Sandbox(dataFolder: nil, sleep: { _ in pauses.withLock { $0 += 1 } })
    try await withSandbox(sandbox) { sandbox in
      let whole = try await ask(sandbox.port, list)
      try await plan(sandbox, #"{"kind":"drip","bytes":1000,"ms":20,"times":1}"#)
      let dripped = try await ask(sandbox.port, list)
      #expect(dripped.body == whole.body)
      #expect(dripped.isWhole)
      #expect(pauses.withLock { $0 } == (whole.body.count + 999) / 1_000)
    }
  }

  @Test("A drop closes in the middle of a body that was declared whole")
  func drop() async throws {
    try await withSandbox { sandbox in
      try await plan(sandbox, #"{"kind":"drop","bytes":300,"times":1}"#)
      let answer = try await ask(sandbox.port, list)
      #expect(answer.status == 200)
      #expect(answer.body.count == 300)
      #expect(!answer.isWhole)
    }
  }

  @Test("A refusal closes without a body, and the service never saw the request")
  func refuse() async throws {
    try await withSandbox { sandbox in
      try await plan(sandbox, #"{"kind":"refuse","times":1}"#)
      // The connection may also close before a head was sent.
      let answer = try? await ask(sandbox.port, list + "/1/like", method: "PUT")
      #expect(answer?.isWhole != true)
      let foods = try #require(try await ask(sandbox.port, list).json() as? [[String: Any]])
      #expect(foods[1]["isLiked"] as? Bool == false)
    }
  }

  @Test("Malformed and truncated are no JSON, empty is nothing, and each is a whole answer")
  func unreadable() async throws {
    try await withSandbox { sandbox in
      let whole = try await ask(sandbox.port, list).body.count
      for kind in ["malformed", "truncated", "empty"] {
        try await plan(sandbox, #"{"kind":"\#(kind)","times":1}"#)
        let answer = try await ask(sandbox.port, list)
        #expect(answer.status == 200)
        #expect(answer.isWhole)
        #expect(throws: (any Error).self) { try answer.json() }
        if kind == "truncated" { #expect(answer.body.count == whole / 2) }
        if kind == "empty" { #expect(answer.body.isEmpty) }
      }
    }
  }

  @Test("An empty list keeps the form, huge has the told size")
  func sizes() async throws {
    try await withSandbox { sandbox in
      try await plan(sandbox, #"{"kind":"emptyList","times":2}"#)
      #expect(try await ask(sandbox.port, list).text == "[]")
      let page = try await ask(sandbox.port, "/foods/api/v1/paged/food/0")
      #expect(page.text == #"{"foods":[],"totalCount":0}"#)
      try await plan(sandbox, #"{"kind":"huge","bytes":3000000,"times":1}"#)
      let huge = try await ask(sandbox.port, list)
      #expect(huge.body.count == 3_000_000)
      #expect(huge.isWhole)
    }
  }

  @Test("A chance with a seed meets the same requests in every run")
  func chance() async throws {
    var runs: [[Int]] = []
    for _ in 0..<2 {
      try await withSandbox { sandbox in
        try await plan(sandbox, #"{"kind":"status","probability":0.5,"seed":42}"#)
        var statuses: [Int] = []
        for _ in 0..<20 { statuses.append(try await ask(sandbox.port, list).status) }
        runs.append(statuses)
      }
    }
    #expect(runs[0] == runs[1])
    #expect(Set(runs[0]) == [200, 500])
  }

  @Test("What is no fault is refused with a reason")
  func nonsense() async throws {
    try await withSandbox { sandbox in
      for body in ["", "[]", #"{"kind":"earthquake"}"#] {
        let answer = try await ask(sandbox.port, "/_faults", method: "POST", body: body)
        #expect(answer.status == 400)
        #expect(answer.text.contains("This is not a fault"))
      }
      #expect(try await ask(sandbox.port, "/_log", method: "POST").status == 405)
    }
  }
}
