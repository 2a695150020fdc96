// `App.main()` in programs that link this module: reads the command line and serves the app.
import Foundation
import SwiftUI
import Thumbnails
import WebServer

/// Replaces SwiftUI's own function when the program is loaded, as Foundation does for its
/// internationalization module. LiveSwiftUI/Notes/your-app.md gives the reasons.
@_dynamicReplacement(for:run(_:)) @MainActor private func serveApp(_ app: any App.Type) -> Never {
  ThumbnailWorker.runIfAsked()
  // A browser that disconnects during a write must not end the process.
  signal(SIGPIPE, SIG_IGN)
  let bundle = AppBundle(of: app)
  let options: AppOptions
  do throws(AppUsageError) {
    let request = try AppRequest.read(
      Array(CommandLine.arguments.dropFirst()), program: bundle.name,
      environment: ProcessInfo.processInfo.environment)
    switch request {
    case .serve(let read): options = read
    case .help:
      Terminal.say(AppFlag.page(program: bundle.name))
      exit(0)
    }
  } catch {
    Terminal.warn("\(bundle.name): \(error)\nSee \(bundle.name) --help.")
    exit(2)
  }
  // This makes the data folder the application support directory. Nothing else runs yet that could
  // read the environment at the same time.
  setenv("XDG_DATA_HOME", options.dataFolder.path, 1)
  Heap.limitArenas()
  Descriptors.raiseLimit()

  let worker = WorkerIndex(environment: ProcessInfo.processInfo.environment)
  let work = Task {
    if worker == nil, let count = options.workers {
      return try await options.runWorkers(count, name: bundle.name)
    }
    try await served(app, options, bundle, worker).run()
  }
  let signals = StopSignal(stop: { work.cancel() }, insist: { exit(128 + $0) })
  Task {
    let ending = await work.result
    withExtendedLifetime(signals) {}
    if case .failure(let error) = ending, !(error is CancellationError) {
      Terminal.warn("\(bundle.name): \(error)")
      exit(1)
    }
    exit(0)
  }
  // The main actor runs in the main run loop, as it does under an asynchronous `main`.
  while true { _ = RunLoop.main.run(mode: .default, before: .distantFuture) }
}

@MainActor private func served<Content: App>(
  _ type: Content.Type, _ options: AppOptions, _ bundle: AppBundle, _ worker: WorkerIndex?
) throws -> ServedApp {
  try ServedApp(type, options, bundle: bundle, as: worker, thumbnailer: Thumbnailer())
}
