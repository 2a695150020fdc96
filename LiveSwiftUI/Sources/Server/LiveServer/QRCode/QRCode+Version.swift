// The versions of QR codes with correction M, and their codewords.

extension QRCode {
  /// A size of the code, with the blocks that its codewords are divided into.
  struct Version {
    let number: Int
    /// The correction codewords of each block.
    let correction: Int
    /// The data codewords of each block, shorter blocks first.
    let blocks: [Int]
    /// The rows and columns of the centres of alignment patterns.
    let alignments: [Int]

    private init(_ number: Int, _ correction: Int, _ blocks: [Int], _ alignments: [Int]) {
      (self.number, self.correction) = (number, correction)
      (self.blocks, self.alignments) = (blocks, alignments)
    }

    var size: Int { 17 + 4 * number }

    /// The bytes of a text that fit: mode and length take 12 bits, from version 10 on 20.
    var capacity: Int { blocks.reduce(0, +) - (number < 10 ? 2 : 3) }

    /// The versions 1 to 10, of tables 1, 9 and E.1 of the standard.
    static let all = [
      Version(1, 10, [16], []), Version(2, 16, [28], [6, 18]), Version(3, 26, [44], [6, 22]),
      Version(4, 18, [32, 32], [6, 26]), Version(5, 24, [43, 43], [6, 30]),
      Version(6, 16, [27, 27, 27, 27], [6, 34]), Version(7, 18, [31, 31, 31, 31], [6, 22, 38]),
      Version(8, 22, [38, 38, 39, 39], [6, 24, 42]),
      Version(9, 22, [36, 36, 36, 37, 37], [6, 26, 46]),
      Version(10, 26, [43, 43, 43, 43, 44], [6, 28, 50]),
    ]

    /// The data and correction codewords of a text that fits, interleaved.
    func codewords(of bytes: [UInt8]) -> [UInt8] {
      var bits = Bits()
      bits.append(0b0100, count: 4)
      bits.append(bytes.count, count: number < 10 ? 8 : 16)
      for byte in bytes { bits.append(Int(byte), count: 8) }
      let data = bits.padded(to: blocks.reduce(0, +))
      var (parts, start): ([[UInt8]], Int) = ([], 0)
      for length in blocks {
        parts.append(Array(data[start..<start + length]))
        start += length
      }
      let checks = parts.map { ReedSolomon.remainder(of: $0, degree: correction) }
      return Self.interleaved(parts) + Self.interleaved(checks)
    }

    private static func interleaved(_ parts: [[UInt8]]) -> [UInt8] {
      (0..<(parts.map(\.count).max() ?? 0)).flatMap { index in
        parts.compactMap { index < $0.count ? $0[index] : nil }
      }
    }
  }
}

/// A row of bits, the highest first.
private struct Bits {
  private var bits: [Bool] = []

  mutating func append(_ value: Int, count: Int) {
    for index in (0..<count).reversed() { bits.append(value >> index & 1 == 1) }
  }

  /// The bits as this many bytes: an end mark of up to four zeros, then alternating fill.
  func padded(to count: Int) -> [UInt8] {
    var bits = bits + Array(repeating: false, count: min(4, count * 8 - bits.count))
    while bits.count % 8 != 0 { bits.append(false) }
    var bytes = stride(from: 0, to: bits.count, by: 8).map { start in
      bits[start..<start + 8].reduce(UInt8(0)) { $0 << 1 | ($1 ? 1 : 0) }
    }
    var fill: UInt8 = 0xEC
    while bytes.count < count {
      bytes.append(fill)
      fill ^= 0xEC ^ 0x11
    }
    return bytes
  }
}

/// Reed-Solomon codes over the field of 256 elements with the polynomial 0x11D.
private enum ReedSolomon {
  /// The correction codewords of a block.
  static func remainder(of data: [UInt8], degree: Int) -> [UInt8] {
    let divisor = divisor(degree: degree)
    var rest = [UInt8](repeating: 0, count: degree)
    for byte in data {
      let factor = byte ^ rest.removeFirst()
      rest.append(0)
      for index in rest.indices { rest[index] ^= product(divisor[index], factor) }
    }
    return rest
  }

  /// The coefficients of (x - 1)(x - 2)(x - 4)… without the leading one.
  private static func divisor(degree: Int) -> [UInt8] {
    var result = [UInt8](repeating: 0, count: degree - 1) + [1]
    var root: UInt8 = 1
    for _ in 0..<degree {
      for index in result.indices {
        result[index] = product(result[index], root)
        if index + 1 < result.count { result[index] ^= result[index + 1] }
      }
      root = product(root, 2)
    }
    return result
  }

  private static func product(_ a: UInt8, _ b: UInt8) -> UInt8 {
    var sum = 0
    for index in (0..<8).reversed() {
      sum = sum << 1 ^ (sum >> 7) * 0x11D
      sum ^= Int(b >> index & 1) * Int(a)
    }
    return UInt8(truncatingIfNeeded: sum)
  }
}
