// A sandbox that runs for one test, and the faults that a test plans in it.
import Foundation
import Testing

@testable import Sandbox

extension Sandbox {
  /// A sandbox of the services that these tests are about.
  init(
    dataFolder: URL?, now: @escaping @Sendable () -> Date = { Date() },
    sleep: @escaping @Sendable (Duration) async throws -> Void = { try await Task.sleep(for: $0) }
  ) {
    self.init(
      services: [.foods, .recipes, .menu, .cocktails, .humour], dataFolder: dataFolder, now: now,
      sleep: sleep)
  }
}

/// Runs a sandbox for one test and stops it also when the test throws.
func withSandbox(
  _ sandbox: Sandbox = Sandbox(dataFolder: nil), _ test: (RunningSandbox) async throws -> Void
) async throws {
  let running = try await sandbox.start()
  do {
    try await test(running)
  } catch {
    await running.stop()
    throw error
  }
  await running.stop()
}

/// Plans a fault, given as JSON.
func plan(_ sandbox: RunningSandbox, _ fault: String) async throws {
  let answer = try await ask(sandbox.port, "/_faults", method: "POST", body: fault)
  #expect(answer.status == 201, "\(answer.text)")
}
