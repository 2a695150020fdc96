// WebSocket clients that send too much, read too little or break the protocol.
import Dispatch
import Foundation
import Limits
import Synchronization
import Testing

@testable import WebServer

@Suite("WebSocket limits", .timeLimit(.minutes(10)))
struct WebSocketLimitTests {
  /// The first frame that comes back after these bytes; a cut without a frame counts as code 0.
  private func closeCode(after bytes: [UInt8]) async throws -> Int {
    let server = try echoSockets()
    let frame = try await blocking { [port = server.port] () -> WireSocket.Frame in
      let socket = try WireSocket(port: port)
      do {
        try socket.client.send(bytes)
        return try socket.receive()
      } catch let failure as Client.Failure where failure != .silent {
        return .init(opcode: WireSocket.close, payload: [])
      }
    }
    await server.stop(within: .seconds(2))
    #expect(frame.opcode == WireSocket.close)
    return frame.code
  }

  @Test("A message over the limit closes the socket with 1009, in one frame or in many")
  func tooLong() async throws {
    let one = WireSocket.frame(1, [UInt8](repeating: 97, count: 65_537))
    let part = [UInt8](repeating: 97, count: 40_000)
    let many = WireSocket.frame(1, part, isFinal: false) + WireSocket.frame(0, part)
    #expect(try await closeCode(after: one) == 1009)
    #expect(try await closeCode(after: many) == 1009)
  }

  @Test("A frame of 10 MB is not taken in")
  func huge() async throws {
    let code = try await closeCode(
      after: WireSocket.frame(2, [UInt8](repeating: 0, count: 10_000_000)))
    // The client is still sending when the close frame comes, so a reset may overtake it.
    #expect([0, 1009].contains(code))
  }

  @Test("Frames that break the protocol close the socket with 1002")
  func violations() async throws {
    let long = [UInt8](repeating: 97, count: 126)
    let broken = [
      WireSocket.frame(1, Array("hello".utf8), isMasked: false),
      WireSocket.frame(3, [97]), WireSocket.frame(0x41, [97]), WireSocket.frame(0, [97]),
      WireSocket.frame(WireSocket.ping, long),
      WireSocket.frame(WireSocket.ping, [], isFinal: false),
      WireSocket.frame(1, [97], isFinal: false) + WireSocket.frame(1, [98]),
    ]
    for bytes in broken { #expect(try await closeCode(after: bytes) == 1002) }
  }

  @Test("A close frame's reason that is not UTF-8 is answered with 1007")
  func brokenReason() async throws {
    let frame = WireSocket.frame(WireSocket.close, [0x03, 0xE8, 0xC3, 0x28])
    #expect(try await closeCode(after: frame) == 1007)
  }

  @Test("Text that is not UTF-8 closes the socket with 1007")
  func brokenText() async throws {
    #expect(try await closeCode(after: WireSocket.frame(1, [0x61, 0xC3, 0x28])) == 1007)
  }

  // Bug: 5000 was echoed as it came.
  @Test(
    "A close frame with a code that may not be sent is answered with 1002",
    arguments: [
      0, 999, 1000, 1003, 1004, 1005, 1006, 1007, 1014, 1015, 1016, 2999, 3000, 4999, 5000, 65_535,
    ])
  func closeCodes(_ code: Int) async throws {
    let isKnown = [1000, 1003, 1007, 1014, 3000, 4999].contains(code)
    let bytes = [UInt8(code >> 8), UInt8(code & 0xFF)]
    let answer = try await closeCode(after: WireSocket.frame(WireSocket.close, bytes))
    #expect(answer == (isKnown ? code : 1002))
  }

  @Test("A close frame of one byte drops the socket")
  func closeOfOneByte() async throws {
    #expect(try await closeCode(after: WireSocket.frame(WireSocket.close, [3])) == 0)
  }

  @Test("Random bytes after the handshake never end the server")
  func randomBytes() async throws {
    let server = try echoSockets()
    var random = SeededRandom(seed: 100)
    let noise = (0..<100).map { _ in
      (0..<300).map { _ in UInt8.random(in: 0...255, using: &random) }
    }
    let text = try await blocking { [port = server.port] in
      for bytes in noise {
        // The server may cut the socket before all is sent; that is its right.
        do { try WireSocket(port: port).client.send(bytes) } catch Client.Failure.reset {}
      }
      let socket = try WireSocket(port: port)
      try socket.send("alive")
      return try socket.receive().text
    }
    #expect(text == "alive")
    await server.stop(within: .seconds(2))
  }

  @Test("For a client that does not read, send says no at the bound")
  func slowReader() async throws {
    var limits = Limits.patient
    limits.outBuffer = 100_000
    let (counts, report) = AsyncStream<[Int]>.makeStream()
    let server = try WebServer(
      host: "127.0.0.1", port: 0, limits: limits,
      webSocket: { _ in
        .accept { socket in
          let message = String(repeating: "x", count: 10_000)
          var peak = 0
          var accepted = 0
          // Refused a hundred times, with turns for the service thread: the client reads no more.
          var refusals = 0
          while refusals < 100 {
            if socket.send(message) {
              accepted += 1
              refusals = 0
            } else {
              refusals += 1
              // A cancelled pause only ends the count sooner.
              try? await Task.sleep(for: .milliseconds(2))
            }
            peak = max(peak, socket.bufferedBytes)
          }
          report.yield([peak, accepted])
        }
      }, http: { _ in .text("") })
    let isOver = DispatchSemaphore(value: 0)
    async let reader: Void = blocking { [port = server.port] in
      let socket = try WireSocket(port: port, window: 8192)
      isOver.wait()
      _ = socket
    }
    var all = counts.makeAsyncIterator()
    let numbers = try #require(await all.next())
    #expect(numbers[0] <= 100_000)
    #expect(numbers[1] > 10)
    isOver.signal()
    try await reader
    await server.stop(within: .seconds(2))
  }

  @Test("A handler that does not read stops the client, and loses nothing when it reads again")
  func slowHandler() async throws {
    var limits = Limits.patient
    limits.unreadMessages = 8
    let (gate, open) = AsyncStream<Void>.makeStream()
    let server = try WebServer(
      host: "127.0.0.1", port: 0, limits: limits,
      webSocket: { _ in
        .accept { socket in
          for await _ in gate { break }
          var count = 0
          for await _ in socket.messages {
            count += 1
            if count == 500 { _ = socket.send("all \(count)") }
          }
        }
      }, http: { _ in .text("") })
    let text = try await blocking { [port = server.port] in
      let socket = try WireSocket(port: port, window: 8192)
      var small: Int32 = 8192
      setsockopt(
        socket.client.descriptor, SOL_SOCKET, SO_SNDBUF, &small,
        socklen_t(MemoryLayout<Int32>.size))
      let sending = Thread { [descriptor = socket.client.descriptor] in
        let frame = WireSocket.frame(1, [UInt8](repeating: 97, count: 30_000))
        for _ in 0..<500 {
          var at = 0
          while at < frame.count {
            let sent = frame[at...].withUnsafeBytes {
              send(descriptor, $0.baseAddress, $0.count, 0)
            }
            if sent <= 0 { return }
            at += sent
          }
        }
      }
      sending.start()
      // Long enough for all 15 MB to pass if nothing held them.
      usleep(500_000)
      let isStillSending = !sending.isFinished
      open.yield()
      return "\(isStillSending) \(try socket.receive().text)"
    }
    #expect(text == "true all 500")
    await server.stop(within: .seconds(2))
  }

  @Test("A silent socket is pinged, and dropped when it does not answer")
  func silence() async throws {
    var limits = Limits.patient
    limits.webSocketPing = .seconds(1)
    limits.webSocketSilence = .seconds(2)
    let server = try echoSockets(limits)
    let seen = try await blocking { [port = server.port] in
      let socket = try WireSocket(port: port)
      var seen = [try socket.receive().opcode]
      do {
        while true { seen.append(try socket.receive().opcode) }
      } catch Client.Failure.ended {}
      return seen
    }
    #expect(seen.first == WireSocket.ping)
    await server.stop(within: .seconds(2))
  }
}
