// WebSockets over real sockets: what a well-behaved client meets.
import Foundation
import Synchronization
import Testing

@testable import WebServer

func echoSockets(_ limits: Limits = Limits.patient) throws -> WebServer {
  try WebServer(
    host: "127.0.0.1", port: 0, limits: limits,
    webSocket: { request in
      request.path == "/no"
        ? .refuse(status: 403)
        : .accept { socket in
          for await message in socket.messages {
            switch message {
            case .text("bye"): return
            case .text("who"): _ = socket.send(socket.request.cookie("who") ?? "nobody")
            case .text(let text): _ = socket.send(text)
            case .binary(let bytes): _ = socket.send(bytes)
            }
          }
        }
    }, http: { _ in .text("page") })
}

@Suite("WebSocket", .timeLimit(.minutes(10)))
struct WebSocketTests {
  @Test("Messages of 1 byte to 60 KB come back whole, text as text and bytes as bytes")
  func echo() async throws {
    let server = try echoSockets()
    let sizes = [1, 125, 126, 4096, 16_384, 60_000]
    let frames = try await blocking { [port = server.port] in
      let socket = try WireSocket(port: port)
      return try sizes.flatMap { size in
        try socket.send(String(repeating: "a", count: size))
        try socket.send(WireSocket.binary, [UInt8](repeating: 0xFF, count: size))
        return [try socket.receive(), try socket.receive()]
      }
    }
    #expect(
      frames
        == sizes.flatMap { size in
          [
            .init(opcode: WireSocket.text, payload: Array(repeating: 97, count: size)),
            .init(opcode: WireSocket.binary, payload: Array(repeating: 0xFF, count: size)),
          ]
        })
    await server.stop(within: .seconds(2))
  }

  @Test("A message in fragments, with a ping between them, is one message")
  func fragments() async throws {
    let server = try echoSockets()
    let frames = try await blocking { [port = server.port] in
      let socket = try WireSocket(port: port)
      try socket.send(WireSocket.text, Array("caf".utf8), isFinal: false)
      try socket.send(WireSocket.continuation, [0xC3], isFinal: false)
      try socket.send(WireSocket.ping, Array("hi".utf8))
      try socket.send(WireSocket.continuation, [0xA9])
      return [try socket.receive(), try socket.receive()]
    }
    #expect(frames.map(\.opcode) == [WireSocket.pong, WireSocket.text])
    #expect(frames.map(\.text) == ["hi", "café"])
    await server.stop(within: .seconds(2))
  }

  @Test("Frames sent together with the head, before the answer, are not lost")
  func early() async throws {
    let server = try echoSockets()
    let texts = try await blocking { [port = server.port] in
      let early = ["one", "two"].flatMap { WireSocket.frame(1, Array($0.utf8)) }
      let socket = try WireSocket(port: port, early: early)
      try socket.send("who")
      return try (1...3).map { _ in try socket.receive().text }
    }
    #expect(texts == ["one", "two", "me"])
    await server.stop(within: .seconds(2))
  }

  @Test("A socket closes with 1000 when its handler returns")
  func handlerReturns() async throws {
    let server = try echoSockets()
    let frame = try await blocking { [port = server.port] in
      let socket = try WireSocket(port: port)
      try socket.send("bye")
      return try socket.receive()
    }
    #expect(frame.opcode == WireSocket.close)
    #expect(frame.code == 1000)
    await server.stop(within: .seconds(2))
  }

  @Test("A refused upgrade is a plain answer with its status")
  func refused() async throws {
    let server = try echoSockets()
    let status = try await blocking { [port = server.port] in
      let client = try Client(port: port)
      try client.send(WireSocket.head("/no"))
      return try client.answer().status
    }
    #expect(status == 403)
    await server.stop(within: .seconds(2))
  }

  @Test("Messages end, and sending says no, once the client has gone")
  func clientGone() async throws {
    let (ends, report) = AsyncStream<Bool>.makeStream()
    let server = try WebServer(
      host: "127.0.0.1", port: 0,
      webSocket: { _ in
        .accept { socket in
          for await _ in socket.messages {}
          report.yield(socket.send("late"))
        }
      }, http: { _ in .text("") })
    try await blocking { [port = server.port] in
      let socket = try WireSocket(port: port)
      try socket.send("hello")
    }
    var all = ends.makeAsyncIterator()
    #expect(await all.next() == false)
    await server.stop(within: .seconds(2))
  }

  @Test("A probe is answered while the handler is busy, twenty times, and then read like the rest")
  func probes() async throws {
    let (release, free) = AsyncStream<Void>.makeStream()
    let server = try WebServer(
      host: "127.0.0.1", port: 0,
      webSocket: { _ in
        .accept { socket in
          socket.answerProbes("[]")
          _ = socket.send("ready")
          for await _ in release {}
          for await case .text(let text) in socket.messages { _ = socket.send("read \(text)") }
        }
      }, http: { _ in .text("") })
    let texts = try await blocking { [port = server.port] in
      let socket = try WireSocket(port: port)
      var texts = [try socket.receive().text]
      for _ in 1...20 {
        try socket.send("[]")
        texts.append(try socket.receive().text)
      }
      try socket.send("[]")
      try socket.send("[ ]")
      free.finish()
      return try texts + (1...2).map { _ in try socket.receive().text }
    }
    #expect(texts == ["ready"] + Array(repeating: "[]", count: 20) + ["read []", "read [ ]"])
    await server.stop(within: .seconds(2))
  }
}
