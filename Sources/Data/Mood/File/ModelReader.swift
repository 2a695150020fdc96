// Takes numbers out of a file of weights, one array after another, never beyond its end.

/// A place in the body of a file of weights; throws `MoodModelError` where it would run out.
struct ModelReader {
  private let body: ArraySlice<UInt8>
  private var at: Int

  /// Starts at the beginning of a body.
  init(_ body: ArraySlice<UInt8>) {
    self.body = body
    at = body.startIndex
  }

  /// Whether nothing is left.
  var isAtEnd: Bool { at == body.endIndex }

  /// A whole number from a range, named for the complaint when it is outside.
  mutating func count(_ name: String, _ range: ClosedRange<Int>) throws(MoodModelError) -> Int {
    let count = Int(try integers(1)[0])
    guard range.contains(count) else { throw .malformed("\(name) is \(count)") }
    return count
  }

  /// Whole numbers of 32 bits.
  mutating func integers(_ count: Int) throws(MoodModelError) -> [UInt32] {
    let bytes = try bytes(count * 4)
    return bytes.withUnsafeBytes { raw in
      (0..<count).map {
        UInt32(littleEndian: raw.loadUnaligned(fromByteOffset: $0 * 4, as: UInt32.self))
      }
    }
  }

  /// Numbers, none of them infinite or none at all.
  mutating func floats(_ name: String, _ count: Int) throws(MoodModelError) -> [Float] {
    let floats = try integers(count).map(Float.init(bitPattern:))
    guard floats.allSatisfy(\.isFinite) else { throw .malformed("\(name) is no number") }
    return floats
  }

  /// Whole numbers of 8 bits, with a sign.
  mutating func small(_ count: Int) throws(MoodModelError) -> [Int8] {
    let bytes = try bytes(count)
    return bytes.withUnsafeBytes { Array($0.bindMemory(to: Int8.self)) }
  }

  /// Weights of 8 bits times a scale for each row.
  mutating func matrix(
    _ name: String, rows: Int, columns: Int
  ) throws(MoodModelError) -> [Float] {
    let small = try small(rows * columns)
    let scale = try floats(name, rows)
    return small.indices.map { Float(small[$0]) * scale[$0 / columns] }
  }

  /// Bytes; what follows starts at a multiple of 4 again.
  mutating func bytes(_ count: Int) throws(MoodModelError) -> ArraySlice<UInt8> {
    guard count <= body.endIndex - at else { throw .malformed("it ends too early") }
    let taken = body[at..<(at + count)]
    at = min(at + (count + 3) / 4 * 4, body.endIndex)
    return taken
  }
}
