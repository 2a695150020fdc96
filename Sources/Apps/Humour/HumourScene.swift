// Humour as an app: one window, for `@main` on Apple's systems and for the server on Linux.
import Catalog
import Foundation
import Mood
import SwiftUI

/// The scene of Humour, over any source of posts.
public struct HumourScene: Scene {
  private let service: PostsService
  private let store: any RecordStore
  private let clock: any Clock<Duration>
  private let now: @Sendable () -> Date

  /// A scene that asks `service`, keeps people and moods in `store`, and tells the time by `clock` and `now`.
  public init(
    service: PostsService, store: any RecordStore,
    clock: any Clock<Duration> = ContinuousClock(), now: @escaping @Sendable () -> Date = { Date() }
  ) {
    self.service = service
    self.store = store
    self.clock = clock
    self.now = now
  }

  public var body: some Scene {
    WindowGroup {
      EmptyView()
    }
  }
}
