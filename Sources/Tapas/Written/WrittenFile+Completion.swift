// The lists of words in the completion of the shell.

extension WrittenFile {
  /// The completion with the commands, their flags and the apps.
  static func completion(_ old: String) throws(WrittenFileError) -> String {
    var first: [String] = []
    for name in Command.Name.allCases {
      let word = String(name.rawValue.prefix { $0 != " " })
      if !first.contains(word) { first.append(word) }
    }
    var text = try replacing(
      "--apps) flags=\"", "\"", in: old,
      with: Services.apps.map { $0.name }.joined(separator: " "))
    text = try replacing(
      "COMP_CWORD == 1)); then\n    flags=\"", "\"", in: text,
      with: (first + ["help", "version", "--help", "--version"]).joined(separator: " "))
    for name in Command.Name.allCases {
      let flags = Flag.all.filter { $0.isOf(name) }.map(\.name) + ["--help"]
      text = try replacing(
        "\"\(name.rawValue)\")\n        flags=\"", "\"", in: text,
        with: flags.joined(separator: " ").wrapped(at: 76).joined(separator: "\n          "))
    }
    return text
  }
}
