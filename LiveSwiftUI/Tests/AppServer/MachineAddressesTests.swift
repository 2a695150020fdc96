// The addresses that a server prints for other machines.
import Testing

@testable import AppServer

@Suite("Addresses of the machine") struct MachineAddressesTests {
  private static let entries = [
    ("lo", "127.0.0.1"), ("docker0", "172.17.0.1"), ("eth0", "2001:db8::7"),
    ("eth0", "fe80::1%eth0"), ("wlan0", "192.168.1.20"), ("eth0", "169.254.3.4"), ("lo", "::1"),
  ].map { MachineAddresses.Entry(interface: $0.0, address: $0.1) }

  @Test(
    "IPv4 comes first and bridges last; loopback and link-local addresses are left out",
    arguments: [
      ("0.0.0.0", ["192.168.1.20", "172.17.0.1"]),
      ("::", ["192.168.1.20", "[2001:db8::7]", "172.17.0.1"]),
      ("192.168.1.20", ["192.168.1.20"]), ("127.0.0.1", []),
    ])
  func order(host: String, expected: [String]) throws {
    let host = try #require(ListenAddress(host))
    #expect(MachineAddresses.reaching(host, among: Self.entries) == expected)
  }

  @Test("Without an address nothing is printed; a terminal gets a QR code of the link")
  func lines() {
    let code = Secret("k7mq-2wxd-9hpf")
    #expect(NetworkGreeting(hosts: [], port: 80, code: code).lines == [])
    let lines = NetworkGreeting(
      hosts: ["10.0.0.2"], port: 8080, code: code, isForTerminal: true
    ).lines
    #expect(lines.count == 5)
    #expect(lines[4].split(separator: "\n").count == 19)
  }
}
