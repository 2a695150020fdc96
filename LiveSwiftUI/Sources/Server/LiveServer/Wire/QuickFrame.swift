// The most common frames, read without a JSON parser.
import SwiftUI

/// Reads the frames of presses, toggles, plain texts and acknowledgements exactly as the script
/// writes them. Everything else is left to the JSON parser, which takes twenty times as long.
enum QuickFrame {
  /// The frame, as `Frame.read` would return it; nil for any other form.
  static func read(_ text: String) -> Frame? {
    var text = text
    return text.withUTF8 { bytes in
      var reader = Reader(bytes: bytes)
      return reader.frame()
    }
  }

  private struct Reader {
    let bytes: UnsafeBufferPointer<UInt8>
    var at = 0

    mutating func frame() -> Frame? {
      guard takes("["), let seq = number(), takes(","), let ack = number() else { return nil }
      if takes("]") { return isOver && seq == 0 ? .acknowledgement(ack) : nil }
      // Number 0 is the browser itself, and its values are objects.
      guard seq > 0, takes(","), let element = number(), element > 0, takes(","),
        let kind = string(), kind.utf8.count <= 8, kind != "hello"
      else { return nil }
      var value = EventValue.none
      if takes(",") {
        guard let read = self.value() else { return nil }
        value = read
      }
      guard takes("]"), isOver else { return nil }
      return .event(
        seq: seq, ack: ack, element: element, kind: Handler.Kind(letter: kind), value: value)
    }

    private var isOver: Bool { at == bytes.count }

    private mutating func takes(_ sign: Unicode.Scalar) -> Bool {
      guard at < bytes.count, bytes[at] == UInt8(ascii: sign) else { return false }
      at += 1
      return true
    }

    /// A whole number of at most fifteen digits.
    private mutating func number() -> Int? {
      let start = at
      var value = 0
      while at < bytes.count, (0x30...0x39).contains(bytes[at]), at - start < 15 {
        value = value * 10 + Int(bytes[at] - 0x30)
        at += 1
      }
      let length = at - start
      return length == 0 || (length > 1 && bytes[start] == 0x30) ? nil : value
    }

    /// A string without escapes.
    private mutating func string() -> String? {
      guard takes("\"") else { return nil }
      let start = at
      while at < bytes.count, bytes[at] >= 0x20, bytes[at] != 0x22, bytes[at] != 0x5C { at += 1 }
      let end = at
      guard takes("\"") else { return nil }
      return String(decoding: bytes[start..<end], as: UTF8.self)
    }

    /// A string, or a truth value; numbers and lists have more forms.
    private mutating func value() -> EventValue? {
      if takes("t") { return skip("rue") ? .flag(true) : nil }
      if takes("f") { return skip("alse") ? .flag(false) : nil }
      return string().map { .text(Frame.cut($0)) }
    }

    private mutating func skip(_ word: StaticString) -> Bool {
      guard at + word.utf8CodeUnitCount <= bytes.count else { return false }
      for index in 0..<word.utf8CodeUnitCount where bytes[at + index] != word.utf8Start[index] {
        return false
      }
      at += word.utf8CodeUnitCount
      return true
    }
  }
}
