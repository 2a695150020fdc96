// `tapas serve`: wires the apps to their services and to the browser. Runs until its task is cancelled.

/// Serves the apps until cancelled; throws `RunFailure` when it cannot start.
@MainActor
func serve(_ options: ServeOptions) async throws {
  try DataFolder.ready(options.dataFolder)
  try PortProbe.check(options.host, port: options.port, wasChosen: options.portWasChosen)
  var random = SystemRandomNumberGenerator()
  let accessCode = try AccessCode.settled(options, using: &random)
  for remark in options.remarks { Terminal.warn("tapas: \(remark)") }
  // The server starts here; its real port belongs in the greeting.
  Terminal.say(Greeting.text(options, port: options.port, accessCode: accessCode))
  try await Task.sleep(for: .seconds(1 << 30))
}
