// The frames of one WebSocket as they arrive (RFC 6455, section 5), joined into messages.

/// Reads frames from bytes that arrive in pieces of any size.
struct FrameReader {
  /// A complete message, or a control frame.
  enum Item: Equatable {
    /// A message; text is not yet known to be UTF-8.
    case message([UInt8], isBinary: Bool)
    case ping([UInt8])
    case pong
    /// The peer closes, with this payload.
    case close([UInt8])
  }

  /// A breach of the protocol or of the limit, and the code to close with.
  struct Violation: Error, Equatable {
    let code: UInt16
    let reason: String
  }

  private static let (finalBit, reservedBits, maskBit) = (UInt8(0x80), UInt8(0x70), UInt8(0x80))

  /// The most bytes of a message with all its fragments.
  let limit: Int
  private var head: [UInt8] = []
  private var isInPayload = false
  /// The bytes of the current payload that are still to come, and its mask, rotated to the next.
  private var left = 0
  private var mask: UInt32 = 0
  private var message: [UInt8] = []
  private var control: [UInt8] = []
  /// The operation code of the message whose fragments arrive; nil between messages.
  private var kind: Opcode?

  init(limit: Int) { self.limit = limit }

  /// Takes bytes from `input` up to the end of the next item. Returns nil, with `input` empty,
  /// while it is incomplete.
  mutating func next(_ input: inout UnsafeRawBufferPointer) throws(Violation) -> Item? {
    while true {
      if !isInPayload {
        guard try readHead(&input) else { return nil }
        isInPayload = true
      }
      readPayload(&input)
      guard left == 0 else { return nil }
      isInPayload = false
      defer { head.removeAll(keepingCapacity: true) }
      if let item = finished() { return item }
    }
  }

  /// The code of the frame that arrives.
  private var opcode: Opcode? { Opcode(rawValue: head[0] & 0x0F) }

  private var isFinal: Bool { head[0] & Self.finalBit != 0 }

  private mutating func readHead(
    _ input: inout UnsafeRawBufferPointer
  ) throws(Violation) -> Bool {
    while head.count < 2 || head.count < headLength {
      guard let byte = input.first else { return false }
      head.append(byte)
      input = UnsafeRawBufferPointer(rebasing: input.dropFirst())
      if head.count == 2 { try check() }
    }
    let long = head[2..<(headLength - 4)]
    let size = long.isEmpty ? UInt64(head[1] & 0x7F) : long.reduce(0) { $0 << 8 | UInt64($1) }
    let before = opcode?.isControl == true ? 0 : message.count
    guard size <= UInt64(limit - before) else {
      throw Violation(code: 1009, reason: "A message may have \(limit) bytes.")
    }
    left = Int(size)
    mask = head[(headLength - 4)...].reduce(0) { $0 << 8 | UInt32($1) }
    return true
  }

  /// The length of the head, which its second byte decides.
  private var headLength: Int {
    switch head[1] & 0x7F {
    case 126: 8
    case 127: 14
    default: 6
    }
  }

  /// Checks the first two bytes of a frame.
  private mutating func check() throws(Violation) {
    func refuse(_ reason: String) -> Violation { Violation(code: 1002, reason: reason) }
    guard let opcode, head[0] & Self.reservedBits == 0 else { throw refuse("unknown frame") }
    guard head[1] & Self.maskBit != 0 else { throw refuse("a client's frames are masked") }
    if opcode.isControl {
      guard isFinal, head[1] & 0x7F <= 125 else { throw refuse("control frame too long") }
    } else if opcode == .continuation {
      guard kind != nil else { throw refuse("nothing to continue") }
    } else {
      guard kind == nil else { throw refuse("the last message has not ended") }
      kind = opcode
    }
  }

  private mutating func readPayload(_ input: inout UnsafeRawBufferPointer) {
    let part = UnsafeRawBufferPointer(rebasing: input.prefix(left))
    input = UnsafeRawBufferPointer(rebasing: input.dropFirst(part.count))
    left -= part.count
    if opcode?.isControl == true {
      Self.unmask(part, &mask, into: &control)
    } else {
      Self.unmask(part, &mask, into: &message)
    }
  }

  private static func unmask(
    _ part: UnsafeRawBufferPointer, _ mask: inout UInt32, into bytes: inout [UInt8]
  ) {
    let start = bytes.count
    bytes.append(contentsOf: part)
    var key = mask
    bytes.withUnsafeMutableBufferPointer { all in
      for index in start..<all.count {
        all[index] ^= UInt8(truncatingIfNeeded: key >> 24)
        key = key << 8 | key >> 24
      }
    }
    mask = key
  }

  /// The item that the frame completes; nil for a fragment before the last.
  private mutating func finished() -> Item? {
    if opcode?.isControl == true {
      let payload = control
      control = []
      return switch opcode {
      case .ping: .ping(payload)
      case .close: .close(payload)
      default: .pong
      }
    }
    guard isFinal else { return nil }
    defer { (message, kind) = ([], nil) }
    return .message(message, isBinary: kind == .binary)
  }
}

/// The operation codes of frames.
enum Opcode: UInt8 {
  case continuation = 0
  case text = 1
  case binary = 2
  case close = 8
  case ping = 9
  case pong = 10

  var isControl: Bool { rawValue >= 8 }
}

/// The content of a close frame.
enum CloseFrame {
  /// The payload with this code and at most 123 bytes of the reason.
  static func payload(_ code: UInt16, _ reason: String) -> [UInt8] {
    [UInt8(code >> 8), UInt8(code & 0xFF)] + reason.utf8.prefix(123)
  }

  /// The payload that answers a peer's; nil for one of a single byte, which is no code.
  static func answer(to payload: [UInt8]) -> [UInt8]? {
    guard payload.count != 1 else { return nil }
    guard payload.count > 1 else { return [] }
    let code = UInt16(payload[0]) << 8 | UInt16(payload[1])
    // RFC 6455, 7.4: below 3000 only some codes exist, and some of them are never sent.
    switch code {
    case 1000...1003, 1007...1014, 3000...4999:
      return String(validating: payload.dropFirst(2), as: UTF8.self) == nil
        ? self.payload(1007, "") : payload
    default: return self.payload(1002, "")
    }
  }
}
