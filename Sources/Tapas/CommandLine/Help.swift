// The help page, derived from the table of flags; a test compares its exact text.

/// The output of `tapas --help`.
enum Help {
  /// The user agent sent to services.
  static let userAgent = "Tapas/\(Version.number)"

  /// The help page for these apps, 80 columns wide.
  static func page(apps: [any AppWiring.Type] = Services.apps) -> String {
    page(usage, Flag.table(of: apps))
  }

  /// The page of one command: what it does, and its flags.
  static func page(of command: Command.Name) -> String {
    let entry = entries.first { $0.command == command }
    let use = (["Usage:"] + (entry.map { beside($0.typed, $0.texts, at: 25) } ?? []))
      .joined(separator: "\n")
    return page(use, Flag.all.filter { $0.isOf(command) })
  }

  /// A page of the use, the flags in their groups, and the ending.
  private static func page(_ use: String, _ flags: [Flag]) -> String {
    let groups = Flag.Group.allCases.compactMap { group -> String? in
      let flags = flags.filter { $0.group == group }
      if flags.isEmpty { return nil }
      return ([group.rawValue] + flags.flatMap(lines)).joined(separator: "\n")
    }
    return ([use] + groups + [ending]).joined(separator: "\n\n") + "\n"
  }

  /// A line of the usage: a command, and its description in lines of at most 53 characters.
  private struct Entry {
    var command: Command.Name?
    let typed: String
    let texts: [String]
  }

  private static let entries = [
    Entry(command: .serve, typed: "tapas serve [flags]", texts: ["serve the apps"]),
    Entry(
      command: .sandbox, typed: "tapas sandbox [flags]",
      texts: ["play the apps' services alone (takes --port, --data", "and --quiet)"]),
    Entry(
      command: .menuSync, typed: "tapas menu sync [flags]",
      texts: [
        "download or update the menu without a browser (takes",
        "--menu-url, --menu-token, --menu-file, --data,", "--database and --quiet)",
      ]),
    Entry(
      command: .mood, typed: "tapas mood [TEXT...]",
      texts: [
        "tell how each TEXT sounds, or each line of standard",
        "input; into a pipe goes a line a text, parted by",
        "tabs: mood, confidence, sad, neutral, happy, text;",
        "the mood of another language is \"not English\"",
      ]),
    Entry(
      command: .backup, typed: "tapas backup FILE",
      texts: ["save what is saved in one file, also while tapas", "serve runs (takes --data)"]),
    Entry(
      command: .restore, typed: "tapas restore FILE",
      texts: ["make a backup the data folder (takes --data and", "--force)"]),
    Entry(
      command: .doctor, typed: "tapas doctor [flags]",
      texts: [
        "look at the settings, the folder and the services",
        "(takes the flags of serve, and --json)",
      ]),
    Entry(
      typed: "tapas help [COMMAND]", texts: ["show this page, or that of one command; --help too"]),
    Entry(typed: "tapas version", texts: ["show the version; --version too"]),
  ]

  private static var usage: String {
    let lines = entries.flatMap { beside($0.typed, $0.texts, at: 25) }
    return """
      Tapas serves catalogue apps, written once in SwiftUI, live to any browser.

      Usage:
      \(lines.joined(separator: "\n"))
      """
  }

  private static let ending = """
    A flag is written --flag VALUE or --flag=VALUE and wins over the environment
    variable named below it. Secrets belong in the environment: others on this
    machine can read the flags of a running command.

    Exit codes: 0 done or stopped as asked, 1 failed, 2 asked wrongly.
    """

  private static func lines(_ flag: Flag) -> [String] {
    let typed = [flag.name, flag.placeholder].compactMap(\.self).joined(separator: " ")
    let words = flag.help + (flag.variable.map { ["environment: \($0)"] } ?? [])
    return beside(typed, words, at: 25)
  }

  /// A word on the left, and lines beside it from a column on.
  private static func beside(_ typed: String, _ words: [String], at column: Int) -> [String] {
    words.enumerated().map { index, text in
      let left = index == 0 ? typed : ""
      return "  " + left + String(repeating: " ", count: max(1, column - left.count)) + text
    }
  }
}
