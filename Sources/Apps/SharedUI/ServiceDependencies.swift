// What an app with one service and one saved list depends on.
import DataLayer
import Foundation

/// A service as a value, with a name that tells it from others of its kind.
public protocol SourcedService: Sendable {
  /// Names the service: its address, unless that may change from one start to the next.
  ///
  /// What is saved of one source is never shown as another's.
  var source: String { get set }
}

/// What an app with one service and one saved list depends on.
///
/// All pages with the same dependencies share the list, so a process makes them once.
public struct ServiceDependencies<Service: SourcedService>: Sendable {
  /// Answers the app's requests.
  public let service: Service
  /// Keeps the last list for the next start.
  public let store: any RecordStore
  /// Waits between two attempts.
  public let clock: any Clock<Duration>
  /// Tells the time at which a list was saved.
  public let now: @Sendable () -> Date
  /// Such as the list, requested and read once for all pages.
  private let objects = SharedObjects()

  /// Dependencies with the system's clocks unless others are passed in.
  public init(
    service: Service, store: any RecordStore = InMemoryRecordStore(),
    clock: any Clock<Duration> = ContinuousClock(), now: @escaping @Sendable () -> Date = { Date() }
  ) {
    self.service = service
    self.store = store
    self.clock = clock
    self.now = now
  }

  /// The object of this name, which all pages with these dependencies share; made at the first
  /// call.
  @MainActor public func sharedObject<Object: AnyObject & Sendable>(
    _ name: String, make: () -> Object
  ) -> Object {
    objects.object(name, make: make)
  }
}
