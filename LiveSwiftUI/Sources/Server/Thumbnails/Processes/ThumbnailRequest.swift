// The messages between a server and the process that makes its thumbnails.

/// The head of a request: three numbers in the machine's order of bytes, before the picture.
///
/// The answer is the number of the smaller picture's bytes, 0 for none, and those.
struct ThumbnailRequest: Equatable {
  /// The most bytes of a picture.
  static let mostBytes = 1 << 25
  /// The number of the head's bytes.
  static let length = 12

  let side: Int
  let asWebP: Bool
  /// The number of the picture's bytes.
  let count: Int

  init(side: Int, asWebP: Bool, count: Int) {
    (self.side, self.asWebP, self.count) = (side, asWebP, count)
  }

  /// Parses a head; nil for one of another length, and for a picture of too many bytes.
  init?(_ bytes: [UInt8]) {
    guard bytes.count == Self.length else { return nil }
    let numbers = stride(from: 0, to: Self.length, by: 4).map { Self.number(bytes[$0..<$0 + 4]) }
    guard numbers[2] <= Self.mostBytes else { return nil }
    self.init(side: numbers[0], asWebP: numbers[1] == 1, count: numbers[2])
  }

  var bytes: [UInt8] { [side, asWebP ? 1 : 0, count].flatMap(Self.bytes(of:)) }

  static func bytes(of number: Int) -> [UInt8] {
    withUnsafeBytes(of: UInt32(number), Array.init)
  }

  static func number(_ bytes: some Collection<UInt8>) -> Int {
    bytes.reversed().reduce(0) { $0 << 8 | Int($1) }
  }
}
