// What one visitor, one address and all guests may hold of the pages, and whose page ends first.
import SwiftUI
import Testing
import WebServer

@testable import LiveServer

@Suite("Shares of pages", .timeLimit(.minutes(10))) struct PageShareTests {
  private static let code = "k7mq-2wxd-9hpf"
  private static let told = PageSocket.Closing(
    code: 4004, reason: "This page made room for others. Reload it to go on.")

  /// A site of eight pages: guests have six, three of an address; people have four of an address.
  @MainActor private func withSite(
    code: String? = Self.code, _ body: (TestServer) async throws -> Void
  ) async throws {
    var open = SiteApp.counter
    open.guestScene = open.scene
    try await withServer {
      $0.apps = [open]
      $0.accessCode = code
      $0.admitsGuests = code != nil
      $0.limits.sessions = 8
    } _: { server in
      server.liveServer.readiness.become(.ready)
      try await body(server)
    }
  }

  /// Opens a page in a new browser. Its person presses a button, unless it is not `used`.
  private func sit(
    _ server: TestServer, from address: String, withCode: Bool = false, isUsed: Bool = true
  ) async throws -> PageSocket {
    let visitor = server.visitor(from: address)
    if withCode { _ = try await visitor.ask(try #require(AccessLink.path(code: Self.code))) }
    let page = try await visitor.page("/counter")
    let socket = try await visitor.meet(page.token, at: "/counter")
    #expect(try await socket.hear() == "[0,0]")
    if isUsed {
      try await socket.say("[1,0,\(page.number("More", tag: "button")),\"c\"]")
      #expect(try await socket.batch().ack == 1)
    }
    return socket
  }

  private func status(_ server: TestServer, from address: String) async throws -> Int {
    try await server.visitor(from: address).ask("/counter").status
  }

  private func ready(_ server: TestServer) async throws -> Int {
    try await server.visitor().ask("/ready").status
  }

  /// Bug: one guest who held all pages locked out the people with the code, and other guests.
  @Test("An address of guests has half of what guests may have; the next address has as much")
  @MainActor func address() async throws {
    try await withSite { server in
      var open: [PageSocket] = []
      for _ in 1...3 { open.append(try await sit(server, from: "127.0.0.2")) }
      #expect(try await status(server, from: "127.0.0.2") == 503)
      for _ in 1...3 { open.append(try await sit(server, from: "127.0.0.3")) }
      open.append(try await sit(server, from: "127.0.0.2", withCode: true))
      #expect(server.sessions.connected == open.count)
      // All that guests may have is taken: one of those who have most gives a page up.
      let other = try await sit(server, from: "127.0.0.4")
      #expect(server.sessions.connected == open.count)
      try await other.say("[0,1]")
      #expect(try await ready(server) == 200)
    }
  }

  @Test("When all is full, guests' pages end for people with the code, and never the other way")
  @MainActor func peopleFirst() async throws {
    try await withSite { server in
      var guests: [PageSocket] = []
      for address in [2, 2, 2, 3, 3, 4] {
        guests.append(try await sit(server, from: "127.0.0.\(address)"))
      }
      var people: [PageSocket] = []
      for number in 0..<8 {
        people.append(try await sit(server, from: "127.0.0.\(5 + number / 4)", withCode: true))
        #expect(try await ready(server) == (number < 7 ? 200 : 503))
      }
      #expect(server.sessions.connected == 8)
      #expect(try await status(server, from: "127.0.0.7") == 503)
      for guest in guests { #expect(try await guest.closing() == Self.told) }
      for person in people { try await person.say("[0,1]") }
      #expect(server.sessions.connected == 8)
    }
  }

  @Test("A page that nobody used ends for one that somebody opens, not for one that returns")
  @MainActor func unused() async throws {
    try await withSite { server in
      let used = try await sit(server, from: "127.0.0.2")
      let first = try await sit(server, from: "127.0.0.2", isUsed: false)
      let second = try await sit(server, from: "127.0.0.2", isUsed: false)
      await #expect(throws: TCPConnection.Failure.refused(503)) {
        let returning = server.visitor(from: "127.0.0.2")
        returning.cookies["tapas_b"] = String(repeating: "r", count: 22)
        _ = try await returning.meet("gone", at: "/counter")
      }
      var later = [try await sit(server, from: "127.0.0.2")]
      #expect(try await first.closing() == Self.told)
      later.append(try await sit(server, from: "127.0.0.2"))
      #expect(try await second.closing() == Self.told)
      #expect(try await status(server, from: "127.0.0.2") == 503)
      for each in later + [used] { try await each.say("[0,1]") }
      #expect(server.sessions.connected == 3)
    }
  }

  @Test("A browser with many pages gives one up for another browser of its address")
  @MainActor func greedyBrowser() async throws {
    try await withSite { server in
      let greedy = server.visitor(from: "127.0.0.2")
      var open: [PageSocket] = []
      for _ in 1...3 {
        let page = try await greedy.page("/counter")
        let socket = try await greedy.meet(page.token, at: "/counter")
        #expect(try await socket.hear() == "[0,0]")
        try await socket.say("[1,0,\(page.number("More", tag: "button")),\"c\"]")
        #expect(try await socket.batch().ack == 1)
        open.append(socket)
      }
      let other = try await sit(server, from: "127.0.0.2")
      #expect(try await open[0].closing() == Self.told)
      try await other.say("[0,1]")
    }
  }

  @Test("Without a code an address has half of all pages")
  @MainActor func withoutCode() async throws {
    try await withSite(code: nil) { server in
      var open: [PageSocket] = []
      for _ in 1...4 { open.append(try await sit(server, from: "127.0.0.2")) }
      #expect(try await status(server, from: "127.0.0.2") == 503)
      #expect(try await ready(server) == 200)
      for _ in 1...4 { open.append(try await sit(server, from: "127.0.0.3")) }
      #expect(try await ready(server) == 503)
    }
  }

  @Test("Memory is shared as places are: the page that has most of it ends, guests' pages first")
  @MainActor func memory() async throws {
    try await withSite { server in
      let person = try await sit(server, from: "127.0.0.2", withCode: true)
      let guests = [
        try await sit(server, from: "127.0.0.3"), try await sit(server, from: "127.0.0.3"),
      ]
      let table = server.sessions
      table.keepWithinMemory()
      #expect(table.count == 3)
      let bytes = table.sessions.values.reduce(0) { $0 + $1.memory.bytes }
      #expect(bytes == 3 * server.sessions.sessions.values.first!.memory.bytes)
      // Less than all three have; two pages of guests are more than their part of it.
      table.limits.pageBytes = bytes - 1
      table.keepWithinMemory()
      #expect(try await guests[0].closing() == Self.told)
      #expect(table.sessions.values.count { $0.isGuest } == 1)
      table.limits.pageBytes = 1
      table.keepWithinMemory()
      #expect(try await guests[1].closing() == Self.told)
      #expect(try await person.closing() == Self.told)
    }
  }

  @Test("Sockets that await their hello count as places, and those of a connected browser are few")
  func sockets() {
    var limits = SessionLimits()
    limits.sessions = 8
    let room = Room(limits: limits)
    func visitor(_ number: Int, _ address: String, isGuest: Bool = true) -> PageVisitor {
      PageVisitor(browser: "browser \(number)", address: address, isGuest: isGuest)
    }
    var held: [Room.Admission] = []
    func admitted(_ visitors: [PageVisitor]) -> Int {
      let places = visitors.compactMap(room.admission)
      held += places
      return places.count
    }
    #expect(admitted((0..<9).map { visitor($0, "a") }) == 3)
    #expect(admitted((10..<19).map { visitor($0, "b") }) == 3)
    #expect(admitted([visitor(20, "c")]) == 0)
    #expect(admitted((30..<39).map { visitor($0, "a", isGuest: false) }) == 4)
    #expect(admitted((40..<49).map { visitor($0, "d", isGuest: false) }) == 4)
    #expect(!room.isOpen)
    held = []
    #expect(room.isOpen)
    room.note(connected: [visitor(0, "a"), visitor(50, "e", isGuest: false)])
    let guests = [PageVisitor](repeating: visitor(0, "a"), count: 100)
    let people = [PageVisitor](repeating: visitor(50, "e", isGuest: false), count: 100)
    let counts: [Int] = [admitted(guests), admitted(people)]
    #expect(counts == [64, 64])
    held = []
    #expect(admitted(guests) == 64)
  }
}
