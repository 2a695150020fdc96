// The settings and their sources. A flag wins over the environment; empty variables are unset.

/// The settings of one run, by flag.
struct Settings: Equatable, Sendable {
  let arguments: ParsedArguments
  let environment: [String: String]

  /// A value and the name to report when it is wrong.
  struct Value: Equatable, Sendable {
    let text: String
    /// The setting to fix, such as `--port` or `TAPAS_DATA`.
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
