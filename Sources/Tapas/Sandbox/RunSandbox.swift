// `tapas sandbox`: runs the simulated services alone, on this machine only, until its task is
// cancelled.
import AppServer
import Foundation
import Sandbox

/// Runs the services until cancelled. Throws `RunFailure` when they cannot start.
@MainActor
func runSandbox(_ options: SandboxOptions) async throws {
  try DataFolder.ready(options.dataFolder)
  try PortProbe.check(.thisMachine, port: options.port, wasChosen: options.portWasChosen)
  let sandbox: RunningSandbox
  do {
    sandbox = try await Sandbox(dataFolder: options.dataFolder, port: options.port).start()
  } catch {
    throw RunFailure.cannotStart("The sandbox could not start: \(error)")
  }
  Terminal.say("The sandbox is at http://127.0.0.1:\(sandbox.port)")
  if !options.isQuiet {
    for line in Services.apps.flatMap({ $0.lines(of: sandbox.addresses) }) { Terminal.say(line) }
  }
  // Cancellation requests the stop.
  try? await Task.sleep(for: .seconds(1 << 30))
  await sandbox.stop()
}
