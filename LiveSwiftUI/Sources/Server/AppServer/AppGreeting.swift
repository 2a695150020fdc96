// The lines that an app's program prints once it listens: the address first.
import Foundation

/// The lines printed at the start.
package enum AppGreeting {
  /// The address on a line of its own, then advice for a person. The port is the actual one.
  package static func text(
    _ options: AppOptions, name: String, port: Int, accessCode: Secret?, hosts: [String] = [],
    isForTerminal: Bool = false
  ) -> String {
    var lines = ["\(name) is at http://\(options.host.inURL):\(port)"]
    if let accessCode, options.accessCode == nil {
      lines.append("Access code: \(accessCode.value)")
    }
    lines +=
      NetworkGreeting(
        hosts: hosts, port: port, code: options.accessCode == nil ? accessCode : nil,
        isForTerminal: isForTerminal
      ).lines
    if !options.host.isLoopback {
      lines.append("Other machines can reach it. The connection is not encrypted.")
    }
    if !options.names.isEmpty {
      let sites = options.names.map { "https://\($0)" }.joined(separator: ", ")
      lines.append("A proxy is expected to serve it as \(sites).")
    }
    lines.append("What it saves lies in \(options.dataFolder.path).")
    lines.append("Control-C stops it.")
    return lines.joined(separator: "\n")
  }
}
