// The lines about other machines that a server prints at its start: addresses, link, QR code.
import LiveServer

/// How other machines reach a server.
package struct NetworkGreeting: Equatable, Sendable {
  /// The addresses of this machine, as in URLs, the one to try first at the front.
  package var hosts: [String]
  /// The port.
  package var port: Int
  /// The code to put into the link; nil when none is needed, or when it must not be printed.
  package var code: Secret?
  /// Whether people may read without the code.
  package var admitsGuests = false
  /// Whether the lines are for a terminal, which can show a QR code.
  package var isForTerminal = false

  /// The lines printed for a server at these addresses.
  package init(
    hosts: [String], port: Int, code: Secret?, admitsGuests: Bool = false,
    isForTerminal: Bool = false
  ) {
    (self.hosts, self.port, self.code) = (hosts, port, code)
    (self.admitsGuests, self.isForTerminal) = (admitsGuests, isForTerminal)
  }

  /// The lines. None without an address.
  package var lines: [String] {
    guard let host = hosts.first else { return [] }
    var lines = ["Other machines reach it at:"]
    lines += hosts.map { "  http://\($0):\(port)" }
    let link = code.flatMap { AccessLink.path(code: $0.value) }.map {
      "http://\(host):\(port)\($0)"
    }
    if let link { lines.append("With the access code: \(link)") }
    if admitsGuests { lines.append("Without the code guests can only look.") }
    if code != nil { lines.append("A page to print for tables: http://\(host):\(port)/_/tables") }
    let shown = admitsGuests ? "http://\(host):\(port)/" : link
    if isForTerminal, let shown, let code = QRCode(shown) { lines.append(code.terminalText) }
    return lines
  }
}
