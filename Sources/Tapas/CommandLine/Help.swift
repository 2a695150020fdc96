// The help page, derived from the table of flags; a test compares its exact text.

/// The output of `tapas --help`.
enum Help {
  /// The user agent sent to services.
  static let userAgent = "Tapas/\(Version.number)"

  /// The help page for these apps, 80 columns wide.
  static func page(apps: [any AppWiring.Type] = Services.apps) -> String {
    let groups = Flag.Group.allCases.map { group in
      let flags = Flag.table(of: apps).filter { $0.group == group }
      return ([group.rawValue] + flags.flatMap(lines)).joined(separator: "\n")
    }
    return ([usage] + groups + [ending]).joined(separator: "\n\n") + "\n"
  }

  private static let usage = """
    Tapas serves catalogue apps, written once in SwiftUI, live to any browser.

    Usage:
      tapas serve [flags]      serve the apps
      tapas sandbox [flags]    play the apps' services alone (takes --port, --data
                               and --quiet)
      tapas menu sync [flags]  download or update the menu without a browser (takes
                               --menu-url, --menu-token, --data, --database and
                               --quiet)
      tapas mood [TEXT...]     tell how each TEXT sounds, or each line of standard
                               input; into a pipe goes a line a text, parted by
                               tabs: mood, confidence, sad, neutral, happy, text;
                               the mood of another language is "not English"
      tapas backup FILE        save what is saved in one file, also while tapas
                               serve runs (takes --data)
      tapas restore FILE       make a backup the data folder (takes --data and
                               --force)
      tapas doctor [flags]     look at the settings, the folder and the services
                               (takes the flags of serve, and --json)
      tapas --help             show this page
      tapas --version          show the version
    """

  private static let ending = """
    A flag is written --flag VALUE or --flag=VALUE and wins over the environment
    variable named below it. Secrets belong in the environment: others on this
    machine can read the flags of a running command.

    Exit codes: 0 done or stopped as asked, 1 failed, 2 asked wrongly.
    """

  private static func lines(_ flag: Flag) -> [String] {
    let typed = [flag.name, flag.placeholder].compactMap(\.self).joined(separator: " ")
    let beside = flag.help + (flag.variable.map { ["environment: \($0)"] } ?? [])
    return beside.enumerated().map { index, text in
      let left = index == 0 ? typed : ""
      return "  " + left + String(repeating: " ", count: max(1, 25 - left.count)) + text
    }
  }
}
