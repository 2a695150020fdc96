// SHA-256 from the system's cryptography library.
public import Foundation

#if canImport(CCrypto)
  import CCrypto
#else
  import CryptoKit
#endif

/// SHA-256 digests.
public enum SHA256Digest {
  /// The digest of the bytes, 32 bytes.
  public static func bytes(_ data: some ContiguousBytes) -> [UInt8] {
    data.withUnsafeBytes { buffer in
      #if canImport(CCrypto)
        var digest = [UInt8](repeating: 0, count: Int(SHA256_DIGEST_LENGTH))
        _ = SHA256(buffer.baseAddress, buffer.count, &digest)
        return digest
      #else
        return Array(CryptoKit.SHA256.hash(data: buffer))
      #endif
    }
  }

  /// The digest of the bytes as 64 lowercase hexadecimal digits.
  public static func hex(_ data: some ContiguousBytes) -> String {
    digits(of: bytes(data))
  }

  /// The digest of a text's UTF-8 as 64 lowercase hexadecimal digits.
  public static func hex(_ text: String) -> String {
    hex(Array(text.utf8))
  }

  /// The bytes as lowercase hexadecimal digits.
  package static func digits(of bytes: some Sequence<UInt8>) -> String {
    let digits = Array("0123456789abcdef".utf8)
    return String(
      decoding: bytes.flatMap { [digits[Int($0 >> 4)], digits[Int($0 & 15)]] }, as: UTF8.self)
  }
}
