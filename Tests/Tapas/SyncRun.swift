// Runs of the real `tapas menu sync` as a process of its own.
import Foundation

@testable import tapas

/// One run of the command beside this test's own program.
struct SyncRun: Sendable {
  let status: Int32
  let wasKilled: Bool
  let output: String
  let complaint: String

  /// Runs it to its end, or until it is killed after so many seconds.
  ///
  /// It is waited for on a thread of its own, because the service that it asks needs the few
  /// threads of the pool.
  init(
    base: String, data: URL, token: String? = MenuServer.token, killedAfter delay: Double? = nil,
    _ more: String...
  ) async throws {
    self = try await withCheckedThrowingContinuation { continuation in
      Thread {
        continuation.resume(
          with: Result {
            try SyncRun(base: base, data: data, token: token, killedAfter: delay, more)
          })
      }.start()
    }
  }

  private init(
    base: String, data: URL, token: String?, killedAfter delay: Double?, _ more: [String]
  ) throws {
    // On Linux the tests are a program that lies where the command lies.
    let here = URL(
      filePath: try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe"))
    let process = Process()
    process.executableURL = here.deletingLastPathComponent().appending(path: "tapas")
    process.arguments = ["menu", "sync", "--menu-url", base, "--data", data.path] + more
    process.environment = ["HOME": data.path].merging(token.map { ["TAPAS_MENU_TOKEN": $0] } ?? [:])
    { $1 }
    let (output, complaint) = (Pipe(), Pipe())
    (process.standardOutput, process.standardError) = (output, complaint)
    try process.run()
    if let delay {
      // The moment is the thing under test; whatever the process does then, it is killed. It may be
      // done before.
      let end = ContinuousClock.now + .seconds(delay)
      while process.isRunning, ContinuousClock.now < end { usleep(500) }
      if process.isRunning { kill(process.processIdentifier, SIGKILL) }
    }
    self.output = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    self.complaint = String(
      decoding: complaint.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    status = process.terminationStatus
    wasKilled = process.terminationReason == .uncaughtSignal
  }
}

/// A folder that is gone after the test.
final class SyncFolder {
  let url = FileManager.default.temporaryDirectory
    .appendingPathComponent("tapas-sync-\(UUID().uuidString)", isDirectory: true)

  deinit {
    // The system clears its folder for passing files; a leftover harms no test.
    try? FileManager.default.removeItem(at: url)
  }
}
