// Objects that announce their changes, and the properties that cause them.
import Foundation

/// An object that publishes before it changes.
public protocol ObservableObject: AnyObject {
  /// The type of the publisher.
  associatedtype ObjectWillChangePublisher: Publisher = ObservableObjectPublisher
  where Self.ObjectWillChangePublisher.Failure == Never

  /// Publishes before the object changes.
  var objectWillChange: Self.ObjectWillChangePublisher { get }
}

extension ObservableObject where Self.ObjectWillChangePublisher == ObservableObjectPublisher {
  /// Publishes before a property marked `@Published` changes. An object without such properties
  /// publishes when the app sends.
  public var objectWillChange: ObservableObjectPublisher {
    var boxes: [any PublishedBox] = []
    var mirror: Mirror? = Mirror(reflecting: self)
    while let level = mirror {
      boxes += level.children.compactMap { ($0.value as? any PublishedProperty)?.box }
      mirror = level.superclassMirror
    }
    if boxes.isEmpty { return ownPublisher(of: self) }
    return publishersLock.withLock {
      let publisher = boxes.lazy.compactMap(\.objectWillChange).first ?? ObservableObjectPublisher()
      for box in boxes { box.objectWillChange = publisher }
      return publisher
    }
  }
}

// Guarded by the lock.
nonisolated(unsafe) private var ownPublishers = OwnPublishers()
private let publishersLock = NSLock()

private func ownPublisher(of object: AnyObject) -> ObservableObjectPublisher {
  publishersLock.withLock { ownPublishers.publisher(of: object) }
}

/// The publishers of objects that have no published property to keep one.
private struct OwnPublishers {
  private struct Entry {
    weak var object: AnyObject?
    let publisher = ObservableObjectPublisher()
  }

  private var entries: [ObjectIdentifier: Entry] = [:]
  /// The number of entries at which those of released objects are removed.
  private var limit = 64

  mutating func publisher(of object: AnyObject) -> ObservableObjectPublisher {
    let id = ObjectIdentifier(object)
    // Another object may have had this address before.
    if let entry = entries[id], entry.object === object { return entry.publisher }
    if entries.count >= limit {
      entries = entries.filter { $0.value.object != nil }
      limit = max(64, entries.count * 2)
    }
    let entry = Entry(object: object)
    entries[id] = entry
    return entry.publisher
  }
}

/// The publisher of an observable object's changes.
public final class ObservableObjectPublisher: Publisher {
  public typealias Output = Void
  /// The type of the errors: none.
  public typealias Failure = Never

  private let subscribers = SubscriberList<Void, Never>()
  /// Publishes once a property marked `@Published` has its new value. On another thread, a
  /// subscriber of the announcement may read the property before that.
  package let didChange = PassthroughSubject<Void, Never>()

  /// Makes a publisher without subscribers.
  public init() {}

  public func receive<S>(subscriber: S) where S: Subscriber, S.Failure == Never, S.Input == () {
    subscribers.add(subscriber)
  }

  /// Publishes that the object is about to change.
  public func send() { subscribers.send(()) }
}
