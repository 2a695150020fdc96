// One port for several servers: who gets which connection, and what happens while one is gone.
import Foundation
import Synchronization
import Testing

@testable import WebServer

@Suite("Distributor of connections", .timeLimit(.minutes(10)), .serialized)
struct DistributorTests {
  /// Two servers that answer with their number, the peer's address and the request's body, behind
  /// one port. A request for `/1` goes to the second, one for `/any` to any.
  final class Site {
    /// How many servers were told that the distributor is gone.
    final class Count: Sendable {
      let value = Mutex(0)
    }

    let channels: [WorkerChannel]
    var servers: [WebServer] = []
    let distributor: ConnectionDistributor
    let orphaned = Count()

    init(_ running: [Int] = [0, 1]) throws {
      channels = [try WorkerChannel(), try WorkerChannel()]
      distributor = try ConnectionDistributor(
        host: "127.0.0.1", port: 0, channels: channels,
        route: { $0.path == "/any" ? nil : Int($0.path.dropFirst()) }, log: { _ in })
      for each in running { try start(each) }
    }

    func start(_ number: Int) throws {
      // As a worker process does, which inherits the descriptor.
      servers.append(
        try WebServer(
          channel: dup(channels[number].theirs), port: distributor.port,
          orphaned: { [orphaned] in orphaned.value.withLock { $0 += 1 } },
          webSocket: { _ in
            .accept { socket in
              for await message in socket.messages {
                if case .text(let text) = message { _ = socket.send("\(number) \(text)") }
              }
            }
          },
          http: {
            .text("\(number) \($0.peer) \(String(decoding: $0.body, as: UTF8.self))")
          }))
    }

    func ask(_ path: String, from own: String = "127.0.0.1") async throws -> String {
      try await Self.ask(path, at: distributor.port, from: own)
    }

    static func ask(
      _ path: String, at port: Int, from own: String = "127.0.0.1"
    ) async throws -> String {
      try await blocking {
        let client = try Client(port: port, from: own)
        try client.send("GET \(path) HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n")
        return try client.answer().body
      }
    }

    func stop() async {
      await distributor.stop()
      for each in servers { await each.stop(within: .seconds(2)) }
      for each in channels { each.close() }
    }
  }

  @Test("Each connection goes to the server that is named, with its own address")
  func named() async throws {
    let site = try Site()
    for path in ["/0", "/1", "/1", "/0"] {
      #expect(try await site.ask(path, from: "127.0.0.7") == "\(path.dropFirst()) 127.0.0.7 ")
    }
    await site.stop()
  }

  /// Bug: each first page was followed by its own socket, which took the turn of the other server,
  /// so that one server had all the pages.
  @Test("Connections for any server go to one after the other, whatever comes between them")
  func turns() async throws {
    let site = try Site()
    var answers: [String] = []
    for _ in 1...4 {
      answers.append(try await site.ask("/any"))
      _ = try await site.ask("/0")
    }
    #expect(answers.sorted() == ["0", "0", "1", "1"].map { $0 + " 127.0.0.1 " })
    await site.stop()
  }

  @Test("A head in pieces and a body behind it are read by the server, not by the distributor")
  func pieces() async throws {
    let site = try Site()
    let port = site.distributor.port
    let body = try await blocking {
      let client = try Client(port: port)
      for piece in ["POST /1 HT", "TP/1.1\r\nHost: x\r\n", "Content-Length: 5\r\n\r\nso", "up!"] {
        try client.send(piece)
        // Longer than the distributor waits between two looks.
        usleep(70_000)
      }
      return try client.answer().body
    }
    #expect(body == "1 127.0.0.1 soup!")
    await site.stop()
  }

  @Test("What is no request is refused by a server, and who says nothing is let in all the same")
  func wrong() async throws {
    let site = try Site()
    let port = site.distributor.port
    let status = try await blocking {
      let client = try Client(port: port)
      try client.send("soup\r\n\r\n")
      return try client.answer().status
    }
    #expect(status == 400)
    let late = try await blocking {
      let client = try Client(port: port)
      sleep(2)
      try client.send("GET /0 HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n")
      return try client.answer().status
    }
    #expect(late == 200)
    await site.stop()
  }

  @Test("A connection waits for a server that is started again")
  func restarted() async throws {
    let site = try Site([0])
    let port = site.distributor.port
    async let answer = Site.ask("/1", at: port)
    #expect(try await site.ask("/0") == "0 127.0.0.1 ")
    try site.start(1)
    #expect(try await answer == "1 127.0.0.1 ")
    await site.stop()
  }

  @Test("What was meant for a server that does not come back goes to another")
  func gone() async throws {
    let site = try Site([0])
    let port = site.distributor.port
    async let answer = Site.ask("/1", at: port)
    #expect(try await site.ask("/0") == "0 127.0.0.1 ")
    site.distributor.note(worker: 1, isUp: false)
    #expect(try await answer == "0 127.0.0.1 ")
    #expect(try await site.ask("/1") == "0 127.0.0.1 ")
    site.distributor.note(worker: 1, isUp: true)
    try site.start(1)
    #expect(try await site.ask("/1") == "1 127.0.0.1 ")
    await site.stop()
  }

  @Test("After a stop nobody is let in, and a server whose distributor is gone is told")
  func ended() async throws {
    let site = try Site()
    #expect(try await site.ask("/0") == "0 127.0.0.1 ")
    await site.distributor.stop()
    let port = site.distributor.port
    #expect(throws: Client.Failure.cannotConnect) { try Client(port: port) }
    #expect(site.orphaned.value.withLock { $0 } == 0)
    for each in site.channels { each.close() }
    while site.orphaned.value.withLock({ $0 }) < 2, !Task.isCancelled { await Task.yield() }
    for each in site.servers { await each.stop(within: .seconds(2)) }
  }
}
