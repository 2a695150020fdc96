// A WebSocket client down to the single frame, for frames that a library would not send.
import Foundation

@testable import WebServer

/// A WebSocket spoken by hand over a raw connection.
final class WireSocket {
  struct Frame: Equatable {
    var opcode: UInt8
    var payload: [UInt8]

    var text: String { String(decoding: payload, as: UTF8.self) }
    /// The code of a close frame.
    var code: Int { payload.count > 1 ? Int(payload[0]) << 8 | Int(payload[1]) : 0 }
  }

  static let (continuation, text, binary, close, ping, pong) =
    (UInt8(0), UInt8(1), UInt8(2), UInt8(8), UInt8(9), UInt8(10))

  let client: Client

  /// Opens a socket; `early` is sent together with the head, before the server has agreed.
  init(port: Int, path: String = "/", early: [UInt8] = [], window: Int32? = nil) throws {
    client = try Client(port: port, window: window)
    try client.send(Array(Self.head(path).utf8) + early)
    let answer = try client.answer()
    guard answer.status == 101, answer.headers["sec-websocket-accept"] == Self.accept else {
      throw Client.Failure.cannotConnect
    }
  }

  /// The example of RFC 6455, section 1.3.
  static let accept = "s3pPLMBiTxaQ9kYGzzhZRbK+xOo="

  static func head(_ path: String) -> String {
    """
    GET \(path) HTTP/1.1\r
    Host: x\r
    Upgrade: websocket\r
    Connection: keep-alive, Upgrade\r
    Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r
    Sec-WebSocket-Version: 13\r
    Sec-WebSocket-Extensions: permessage-deflate\r
    Cookie: who=me\r
    \r

    """
  }

  static func frame(
    _ opcode: UInt8, _ payload: [UInt8], isFinal: Bool = true, isMasked: Bool = true
  ) -> [UInt8] {
    var bytes: [UInt8] = [opcode | (isFinal ? 0x80 : 0)]
    let mask: UInt8 = isMasked ? 0x80 : 0
    switch payload.count {
    case 0...125: bytes.append(mask | UInt8(payload.count))
    case 126...65535:
      bytes += [mask | 126, UInt8(payload.count >> 8), UInt8(payload.count & 0xFF)]
    default:
      bytes.append(mask | 127)
      for shift in stride(from: 56, through: 0, by: -8) {
        bytes.append(UInt8(truncatingIfNeeded: payload.count >> shift))
      }
    }
    guard isMasked else { return bytes + payload }
    let key: [UInt8] = [0x37, 0xFA, 0x21, 0x3D]
    bytes += key
    for (index, byte) in payload.enumerated() { bytes.append(byte ^ key[index & 3]) }
    return bytes
  }

  func send(_ opcode: UInt8, _ payload: [UInt8], isFinal: Bool = true) throws {
    try client.send(Self.frame(opcode, payload, isFinal: isFinal))
  }

  func send(_ text: String) throws { try send(Self.text, Array(text.utf8)) }

  func receive() throws -> Frame {
    let head = try client.take(2)
    var count = Int(head[1] & 0x7F)
    if count == 126 { count = try client.take(2).reduce(0) { $0 << 8 | Int($1) } }
    if count == 127 { count = try client.take(8).reduce(0) { $0 << 8 | Int($1) } }
    return Frame(opcode: head[0] & 0x0F, payload: try client.take(count))
  }
}
