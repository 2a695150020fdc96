// The entry point of `tapas`: reads the command line, runs the command, and exits with the code
// that the help page documents.
import AppServer
import Foundation
import Thumbnails

@main
enum Main {
  static func main() async {
    ThumbnailWorker.runIfAsked()
    // A browser that disconnects during a write must not end the process.
    signal(SIGPIPE, SIG_IGN)
    let arguments = Array(CommandLine.arguments.dropFirst())
    switch Command.parse(arguments, environment: ProcessInfo.processInfo.environment) {
    case .failure(let mistake):
      Terminal.warn("tapas: \(mistake)\nSee tapas --help.")
      exit(2)
    case .success(.help(let command)):
      Terminal.say(String((command.map(Help.page(of:)) ?? Help.page()).dropLast()))
    case .success(.version): Terminal.say("tapas \(Version.number)")
    case .success(.serve(let options)):
      let worker = WorkerIndex(environment: ProcessInfo.processInfo.environment)
      await untilStopped(log: Log(options.log)) {
        if worker == nil, options.workers > 1 { return try await supervise(options) }
        try await serve(options, as: worker, thumbnailer: Thumbnailer())
      }
    case .success(.menuSync(let options)): await untilStopped { try await syncMenu(options) }
    case .success(.mood(let options)): orEnd { try runMood(options) }
    case .success(.write(let folder)):
      orEnd { try WrittenFile.writeAll(in: URL(filePath: folder)) }
    case .success(.backup(let options)): await untilStopped { try runBackup(options) }
    case .success(.restore(let options)): await untilStopped { try runRestore(options) }
    case .success(.doctor(let options)):
      await untilStopped { if await !runDoctor(options) { exit(1) } }
    case .success(.sandbox(let options)): await untilStopped { try await runSandbox(options) }
    }
  }

  /// Runs work that only a failure ends early.
  private static func orEnd(_ run: () throws -> Void) {
    do {
      try run()
    } catch {
      Terminal.warn("tapas: \(error)")
      exit(1)
    }
  }

  /// Runs until done or asked to stop. A stop cancels the work, which then closes its resources.
  private static func untilStopped(
    log: Log = Log(), _ run: @escaping @MainActor () async throws -> Void
  ) async {
    let work = Task { try await run() }
    let signals = StopSignal(stop: { work.cancel() }, insist: { exit(128 + $0) })
    let ending = await work.result
    withExtendedLifetime(signals) {}
    if case .failure(let error) = ending, !(error is CancellationError) {
      log(.error, .tapas, "\(error)")
      exit(1)
    }
  }
}
