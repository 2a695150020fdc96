// Properties of objects that publish their changes.
import Foundation

/// A property of an observable object that publishes its changes.
@propertyWrapper public struct Published<Value> {
  let storage: Storage

  /// The storage of the property. It is an object, so that reflection gets the instance in use.
  final class Storage: PublishedBox {
    private struct Listeners {
      var object: ObservableObjectPublisher?
      var subject: CurrentValueSubject<Value, Never>?
      var followed: Set<AnyCancellable> = []
    }

    private let stored: GuardedValue<Value>
    private let listeners = GuardedValue(Listeners())

    init(_ value: Value) { stored = GuardedValue(value) }

    var objectWillChange: ObservableObjectPublisher? {
      get { listeners.current.object }
      set { listeners.withLock { $0.object = newValue } }
    }

    /// Publishes the values, from the one of the first call on.
    var subject: CurrentValueSubject<Value, Never> {
      listeners.withLock { listeners in
        let subject = listeners.subject ?? CurrentValueSubject(stored.current)
        listeners.subject = subject
        return subject
      }
    }

    /// Writes the values of a publisher while this storage exists.
    func follow<P: Combine.Publisher>(_ publisher: P)
    where P.Output == Value, P.Failure == Never {
      let cancellable = publisher.sink { [weak self] in self?.value = $0 }
      listeners.withLock { _ = $0.followed.insert(cancellable) }
    }

    var value: Value {
      get { stored.current }
      set {
        let before = listeners.current
        before.object?.send()
        // Published before the property has the value, as Apple's does.
        before.subject?.send(newValue)
        stored.replace(with: newValue)
        // Whoever subscribed in between, on another thread, has got the old value.
        if before.subject == nil { listeners.current.subject?.send(newValue) }
        before.object?.didChange.send()
      }
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
    set {
      let access = ExclusiveAccess.to(object)
      let isHeld = access.begin()
      defer { access.end(isHeld) }
      object[keyPath: storageKeyPath].storage.value = newValue
    }
    _modify {
      let access = ExclusiveAccess.to(object)
      let isHeld = access.begin()
      let storage = object[keyPath: storageKeyPath].storage
      var value = storage.value
      defer {
        storage.value = value
        access.end(isHeld)
      }
      yield &value
    }
  }

  /// Publishes the current value, and each new one before it is stored.
  public var projectedValue: Published<Value>.Publisher {
    mutating get { Publisher(storage: storage) }
    // For `assign(to: &$value)` only, which writes through the storage itself.
    set {}
  }

  /// The publisher of a published property's values.
  public struct Publisher: Combine.Publisher {
    public typealias Output = Value
    /// The type of the errors: none.
    public typealias Failure = Never

    let storage: Storage

    public func receive<S>(subscriber: S)
    where Value == S.Input, S: Subscriber, S.Failure == Never {
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
