// The lines about other machines that a server prints at its start: addresses, link, QR code.
import LiveServer

/// How other machines reach a server.
package struct NetworkGreeting: Equatable, Sendable {
  /// The addresses of this machine, as in URLs, the one to try first at the front.
  package var hosts: [String]
  /// The address that others type to reach it, in place of these addresses.
  package var reachedAt: String?
  /// Whether this is a container whose addresses are of use to its host alone.
  package var isHidden = false
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
    hosts: [String], reachedAt: String? = nil, isHidden: Bool = false, port: Int, code: Secret?,
    admitsGuests: Bool = false, isForTerminal: Bool = false
  ) {
    (self.hosts, self.port, self.code) = (hosts, port, code)
    (self.reachedAt, self.isHidden) = (reachedAt, isHidden)
    (self.admitsGuests, self.isForTerminal) = (admitsGuests, isForTerminal)
  }

  /// The lines. None without an address.
  package var lines: [String] {
    if isHidden, reachedAt == nil {
      return [
        "Other machines reach it at the address of this container's host.",
        "For links and QR codes set TAPAS_REACHED_AT to it, as 192.168.1.20:\(port).",
      ] + (admitsGuests ? [Self.guests] : [])
    }
    let origins = (reachedAt.map { [$0] } ?? hosts.map { "\($0):\(port)" }).map { "http://\($0)" }
    guard let origin = origins.first else { return [] }
    var lines = ["Other machines reach it at:"]
    lines += origins.map { "  \($0)" }
    let link = code.flatMap { AccessLink.path(code: $0.value) }.map { origin + $0 }
    if let link { lines.append("With the access code: \(link)") }
    if admitsGuests { lines.append(Self.guests) }
    if code != nil { lines.append("A page to print for tables: \(origin)/_/tables") }
    let shown = admitsGuests ? "\(origin)/" : link
    if isForTerminal, let shown, let code = QRCode(shown) { lines.append(code.terminalText) }
    return lines
  }

  private static let guests = "Without the code guests can only look."
}
