// Objects that tell when they are about to change, and the properties that make them do so.

/// An object that tells when it is about to change.
public protocol ObservableObject: AnyObject {
  /// The publisher that tells it.
  associatedtype ObjectWillChangePublisher: Publisher = ObservableObjectPublisher
  where Self.ObjectWillChangePublisher.Failure == Never

  /// Tells before the object changes.
  var objectWillChange: Self.ObjectWillChangePublisher { get }
}

extension ObservableObject where Self.ObjectWillChangePublisher == ObservableObjectPublisher {
  /// Tells before one of the properties marked `@Published` changes. An object without any has
  /// nothing to tell, and gives a new publisher each time.
  public var objectWillChange: ObservableObjectPublisher {
    var boxes: [any PublishedBox] = []
    var mirror: Mirror? = Mirror(reflecting: self)
    while let level = mirror {
      boxes += level.children.compactMap { ($0.value as? any PublishedProperty)?.box }
      mirror = level.superclassMirror
    }
    let publisher = boxes.lazy.compactMap(\.objectWillChange).first ?? ObservableObjectPublisher()
    for box in boxes { box.objectWillChange = publisher }
    return publisher
  }
}

/// Tells the changes of an observable object.
public final class ObservableObjectPublisher: Publisher {
  /// The kind of its values.
  public typealias Output = Void
  /// The kind of its errors: none.
  public typealias Failure = Never

  private let subscribers = SubscriberList<Void, Never>()

  /// Makes one without subscribers.
  public init() {}

  /// Takes a subscriber on.
  public func receive<S>(subscriber: S) where S: Subscriber, S.Failure == Never, S.Input == () {
    subscribers.add(subscriber)
  }

  /// Tells that the object is about to change.
  public func send() { subscribers.send(()) }
}

/// A property of an observable object whose changes are told.
@propertyWrapper public struct Published<Value> {
  let storage: Storage

  /// What the property remembers; an object, so that reflection reaches the one that is in use.
  final class Storage: PublishedBox {
    var value: Value
    var objectWillChange: ObservableObjectPublisher?
    lazy var subject = CurrentValueSubject<Value, Never>(value)
    var isWatched = false

    init(_ value: Value) { self.value = value }

    func write(_ newValue: Value) {
      objectWillChange?.send()
      // Told before the property itself has the value, as Apple's does.
      if isWatched { subject.send(newValue) }
      value = newValue
    }
  }

  /// Begins with a value.
  public init(wrappedValue: Value) { storage = Storage(wrappedValue) }

  /// Begins with a value.
  public init(initialValue: Value) { storage = Storage(initialValue) }

  /// The value; only objects have published properties.
  @available(*, unavailable, message: "@Published is for properties of classes only")
  public var wrappedValue: Value {
    get { fatalError("a structure has a published property") }
    set { fatalError("a structure has a published property") }
  }

  /// The value; a write is told before it is stored.
  public static subscript<EnclosingSelf>(
    _enclosingInstance object: EnclosingSelf,
    wrapped wrappedKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Value>,
    storage storageKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Published<Value>>
  ) -> Value where EnclosingSelf: AnyObject {
    get { object[keyPath: storageKeyPath].storage.value }
    set { object[keyPath: storageKeyPath].storage.write(newValue) }
  }

  /// Tells the value now, and each new one before it is stored.
  public var projectedValue: Published<Value>.Publisher {
    mutating get {
      storage.isWatched = true
      return Publisher(subject: storage.subject)
    }
  }

  /// Tells the values of a published property.
  public struct Publisher: Combine.Publisher {
    /// The kind of its values.
    public typealias Output = Value
    /// The kind of its errors: none.
    public typealias Failure = Never

    let subject: CurrentValueSubject<Value, Never>

    /// Takes a subscriber on.
    public func receive<S>(subscriber: S)
    where Value == S.Input, S: Subscriber, S.Failure == Never {
      subject.receive(subscriber: subscriber)
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

/// What a published property remembers, whatever its type.
protocol PublishedBox: AnyObject {
  var objectWillChange: ObservableObjectPublisher? { get set }
}
