// Photos that were replaced at their services, shown on the pages that are open.
import Foundation

/// Gives replaced photos another address on all pages that show them.
@MainActor final class PhotoUpdates {
  /// How long changes are gathered, because each look at all pages takes milliseconds.
  private static let pause = Duration.milliseconds(200)

  private let sessions: SessionTable
  private var reading: Task<Void, Never>?
  /// The addresses whose photos have changed since the last look at the pages.
  private var paths: Set<String> = []

  init(_ changes: AsyncStream<URL>, _ photos: ImageProxy, _ sessions: SessionTable) {
    self.sessions = sessions
    reading = Task { [weak self] in
      for await url in changes { if let path = photos.changed(url) { self?.show(path) } }
    }
  }

  isolated deinit { reading?.cancel() }

  private func show(_ path: String) {
    paths.insert(path)
    guard paths.count == 1 else { return }
    Task { [weak self] in
      // A cancelled wait only shows the change sooner.
      try? await Task.sleep(for: Self.pause)
      guard let self else { return }
      sessions.picturesChanged(at: paths)
      paths = []
    }
  }
}
