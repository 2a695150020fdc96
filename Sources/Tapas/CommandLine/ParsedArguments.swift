// The parsed flags: separated from their values, each known to the command and given once.

/// The arguments after the command, before any value is interpreted.
struct ParsedArguments: Equatable, Sendable {
  private var values: [String: String] = [:]
  /// The words that belong to no flag, in order; only for commands that take words.
  private(set) var operands: [String] = []

  /// Separates flags from values. Throws on the first that is unknown, repeated, or lacks its
  /// value.
  init(_ arguments: ArraySlice<String>, of command: Command.Name) throws(UsageError) {
    var rest = arguments
    var last = "tapas \(command.rawValue)"
    while let word = rest.popFirst() {
      // Words after `--` are no flags.
      if word == "--" {
        if !rest.isEmpty, !command.takesOperands { throw .oneTooMany(after: "--") }
        operands += rest
        return
      }
      guard word.hasPrefix("-"), word != "-" else {
        guard command.takesOperands else { throw .oneTooMany(after: last) }
        operands.append(word)
        continue
      }
      let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      let flag = try ParsedArguments.flag(String(parts[0]), of: command)
      let earlier = values[flag.name].map { [$0] } ?? []
      if !earlier.isEmpty, !flag.isRepeatable { throw .repeated(flag.name) }
      let joined = parts.count > 1 ? String(parts[1]) : nil
      let value = try ParsedArguments.value(of: flag, joined: joined, rest: &rest)
      values[flag.name] = (earlier + [value]).joined(separator: ",")
      last = flag.name
    }
  }

  /// The value typed for a flag; empty for a switch that is on.
  subscript(flag: Flag) -> String? { values[flag.name] }

  private static func flag(_ name: String, of command: Command.Name) throws(UsageError) -> Flag {
    guard let flag = Flag.all.first(where: { $0.name == name }) else {
      let known = Flag.all.filter { $0.isOf(command) }.map(\.name)
      throw .unknownFlag(
        Redaction.flag(name), command: command,
        suggestion: Suggestion.nearest(to: name, in: known + ["--help"]))
    }
    guard flag.isOf(command) else { throw .notOfCommand(flag.name, command: command) }
    return flag
  }

  private static func value(
    of flag: Flag, joined: String?, rest: inout ArraySlice<String>
  ) throws(UsageError) -> String {
    guard let placeholder = flag.placeholder else {
      if joined != nil { throw .takesNoValue(flag.name) }
      return ""
    }
    // A value that starts with two dashes is far more likely a forgotten one. `--flag=VALUE` allows
    // it.
    let next = rest.first.flatMap { $0.hasPrefix("--") ? nil : $0 }
    guard let value = joined ?? next, !value.isEmpty else {
      throw .missingValue(flag.name, placeholder: placeholder)
    }
    if joined == nil { rest.removeFirst() }
    return value
  }
}
