// Foods as an app: one window, for `@main` on Apple's systems and for the server on Linux.
import DataLayer
import Foundation
import SwiftUI

/// The scene of Foods, over any service and store.
public struct FoodsScene: Scene {
  private let service: FoodService
  private let store: any RecordStore
  private let clock: any Clock<Duration>
  private let now: @Sendable () -> Date

  /// A scene that asks `service`, keeps its last list in `store`, and tells the time by `clock` and `now`.
  public init(
    service: FoodService, store: any RecordStore,
    clock: any Clock<Duration> = ContinuousClock(), now: @escaping @Sendable () -> Date = { Date() }
  ) {
    self.service = service
    self.store = store
    self.clock = clock
    self.now = now
  }

  public var body: some Scene {
    WindowGroup {
      FoodsScreen(service: service, store: store, clock: clock, now: now)
    }
  }
}
