// The photos of an app on Apple's systems: where they come from, and when they are tried again.
#if canImport(ImageIO)
  public import DataLayer
  import Foundation
  public import SwiftUI

  extension View {
    /// Loads the photos of this view through `cache`.
    ///
    /// Failed ones are tried again when the app or the network returns and when the person
    /// refreshes. All copies in memory that no view shows go when the system is short of it.
    public func photos(_ cache: ImageCache) -> some View { modifier(PhotoSource(cache: cache)) }
  }

  private struct PhotoSource: ViewModifier {
    @Environment(\.scenePhase) private var phase
    @Environment(\.networkReturns) private var networkReturns
    @Environment(\.decodedPhotos) private var decoded
    @State private var attempt = 0
    let cache: ImageCache

    func body(content: Content) -> some View {
      content
        .environment(\.imageCache, cache)
        .environment(\.photoAttempt, attempt)
        .task(id: Return(isActive: phase == .active, networkReturns: networkReturns)) {
          if phase == .active { await tryAgain() }
        }
        .task {
          for await _ in cache.refreshes() { await tryAgain() }
        }
        .task {
          for await _ in MemoryWarnings.all() {
            decoded.removeAll()
            await cache.emptyMemory()
          }
        }
    }

    private func tryAgain() async {
      // Before the attempt, which the pauses after failures would turn away.
      await cache.forgetFailures()
      attempt += 1
    }
  }

  /// A return of the app or of the network, each of which is an attempt.
  private struct Return: Hashable {
    let isActive: Bool
    let networkReturns: Int
  }

  /// The warnings of the system that memory is short.
  private enum MemoryWarnings {
    /// A warning each time, until the task that reads them ends. A Mac has none.
    static func all() -> AsyncStream<Void> {
      #if canImport(AppKit)
        AsyncStream { $0.finish() }
      #else
        AsyncStream(bufferingPolicy: .bufferingNewest(1)) { warnings in
          // Apple documents that an observer may be removed on any thread.
          nonisolated(unsafe) let observer = NotificationCenter.default.addObserver(
            forName: UIApplication.didReceiveMemoryWarningNotification, object: nil, queue: nil
          ) { _ in
            warnings.yield()
          }
          warnings.onTermination = { _ in NotificationCenter.default.removeObserver(observer) }
        }
      #endif
    }
  }
#endif
