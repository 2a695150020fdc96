// The hash functions of Apple's CryptoKit, by OpenSSL.
import CCrypto
public import Foundation

/// The result of a hash function: its bytes, compared in constant time.
public protocol Digest: ContiguousBytes, CustomStringConvertible, Hashable, Sendable, Sequence
where Element == UInt8 {
  /// The number of bytes.
  static var byteCount: Int { get }
}

/// A function that makes bytes of any length into a digest.
public protocol HashFunction: Sendable {
  /// The number of bytes that the function works on at a time.
  static var blockByteCount: Int { get }
  /// The type of the results.
  associatedtype Digest: CryptoKit.Digest
  /// A function that has read nothing.
  init()
  /// Reads the next bytes.
  mutating func update(bufferPointer: UnsafeRawBufferPointer)
  /// The digest of everything read so far.
  func finalize() -> Self.Digest
}

extension HashFunction {
  /// The digest of `data`.
  public static func hash<D>(data: D) -> Self.Digest where D: DataProtocol {
    var function = Self()
    function.update(data: data)
    return function.finalize()
  }

  /// Reads the next bytes.
  public mutating func update<D>(data: D) where D: DataProtocol {
    for region in data.regions {
      region.withUnsafeBytes { update(bufferPointer: $0) }
    }
  }
}

/// A hash function by OpenSSL.
protocol OpenSSLFunction: HashFunction where Digest: BytesDigest {
  var state: HashState { get set }
}

extension OpenSSLFunction {
  /// The number of bytes of a digest.
  public static var byteCount: Int { Digest.byteCount }

  /// Reads the next bytes.
  public mutating func update(bufferPointer: UnsafeRawBufferPointer) {
    if !isKnownUniquelyReferenced(&state) { state = HashState(copying: state) }
    state.update(bufferPointer)
  }

  /// The digest of everything read so far.
  public func finalize() -> Digest { Digest(bytes: state.finalize(count: Digest.byteCount)) }
}

extension Digest {
  /// The bytes as lowercase hexadecimal digits.
  package var hexadecimal: String {
    map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
  }
}

/// A digest by OpenSSL.
protocol BytesDigest: Digest {
  var bytes: [UInt8] { get }
  init(bytes: [UInt8])
  /// The name of the function, for descriptions.
  static var functionName: String { get }
}

extension BytesDigest {
  /// Calls `body` with the bytes.
  public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
    try bytes.withUnsafeBytes(body)
  }

  /// The bytes in order.
  public func makeIterator() -> Array<UInt8>.Iterator { bytes.makeIterator() }

  /// The function and the bytes in hexadecimal digits.
  public var description: String {
    "\(Self.functionName) digest: \(hexadecimal)"
  }

  /// Whether both have the same bytes, compared in constant time.
  public static func == (lhs: Self, rhs: Self) -> Bool { areEqual(lhs.bytes, rhs.bytes) }

  /// Whether the bytes are those of `rhs`, compared in constant time.
  public static func == <D>(lhs: Self, rhs: D) -> Bool where D: DataProtocol {
    areEqual(lhs.bytes, Array(rhs))
  }
}

func areEqual(_ one: [UInt8], _ other: [UInt8]) -> Bool {
  one.count == other.count && CRYPTO_memcmp(one, other, one.count) == 0
}

/// A state of a hash function in OpenSSL's memory. Values that share one copy it before a change.
final class HashState: @unchecked Sendable {
  // Changed only while one value refers to it.
  private let context: OpaquePointer

  init(_ algorithm: OpaquePointer?) {
    guard let context = EVP_MD_CTX_new(), EVP_DigestInit_ex(context, algorithm, nil) == 1 else {
      fatalError("OpenSSL has no such hash function.")
    }
    self.context = context
  }

  init(copying other: HashState) {
    guard let context = EVP_MD_CTX_new(), EVP_MD_CTX_copy_ex(context, other.context) == 1 else {
      fatalError("OpenSSL has no memory for a hash function.")
    }
    self.context = context
  }

  deinit { EVP_MD_CTX_free(context) }

  func update(_ bytes: UnsafeRawBufferPointer) {
    withExtendedLifetime(self) { _ = EVP_DigestUpdate(context, bytes.baseAddress, bytes.count) }
  }

  func finalize(count: Int) -> [UInt8] {
    var bytes = [UInt8](repeating: 0, count: count)
    let copy = HashState(copying: self)
    withExtendedLifetime(copy) { _ = EVP_DigestFinal_ex($0.context, &bytes, nil) }
    return bytes
  }
}
