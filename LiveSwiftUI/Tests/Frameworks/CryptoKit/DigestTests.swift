// Digests and codes against the examples of their standards.
import CryptoKit
import Foundation
import Testing

@Suite("CryptoKit") struct DigestTests {
  private func hex(_ bytes: some Sequence<UInt8>) -> String {
    bytes.map { String(format: "%02x", $0) }.joined()
  }

  @Test("Each function gives the digest of \"abc\" that its standard names")
  func examples() {
    let abc = Data("abc".utf8)
    #expect(
      hex(SHA256.hash(data: abc))
        == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad")
    #expect(
      hex(SHA384.hash(data: abc))
        == "cb00753f45a35e8bb5a03d699ac65007272c32ab0eded1631a8b605a43ff5bed"
        + "8086072ba1e7cc2358baeca134c825a7")
    #expect(hex(SHA512.hash(data: abc)).hasPrefix("ddaf35a193617abacc417349ae204131"))
    #expect(hex(Insecure.MD5.hash(data: abc)) == "900150983cd24fb0d6963f7d28e17f72")
    #expect(hex(Insecure.SHA1.hash(data: abc)) == "a9993e364706816aba3e25717850c26c9cd0d89d")
    #expect(
      Insecure.MD5.hash(data: Data()).description
        == "MD5 digest: d41d8cd98f00b204e9800998ecf8427e")
  }

  @Test("A function goes on after a digest, and a copy goes its own way")
  func parts() {
    var first = SHA256()
    first.update(data: Data("a".utf8))
    var second = first
    second.update(data: Data("bc".utf8))
    #expect(first.finalize() == SHA256.hash(data: Data("a".utf8)))
    first.update(data: Data("x".utf8))
    #expect(first.finalize() == SHA256.hash(data: Data("ax".utf8)))
    #expect(second.finalize() == SHA256.hash(data: Data("abc".utf8)))
  }

  @Test("A code is that of RFC 4231, and is refused for another message or key")
  func codes() {
    let key = SymmetricKey(data: Data("Jefe".utf8))
    let message = Data("what do ya want for nothing?".utf8)
    let code = HMAC<SHA256>.authenticationCode(for: message, using: key)
    #expect(hex(code) == "5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843")
    #expect(HMAC<SHA256>.isValidAuthenticationCode(code, authenticating: message, using: key))
    let other = SymmetricKey(size: .bits256)
    #expect(other.bitCount == 256 && other != SymmetricKey(size: .bits256))
    #expect(!HMAC<SHA256>.isValidAuthenticationCode(code, authenticating: message, using: other))
    // A key longer than a block is hashed first (test case 6).
    let long = SymmetricKey(data: Data(repeating: 0xaa, count: 131))
    let text = Data("Test Using Larger Than Block-Size Key - Hash Key First".utf8)
    #expect(
      hex(HMAC<SHA256>.authenticationCode(for: text, using: long))
        == "60e431591ee0b67f0d8a26aacbf5b77f8e0bc6213728c5140546040f0ee37f54")
  }
}
