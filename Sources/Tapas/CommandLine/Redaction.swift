// Words of a command line made safe to print: short, without control characters or secrets.

/// The parts of the typed words that may be printed.
enum Redaction {
  /// A word without control characters, of at most 40 characters.
  static func plain(_ word: String) -> String {
    let clean = String(
      word.unicodeScalars.filter { $0.properties.generalCategory != .control }.map(Character.init))
    return clean.count > 40 ? clean.prefix(40) + "…" : clean
  }

  /// A flag without an attached value: a mistyped flag can contain a secret.
  static func flag(_ word: String) -> String {
    let name = String(word.prefix { $0 != "=" })
    if let secret = Flag.all.first(where: { $0.isSecret && name.hasPrefix($0.name) }) {
      return secret.name + "…"
    }
    let isShort = name.hasPrefix("-") && !name.hasPrefix("--")
    return isShort ? plain(String(name.prefix(2))) : plain(name)
  }
}
