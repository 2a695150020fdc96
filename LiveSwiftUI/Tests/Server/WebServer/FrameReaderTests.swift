// Frames that arrive in pieces of any size.
import Testing

@testable import WebServer

@Suite("FrameReader")
struct FrameReaderTests {
  /// What a reader makes of bytes that arrive in pieces of `size`.
  private func items(
    _ bytes: [UInt8], in size: Int, limit: Int = 1_000
  ) throws -> [FrameReader.Item] {
    var reader = FrameReader(limit: limit)
    var items: [FrameReader.Item] = []
    for start in stride(from: 0, to: bytes.count, by: size) {
      try bytes[start..<min(start + size, bytes.count)].withUnsafeBytes { piece in
        var input = piece
        while let item = try reader.next(&input) { items.append(item) }
        #expect(input.isEmpty)
      }
    }
    return items
  }

  @Test("The same messages come out whatever the pieces are", arguments: [1, 2, 3, 7, 64, 10_000])
  func pieces(_ size: Int) throws {
    let long = [UInt8]((0..<300).map { UInt8($0 & 0xFF) })
    let bytes =
      WireSocket.frame(1, Array("hello".utf8)) + WireSocket.frame(2, long)
      + WireSocket.frame(1, Array("a".utf8), isFinal: false)
      + WireSocket.frame(WireSocket.ping, Array("hi".utf8))
      + WireSocket.frame(0, Array("b".utf8)) + WireSocket.frame(1, [])
      + WireSocket.frame(WireSocket.pong, [1]) + WireSocket.frame(WireSocket.close, [3, 232])
    #expect(
      try items(bytes, in: size) == [
        .message(Array("hello".utf8), isBinary: false), .message(long, isBinary: true),
        .ping(Array("hi".utf8)), .message(Array("ab".utf8), isBinary: false),
        .message([], isBinary: false), .pong, .close([3, 232]),
      ])
  }

  @Test("A message over the limit is refused from its head, in one frame or in fragments")
  func tooLong() {
    let tooLong = FrameReader.Violation(code: 1009, reason: "A message may have 10 bytes.")
    let eleven = [UInt8](repeating: 97, count: 11)
    let head = Array(WireSocket.frame(1, eleven).prefix(6))
    #expect(throws: tooLong) { try items(head, in: 1, limit: 10) }
    let parts =
      WireSocket.frame(1, Array(eleven.prefix(6)), isFinal: false)
      + WireSocket.frame(0, Array(eleven.prefix(5)))
    #expect(throws: tooLong) { try items(parts, in: 100, limit: 10) }
    // The highest length that a head can name.
    let huge: [UInt8] = [0x81, 0xFF] + Array(repeating: 0xFF, count: 12)
    #expect(throws: tooLong) { try items(huge, in: 14, limit: 10) }
  }

  @Test("A close frame is answered with its code, 1002, 1007 or nothing")
  func answers() {
    #expect(CloseFrame.answer(to: []) == [])
    #expect(CloseFrame.answer(to: [3]) == nil)
    #expect(CloseFrame.answer(to: [3, 232, 97]) == [3, 232, 97])
    #expect(CloseFrame.answer(to: [3, 237]) == CloseFrame.payload(1002, ""))
    #expect(CloseFrame.answer(to: [3, 232, 0xFF]) == CloseFrame.payload(1007, ""))
  }
}
