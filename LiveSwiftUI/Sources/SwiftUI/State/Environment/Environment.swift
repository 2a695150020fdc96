// `@Environment`: reading inherited values.
import Observation

/// A value, or an observable object, from the environment of the view.
@propertyWrapper public struct Environment<Value> {
  private let read: (EnvironmentValues) -> Value?
  /// The path to the value; nil for an object, which is looked up by its class.
  private let path: AnyKeyPath?
  private var value: Value?

  /// Reads the value at a key path.
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
    read = { $0[keyPath: keyPath] }
    path = keyPath
  }

  /// Reads the observable object of a class. Traps on access if no view above provides one.
  public init(_ objectType: Value.Type) where Value: AnyObject, Value: Observable {
    read = { $0[object: objectType] }
    path = nil
  }

  /// Reads the observable object of a class; nil if no view above provides one.
  public init<T>(_ objectType: T.Type) where Value == T?, T: AnyObject, T: Observable {
    read = { .some($0[object: objectType]) }
    path = nil
  }

  /// The value at the position of the view.
  public var wrappedValue: Value {
    if let value { return value }
    guard let value = read(EnvironmentValues()) else {
      preconditionFailure(
        "No \(Value.self) in the environment: put one there with .environment(_:).")
    }
    return value
  }
}

extension Environment: GraphProperty {
  package nonisolated static var mayObserve: Bool { !PlainTypes.contains(Value.self) }

  @MainActor package mutating func attach(to node: Node, slot: inout AnyObject?) {
    value = read(node.environment)
  }

  /// Whether both read the same value of the environment.
  package func readsSame(as other: Environment<Value>) -> Bool { path == other.path }
}

extension Environment: PageProperty {
  mutating func attach(to page: Context) { value = read(page.environment) }
}

/// Makes bindings to the properties of an observable object.
@dynamicMemberLookup @propertyWrapper public struct Bindable<Value> {
  /// The object.
  public var wrappedValue: Value

  /// The wrapper itself: `$model.name` is a binding to a property.
  public var projectedValue: Bindable<Value> { self }

  init(object: Value) { wrappedValue = object }

  // As in Apple's module: an initializer in the structure itself lets the compiler's memberwise
  // initializers take the object.

  /// Not for values that are no observable objects.
  @available(*, unavailable, message: "Bindable wraps an object that conforms to Observable.")
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }

  /// Not for values that are no observable objects.
  @available(*, unavailable, message: "Bindable wraps an object that conforms to Observable.")
  public init(projectedValue: Bindable<Value>) { self = projectedValue }
}

extension Bindable where Value: AnyObject {
  /// A binding to a property of the object.
  public subscript<Subject>(
    dynamicMember keyPath: ReferenceWritableKeyPath<Value, Subject>
  ) -> Binding<Subject> {
    let object = wrappedValue
    return Binding(location: PropertyLocation(object: object, path: keyPath))
  }
}

// Unchecked: its fields never change, and the object protects itself.
final class PropertyLocation<Object: AnyObject, Value>: Location<Value>, @unchecked Sendable {
  private let object: Object
  private let path: ReferenceWritableKeyPath<Object, Value>

  init(object: Object, path: ReferenceWritableKeyPath<Object, Value>) {
    self.object = object
    self.path = path
  }

  override var access: ExclusiveAccess { .to(object) }
  override func read() -> Value { object[keyPath: path] }
  override func write(_ value: Value) { object[keyPath: path] = value }

  override func refersToSame(as other: Location<Value>) -> Bool {
    guard let other = other as? PropertyLocation<Object, Value> else { return false }
    return object === other.object && path == other.path
  }
}

extension Bindable where Value: AnyObject, Value: Observable {
  /// Makes bindings to the properties of an object in a stored property.
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }

  /// Makes bindings inside a body: `Bindable(model).name`.
  public init(_ wrappedValue: Value) { self.wrappedValue = wrappedValue }

  /// Lets a closure take the wrapper as `$model` and read the object as `model`.
  public init(projectedValue: Bindable<Value>) { self = projectedValue }
}

extension Bindable: DynamicProperty {}
extension Bindable: Sendable where Value: Sendable {}
extension Bindable: Identifiable where Value: Identifiable {
  /// The id of the object.
  public var id: Value.ID { wrappedValue.id }
}

extension View {
  /// Sets a value for this view and the views inside it.
  public nonisolated func environment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V
  ) -> some View {
    // Key paths are immutable; this one merely lacks the `Sendable` conformance.
    nonisolated(unsafe) let path = keyPath
    // Read on the main actor only, where the view itself lives.
    nonisolated(unsafe) let value = value
    // The browser draws the system's colours, so the element has to tell it of a scheme.
    let isScheme = V.self == ColorScheme.self && keyPath == \EnvironmentValues.colorScheme
    let scheme = isScheme ? value as? ColorScheme : nil
    return rendering { context in
      let inner = context.with { $0[keyPath: path] = value }
      guard let scheme else { return inner }
      // Closures without captures: they are equal whenever the view is drawn.
      return scheme == .dark
        ? inner.decorated { element, _ in named(.dark, element) }
        : inner.decorated { element, _ in named(.light, element) }
    }
  }

  /// Puts an observable object into the environment, one for each class; nil removes it.
  public nonisolated func environment<T>(_ object: T?) -> some View
  where T: AnyObject, T: Observable {
    // Read on the main actor only, where the view itself lives.
    nonisolated(unsafe) let object = object
    return rendering { $0.with { $0[object: T.self] = object } }
  }

  /// Sets one of the runtime's own environment values.
  nonisolated func builtIn<V>(_ path: WritableKeyPath<BuiltInEnvironment, V>, _ value: V)
    -> some View
  {
    // Key paths are immutable; this one merely lacks the `Sendable` conformance.
    nonisolated(unsafe) let path = path
    // Read on the main actor only, where the view itself lives.
    nonisolated(unsafe) let value = value
    return rendering { $0.with { $0[builtIn: path] = value } }
  }

  /// Changes a value of the environment for this view.
  public nonisolated func transformEnvironment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, transform: @escaping (inout V) -> Void
  ) -> some View {
    // Key paths are immutable; this one merely lacks the `Sendable` conformance. The closure is
    // called on the main actor only, where the view lives.
    nonisolated(unsafe) let (path, transform) = (keyPath, transform)
    return rendering { $0.with { transform(&$0[keyPath: path]) } }
  }
}

extension Context {
  /// Returns this context with a changed environment.
  func with(_ change: (inout EnvironmentValues) -> Void) -> Context {
    var copy = self
    change(&copy.environment)
    return copy
  }

  /// The runtime's own environment values.
  var builtIn: BuiltInEnvironment {
    _read { yield environment.builtIn }
  }
}

/// Names the scheme in which the browser draws an element.
@MainActor private func named(_ scheme: ClassName, _ element: Element) -> Element {
  element.name(scheme)
  return element
}
