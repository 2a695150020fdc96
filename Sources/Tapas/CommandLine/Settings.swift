// What was set and where: a flag wins over the environment, an empty variable counts as unset.

/// The settings of one start, by flag.
struct Settings: Equatable, Sendable {
  let arguments: ParsedArguments
  let environment: [String: String]

  /// A value and the name to blame for it when it is wrong.
  struct Value: Equatable, Sendable {
    let text: String
    /// `--port` or `TAPAS_DATA`: what the person has to mend.
    let source: String
  }

  /// The value of a flag, from the command line or else from its environment variable.
  subscript(flag: Flag) -> Value? {
    if let text = arguments[flag] { return Value(text: text, source: flag.name) }
    guard let variable = flag.variable, let text = environment[variable], !text.isEmpty else {
      return nil
    }
    return Value(text: text, source: variable)
  }
}
