// Splits bytes that arrive in chunks into lines.

/// Cuts bytes into lines. Invalid UTF-8 is repaired, and of a long line only the start is kept.
struct LineCutter {
  /// The most bytes of a line that are kept: four for each of the 16,384 scalars that are read of a
  /// text.
  static let most = 65_536

  private var remainder: [UInt8] = []

  /// The lines that these bytes complete.
  mutating func take(_ bytes: some Sequence<UInt8>) -> [String] {
    var lines: [String] = []
    for byte in bytes {
      if byte == 0x0A {
        lines.append(line())
      } else if remainder.count < LineCutter.most {
        remainder.append(byte)
      }
    }
    return lines
  }

  /// The last line, if nothing terminates it.
  mutating func end() -> [String] { remainder.isEmpty ? [] : [line()] }

  private mutating func line() -> String {
    if remainder.last == 0x0D { remainder.removeLast() }
    defer { remainder.removeAll(keepingCapacity: true) }
    return String(decoding: remainder, as: UTF8.self)
  }
}
