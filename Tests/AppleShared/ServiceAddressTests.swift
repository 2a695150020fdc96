// Addresses of services, as a person or a configuration writes them.
import Foundation
import Testing

@testable import AppleShared

@Suite("Addresses on Apple's systems")
struct ServiceAddressTests {
  @Test("A web address is read without blanks around it and slashes at its end")
  func read() {
    for (text, address) in [
      (" https://host.example/api/v1/me/ \n", "https://host.example/api/v1/me"),
      ("http://127.0.0.1:8081/menu/v5", "http://127.0.0.1:8081/menu/v5"),
      ("https://host.example//", "https://host.example"),
    ] {
      #expect(ServiceAddress.read(text)?.absoluteString == address)
    }
  }

  @Test(
    "What is no address of a service is refused",
    arguments: [
      "", "host.example/api", "ftp://host.example", "https://", "https:/host.example",
      "https://me:secret@host.example", "https://host.example/?a=b", "https://host.example/#a",
      "https://host example", "javascript:alert(1)",
    ])
  func refused(text: String) {
    #expect(ServiceAddress.read(text) == nil)
  }

  @Test(
    "Plain http is refused where iOS refuses it, and allowed on the local network",
    arguments: [
      ("http://host.example/api/v1/me", SettingsFault.plainHTTP),
      ("HTTP://host.example", .plainHTTP),
      ("http://8.8.8.8", .plainHTTP), ("host.example", .address),
      ("http://192.168.1.20/api", nil), ("http://nas.local", nil), ("https://host.example", nil),
    ])
  func plain(text: String, fault: SettingsFault?) {
    #expect(ServiceAddress.fault(of: text) == fault)
    #expect((ServiceAddress.read(text) == nil) == (fault != nil))
  }

  @Test("An empty value of the configuration counts as none")
  func info() {
    let info = AppInfo(["A": " ", "B": "x", "C": "https://host.example/", "D": 1])
    #expect(info.text("A") == nil)
    #expect(info.text("B") == "x")
    #expect(info.address("B") == nil)
    #expect(info.address("C")?.absoluteString == "https://host.example")
    #expect(info.text("D") == nil)
    #expect(info.text("E") == nil)
  }

  @Test("Services know the app by its name and version")
  func userAgent() {
    let info = AppInfo(["CFBundleName": "Foods", "CFBundleShortVersionString": "1.0"])
    #expect(info.userAgent == "Foods/1.0")
  }
}
