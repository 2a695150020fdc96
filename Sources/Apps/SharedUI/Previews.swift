// Shared parts of the apps' previews: fixed times, services that fail or never answer, a saved
// copy.
public import DataLayer
public import Foundation

/// The fixed times of previews.
public enum PreviewTime {
  /// The time of day in every preview: 21 November 2023, 12:00 UTC.
  public static var now: Date { Date(timeIntervalSince1970: 1_700_568_000) }

  /// The time of a saved copy: five minutes earlier.
  public static var saved: Date { now - 300 }

  /// Waits until cancelled, as for a service that never answers, and returns the error to throw.
  public static func forever<Failure: Error>(then error: Failure) async -> Failure {
    // Only cancellation ends it, and then the answer is ignored.
    try? await StoppedClock().sleep(for: .seconds(1))
    return error
  }
}

extension HTTPError {
  /// A service that cannot be reached, for previews.
  public static var preview: HTTPError { .unreachable(host: "example.org", why: "no network") }
}

extension CatalogueApp {
  /// The first screen over the dependencies of a preview.
  @MainActor public static func screen(_ dependencies: Dependencies) -> Content {
    description.screen(dependencies)
  }
}

extension ServiceDependencies {
  /// The dependencies of a preview: a service, an empty store and a fixed time of day.
  ///
  /// With a stopped `clock`, a load that never ends does not become a slow one.
  public static func preview(
    _ service: Service, clock: any Clock<Duration> = ContinuousClock()
  ) -> ServiceDependencies {
    ServiceDependencies(service: service, clock: clock, now: { PreviewTime.now })
  }

  /// The same, with a value that an earlier run saved in a collection of the store.
  ///
  /// The key is that of the service's source, followed by `suffix`.
  public static func preview<Value: Codable & Sendable>(
    _ service: Service, holding value: Value, in collection: String, suffix: String = "",
    savedAt: Date = PreviewTime.saved
  ) -> ServiceDependencies {
    ServiceDependencies(
      service: service,
      store: InMemoryRecordStore(
        holding: [collection: [SHA256Digest.hex(service.source) + suffix: value]],
        savedAt: savedAt),
      now: { PreviewTime.now })
  }
}
