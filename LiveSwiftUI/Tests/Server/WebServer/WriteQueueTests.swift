// What may wait for a client that reads slowly, and that everything arrives in the end.
import Testing

@testable import WebServer

@Suite("WriteQueue", .timeLimit(.minutes(10)))
struct WriteQueueTests {
  private func offer(_ count: Int, to queue: WriteQueue) -> Bool {
    queue.offer(.init(bytes: [UInt8](repeating: 120, count: count)))
  }

  /// Bug: a message larger than the bound was refused even when nothing waited, so it never
  /// arrived.
  @Test("A chunk of any size is taken while at most half the bound waits, and small ones up to it")
  func offers() {
    let queue = WriteQueue(bound: 100) {}
    #expect(offer(50, to: queue))
    #expect(offer(1_000, to: queue))
    #expect(!offer(1, to: queue))
    #expect(queue.buffered == 1_050)
    queue.sent(999)
    #expect(queue.buffered == 51)
    #expect(!offer(1_000, to: queue))
    #expect(offer(49, to: queue))
    #expect(!offer(1, to: queue))
  }

  @Test("A message of three times the bound arrives whole, and so does the next one")
  func arrives() async throws {
    var limits = Limits.patient
    limits.outBuffer = 1_000_000
    // A busy machine may take longer than a ping's time, and the client here knows no pings.
    limits.webSocketPing = .seconds(600)
    limits.webSocketSilence = .seconds(1_200)
    let server = try WebServer(
      host: "127.0.0.1", port: 0, limits: limits,
      webSocket: { _ in
        .accept { socket in
          for await message in socket.messages {
            guard case .text(let text) = message, let count = Int(text) else { return }
            _ = socket.send(String(repeating: "x", count: count))
          }
        }
      }, http: { _ in .text("") })
    let counts = try await blocking { [port = server.port] in
      let socket = try WireSocket(port: port)
      return try [3_000_000, 5, 1_500_000].map { count in
        try socket.send("\(count)")
        return try socket.receive().payload.count
      }
    }
    #expect(counts == [3_000_000, 5, 1_500_000])
    await server.stop(within: .seconds(2))
  }
}
