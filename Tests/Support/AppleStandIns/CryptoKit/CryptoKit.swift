// CryptoKit: SHA-256 of bytes.
import Foundation

/// The digest of SHA-256.
public struct SHA256Digest: Sequence {
  public typealias Element = UInt8

  public func makeIterator() -> Array<UInt8>.Iterator { [].makeIterator() }
}

/// SHA-256.
public struct SHA256 {
  /// The digest of some bytes.
  public static func hash<D>(data: D) -> SHA256Digest where D: DataProtocol { SHA256Digest() }
}
