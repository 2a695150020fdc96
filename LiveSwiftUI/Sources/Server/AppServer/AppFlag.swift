// The flags of an app's own program, and its help page.

/// One flag of the command line.
package enum AppFlag: String, CaseIterable, Sendable {
  /// The address to listen on.
  case host = "--host"
  /// The port to listen on.
  case port = "--port"
  /// The folder for saved data.
  case data = "--data"
  /// The host names of the https site that a proxy serves.
  case name = "--name"
  /// The address that this proxy connects from.
  case behind = "--behind"
  /// The number of processes.
  case workers = "--workers"

  /// The name of the flag's value in the help page.
  var placeholder: String {
    switch self {
    case .host: "H"
    case .port: "P"
    case .data: "DIR"
    case .name: "NAME"
    case .behind: "ADDRESS"
    case .workers: "N"
    }
  }

  /// The description of the flag in the help page, by lines.
  func help(program: String) -> [String] {
    switch self {
    case .host:
      [
        "address to listen on: 127.0.0.1, this machine only",
        "(default); 0.0.0.0 or ::, every network it is on; or",
        "one of its own addresses",
      ]
    case .port: ["port, 0 to 65535, where 0 takes a free one (default", "8080)"]
    case .data:
      [
        "folder for what is saved, made when missing (default",
        "$XDG_DATA_HOME/\(program), ~/.local/share/\(program))",
      ]
    case .name:
      [
        "host name of the https site of a proxy in front, as",
        "example.org, example.org:8443 or example.org/app;",
        "several with commas",
      ]
    case .behind:
      [
        "address that this proxy connects from, as 127.0.0.1;",
        "its X-Forwarded-For and -Proto are believed",
      ]
    case .workers:
      [
        "processes, 1 to 16, that share the port and are",
        "started again when they end; each has an app of its",
        "own (default: this process alone)",
      ]
    }
  }

  /// The help page of a program, 80 columns wide.
  package static func page(program: String) -> String {
    let flags = allCases.flatMap { flag in
      flag.help(program: program).enumerated().map { index, text in
        let left = index == 0 ? "\(flag.rawValue) \(flag.placeholder)" : ""
        return "  " + left + String(repeating: " ", count: 18 - left.count) + text
      }
    }
    return """
      \(program) is a SwiftUI app, served live to any browser.

      \(flags.joined(separator: "\n"))
        --help            show this page

      Where others can reach it, they are asked for an access code: the one of the
      environment variable TAPAS_ACCESS_CODE, or one that is made, printed and kept.
      """
  }
}
