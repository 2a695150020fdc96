// Addresses: what a press does to them, and what the browser's own back and forward do.
import SwiftUI
import Testing

@testable import LiveServer

@Suite("Places", .timeLimit(.minutes(10))) struct RouteTests {
  @Test("The tree follows the browser back, and pushes an address when it moves itself")
  @MainActor func back() async throws {
    try await withServer { server in
      let socket = try await pushed(server)
      try await socket.say("[2,1,0,\"u\",\"/place\"]")
      let back = try await socket.batch()
      #expect(back.operations.contains("[\"T\",\"Home\"]"))
      #expect(!back.operations.contains { $0.hasPrefix("[\"u\"") })
    }
  }

  @Test("A browser that goes back before a push came leaves the pushed address afterwards")
  @MainActor func backDuringPush() async throws {
    try await withServer { server in
      let socket = try await pushed(server)
      try await socket.say("[2,0,0,\"u\",\"/place\"]")
      let back = try await socket.batch()
      #expect(back.operations.contains("[\"T\",\"Home\"]"))
      #expect(
        back.operations.filter { $0.hasPrefix("[\"u\"") } == ["[\"u\",\"/place\",\"back\",1]"])
    }
  }

  @Test("Addresses of others, or of nothing, change nothing")
  @MainActor func foreign() async throws {
    try await withServer { server in
      let visitor = server.visitor()
      let page = try await visitor.page("/place")
      let socket = try await visitor.meet(page.token, at: "/place")
      #expect(try await socket.hear() == "[0,0]")
      let addresses = [
        "", "/", "?", "//", "/counter", "/counter/1", "https://example.org/place/1", "place",
        "/%zz", "/place?x=1", "/PLACE/1", "\\u0000", "/place//",
      ]
      for (index, address) in addresses.enumerated() {
        try await socket.say("[\(index + 1),0,0,\"u\",\"\(address)\"]")
        #expect(try await socket.hear() == "[0,\(index + 1)]", "\(address)")
      }
    }
  }

  @Test(
    "What cannot be read of an address is taken out of it",
    arguments: ["/place/x", "/place/%zz", "/place/99999999999999999999", "/place/1e3"])
  @MainActor func odd(address: String) async throws {
    try await withServer { server in
      let visitor = server.visitor()
      let page = try await visitor.page("/place")
      let socket = try await visitor.meet(page.token, at: "/place")
      #expect(try await socket.hear() == "[0,0]")
      try await socket.say("[1,0,0,\"u\",\"\(address)\"]")
      let batch = try await socket.batch()
      #expect(batch.ack == 1)
      #expect(batch.operations.allSatisfy { $0.hasPrefix("[\"u\",\"/place\",") })
    }
  }

  @Test("Each of several screens that are pushed at once is an entry of the history")
  @MainActor func several() async throws {
    let steps = SiteApp.test("steps") { WindowGroup { StepScreen(start: []) } }
    try await withServer {
      $0.apps = [steps]
    } _: { server in
      let visitor = server.visitor()
      let page = try await visitor.page("/steps")
      let socket = try await visitor.meet(page.token, at: "/steps")
      #expect(try await socket.hear() == "[0,0]")
      func steps(of seq: Int, _ name: String) async throws -> [String] {
        let number = page.number(name, tag: "button")
        try await socket.say("[\(seq),\(seq - 1),\(number),\"c\"]")
        return try await socket.batch().operations.filter { $0.hasPrefix("[\"u\"") }
      }
      #expect(
        try await steps(of: 1, "Two") == [
          #"["u","/steps/1","push",1]"#, #"["u","/steps/1/2","push",1]"#,
        ])
      #expect(
        try await steps(of: 2, "Elsewhere") == [
          #"["u","/steps/3","back",1]"#, #"["u","/steps/3/4","push",1]"#,
          #"["u","/steps/3/4/5","push",1]"#,
        ])
      #expect(try await steps(of: 3, "Other") == [#"["u","/steps/3/4/6","replace",0]"#])
      #expect(try await steps(of: 4, "Home") == [#"["u","/steps","back",3]"#])
    }
  }

  @Test("A screen that the app pushes at once gives the browser its address")
  @MainActor func pushedByTheApp() async throws {
    let steps = SiteApp.test("steps") { WindowGroup { StepScreen(start: [Place(number: 9)]) } }
    try await withServer {
      $0.apps = [steps]
    } _: { server in
      let visitor = server.visitor()
      let page = try await visitor.page("/steps")
      let socket = try await visitor.meet(page.token, at: "/steps")
      #expect(try await socket.batch().operations == [#"["u","/steps/9","replace",0]"#])
    }
  }

  @Test("A reload at a screen that only the earlier page knew corrects the address")
  @MainActor func forgotten() async throws {
    try await withServer { server in
      let visitor = server.visitor()
      let page = try await visitor.page("/place/~.a1")
      #expect(page.html.contains("<title>Home</title>"))
      let socket = try await visitor.meet(page.token, at: "/place/~.a1")
      #expect(try await socket.batch().operations == [#"["u","/place","replace",0]"#])
    }
  }

  @Test("An address of four hundred screens is cut short")
  @MainActor func deep() async throws {
    try await withServer { server in
      let visitor = server.visitor()
      let page = try await visitor.page("/place")
      let socket = try await visitor.meet(page.token, at: "/place")
      #expect(try await socket.hear() == "[0,0]")
      let address = "/place" + (1...400).map { "/\($0)" }.joined()
      try await socket.say("[1,0,0,\"u\",\"\(address)\"]")
      #expect(try await socket.batch().operations.contains("[\"T\",\"Place 16\"]"))
      #expect(try await visitor.ask(address).status == 404)
    }
  }

  /// A browser at the list of places whose press on "One" the server has answered with a push.
  @MainActor private func pushed(_ server: TestServer) async throws -> PageSocket {
    let visitor = server.visitor()
    let page = try await visitor.page("/place")
    let socket = try await visitor.meet(page.token, at: "/place")
    #expect(try await socket.hear() == "[0,0]")
    try await socket.say("[1,0,\(page.number("One", tag: "a")),\"c\"]")
    let push = try await socket.batch()
    #expect(push.operations.contains("[\"u\",\"/place/1\",\"push\",1]"))
    #expect(push.operations.contains("[\"T\",\"Place 1\"]"))
    return socket
  }
}
