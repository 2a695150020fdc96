// Cocktails as an app: one window, for `@main` on Apple's systems and for the server on Linux.
import DataLayer
import Foundation
import SwiftUI

/// The scene of Cocktails, over any service and store.
public struct CocktailsScene: Scene {
  private let service: DrinkService
  private let store: any RecordStore
  private let clock: any Clock<Duration>
  private let now: @Sendable () -> Date

  /// A scene that asks `service`, keeps its last list in `store`, and tells the time by `clock` and `now`.
  public init(
    service: DrinkService, store: any RecordStore,
    clock: any Clock<Duration> = ContinuousClock(), now: @escaping @Sendable () -> Date = { Date() }
  ) {
    self.service = service
    self.store = store
    self.clock = clock
    self.now = now
  }

  public var body: some Scene {
    WindowGroup {
      CocktailsScreen(service: service, store: store, clock: clock, now: now)
    }
  }
}
