// The body of a request, collected from raw bytes by length or by chunks.

/// A request's body while it is received.
struct RequestBody {
  private enum Expecting {
    case data(Int)
    case size, dataEnd, trailer, nothing
  }

  private(set) var bytes: [UInt8] = []
  private let limit: Int
  private let isChunked: Bool
  private var expecting: Expecting
  /// The bytes of trailer fields so far.
  private var trailer = 0
  /// The most bytes of trailer fields; above it 431.
  private static let trailerLimit = 4096

  /// Throws 413 at once when the head states a length above the limit.
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

  /// Whether all of it has arrived.
  var isComplete: Bool { if case .nothing = expecting { true } else { false } }

  /// Consumes this body's bytes from the front of `input` and returns their number. Throws 400 for
  /// broken chunks or trailers, 413 for a body over the limit, 431 for long trailers.
  mutating func take(_ input: ArraySlice<UInt8>) throws(Refusal) -> Int {
    var at = input.startIndex
    while at < input.endIndex || isEmptyData {
      switch expecting {
      case .nothing: return at - input.startIndex
      case .data(let missing):
        let count = min(missing, input.endIndex - at)
        bytes.append(contentsOf: input[at..<(at + count)])
        at += count
        if count < missing {
          expecting = .data(missing - count)
        } else {
          expecting = isChunked ? .dataEnd : .nothing
        }
      case .dataEnd:
        guard input.endIndex - at >= 2 else { return at - input.startIndex }
        guard input[at] == 13, input[at + 1] == 10 else { throw Refusal(status: 400) }
        at += 2
        expecting = .size
      case .size:
        guard let line = try Self.line(in: input, at: &at) else { return at - input.startIndex }
        let size = try Self.size(line)
        if bytes.count + size > limit { throw Refusal(status: 413) }
        expecting = size == 0 ? .trailer : .data(size)
      case .trailer:
        guard let line = try Self.line(in: input, at: &at) else { return at - input.startIndex }
        if line.isEmpty {
          expecting = .nothing
        } else {
          trailer += line.count
          if trailer > Self.trailerLimit { throw Refusal(status: 431) }
          // Trailers are discarded, but each must be a valid field.
          _ = try RequestHead.field(line)
        }
      }
    }
    return at - input.startIndex
  }

  private var isEmptyData: Bool { if case .data(0) = expecting { true } else { false } }

  /// The next line without its CRLF. Nil while it is incomplete. Throws above 1 KB, because no
  /// client needs a chunk size of that length.
  private static func line(
    in input: ArraySlice<UInt8>, at: inout Int
  ) throws(Refusal) -> ArraySlice<UInt8>? {
    guard let feed = input[at...].firstIndex(of: 10) else {
      if input.endIndex - at > 1024 { throw Refusal(status: 400) }
      return nil
    }
    guard feed > at, input[feed - 1] == 13 else { throw Refusal(status: 400) }
    defer { at = feed + 1 }
    return input[at..<(feed - 1)]
  }

  private static func size(_ line: ArraySlice<UInt8>) throws(Refusal) -> Int {
    let digits = line.prefix { $0 != UInt8(ascii: ";") }
    guard !digits.isEmpty, digits.count <= 8, line.allSatisfy(RequestHead.isText) else {
      throw Refusal(status: 400)
    }
    var size = 0
    for digit in digits {
      guard let value = hexDigit(digit) else { throw Refusal(status: 400) }
      size = size << 4 | Int(value)
    }
    return size
  }
}
