// The options of `tapas doctor`: the settings of `tapas serve`, and the output format.

/// The settings to check.
struct DoctorOptions: Equatable, Sendable {
  /// The settings of `tapas serve`.
  var serve: ServeOptions
  /// The names of the settings that are set, by flag or environment.
  var set: [String] = []
  /// Whether each finding is printed as a JSON object.
  var printsJSON = false
}

extension DoctorOptions {
  /// Checks every setting as `tapas serve` does.
  init(_ settings: Settings) throws(UsageError) {
    serve = try ServeOptions(settings)
    set = Flag.all.filter { $0.commands.contains(.serve) }.compactMap { settings[$0]?.source }
    printsJSON = settings[.json] != nil
  }
}
