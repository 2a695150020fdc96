// Fingerprints against published test vectors.

import Foundation
import Testing

@testable import DataLayer

@Suite("SHA-256")
struct SHA256Tests {
  @Test(
    "Fingerprints are those of FIPS 180-4's examples",
    arguments: [
      ("", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
      ("abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
      (
        "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
        "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
      ),
    ])
  func vectors(_ text: String, _ hex: String) {
    #expect(SHA256Digest.hex(text) == hex)
    #expect(SHA256Digest.hex(Data(text.utf8)) == hex)
  }

  @Test("Keyed fingerprints are those of RFC 4231's cases 1, 2 and 6, and an empty key is a key")
  func keyed() {
    func hex(_ key: [UInt8], _ text: String) -> String {
      SHA256Digest.hmac(key: key, message: Data(text.utf8))
        .map { String(format: "%02x", $0) }.joined()
    }
    #expect(
      hex(Array(repeating: 0x0B, count: 20), "Hi There")
        == "b0344c61d8db38535ca8afceaf0bf12b881dc200c9833da726e9376c2e32cff7")
    #expect(
      hex(Array("Jefe".utf8), "what do ya want for nothing?")
        == "5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843")
    #expect(
      hex(
        Array(repeating: 0xAA, count: 131), "Test Using Larger Than Block-Size Key - Hash Key First"
      )
        == "60e431591ee0b67f0d8a26aacbf5b77f8e0bc6213728c5140546040f0ee37f54")
    #expect(hex([], "") == "b613679a0814d9ec772f95d778c35fc5ff1697c493715653c6c712144292c5ad")
  }

  @Test("Equal is equal, and any difference is one")
  func equality() {
    #expect(SHA256Digest.isEqual([1, 2, 3], [1, 2, 3]))
    #expect(SHA256Digest.isEqual([], []))
    #expect(!SHA256Digest.isEqual([1, 2, 3], [1, 2, 4]))
    #expect(!SHA256Digest.isEqual([1, 2, 3], [1, 2]))
  }
}
