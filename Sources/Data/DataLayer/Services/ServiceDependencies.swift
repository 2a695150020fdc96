// The dependencies of an app with one service and one saved list.
public import Foundation

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
  /// The saves that must end before an event is acknowledged; nil where none is.
  public let eventSaves: EventSaves?
  /// The photos to ask for again when a person asks for what is new; nil for none.
  public let images: ImageCache?
  /// Objects such as the list, which are made once for all pages.
  private let objects = SharedObjects()

  /// Dependencies with the system's clocks by default.
  public init(
    service: Service, store: any RecordStore = InMemoryRecordStore(),
    clock: any Clock<Duration> = ContinuousClock(),
    now: @escaping @Sendable () -> Date = { Date() }, eventSaves: EventSaves? = nil,
    images: ImageCache? = nil
  ) {
    self.service = service
    self.store = store
    self.clock = clock
    self.now = now
    self.eventSaves = eventSaves
    self.images = images
  }

  /// The object of this name, which all pages with these dependencies share; made by the first
  /// call.
  @MainActor public func sharedObject<Object: AnyObject & Sendable>(
    _ name: String, make: () -> Object
  ) -> Object {
    objects.object(name, make: make)
  }

  /// The service's list, which all pages share. It is saved in a collection of the store, under the
  /// source of the service.
  ///
  /// - Parameters:
  ///   - fetch: Fetches the list from the service.
  ///   - prepare: Makes the shared content from an answer, off the main actor.
  @MainActor public func list<Answer: Codable & Sendable, Content: Sendable, Failure: LoadError>(
    _ collection: String, fetch: @escaping @Sendable () async throws(Failure) -> Answer,
    prepare: @escaping @Sendable (Answer) -> Content
  ) -> SharedList<Content, Failure> {
    list(
      collection, fetchInParts: { (_) async throws(Failure) in try await fetch() },
      prepare: prepare)
  }

  /// The same for a service whose answer arrives in parts, which `fetchInParts` hands out.
  @MainActor public func list<Answer: Codable & Sendable, Content: Sendable, Failure: LoadError>(
    _ collection: String,
    fetchInParts:
      @escaping @Sendable (
        _ arrived: @escaping @Sendable (Answer) async -> Void
      ) async throws(Failure) -> Answer,
    prepare: @escaping @Sendable (Answer) -> Content
  ) -> SharedList<Content, Failure> {
    sharedObject(collection) {
      SharedList(
        in: store, collection: collection,
        // A digest, because an address may contain a key.
        key: SHA256Digest.hex(service.source), clock: clock, now: now,
        fetchInParts: fetchInParts, prepare: prepare)
    }
  }
}
