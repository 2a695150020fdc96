// The dependencies of an app with one service and one saved list.
import DataLayer
import Foundation

/// A service as a value, with a name that distinguishes it from others of its kind.
public protocol SourcedService: Sendable {
  /// The name of the service: its address, unless that may change between starts.
  ///
  /// Data saved under one source is never shown for another.
  var source: String { get set }
}

/// The dependencies of an app with one service and one saved list.
///
/// All pages with the same dependencies share the list, so a process makes them once.
public struct ServiceDependencies<Service: SourcedService>: Sendable {
  /// Answers the app's requests.
  public let service: Service
  /// The store that keeps the last list for the next start.
  public let store: any RecordStore
  /// The clock for the pause between two attempts.
  public let clock: any Clock<Duration>
  /// The current time, used as the date of a saved list.
  public let now: @Sendable () -> Date
  /// Objects such as the list, which are made once for all pages.
  private let objects = SharedObjects()

  /// Dependencies with the system's clocks by default.
  public init(
    service: Service, store: any RecordStore = InMemoryRecordStore(),
    clock: any Clock<Duration> = ContinuousClock(), now: @escaping @Sendable () -> Date = { Date() }
  ) {
    self.service = service
    self.store = store
    self.clock = clock
    self.now = now
  }

  /// The object of this name, which all pages with these dependencies share; made by the first
  /// call.
  @MainActor public func sharedObject<Object: AnyObject & Sendable>(
    _ name: String, make: () -> Object
  ) -> Object {
    objects.object(name, make: make)
  }
}
