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
    let publisher = boxes.lazy.compactMap(\.objectWillChange).first ?? ObservableObjectPublisher()
    for box in boxes { box.objectWillChange = publisher }
    return publisher
  }
}

// Guarded by the lock.
nonisolated(unsafe) private var ownPublishers = OwnPublishers()
private let ownPublishersLock = NSLock()

private func ownPublisher(of object: AnyObject) -> ObservableObjectPublisher {
  ownPublishersLock.withLock { ownPublishers.publisher(of: object) }
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
  /// The type of the values.
  public typealias Output = Void
  /// The type of the errors: none.
  public typealias Failure = Never

  private let subscribers = SubscriberList<Void, Never>()

  /// Makes a publisher without subscribers.
  public init() {}

  /// Adds a subscriber.
  public func receive<S>(subscriber: S) where S: Subscriber, S.Failure == Never, S.Input == () {
    subscribers.add(subscriber)
  }

  /// Publishes that the object is about to change.
  public func send() { subscribers.send(()) }
}

/// A property of an observable object that publishes its changes.
@propertyWrapper public struct Published<Value> {
  let storage: Storage

  /// The storage of the property. It is an object, so that reflection gets the instance in use.
  final class Storage: PublishedBox {
    var value: Value
    var objectWillChange: ObservableObjectPublisher?
    lazy var subject = CurrentValueSubject<Value, Never>(value)
    var isWatched = false
    private var followed: Set<AnyCancellable> = []

    init(_ value: Value) { self.value = value }

    /// Writes the values of a publisher while this storage exists.
    func follow<P: Combine.Publisher>(_ publisher: P)
    where P.Output == Value, P.Failure == Never {
      publisher.sink { [weak self] in self?.write($0) }.store(in: &followed)
    }

    func write(_ newValue: Value) {
      objectWillChange?.send()
      // Published before the property has the value, as Apple's does.
      if isWatched { subject.send(newValue) }
      value = newValue
    }
  }

  /// Sets the initial value.
  public init(wrappedValue: Value) { storage = Storage(wrappedValue) }

  /// Sets the initial value.
  public init(initialValue: Value) { storage = Storage(initialValue) }

  /// The value. Unavailable: only classes can have published properties.
  @available(*, unavailable, message: "@Published is for properties of classes only")
  public var wrappedValue: Value {
    get { fatalError("a structure has a published property") }
    set { fatalError("a structure has a published property") }
  }

  /// The value; a write is published before it is stored.
  public static subscript<EnclosingSelf>(
    _enclosingInstance object: EnclosingSelf,
    wrapped wrappedKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Value>,
    storage storageKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Published<Value>>
  ) -> Value where EnclosingSelf: AnyObject {
    get { object[keyPath: storageKeyPath].storage.value }
    set { object[keyPath: storageKeyPath].storage.write(newValue) }
  }

  /// Publishes the current value, and each new one before it is stored.
  public var projectedValue: Published<Value>.Publisher {
    mutating get { Publisher(storage: storage) }
    // For `assign(to: &$value)` only, which writes through the storage itself.
    set {}
  }

  /// The publisher of a published property's values.
  public struct Publisher: Combine.Publisher {
    /// The type of the values.
    public typealias Output = Value
    /// The type of the errors: none.
    public typealias Failure = Never

    let storage: Storage

    /// Adds a subscriber.
    public func receive<S>(subscriber: S)
    where Value == S.Input, S: Subscriber, S.Failure == Never {
      // The subject takes the value of this moment when it is made.
      storage.isWatched = true
      storage.subject.receive(subscriber: subscriber)
    }
  }
}

/// A published property of any type.
protocol PublishedProperty {
  var box: any PublishedBox { get }
}

extension Published: PublishedProperty {
  var box: any PublishedBox { storage }
}

/// The storage of a published property, type-erased.
protocol PublishedBox: AnyObject {
  var objectWillChange: ObservableObjectPublisher? { get set }
}
