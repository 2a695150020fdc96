// What was set and where: a flag wins over the environment, an empty variable counts as unset.

/// The settings of one start, by flag.
struct Settings: Equatable, Sendable {
  let arguments: ParsedArguments
  let environment: [String: String]

  /// A value and the name to blame for it when it is wrong.
  struct Found: Equatable, Sendable {
    let text: String
    /// `--port` or `TAPAS_DATA`: what the person has to mend.
    let source: String
  }

  /// The value of a flag, from the command line or else from its environment variable.
  subscript(flag: Flag) -> Found? {
    if let text = arguments[flag] { return Found(text: text, source: flag.name) }
    guard let variable = flag.variable, let text = environment[variable], !text.isEmpty else {
      return nil
    }
    return Found(text: text, source: variable)
  }
}
