// Reads the consecutive arrays of a file of weights.

/// A position in the body of a file of weights. Reading past the end throws `MoodModelError`.
struct ModelReader {
  private let body: ArraySlice<UInt8>
  private var at: Int

  /// A reader at the start of a body.
  init(_ body: ArraySlice<UInt8>) {
    self.body = body
    at = body.startIndex
  }

  /// Whether all bytes were read.
  var isAtEnd: Bool { at == body.endIndex }

  /// An integer in this range. Throws with this name outside of it.
  mutating func count(_ name: String, _ range: ClosedRange<Int>) throws(MoodModelError) -> Int {
    let count = Int(try integers(1)[0])
    guard range.contains(count) else { throw .malformed("\(name) is \(count)") }
    return count
  }

  /// Unsigned 32-bit integers.
  mutating func integers(_ count: Int) throws(MoodModelError) -> [UInt32] {
    let bytes = try bytes(count * 4)
    return bytes.withUnsafeBytes { raw in
      (0..<count).map {
        UInt32(littleEndian: raw.loadUnaligned(fromByteOffset: $0 * 4, as: UInt32.self))
      }
    }
  }

  /// Floating-point numbers. Throws unless all are finite.
  mutating func floats(_ name: String, _ count: Int) throws(MoodModelError) -> [Float] {
    let floats = try integers(count).map(Float.init(bitPattern:))
    guard floats.allSatisfy(\.isFinite) else { throw .malformed("\(name) is no number") }
    return floats
  }

  /// Signed 8-bit integers.
  mutating func small(_ count: Int) throws(MoodModelError) -> [Int8] {
    let bytes = try bytes(count)
    return bytes.withUnsafeBytes { Array($0.bindMemory(to: Int8.self)) }
  }

  /// 8-bit weights, multiplied by a scale for each row.
  mutating func matrix(
    _ name: String, rows: Int, columns: Int
  ) throws(MoodModelError) -> [Float] {
    let small = try small(rows * columns)
    let scale = try floats(name, rows)
    return small.indices.map { Float(small[$0]) * scale[$0 / columns] }
  }

  /// Bytes. The next array starts at a multiple of 4.
  mutating func bytes(_ count: Int) throws(MoodModelError) -> ArraySlice<UInt8> {
    guard count <= body.endIndex - at else { throw .malformed("it ends too early") }
    let taken = body[at..<(at + count)]
    at = min(at + (count + 3) / 4 * 4, body.endIndex)
    return taken
  }
}
