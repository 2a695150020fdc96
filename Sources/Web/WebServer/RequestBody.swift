// Collects the body of a request from raw bytes, by length or by chunks.

/// A request's body while it comes in.
struct RequestBody {
  private enum Expecting {
    case data(Int)
    case size, dataEnd, trailer, nothing
  }

  private(set) var bytes: [UInt8] = []
  private let limit: Int
  private let isChunked: Bool
  private var expecting: Expecting

  /// Throws 413 at once when the head already states more than the limit.
  init(_ framing: RequestHead.Framing, limit: Int) throws(Refusal) {
    self.limit = limit
    isChunked = framing == .chunked
    switch framing {
    case .none: expecting = .nothing
    case .chunked: expecting = .size
    case .length(let count):
      if count > limit { throw Refusal(status: 413) }
      expecting = .data(count)
    }
  }

  /// Whether all of it is here.
  var isComplete: Bool { if case .nothing = expecting { true } else { false } }

  /// Takes what belongs to this body off the front of `input`; throws 400 for broken chunks, 413 over the limit.
  mutating func take(from input: inout [UInt8]) throws(Refusal) {
    var at = 0
    defer { input.removeFirst(at) }
    while at < input.count || isEmptyData {
      switch expecting {
      case .nothing: return
      case .data(let missing):
        let count = min(missing, input.count - at)
        bytes.append(contentsOf: input[at..<(at + count)])
        at += count
        if count < missing {
          expecting = .data(missing - count)
        } else {
          expecting = isChunked ? .dataEnd : .nothing
        }
      case .dataEnd:
        guard input.count - at >= 2 else { return }
        guard input[at] == 13, input[at + 1] == 10 else { throw Refusal(status: 400) }
        at += 2
        expecting = .size
      case .size:
        guard let line = try Self.line(in: input, at: &at) else { return }
        let size = try Self.size(line)
        if bytes.count + size > limit { throw Refusal(status: 413) }
        expecting = size == 0 ? .trailer : .data(size)
      case .trailer:
        guard let line = try Self.line(in: input, at: &at) else { return }
        if line.isEmpty { expecting = .nothing }
      }
    }
  }

  private var isEmptyData: Bool { if case .data(0) = expecting { true } else { false } }

  /// The next line without its CRLF, or nil while it is incomplete. A line longer than 1 KB is no honest chunk size.
  private static func line(
    in input: [UInt8], at: inout Int
  ) throws(Refusal) -> ArraySlice<UInt8>? {
    guard let feed = input[at...].firstIndex(of: 10) else {
      if input.count - at > 1024 { throw Refusal(status: 400) }
      return nil
    }
    guard feed > at, input[feed - 1] == 13 else { throw Refusal(status: 400) }
    defer { at = feed + 1 }
    return input[at..<(feed - 1)]
  }

  private static func size(_ line: ArraySlice<UInt8>) throws(Refusal) -> Int {
    let digits = line.prefix { $0 != UInt8(ascii: ";") }
    guard !digits.isEmpty, digits.count <= 8 else { throw Refusal(status: 400) }
    var size = 0
    for digit in digits {
      guard let value = hexDigit(digit) else { throw Refusal(status: 400) }
      size = size << 4 | Int(value)
    }
    return size
  }
}
