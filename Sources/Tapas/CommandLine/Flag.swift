// The table of flags: one row each, from which parsing, the environment and the help page are made.

/// One flag of the command line, with the environment variable that says the same.
struct Flag: Equatable, Sendable {
  /// How it is typed, with its dashes.
  let name: String
  /// What stands for its value in the help; none for a switch.
  let placeholder: String?
  /// The environment variable that says the same, if there is one.
  var variable: String?
  /// Whether its value must never be printed back.
  var isSecret = false
  /// Whether it may be given several times, which means the values with commas between.
  var isRepeatable = false
  /// The commands that know it.
  var commands: [Command.Name] = [.serve]
  /// The heading it stands under in the help page.
  let group: Group
  /// The lines beside it in the help page, 53 characters at most each.
  let help: [String]

  /// Whether a command knows it; `tapas doctor` knows those of `tapas serve`.
  func isOf(_ command: Command.Name) -> Bool {
    commands.contains(command) || command == .doctor && commands.contains(.serve)
  }

  /// What is said of secrets in a command line, which every account of the machine can read while
  /// the program runs; nil when there is none.
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

  /// The headings of the help page.
  enum Group: String, CaseIterable, Sendable {
    case place = "Where it listens, what it keeps:"
    case services = "Services, each played by the built-in sandbox until it is set:"
    case restaurant = "The restaurant of Menu:"
    case operations = "To keep it running:"
    case moods = "For tapas mood:"
    case developers = "For developers:"
  }
}
