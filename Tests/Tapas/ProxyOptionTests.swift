// The settings for a TLS proxy in front: right names and addresses, and what wrong ones get.
import Testing

@testable import tapas

@Suite("The settings for a proxy")
struct ProxyOptionTests {
  @Test(
    "Names come from commas and from repeated flags, in lower case, each once, without port 443",
    arguments: [
      ("--name example.org", ["example.org"]),
      ("--name=Example.ORG:8443", ["example.org:8443"]),
      ("--name a.example,b.example:443 --name a.example", ["a.example", "b.example"]),
      ("--name a.example --name b.example:80", ["a.example", "b.example:80"]),
      ("--name Example.org/Tapas/,b.example/Tapas", ["example.org/Tapas", "b.example/Tapas"]),
      ("--name example.org/", ["example.org"]),
      ("--name xn--mgbh0fb.example,10.0.0.7", ["xn--mgbh0fb.example", "10.0.0.7"]),
    ])
  func names(flags: String, names: [String]) throws {
    #expect(try serving("serve \(flags)")?.names == names)
  }

  @Test(
    "A name is a host name with an optional port, nothing else",
    arguments: [
      "https://example.org", "example.org//_/x", "example..org", ".example.org", "example.org.",
      "-a.example", "a-.example", "exam_ple.org", "exámple.org", "*.example.org", "example.org:",
      "example.org:0", "example.org:65536", "example.org:x", "example.org:٣", "example.org:1:2",
      "[::1]", "a.example,", ",", "ana@example.org", "a.example/x,b.example", "a.example/..",
      "a.example/täpas", "a.example/a?b", "/tapas",
      String(repeating: "a", count: 64) + ".example",
    ])
  func wrongNames(text: String) {
    #expect(
      complaint("serve --name \(text)")
        == "--name must be host names with commas between, "
        + "such as example.org, example.org:8443 or example.org/tapas.")
  }

  @Test("The path of a site of several apps is none of theirs")
  func pathOfAnApp() throws {
    #expect(
      complaint("serve --name example.org/foods")
        == "--name must be a path that is no app's, such as example.org/tapas, unless it is alone.")
    #expect(
      try serving("serve --name example.org/foods --apps foods")?.names == ["example.org/foods"])
  }

  @Test(
    "The proxy's address is that of one machine",
    arguments: [
      ("127.0.0.1", "127.0.0.1"), ("[::1]", "::1"), ("localhost", "127.0.0.1"),
      ("10.0.0.7", "10.0.0.7"), ("0:0:0:0:0:0:0:1", "::1"),
    ])
  func proxies(typed: String, address: String) throws {
    #expect(try serving("serve --behind \(typed)")?.proxy == address)
  }

  @Test(
    "Any other address of the proxy is refused",
    arguments: ["0.0.0.0", "::", "example.org", "127.0.0.1:80", "10.0.0.0/8", "256.1.1.1", "*"])
  func wrongProxies(text: String) {
    #expect(
      complaint("serve --behind \(text)")
        == "--behind must be the address of one machine, such as 127.0.0.1 or ::1.")
  }

  @Test("Both can be set in the environment, and the proxy is given once")
  func environment() throws {
    let said = plainEnvironment.merging(
      ["TAPAS_NAME": "a.example, b.example:8443", "TAPAS_BEHIND": "10.0.0.7"]) { $1 }
    #expect(try serving("serve", said)?.names == ["a.example", "b.example:8443"])
    #expect(try serving("serve", said)?.proxy == "10.0.0.7")
    #expect(try serving("serve --name c.example", said)?.names == ["c.example"])
    #expect(
      complaint("serve", plainEnvironment.merging(["TAPAS_BEHIND": "x"]) { $1 })
        == "TAPAS_BEHIND must be the address of one machine, such as 127.0.0.1 or ::1.")
    #expect(
      complaint("serve --behind ::1 --behind ::1") == "--behind was given twice; give it once.")
  }

  @Test("What others type is one host with a port, and a container is known by its environment")
  func reachedAt() throws {
    let options = try serving("serve --reached-at 192.168.1.20:8080")
    #expect(options?.reachedAt == "192.168.1.20:8080" && options?.isInContainer == false)
    let inside = plainEnvironment.merging(
      ["TAPAS_REACHED_AT": "Menu.Local", "container": "oci"]) { $1 }
    #expect(try serving("serve", inside)?.reachedAt == "menu.local")
    #expect(try serving("serve", inside)?.isInContainer == true)
    for wrong in ["http://192.168.1.20", "a,b", "192.168.1.20/menu", "[::1]:8080"] {
      #expect(
        complaint("serve --reached-at \(wrong)")
          == "--reached-at must be a host and its port, such as 192.168.1.20:8080.")
    }
  }

  @Test("The greeting names the https sites")
  func greeting() {
    var options = defaults
    options.names = ["example.org", "example.org:8443"]
    let text = StartupMessage.text(options, port: 8080, accessCode: nil)
    #expect(
      text.contains(
        "\nA proxy is expected to serve it as https://example.org, https://example.org:8443.\n"))
    #expect(text.hasPrefix("Tapas is at http://127.0.0.1:8080\n"))
  }
}
