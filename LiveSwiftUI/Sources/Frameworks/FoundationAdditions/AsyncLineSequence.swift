// The lines and letters of a sequence of bytes, read as they arrive.

/// The lines of a sequence of bytes in UTF-8, without their ends and without empty lines, as with
/// Apple's Foundation.
public struct AsyncLineSequence<Base: AsyncSequence>: AsyncSequence where Base.Element == UInt8 {
  /// Every element is a line.
  public typealias Element = String

  let base: Base

  /// Starts to read.
  public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(base.makeAsyncIterator()) }

  /// Reads one line after another.
  public struct AsyncIterator: AsyncIteratorProtocol {
    private var base: Base.AsyncIterator
    private var line: [UInt8] = []

    init(_ base: Base.AsyncIterator) { self.base = base }

    /// The next line that is not empty; nil at the end. Throws what the bytes throw.
    public mutating func next() async rethrows -> String? {
      while let byte = try await base.next() {
        if let text = take(byte) { return text }
      }
      return finish()
    }

    /// The line that a byte ends, if it is not empty. Lines end as in Unicode: LF, VT, FF, CR,
    /// NEL, and the separators of lines and paragraphs.
    private mutating func take(_ byte: UInt8) -> String? {
      if (0x0A...0x0D).contains(byte) { return finish() }
      line.append(byte)
      for end in Self.longEnds where line.last == end.last && line.suffix(end.count) == end[...] {
        line.removeLast(end.count)
        return finish()
      }
      return nil
    }

    private static var longEnds: [[UInt8]] {
      [[0xC2, 0x85], [0xE2, 0x80, 0xA8], [0xE2, 0x80, 0xA9]]
    }

    private mutating func finish() -> String? {
      guard !line.isEmpty else { return nil }
      defer { line = [] }
      return String(decoding: line, as: UTF8.self)
    }
  }
}

extension AsyncLineSequence: Sendable where Base: Sendable {}

extension AsyncSequence where Element == UInt8 {
  /// The lines of the bytes, without empty ones.
  public var lines: AsyncLineSequence<Self> { AsyncLineSequence(base: self) }
}
