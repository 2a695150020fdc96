// Keys, and codes that prove who made a message.
import CCrypto
public import Foundation

/// The length of a key.
public struct SymmetricKeySize: Sendable {
  /// The length in bits.
  public let bitCount: Int
  /// 128 bits.
  public static var bits128: SymmetricKeySize { SymmetricKeySize(bitCount: 128) }
  /// 192 bits.
  public static var bits192: SymmetricKeySize { SymmetricKeySize(bitCount: 192) }
  /// 256 bits.
  public static var bits256: SymmetricKeySize { SymmetricKeySize(bitCount: 256) }
  /// A length in bits, a multiple of 8.
  public init(bitCount: Int) { self.bitCount = bitCount }
}

/// A secret key.
public struct SymmetricKey: ContiguousBytes, Equatable, Sendable {
  private let bytes: [UInt8]

  /// A random key.
  public init(size: SymmetricKeySize) {
    var system = SystemRandomNumberGenerator()
    bytes = (0..<size.bitCount / 8).map { _ in UInt8.random(in: .min ... .max, using: &system) }
  }

  /// A key of these bytes.
  public init<D>(data: D) where D: ContiguousBytes { bytes = data.withUnsafeBytes { Array($0) } }

  /// The number of bits.
  public var bitCount: Int { bytes.count * 8 }

  /// Calls `body` with the bytes.
  public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
    try bytes.withUnsafeBytes(body)
  }

  /// Whether both have the same bytes, compared in constant time.
  public static func == (lhs: SymmetricKey, rhs: SymmetricKey) -> Bool {
    areEqual(lhs.bytes, rhs.bytes)
  }
}

/// A code of a message and a key, by a hash function (RFC 2104).
public struct HMAC<H>: Sendable where H: HashFunction {
  /// A code that proves who made a message.
  public struct MAC: ContiguousBytes, Hashable, Sendable, Sequence {
    let bytes: [UInt8]
    /// The number of bytes.
    public var byteCount: Int { bytes.count }
    /// Calls `body` with the bytes.
    public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
      try bytes.withUnsafeBytes(body)
    }
    /// The bytes in order.
    public func makeIterator() -> Array<UInt8>.Iterator { bytes.makeIterator() }
    /// Whether both have the same bytes, compared in constant time.
    public static func == (lhs: HMAC<H>.MAC, rhs: HMAC<H>.MAC) -> Bool {
      areEqual(lhs.bytes, rhs.bytes)
    }
  }

  private var inner = H()
  private var outer = H()

  /// A code that has read nothing.
  public init(key: SymmetricKey) {
    var block = key.withUnsafeBytes { Array($0) }
    if block.count > H.blockByteCount { block = Array(H.hash(data: block)) }
    block += Array(repeating: 0, count: H.blockByteCount - block.count)
    inner.update(data: block.map { $0 ^ 0x36 })
    outer.update(data: block.map { $0 ^ 0x5c })
  }

  /// Reads the next bytes.
  public mutating func update<D>(data: D) where D: DataProtocol { inner.update(data: data) }

  /// The code of everything read so far.
  public func finalize() -> HMAC<H>.MAC {
    var outer = outer
    outer.update(data: Array(inner.finalize()))
    return MAC(bytes: Array(outer.finalize()))
  }

  /// The code of `data`.
  public static func authenticationCode<D>(for data: D, using key: SymmetricKey) -> HMAC<H>.MAC
  where D: DataProtocol {
    var code = HMAC(key: key)
    code.update(data: data)
    return code.finalize()
  }

  /// Whether `mac` is the code of `data`.
  public static func isValidAuthenticationCode<M, D>(
    _ mac: M, authenticating data: D, using key: SymmetricKey
  ) -> Bool where M: ContiguousBytes, D: DataProtocol {
    areEqual(mac.withUnsafeBytes { Array($0) }, authenticationCode(for: data, using: key).bytes)
  }
}
