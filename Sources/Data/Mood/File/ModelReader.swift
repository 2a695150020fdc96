// Reads the arrays of a file of weights one after another.

/// A position in the body of a file of weights; reading past the end throws `MoodModelError`.
struct ModelReader {
  private let body: ArraySlice<UInt8>
  private var at: Int

  /// A reader at the beginning of a body.
  init(_ body: ArraySlice<UInt8>) {
    self.body = body
    at = body.startIndex
  }

  /// Whether all bytes were read.
  var isAtEnd: Bool { at == body.endIndex }

  /// An integer of this range; outside it throws with this name.
  mutating func count(_ name: String, _ range: ClosedRange<Int>) throws(MoodModelError) -> Int {
    let count = Int(try integers(1)[0])
    guard range.contains(count) else { throw .malformed("\(name) is \(count)") }
    return count
  }

  /// Unsigned integers of 32 bits.
  mutating func integers(_ count: Int) throws(MoodModelError) -> [UInt32] {
    let bytes = try bytes(count * 4)
    return bytes.withUnsafeBytes { raw in
      (0..<count).map {
        UInt32(littleEndian: raw.loadUnaligned(fromByteOffset: $0 * 4, as: UInt32.self))
      }
    }
  }

  /// Floating-point numbers; throws unless all are finite.
  mutating func floats(_ name: String, _ count: Int) throws(MoodModelError) -> [Float] {
    let floats = try integers(count).map(Float.init(bitPattern:))
    guard floats.allSatisfy(\.isFinite) else { throw .malformed("\(name) is no number") }
    return floats
  }

  /// Signed integers of 8 bits.
  mutating func small(_ count: Int) throws(MoodModelError) -> [Int8] {
    let bytes = try bytes(count)
    return bytes.withUnsafeBytes { Array($0.bindMemory(to: Int8.self)) }
  }

  /// Weights of 8 bits, multiplied by a scale for each row.
  mutating func matrix(
    _ name: String, rows: Int, columns: Int
  ) throws(MoodModelError) -> [Float] {
    let small = try small(rows * columns)
    let scale = try floats(name, rows)
    return small.indices.map { Float(small[$0]) * scale[$0 / columns] }
  }

  /// Bytes; the next array starts at a multiple of 4.
  mutating func bytes(_ count: Int) throws(MoodModelError) -> ArraySlice<UInt8> {
    guard count <= body.endIndex - at else { throw .malformed("it ends too early") }
    let taken = body[at..<(at + count)]
    at = min(at + (count + 3) / 4 * 4, body.endIndex)
    return taken
  }
}
