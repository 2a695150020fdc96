// The commands of `tapas`, read from arguments and environment as a pure function.

/// A command with its options.
enum Command: Equatable, Sendable {
  /// Serve the apps to browsers.
  case serve(ServeOptions)
  /// Run the simulated services alone.
  case sandbox(SandboxOptions)
  /// Download or update the menu.
  case menuSync(MenuSyncOptions)
  /// Classify the mood of texts.
  case mood(MoodOptions)
  /// Back up the data folder into one file.
  case backup(BackupOptions)
  /// Restore the data folder from such a file.
  case restore(BackupOptions)
  /// Check the requirements of `tapas serve`.
  case doctor(DoctorOptions)
  /// Show the help page, or that of one command.
  case help(Name?)
  /// Write the files of a checkout that repeat the flags or the apps: `tapas help --write FOLDER`,
  /// which the help page leaves to CONTRIBUTING.md.
  case write(folder: String)
  /// Show the version.
  case version

  /// The first words of commands. A new command is a case here and a line in `parse`.
  enum Name: String, CaseIterable, Sendable {
    case serve
    case sandbox
    case menuSync = "menu sync"
    case mood
    case backup
    case restore
    case doctor

    /// Whether the command takes words that belong to no flag.
    var takesOperands: Bool { [.mood, .backup, .restore].contains(self) }
  }
}

extension Command {
  /// Parses the arguments, without the program's name, and the environment. Has no side effects.
  static func parse(
    _ arguments: [String], environment: [String: String]
  ) -> Result<Command, UsageError> {
    Result { () throws(UsageError) in
      try read(arguments, environment: environment)
    }
  }

  private static func read(
    _ arguments: [String], environment: [String: String]
  ) throws(UsageError) -> Command {
    // Help may be requested on a half-typed line, so it takes precedence over every mistake.
    let beforeEnd = arguments.prefix { $0 != "--" }
    if beforeEnd.contains("--help") || beforeEnd.contains("-h") {
      return .help(named(in: beforeEnd.filter { !$0.hasPrefix("-") }))
    }
    guard let first = arguments.first else { throw .noCommand }
    if first == "help", arguments.dropFirst().first == "--write" {
      guard arguments.count > 2 else { throw .missingValue("--write", placeholder: "FOLDER") }
      if arguments.count > 3 { throw .oneTooMany(after: arguments[2]) }
      return .write(folder: arguments[2])
    }
    if first == "help" { return .help(try asked(arguments.dropFirst())) }
    if first == "--version" || first == "version" {
      if arguments.count > 1 { throw .oneTooMany(after: first) }
      return .version
    }
    if first.hasPrefix("-") { throw .flagBeforeCommand(Redaction.flag(first)) }
    let (name, count) = try command(arguments)
    let settings = Settings(
      arguments: try ParsedArguments(arguments.dropFirst(count), of: name),
      environment: environment)
    switch name {
    case .serve: return .serve(try ServeOptions(settings))
    case .sandbox: return .sandbox(try SandboxOptions(settings))
    case .menuSync: return .menuSync(try MenuSyncOptions(settings))
    case .mood: return .mood(try MoodOptions(settings))
    case .backup: return .backup(try BackupOptions(settings, name))
    case .restore: return .restore(try BackupOptions(settings, name))
    case .doctor: return .doctor(try DoctorOptions(settings))
    }
  }

  /// The command at the start of some words; nil when they start with none.
  private static func named(in words: [String]) -> Name? {
    Name.allCases.first { name in
      let parts = name.rawValue.split(separator: " ").map(String.init)
      return words.starts(with: parts)
    }
  }

  /// The command whose help was asked for; nil for the whole page.
  private static func asked(_ words: ArraySlice<String>) throws(UsageError) -> Name? {
    if words.isEmpty { return nil }
    if Array(words) == ["menu"] { return .menuSync }
    let (name, count) = try command(Array(words))
    if words.count > count { throw .oneTooMany(after: "tapas help \(name.rawValue)") }
    return name
  }

  /// The command at the start of the arguments, and the number of its words.
  private static func command(
    _ arguments: [String]
  ) throws(UsageError) -> (name: Name, count: Int) {
    let first = arguments.first ?? ""
    // A command for one app starts with that app's name.
    let isOfApp = Name.allCases.contains { $0.rawValue.hasPrefix(first + " ") }
    let words = arguments.prefix(isOfApp ? 2 : 1)
    let typed = words.joined(separator: " ")
    guard let name = Name(rawValue: typed) else {
      let names = Name.allCases.map(\.rawValue)
      let near = names.first { isOfApp && $0.hasPrefix(first) }
      throw .unknownCommand(
        Redaction.plain(typed), suggestion: near ?? Suggestion.nearest(to: typed, in: names))
    }
    return (name, words.count)
  }
}
