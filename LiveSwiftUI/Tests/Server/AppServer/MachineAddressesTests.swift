// The addresses that a server prints for other machines.
import Foundation
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

  // Bug: a container printed a link with its own address, which no phone can open.
  @Test("A container prints no address of its own, and the one that was set in every link")
  func container() {
    let code = Secret("k7mq-2wxd-9hpf")
    var greeting = NetworkGreeting(
      hosts: ["172.17.0.2"], isHidden: true, port: 8080, code: code, admitsGuests: true,
      isForTerminal: true)
    #expect(
      greeting.lines == [
        "Other machines reach it at the address of this container's host.",
        "For links and QR codes set TAPAS_REACHED_AT to it, as 192.168.1.20:8080.",
        "Without the code guests can only look.",
      ])
    greeting.reachedAt = "menu.local"
    #expect(
      greeting.lines.dropLast() == [
        "Other machines reach it at:", "  http://menu.local",
        "With the access code: http://menu.local/_/enter?code=k7mq-2wxd-9hpf",
        "Without the code guests can only look.",
        "A page to print for tables: http://menu.local/_/tables",
      ])
  }

  @Test("A machine has devices of its own, a container with a network of its own has none")
  func devices() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "tapas-\(UUID())")
    #expect(MachineAddresses.haveDevice(in: folder))
    let make = FileManager.default.createDirectory(at:withIntermediateDirectories:attributes:)
    try make(folder.appending(path: "lo"), true, nil)
    // The system clears its folder for passing files; a leftover harms no test.
    defer { try? FileManager.default.removeItem(at: folder) }
    #expect(!MachineAddresses.haveDevice(in: folder))
    try make(folder.appending(path: "eth0/device"), true, nil)
    #expect(MachineAddresses.haveDevice(in: folder))
  }
}
