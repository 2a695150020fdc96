// Names of Security for the certificates of a server: each is a compile error that says so.
public import Foundation
public import FoundationNetworking

/// Unavailable: URLSession checks certificates itself here.
@available(
  *, unavailable, message: "URLSession checks certificates itself here: none can be pinned."
)
public final class SecTrust {
  private init() {}
}

/// Unavailable: URLSession checks certificates itself here.
@available(
  *, unavailable, message: "URLSession checks certificates itself here: none can be pinned."
)
public final class SecCertificate {
  private init() {}
}

/// Unavailable: URLSession checks certificates itself here.
@available(
  *, unavailable, message: "URLSession checks certificates itself here: none can be pinned."
)
public final class SecPolicy {
  private init() {}
}

/// Unavailable: URLSession checks certificates itself here.
@available(
  *, unavailable, message: "URLSession checks certificates itself here: none can be pinned."
)
public final class SecKey {
  private init() {}
}

/// Unavailable: URLSession checks certificates itself here.
// swift-format-ignore: AlwaysUseLowerCamelCase
@available(
  *, unavailable, message: "URLSession checks certificates itself here: none can be pinned."
)
public func SecTrustGetCertificateAtIndex(_ trust: SecTrust, _ ix: Int) -> SecCertificate? { nil }

/// Unavailable: URLSession checks certificates itself here.
// swift-format-ignore: AlwaysUseLowerCamelCase
@available(
  *, unavailable, message: "URLSession checks certificates itself here: none can be pinned."
)
public func SecTrustGetCertificateCount(_ trust: SecTrust) -> Int { 0 }

/// Unavailable: URLSession checks certificates itself here.
// swift-format-ignore: AlwaysUseLowerCamelCase
@available(
  *, unavailable, message: "URLSession checks certificates itself here: none can be pinned."
)
public func SecTrustCopyCertificateChain(_ trust: SecTrust) -> CFArray? { nil }

/// Unavailable: URLSession checks certificates itself here.
// swift-format-ignore: AlwaysUseLowerCamelCase
@available(
  *, unavailable, message: "URLSession checks certificates itself here: none can be pinned."
)
public func SecTrustEvaluateWithError(_ trust: SecTrust, _ error: Any?) -> Bool { false }

/// Unavailable: URLSession checks certificates itself here.
// swift-format-ignore: AlwaysUseLowerCamelCase
@available(
  *, unavailable, message: "URLSession checks certificates itself here: none can be pinned."
)
public func SecTrustSetPolicies(_ trust: SecTrust, _ policies: Any) -> OSStatus { 0 }

/// Unavailable: URLSession checks certificates itself here.
// swift-format-ignore: AlwaysUseLowerCamelCase
@available(
  *, unavailable, message: "URLSession checks certificates itself here: none can be pinned."
)
public func SecTrustCopyKey(_ trust: SecTrust) -> SecKey? { nil }

/// Unavailable: URLSession checks certificates itself here.
// swift-format-ignore: AlwaysUseLowerCamelCase
@available(
  *, unavailable, message: "URLSession checks certificates itself here: none can be pinned."
)
public func SecPolicyCreateSSL(_ server: Bool, _ hostname: CFString?) -> SecPolicy { fatalError() }

/// Unavailable: URLSession checks certificates itself here.
// swift-format-ignore: AlwaysUseLowerCamelCase
@available(
  *, unavailable, message: "URLSession checks certificates itself here: none can be pinned."
)
public func SecCertificateCopyData(_ certificate: SecCertificate) -> CFData { Data() }

/// Unavailable: URLSession checks certificates itself here.
// swift-format-ignore: AlwaysUseLowerCamelCase
@available(
  *, unavailable, message: "URLSession checks certificates itself here: none can be pinned."
)
public func SecCertificateCopyKey(_ certificate: SecCertificate) -> SecKey? { nil }

/// Unavailable: URLSession checks certificates itself here.
// swift-format-ignore: AlwaysUseLowerCamelCase
@available(
  *, unavailable, message: "URLSession checks certificates itself here: none can be pinned."
)
public func SecCertificateCreateWithData(_ allocator: Any?, _ data: CFData) -> SecCertificate? {
  nil
}

/// Unavailable: URLSession checks certificates itself here.
// swift-format-ignore: AlwaysUseLowerCamelCase
@available(
  *, unavailable, message: "URLSession checks certificates itself here: none can be pinned."
)
public func SecKeyCopyExternalRepresentation(_ key: SecKey, _ error: Any?) -> CFData? { nil }

extension URLCredential {
  /// Unavailable: URLSession checks certificates itself here.
  @available(
    *, unavailable, message: "URLSession checks certificates itself here: none can be pinned."
  )
  public convenience init(trust: SecTrust) {
    self.init(user: "", password: "", persistence: .none)
  }
}

/// Unavailable: Swift has its own generator of random numbers.
// swift-format-ignore: AlwaysUseLowerCamelCase
@available(*, unavailable, message: "Use SystemRandomNumberGenerator, or CryptoKit's SymmetricKey.")
public func SecRandomCopyBytes(
  _ rnd: Any?, _ count: Int, _ bytes: UnsafeMutableRawPointer
) -> Int32 { 0 }

/// Unavailable: Swift has its own generator of random numbers.
@available(*, unavailable, message: "Use SystemRandomNumberGenerator, or CryptoKit's SymmetricKey.")
public var kSecRandomDefault: Any? { nil }
