// What a person can ask of `tapas`: the commands, read from arguments and environment as a pure
// function.

/// One thing that `tapas` was asked to do.
enum Command: Equatable, Sendable {
  /// Serve the apps to browsers.
  case serve(ServeOptions)
  /// Play the apps' services alone.
  case sandbox(SandboxOptions)
  /// Download or update the menu.
  case menuSync(MenuSyncOptions)
  /// Tell how texts sound.
  case mood(MoodOptions)
  /// Save what is saved in one file.
  case backup(BackupOptions)
  /// Make such a file the data folder.
  case restore(BackupOptions)
  /// Look at what `tapas serve` needs.
  case doctor(DoctorOptions)
  /// Show the help page.
  case help
  /// Show the version.
  case version

  /// The commands a person types first; a new one is a case here and a line in `parse`.
  enum Name: String, CaseIterable, Sendable {
    case serve
    case sandbox
    case menuSync = "menu sync"
    case mood
    case backup
    case restore
    case doctor

    /// Whether words that belong to no flag are what it works on.
    var takesWords: Bool { [.mood, .backup, .restore].contains(self) }
  }
}

extension Command {
  /// Reads what a person typed (without the program's own name) and the environment; touches
  /// nothing.
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
    // Help is asked for in the middle of a half-typed line too, so it wins over every mistake.
    let beforeEnd = arguments.prefix { $0 != "--" }
    if beforeEnd.contains("--help") || beforeEnd.contains("-h") { return .help }
    guard let first = arguments.first else { throw .noCommand }
    if first == "--version" {
      if arguments.count > 1 { throw .oneTooMany(after: first) }
      return .version
    }
    if first.hasPrefix("-") { throw .flagBeforeCommand(Redaction.flag(first)) }
    // What is done to one app has that app's name before it.
    let isOfApp = Name.allCases.contains { $0.rawValue.hasPrefix(first + " ") }
    let words = arguments.prefix(isOfApp ? 2 : 1)
    let typed = words.joined(separator: " ")
    guard let name = Name(rawValue: typed) else {
      let names = Name.allCases.map(\.rawValue)
      let near = names.first { isOfApp && $0.hasPrefix(first) }
      throw .unknownCommand(
        Redaction.plain(typed), suggestion: near ?? Suggestion.nearest(to: typed, in: names))
    }
    let settings = Settings(
      arguments: try ParsedArguments(arguments.dropFirst(words.count), of: name),
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
}
