// A JSON reader that makes one pass over the bytes and skips values that are not needed.
public import Foundation

/// A position in a JSON text that moves forward as values are read.
///
/// It is for long lists of which a few fields are needed. Skipped values are checked (RFC 8259:
/// grammar, UTF-8, escapes) without allocations. `JSONDecoder` takes several times as long on
/// Linux.
/// ```swift
/// let names = try JSONReader.read(body) { reader throws(JSONError) in
///   var names: [String] = []
///   try reader.eachMember { key, reader throws(JSONError) in
///     if key.is("name"), let name = try reader.text() { names.append(name) }
///   }
///   return names
/// }
/// ```
public struct JSONReader {
  /// The most levels of nested lists and objects.
  public static let maxDepth = 128

  let bytes: UnsafePointer<UInt8>
  let count: Int
  var position = 0
  private var depth = 0

  /// The type of a value.
  public enum Kind: Sendable, Hashable {
    /// An object.
    case object
    /// An array.
    case list
    /// A string.
    case text
    /// A number.
    case number
    /// `true` or `false`.
    case truth
    /// `null`.
    case null
  }

  init(_ bytes: UnsafePointer<UInt8>, count: Int) {
    self.bytes = bytes
    self.count = count
    // RFC 8259 allows a parser to ignore a byte order mark.
    if count >= 3, bytes[0] == 0xEF, bytes[1] == 0xBB, bytes[2] == 0xBF { position = 3 }
  }

  /// Reads the single value of `body` with `take`. Throws for a fault, or for anything after the
  /// value.
  ///
  /// The reader points into the bytes of `body`, so it is valid only inside the closure.
  public static func read<Value>(
    _ body: Data, _ take: (inout JSONReader) throws(JSONError) -> Value
  ) throws(JSONError) -> Value {
    if body.isEmpty { throw JSONError(offset: 0, .end) }
    let result = body.withUnsafeBytes { raw -> Result<Value, JSONError> in
      // The body is not empty, so it has an address.
      let bytes = raw.bindMemory(to: UInt8.self)
      var reader = JSONReader(bytes.baseAddress!, count: bytes.count)
      do throws(JSONError) {
        _ = try reader.next()
        let start = reader.position
        let value = try take(&reader)
        if reader.position == start { try reader.skip() }
        reader.skipSpace()
        if reader.position < reader.count { throw reader.fault(.byte) }
        return .success(value)
      } catch {
        return .failure(error)
      }
    }
    return try result.get()
  }

  /// The type of the value here, which is not read yet.
  public mutating func kind() throws(JSONError) -> Kind {
    switch try next() {
    case UInt8(ascii: "{"): .object
    case UInt8(ascii: "["): .list
    case UInt8(ascii: "\""): .text
    case UInt8(ascii: "t"), UInt8(ascii: "f"): .truth
    case UInt8(ascii: "n"): .null
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): .number
    default: throw fault(.byte)
    }
  }

  /// Calls `take` for each member of the object here, in order. A value that `take` does not read
  /// is skipped.
  ///
  /// Both of two members with the same name are passed. Returns false and skips the value when it
  /// is not an object.
  @discardableResult
  public mutating func eachMember(
    _ take: (JSONKey, inout JSONReader) throws(JSONError) -> Void
  ) throws(JSONError) -> Bool {
    guard try kind() == .object else {
      try skip()
      return false
    }
    guard try enter(emptyUntil: UInt8(ascii: "}")) else { return true }
    repeat {
      let key = try key()
      _ = try next()
      let start = position
      try take(key, &self)
      if position == start { try skip() }
    } while try hasMore(until: UInt8(ascii: "}"))
    return true
  }

  /// Calls `take` for each element of the array here, in order. An element that `take` does not
  /// read is skipped.
  ///
  /// Returns false and skips the value when it is not an array.
  @discardableResult
  public mutating func eachElement(
    _ take: (inout JSONReader) throws(JSONError) -> Void
  ) throws(JSONError) -> Bool {
    guard try kind() == .list else {
      try skip()
      return false
    }
    guard try enter(emptyUntil: UInt8(ascii: "]")) else { return true }
    repeat {
      _ = try next()
      let start = position
      try take(&self)
      if position == start { try skip() }
    } while try hasMore(until: UInt8(ascii: "]"))
    return true
  }

  /// Checks and skips the value here, of any type.
  public mutating func skip() throws(JSONError) {
    switch try kind() {
    case .text: _ = try scanText()
    case .number: _ = try scanNumber()
    case .truth, .null: _ = try word()
    case .list:
      guard try enter(emptyUntil: UInt8(ascii: "]")) else { return }
      repeat { try skip() } while try hasMore(until: UInt8(ascii: "]"))
    case .object:
      guard try enter(emptyUntil: UInt8(ascii: "}")) else { return }
      repeat {
        _ = try key()
        try skip()
      } while try hasMore(until: UInt8(ascii: "}"))
    }
  }

  /// Enters an array or object. Returns false when it is empty, and skips it.
  private mutating func enter(emptyUntil close: UInt8) throws(JSONError) -> Bool {
    guard depth < Self.maxDepth else { throw fault(.depth) }
    position += 1
    if try next() == close {
      position += 1
      return false
    }
    depth += 1
    return true
  }

  /// Skips the comma before the next value. Returns false at the end, which is skipped too.
  private mutating func hasMore(until close: UInt8) throws(JSONError) -> Bool {
    let byte = try next()
    guard byte == close || byte == UInt8(ascii: ",") else { throw fault(.byte) }
    position += 1
    if byte == close { depth -= 1 }
    return byte != close
  }

  private mutating func key() throws(JSONError) -> JSONKey {
    guard try next() == UInt8(ascii: "\"") else { throw fault(.byte) }
    let text = try scanText()
    guard try next() == UInt8(ascii: ":") else { throw fault(.byte) }
    position += 1
    return JSONKey(
      bytes: bytes + text.start, count: text.end - text.start,
      decoded: text.hasEscapes ? string(of: text) : nil)
  }

  /// The next byte that is no white space, without skipping it. Throws at the end of the text.
  mutating func next() throws(JSONError) -> UInt8 {
    skipSpace()
    guard position < count else { throw fault(.end) }
    return bytes[position]
  }

  private mutating func skipSpace() {
    while position < count {
      let byte = bytes[position]
      guard byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 else { return }
      position += 1
    }
  }

  /// The number of bytes before the value that is read next.
  package var offset: Int { position }

  func fault(_ reason: JSONError.Reason) -> JSONError { JSONError(offset: position, reason) }
}

/// The name of a member, valid only inside the closure of ``JSONReader/eachMember(_:)``.
public struct JSONKey {
  let bytes: UnsafePointer<UInt8>
  let count: Int
  /// The decoded name if it has escapes; nil otherwise.
  let decoded: String?

  /// Whether the name equals `name`.
  public func `is`(_ name: StaticString) -> Bool {
    guard decoded == nil else { return decoded == "\(name)" }
    guard count == name.utf8CodeUnitCount else { return false }
    return memcmp(bytes, name.utf8Start, count) == 0
  }

  /// The name as a string.
  public var text: String {
    decoded ?? String(decoding: UnsafeBufferPointer(start: bytes, count: count), as: UTF8.self)
  }
}
