// Signatures, which prove that a browser returns the server's data unchanged.
import CCrypto
import Foundation

/// HMAC-SHA256 with the site's secret, by OpenSSL.
struct Signer: Sendable {
  private let key: [UInt8]

  init(key: [UInt8]) { self.key = key }

  /// The authentication code of `message`, 32 bytes.
  func code(_ message: [UInt8]) -> [UInt8] {
    var code = [UInt8](repeating: 0, count: 32)
    var length: UInt32 = 32
    HMAC(EVP_sha256(), key, Int32(key.count), message, message.count, &code, &length)
    return code
  }

  /// A name of 22 characters for `text` that cannot be computed without the secret.
  func name(of text: String, for use: String) -> String {
    Self.base64url(Array(code(Array("\(use)\0\(text)".utf8)).prefix(16)))
  }

  /// An unguessable name of these bytes.
  func name(of data: Data, for use: String) -> String {
    Self.base64url(Array(code(Array("\(use)\0".utf8) + data).prefix(16)))
  }

  /// The prefix of signed texts, so that no name is also the code of a signed text.
  private static let kept = Array("kept\0".utf8)

  /// `text` with its authentication code, for the browser to keep.
  func signed(_ text: String) -> String {
    let bytes = Array(text.utf8)
    return Self.base64url(bytes) + "." + Self.base64url(code(Self.kept + bytes))
  }

  /// The text that was signed. Nil when any of it was changed.
  func opened(_ signed: String) -> String? {
    let parts = signed.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count == 2, let bytes = Self.bytes(parts[0]), let claimed = Self.bytes(parts[1]),
      Self.areEqual(code(Self.kept + bytes), claimed)
    else { return nil }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Compares in constant time: the duration does not depend on the first difference.
  static func areEqual(_ a: [UInt8], _ b: [UInt8]) -> Bool {
    a.count == b.count && CRYPTO_memcmp(a, b, a.count) == 0
  }

  /// Random bytes that cannot be guessed.
  static func random(_ count: Int) -> [UInt8] {
    var generator = SystemRandomNumberGenerator()
    return (0..<count).map { _ in UInt8.random(in: .min ... .max, using: &generator) }
  }

  static func base64url(_ bytes: [UInt8]) -> String {
    Data(bytes).base64EncodedString().replacing("+", with: "-").replacing("/", with: "_").replacing(
      "=", with: "")
  }

  private static func bytes(_ text: Substring) -> [UInt8]? {
    var base = text.replacing("-", with: "+").replacing("_", with: "/")
    while base.count % 4 != 0 { base += "=" }
    return Data(base64Encoded: String(base)).map(Array.init)
  }
}
