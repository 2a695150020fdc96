// The tables of settings in the README and in the note about the command.

extension WrittenFile {
  /// The settings of each app's service.
  static var services: [[String]] {
    [["App", "Setting", "Value"]]
      + Services.apps.map { app in
        let flags = app.flags.filter { $0.group == .services }
        return [
          app.title,
          flags.map { ($0.variable.map { "`\($0)` or " } ?? "") + "`\($0.name)`" }
            .joined(separator: "<br>"),
          flags.map { value(of: $0, titled: app.title) }.joined(separator: "<br>"),
        ]
      }
  }

  /// The values of a setting, as the help page says them. The row has the title of the app already.
  private static func value(of flag: Flag, titled title: String) -> String {
    let words = flag.help.joined(separator: " ")
    let start = "\(title), as "
    return words.dropFirst(words.hasPrefix(start) ? start.count : 0)
      .split(separator: " ", omittingEmptySubsequences: false)
      .map { word in
        guard word.hasPrefix("https:") else { return String(word) }
        let end = word.last == "," ? "," : ""
        return "`\(word.dropLast(end.count))`\(end)"
      }.joined(separator: " ")
  }

  /// The flags of `tapas serve` that have a value, with their variables and defaults.
  static var flags: [[String]] {
    [["Flag", "Environment", "Default"]]
      + Flag.all.filter { $0.commands.contains(.serve) }.compactMap { flag in
        flag.placeholder.map { placeholder in
          [
            "`\(flag.name) \(placeholder)`", flag.variable.map { "`\($0)`" } ?? "",
            flag.byDefault ?? (flag.group == .services ? "the sandbox" : "none"),
          ]
        }
      }
  }

  /// The text with the rows of the table that has the same head replaced.
  static func replacingTable(
    in text: String, with rows: [[String]]
  ) throws(WrittenFileError) -> String {
    let lines = rows.map { "| \($0.joined(separator: " | ")) |" }
    let head = "\(lines[0])\n|\(String(repeating: "---|", count: rows[0].count))\n"
    return try replacing(head, "\n\n", in: text, with: lines.dropFirst().joined(separator: "\n"))
  }
}
