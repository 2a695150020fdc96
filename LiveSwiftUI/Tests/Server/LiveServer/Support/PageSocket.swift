// The browser's end of a page's WebSocket, one text at a time.
import Foundation

/// A WebSocket over a hand-made connection.
final class PageSocket: Sendable {
  enum Failure: Error, Equatable {
    case closed(Int)
    case binary
    case notPacked
  }

  let connection: TCPConnection

  init(_ connection: TCPConnection) { self.connection = connection }

  static func head(_ path: String, _ headers: [(String, String)]) -> String {
    var text = "GET \(path) HTTP/1.1\r\n"
    for (name, value) in headers { text += "\(name): \(value)\r\n" }
    return text + "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
      + "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
  }

  /// A whole frame from a client, masked as it must be.
  static func frame(_ payload: [UInt8], opcode: UInt8 = 1) -> [UInt8] {
    var bytes: [UInt8] = [0x80 | opcode]
    switch payload.count {
    case 0...125: bytes.append(0x80 | UInt8(payload.count))
    case 126...65_535: bytes += [0xFE, UInt8(payload.count >> 8), UInt8(payload.count & 0xFF)]
    default:
      bytes.append(0xFF)
      for shift in stride(from: 56, through: 0, by: -8) {
        bytes.append(UInt8(truncatingIfNeeded: payload.count >> shift))
      }
    }
    let key: [UInt8] = [0x37, 0xFA, 0x21, 0x3D]
    bytes += key
    for (index, byte) in payload.enumerated() { bytes.append(byte ^ key[index & 3]) }
    return bytes
  }

  func say(_ text: String) async throws { try await say(bytes: Array(text.utf8)) }

  func say(bytes: [UInt8], opcode: UInt8 = 1) async throws {
    try await blocking { [connection] in try connection.send(Self.frame(bytes, opcode: opcode)) }
  }

  /// The next text; pings are skipped. Throws `closed` with the code when the server closes.
  func hear() async throws -> String {
    switch try await next() {
    case .text(let text): return text
    case .bytes: throw Failure.binary
    case .closing(let closing): throw Failure.closed(closing.code)
    }
  }

  /// The next message, which is compressed, as a text.
  func hearPacked() async throws -> String {
    guard case .bytes(let bytes) = try await next(), let text = inflated(bytes, limit: 1 << 22)
    else {
      throw Failure.notPacked
    }
    return String(decoding: text, as: UTF8.self)
  }

  /// The content of a close frame.
  struct Closing: Equatable, Sendable {
    var code: Int
    var reason: String
  }

  private enum Next: Sendable {
    case text(String)
    case bytes([UInt8])
    case closing(Closing)
  }

  private func next() async throws -> Next {
    try await blocking { [connection] in
      while true {
        let head = try connection.take(2)
        let wide = [126: 2, 127: 8][Int(head[1] & 0x7F)]
        let count =
          try wide.map { try connection.take($0).reduce(0) { $0 << 8 | Int($1) } }
          ?? Int(head[1] & 0x7F)
        let payload = try connection.take(count)
        switch head[0] & 0x0F {
        case 1: return .text(String(decoding: payload, as: UTF8.self))
        case 2: return .bytes(payload)
        case 8:
          let code = payload.count > 1 ? Int(payload[0]) << 8 | Int(payload[1]) : 0
          let reason = String(decoding: payload.dropFirst(2), as: UTF8.self)
          return .closing(Closing(code: code, reason: reason))
        default: continue
        }
      }
    }
  }

  /// The next text as a frame of the wire.
  func batch() async throws -> ServerFrame { try ServerFrame(await hear()) }

  /// The close frame, whatever the server sends before.
  func closing() async throws -> Closing {
    while true {
      if case .closing(let closing) = try await next() { return closing }
    }
  }

  /// The code that the server closes with, whatever it sends before.
  func closeCode() async throws -> Int {
    do { while true { _ = try await hear() } } catch Failure.closed(let code) { return code }
  }
}

/// A frame from the server, decoded.
struct ServerFrame: Equatable, Sendable {
  enum Failure: Error { case notAFrame(String) }

  var seq = 0
  var ack = 0
  /// Each operation as JSON text.
  var operations: [String] = []
  var isFresh = false
  /// The page's new name.
  var name: String?
  /// The whole page's HTML, if the frame has it.
  var html: String?
  /// The snapshot to keep, if the frame has one.
  var snapshot: String?

  init(seq: Int = 0, ack: Int = 0, _ operations: [String] = []) {
    self.seq = seq
    self.ack = ack
    self.operations = operations
  }

  init(_ text: String) throws {
    guard let list = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [Any],
      list.count >= 2, let seq = list[0] as? Int, let ack = list[1] as? Int
    else { throw Failure.notAFrame(text) }
    self.seq = seq
    self.ack = ack
    for case let operation as [Any] in (list.count > 2 ? list[2] as? [Any] : nil) ?? [] {
      let data = try JSONSerialization.data(
        withJSONObject: operation, options: [.withoutEscapingSlashes])
      operations.append(String(decoding: data, as: UTF8.self))
      if operation.first as? String == "h" { html = operation[1] as? String }
      if operation.first as? String == "s" { snapshot = operation[1] as? String }
    }
    let meta = list.count > 3 ? list[3] as? [String: Any] : nil
    isFresh = meta?["fresh"] as? Int == 1
    name = meta?["s"] as? String
  }
}
