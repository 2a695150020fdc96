// Web addresses in services' answers.
import Foundation
import Testing

@testable import DataLayer

@Suite("Web addresses of services")
struct WebAddressTests {
  // Bug: `https://user:pass@host/` became a link as it was, which disguises where it leads.
  @Test(
    "A user's name and password are left out",
    arguments: [
      ("https://user:pass@host.test/", "https://host.test/"),
      ("https://bank.example@evil.test/a?b#c", "https://evil.test/a?b#c"),
      ("https://bank.example:443@evil.test:8443/x", "https://evil.test:8443/x"),
      ("https://@host.test/", "https://host.test/"),
      ("https://:@host.test/", "https://host.test/"),
      ("https://a:@[::1]:80/%20", "https://[::1]:80/%20"),
      ("https://b%C3%A4nk@evil.test/%2F?q=a%26b", "https://evil.test/%2F?q=a%26b"),
      ("http://a%40b@evil.test", "http://evil.test"),
      ("https://host.test/@name:1?a@b", "https://host.test/@name:1?a@b"),
      ("//a@b.test", "https://b.test"),
    ])
  func userInfo(text: String, address: String) {
    #expect(URL(web: text)?.absoluteString == address)
  }

  @Test(
    "What is no web address with a host is none",
    arguments: ["https://user:pass@/", "https://@", "mailto:a@b.test", "//a@", "a@b.test"])
  func none(text: String) {
    #expect(URL(web: text) == nil)
  }
}
