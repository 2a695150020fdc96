// Each hash function of CryptoKit with its digest: SHA-2, and those kept for old formats.
import CCrypto

/// SHA-2 with a digest of 256 bits.
public struct SHA256: OpenSSLFunction {
  var state = HashState(EVP_sha256())

  /// The number of bytes that the function works on at a time.
  public static var blockByteCount: Int { 64 }

  /// A function that has read nothing.
  public init() {}

  /// The type of the results.
  public typealias Digest = SHA256Digest
}

/// A digest of `SHA256`: 32 bytes.
public struct SHA256Digest: BytesDigest {
  let bytes: [UInt8]
  static var functionName: String { "SHA256" }
  /// The number of bytes.
  public static var byteCount: Int { 32 }
}

/// SHA-2 with a digest of 384 bits.
public struct SHA384: OpenSSLFunction {
  var state = HashState(EVP_sha384())

  /// The number of bytes that the function works on at a time.
  public static var blockByteCount: Int { 128 }

  /// A function that has read nothing.
  public init() {}

  /// The type of the results.
  public typealias Digest = SHA384Digest
}

/// A digest of `SHA384`: 48 bytes.
public struct SHA384Digest: BytesDigest {
  let bytes: [UInt8]
  static var functionName: String { "SHA384" }
  /// The number of bytes.
  public static var byteCount: Int { 48 }
}

/// SHA-2 with a digest of 512 bits.
public struct SHA512: OpenSSLFunction {
  var state = HashState(EVP_sha512())

  /// The number of bytes that the function works on at a time.
  public static var blockByteCount: Int { 128 }

  /// A function that has read nothing.
  public init() {}

  /// The type of the results.
  public typealias Digest = SHA512Digest
}

/// A digest of `SHA512`: 64 bytes.
public struct SHA512Digest: BytesDigest {
  let bytes: [UInt8]
  static var functionName: String { "SHA512" }
  /// The number of bytes.
  public static var byteCount: Int { 64 }
}

/// Functions that can be broken. They are for old formats and for names of files alone.
public enum Insecure {
  /// MD5, for old formats.
  public struct MD5: OpenSSLFunction {
    var state = HashState(EVP_md5())

    /// The number of bytes that the function works on at a time.
    public static var blockByteCount: Int { 64 }

    /// A function that has read nothing.
    public init() {}

    /// The type of the results.
    public typealias Digest = MD5Digest
  }

  /// A digest of `Insecure.MD5`: 16 bytes.
  public struct MD5Digest: BytesDigest {
    let bytes: [UInt8]
    static var functionName: String { "MD5" }
    /// The number of bytes.
    public static var byteCount: Int { 16 }
  }

  /// SHA-1, for old formats.
  public struct SHA1: OpenSSLFunction {
    var state = HashState(EVP_sha1())

    /// The number of bytes that the function works on at a time.
    public static var blockByteCount: Int { 64 }

    /// A function that has read nothing.
    public init() {}

    /// The type of the results.
    public typealias Digest = SHA1Digest
  }

  /// A digest of `Insecure.SHA1`: 20 bytes.
  public struct SHA1Digest: BytesDigest {
    let bytes: [UInt8]
    static var functionName: String { "SHA1" }
    /// The number of bytes.
    public static var byteCount: Int { 20 }
  }
}
