// The table of flags, which parsing, the environment and the help page are derived from.

/// A flag of the command line, with the equivalent environment variable.
struct Flag: Equatable, Sendable {
  /// The flag as typed, with its dashes.
  let name: String
  /// The name of its value in the help page; nil for a switch.
  let placeholder: String?
  /// The equivalent environment variable, if there is one.
  var variable: String?
  /// Whether its value must never be printed back.
  var isSecret = false
  /// Whether it may be repeated, which equals comma-separated values.
  var isRepeatable = false
  /// The commands that have this flag.
  var commands: [Command.Name] = [.serve]
  /// Its section in the help page.
  let group: Group
  /// Its default, in Markdown; nil for the usual one of its group.
  var byDefault: String?
  /// Its description in the help page, in lines of at most 53 characters.
  let help: [String]

  /// Whether a command has this flag. `tapas doctor` has those of `tapas serve`.
  func isOf(_ command: Command.Name) -> Bool {
    commands.contains(command) || command == .doctor && commands.contains(.serve)
  }

  /// A warning about secrets in the arguments, which every account of the machine can read while
  /// the program runs; nil when there are none.
  static func warning(about arguments: [String]) -> String? {
    let shown = all.filter { flag in
      flag.isSecret && arguments.contains { $0 == flag.name || $0.hasPrefix(flag.name + "=") }
    }
    guard !shown.isEmpty else { return nil }
    let names = shown.map(\.name).joined(separator: ", ")
    let variables = shown.compactMap(\.variable).joined(separator: ", ")
    return "other accounts of this machine can read what \(names) says in the list of processes; "
      + "set \(variables) in the environment instead"
  }

  /// The sections of the help page.
  enum Group: String, CaseIterable, Sendable {
    case location = "Where it listens, what it keeps:"
    case services = "Services, each played by the built-in sandbox until it is set:"
    case restaurant = "The restaurant of Menu:"
    case operations = "To keep it running:"
    case moods = "For tapas mood:"
    case developers = "For developers:"
  }
}
