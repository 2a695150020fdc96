// Humour as an app: one window, for `@main` on Apple's systems and for the server on Linux.
import DataLayer
import Foundation
import Posts
import SwiftUI

/// The scene of Humour, over any source of posts.
public struct HumourScene: Scene {
  private let parts: HumourDependencies

  /// A scene that asks `service`, takes moods from `moods`, remembers people in `people`, and tells the time by `clock`
  /// and `now`; both shelves are made once for all who share a store.
  public init(
    service: PostsService, moods: MoodCache, people: RecentPeople,
    clock: any Clock<Duration> = ContinuousClock(), now: @escaping @Sendable () -> Date = { Date() }
  ) {
    parts = HumourDependencies(
      service: service, moods: moods, people: people, clock: clock, now: now)
  }

  public var body: some Scene {
    WindowGroup {
      HumourScreen(parts)
    }
  }
}
