// SHA-256 and HMAC-SHA-256, from the system's own cryptography.

import Foundation

#if canImport(CryptoKit)
  import CryptoKit
#else
  import CCrypto
#endif

/// SHA-256 fingerprints (32 bytes) and keyed fingerprints.
public enum SHA256Digest {
  /// The fingerprint of some bytes.
  public static func bytes(_ data: some ContiguousBytes) -> [UInt8] {
    data.withUnsafeBytes { buffer in
      #if canImport(CryptoKit)
        return Array(CryptoKit.SHA256.hash(data: buffer))
      #else
        var digest = [UInt8](repeating: 0, count: Int(SHA256_DIGEST_LENGTH))
        _ = SHA256(buffer.baseAddress, buffer.count, &digest)
        return digest
      #endif
    }
  }

  /// The fingerprint as 64 lower-case hexadecimal digits.
  public static func hex(_ data: some ContiguousBytes) -> String {
    hex(of: bytes(data))
  }

  /// The fingerprint of the text's UTF-8 as 64 lower-case hexadecimal digits.
  public static func hex(_ text: String) -> String {
    hex(Array(text.utf8))
  }

  /// HMAC-SHA-256 (RFC 2104): a fingerprint that only a holder of the key can make.
  public static func hmac(key: some ContiguousBytes, message: some ContiguousBytes) -> [UInt8] {
    key.withUnsafeBytes { key in
      message.withUnsafeBytes { message in
        #if canImport(CryptoKit)
          let key = SymmetricKey(data: key)
          return Array(
            CryptoKit.HMAC<CryptoKit.SHA256>.authenticationCode(for: message, using: key))
        #else
          // An empty key or message may have no address, which OpenSSL takes as "keep the last key".
          var nothing: UInt8 = 0
          var digest = [UInt8](repeating: 0, count: Int(SHA256_DIGEST_LENGTH))
          withUnsafePointer(to: &nothing) { nothing in
            _ = HMAC(
              EVP_sha256(), key.baseAddress ?? UnsafeRawPointer(nothing), Int32(key.count),
              message.baseAddress?.assumingMemoryBound(to: UInt8.self) ?? nothing, message.count,
              &digest, nil)
          }
          return digest
        #endif
      }
    }
  }

  /// Compares without telling by the time it takes where the first difference is.
  public static func isEqual(_ left: [UInt8], _ right: [UInt8]) -> Bool {
    guard left.count == right.count else { return false }
    return zip(left, right).reduce(0) { $0 | ($1.0 ^ $1.1) } == 0
  }

  private static func hex(of bytes: [UInt8]) -> String {
    let digits = Array("0123456789abcdef".utf8)
    return String(
      decoding: bytes.flatMap { [digits[Int($0 >> 4)], digits[Int($0 & 15)]] }, as: UTF8.self)
  }
}
