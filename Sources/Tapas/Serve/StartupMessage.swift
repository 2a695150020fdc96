// The lines that `tapas serve` prints once it listens: the address first, stable for scripts.
import AppServer
import Foundation

/// The lines printed at the start.
enum StartupMessage {
  /// The address on a line of its own, and more unless the options are quiet. The port is the
  /// actual one.
  static func text(
    _ options: ServeOptions, port: Int, accessCode: Secret?, hosts: [String] = [],
    isHidden: Bool = false, isForTerminal: Bool = false
  ) -> String {
    var lines = ["Tapas is at http://\(options.host.inURL):\(port)"]
    // A generated code is printed even when quiet; otherwise nobody could know it.
    if let accessCode, options.accessCode == nil {
      let file = options.dataFolder.appendingPathComponent("access-code").path
      // A log is kept, and others may read it.
      lines.append(
        options.log.format == .json
          ? "The access code is in \(file)." : "Access code: \(accessCode.value)")
    }
    if options.isQuiet { return lines.joined(separator: "\n") }
    lines +=
      NetworkGreeting(
        hosts: hosts, reachedAt: options.reachedAt, isHidden: isHidden, port: port,
        code: options.accessCode == nil && options.log.format != .json ? accessCode : nil,
        admitsGuests: options.admitsGuests,
        isForTerminal: isForTerminal && options.log.format != .json
      ).lines
    lines += details(options)
    return lines.joined(separator: "\n")
  }

  /// How the options make this start differ from a plain one, where data lies, and how to stop.
  private static func details(_ options: ServeOptions) -> [String] {
    var lines: [String] = []
    if options.services.all.count < Services.apps.count {
      let titles = options.services.all.map { type(of: $0).title }
      lines.append("Served: \(titles.joined(separator: ", ")).")
    }
    let played = options.services.played
    if !played.isEmpty {
      lines.append("Played by the built-in sandbox: \(played.joined(separator: ", ")).")
    }
    if !options.host.isLoopback {
      lines.append("Other machines can reach it. The connection is not encrypted.")
    }
    if !options.names.isEmpty {
      let sites = options.names.map { "https://\($0)" }.joined(separator: ", ")
      lines.append("A proxy is expected to serve it as \(sites).")
    }
    if options.workers > 1 { lines.append("\(options.workers) processes share the work.") }
    if options.hasPreviews {
      lines.append("Previews of all screens and controls are listed at /previews.")
    }
    if options.latency > .zero {
      lines.append("The live socket is delayed by \(options.latency).")
    }
    if let database = options.database {
      lines.append("What is saved lies in \(database), photos in \(options.dataFolder.path).")
    } else {
      lines.append("What is saved lies in \(options.dataFolder.path).")
    }
    return lines + ["Control-C stops it."]
  }
}
