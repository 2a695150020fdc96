// The certificates that libcurl trusts on this machine.
@testable import HTTPRequests
#if canImport(CCURL)
  import Foundation
  import Testing

  @testable import DataLayer

  @Suite("Certificates of libcurl")
  struct CurlCertificateTests {
    // Without the file libcurl must keep its folder, or no https address would work.
    @Test("The file of all certificates is used only where it is, and has some")
    func file() throws {
      guard let file = CurlCertificates.file else { return }
      let text = try String(contentsOfFile: file, encoding: .utf8)
      #expect(text.contains("-----BEGIN CERTIFICATE-----"))
    }
  }
#endif
