// A two-way connection to a value that is stored elsewhere.
import Combine

/// Reads and writes a value owned by another view.
@propertyWrapper @dynamicMemberLookup public struct Binding<Value> {
  private let location: Location<Value>
  /// The access that a change needs.
  var access: ExclusiveAccess { location.access }

  init(location: Location<Value>) { self.location = location }

  /// A binding made of two closures. Both run on the main actor, whatever their isolation.
  @preconcurrency public init(
    @_inheritActorContext get: @escaping @isolated(any) @Sendable () -> Value,
    @_inheritActorContext set: @escaping @isolated(any) @Sendable (Value) -> Void
  ) {
    location = ClosureLocation(get: get, set: { value, _ in Self.call(set, value) })
  }

  /// A binding made of two closures. A write carries no animation, so the transaction is empty.
  @preconcurrency public init(
    @_inheritActorContext get: @escaping @isolated(any) @Sendable () -> Value,
    @_inheritActorContext set: @escaping @isolated(any) @Sendable (Value, Transaction) -> Void
  ) {
    location = ClosureLocation(
      get: get, set: { value, transaction in Self.call(set, value, transaction) })
  }

  private static func call(
    _ set: @escaping @isolated(any) @Sendable (Value) -> Void, _ value: Value
  ) {
    // A setter cannot await, so the isolation is cast away. The runtime writes on the main actor,
    // which is the isolation of the closures that views make.
    unsafeBitCast(set, to: (@Sendable (Value) -> Void).self)(value)
  }

  private static func call(
    _ set: @escaping @isolated(any) @Sendable (Value, Transaction) -> Void, _ value: Value,
    _ transaction: Transaction
  ) {
    // As above: a setter cannot await, and the runtime writes on the main actor.
    unsafeBitCast(set, to: (@Sendable (Value, Transaction) -> Void).self)(value, transaction)
  }

  /// A binding that always reads `value` and ignores writes.
  public static func constant(_ value: Value) -> Binding<Value> {
    Binding(location: ConstantLocation(value))
  }

  /// Lets a closure take a binding as `$value` and read it as `value`.
  public init(projectedValue: Binding<Value>) { self = projectedValue }

  /// The current value; a write reaches its owner.
  public var wrappedValue: Value {
    get { location.read() }
    nonmutating set { location.write(newValue) }
    nonmutating _modify { yield &location.current }
  }

  /// The binding itself, so that `$value` can be passed on.
  public var projectedValue: Binding<Value> { self }

  /// A binding to a member of the value. A write reads the whole value, changes the member and
  /// writes the value back.
  public subscript<Subject>(
    dynamicMember keyPath: WritableKeyPath<Value, Subject>
  ) -> Binding<Subject> {
    Binding<Subject>(location: MemberLocation(base: location, path: keyPath))
  }
}

extension Binding {
  /// A binding to an optional that is never nil; writing nil changes nothing.
  public init<V>(_ base: Binding<V>) where Value == V? {
    location = MappedLocation(
      base.access, read: { base.wrappedValue },
      write: { if let value = $0 { base.wrappedValue = value } })
  }

  /// A binding to the value inside an optional; nil while the optional is nil.
  public init?(_ base: Binding<Value?>) {
    guard let now = base.wrappedValue else { return nil }
    location = MappedLocation(
      base.access, read: { base.wrappedValue ?? now }, write: { base.wrappedValue = $0 })
  }
}

extension Binding: DynamicProperty {}
extension Binding: ReferenceComparable {
  func refersToSame(as other: Binding<Value>) -> Bool {
    location === other.location || location.refersToSame(as: other.location)
  }
}
extension Binding: Identifiable where Value: Identifiable {
  /// The id of the value, so that bindings can be the rows of a list.
  public var id: Value.ID { wrappedValue.id }
}
// Locations write on the main actor.
extension Binding: @unchecked Sendable where Value: Sendable {}

private final class ConstantLocation<Value>: Location<Value>, @unchecked Sendable {
  // A constant.
  private let value: Value
  init(_ value: Value) { self.value = value }
  override func read() -> Value { value }
}

final class MappedLocation<Value>: Location<Value>, @unchecked Sendable {
  // Stores closures only; whatever they access protects itself.
  private let get: () -> Value
  private let put: (Value) -> Void
  private let baseAccess: ExclusiveAccess?

  /// A location whose value is made of another one's, to which `access` belongs.
  init(
    _ access: ExclusiveAccess? = nil, read: @escaping () -> Value,
    write: @escaping (Value) -> Void
  ) {
    baseAccess = access
    get = read
    put = write
  }

  override var access: ExclusiveAccess { baseAccess ?? super.access }
  override func read() -> Value { get() }
  override func write(_ value: Value) { put(value) }
}

private final class ClosureLocation<Value>: Location<Value>, @unchecked Sendable {
  // Stores closures only; whatever they access protects itself.
  private let get: @Sendable () -> Value
  private let put: (Value, Transaction) -> Void

  init(
    get: @escaping @isolated(any) @Sendable () -> Value, set: @escaping (Value, Transaction) -> Void
  ) {
    // A getter cannot await either. Bodies, which read bindings, run on the main actor.
    self.get = unsafeBitCast(get, to: (@Sendable () -> Value).self)
    put = set
  }

  override func read() -> Value { get() }
  override func write(_ value: Value) { put(value, Transaction()) }
}

private final class MemberLocation<Base, Value>: Location<Value>, @unchecked Sendable {
  // Reads and writes through its base, which protects itself.
  private let base: Location<Base>
  private let path: WritableKeyPath<Base, Value>

  init(base: Location<Base>, path: WritableKeyPath<Base, Value>) {
    self.base = base
    self.path = path
  }

  override func read() -> Value { base.read()[keyPath: path] }

  override func refersToSame(as other: Location<Value>) -> Bool {
    guard let other = other as? MemberLocation<Base, Value> else { return false }
    return path == other.path && (base === other.base || base.refersToSame(as: other.base))
  }

  override var access: ExclusiveAccess { base.access }
  override func write(_ value: Value) { base.current[keyPath: path] = value }
}
