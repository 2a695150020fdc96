// Observable objects of before `@Observable`: a view that holds one renders when it changes.
import Combine
import Observation

/// Watches an object for one node, which it marks as soon as the object is about to change. The
/// node renders at the end of the turn, when the change is made.
final class ObjectWatch {
  let object: AnyObject
  private let cancellable: AnyCancellable

  @MainActor init<Object: ObservableObject>(_ object: Object, _ node: Node) {
    self.object = object
    cancellable = object.objectWillChange.sink { [weak node] _ in
      onMainActor { node?.markDirty() }
    }
  }
}

/// An object from outside that the view renders with.
@propertyWrapper @preconcurrency @MainActor public struct ObservedObject<ObjectType>
where ObjectType: ObservableObject {
  /// Makes bindings to the properties of the object.
  @dynamicMemberLookup @frozen public struct Wrapper {
    let object: ObjectType

    /// A binding to a property of the object.
    public subscript<Subject>(
      dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>
    ) -> Binding<Subject> {
      Binding(location: PropertyLocation(object: object, path: keyPath))
    }
  }

  /// The object; the view renders again when it says that it will change.
  public var wrappedValue: ObjectType

  /// Observes an object that somebody else keeps.
  public init(wrappedValue: ObjectType) { self.wrappedValue = wrappedValue }

  /// The same as `init(wrappedValue:)`.
  public init(initialValue: ObjectType) { wrappedValue = initialValue }

  /// Makes bindings to the properties of the object.
  public var projectedValue: ObservedObject<ObjectType>.Wrapper { Wrapper(object: wrappedValue) }
}

extension ObservedObject: DynamicProperty, GraphProperty {
  package nonisolated static var mayObserve: Bool { true }

  /// Whether both hold the same object.
  package func readsSame(as other: ObservedObject<ObjectType>) -> Bool {
    wrappedValue === other.wrappedValue
  }

  package mutating func attach(to node: Node, slot: inout AnyObject?) {
    if let watch = slot as? ObjectWatch, watch.object === wrappedValue { return }
    slot = ObjectWatch(wrappedValue, node)
  }
}

/// An object that the view itself makes, once for its place on the page.
@propertyWrapper @preconcurrency @MainActor public struct StateObject<ObjectType>
where ObjectType: ObservableObject {
  private let make: () -> ObjectType
  private var object: ObjectType?

  /// Makes the object at the first rendering at a place; later ones are ignored.
  public init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType) { make = thunk }

  /// The object. Read it in a body only; outside of one each reading makes another.
  public var wrappedValue: ObjectType { object ?? make() }

  /// Makes bindings to the properties of the object.
  public var projectedValue: ObservedObject<ObjectType>.Wrapper {
    ObservedObject<ObjectType>.Wrapper(object: wrappedValue)
  }
}

extension StateObject: DynamicProperty, GraphProperty {
  package nonisolated static var mayObserve: Bool { true }

  /// True: the place in the tree decides.
  package func readsSame(as other: StateObject<ObjectType>) -> Bool { true }

  package mutating func attach(to node: Node, slot: inout AnyObject?) {
    if let watch = slot as? ObjectWatch, let known = watch.object as? ObjectType {
      object = known
      return
    }
    let made = make()
    object = made
    slot = ObjectWatch(made, node)
  }
}

/// An object that a view above has put into the environment.
@propertyWrapper @preconcurrency @MainActor public struct EnvironmentObject<ObjectType>
where ObjectType: ObservableObject {
  /// Makes bindings to the properties of the object.
  @dynamicMemberLookup @frozen public struct Wrapper {
    let object: ObjectType

    /// A binding to a property of the object.
    public subscript<Subject>(
      dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>
    ) -> Binding<Subject> {
      Binding(location: PropertyLocation(object: object, path: keyPath))
    }
  }

  private var object: ObjectType?

  /// Reads the object that `environmentObject(_:)` has set above.
  public init() {}

  /// The object. Without one above, reading it ends the process.
  public var wrappedValue: ObjectType {
    guard let object else {
      preconditionFailure(
        "No ObservableObject of type \(ObjectType.self) found: use environmentObject(_:) above.")
    }
    return object
  }

  /// Makes bindings to the properties of the object.
  public var projectedValue: EnvironmentObject<ObjectType>.Wrapper {
    Wrapper(object: wrappedValue)
  }
}

extension EnvironmentObject: DynamicProperty, GraphProperty {
  package nonisolated static var mayObserve: Bool { true }

  /// True: the environment decides.
  package func readsSame(as other: EnvironmentObject<ObjectType>) -> Bool { true }

  package mutating func attach(to node: Node, slot: inout AnyObject?) {
    object = node.environment[object: ObjectType.self]
    guard let object else {
      slot = nil
      return
    }
    if let watch = slot as? ObjectWatch, watch.object === object { return }
    slot = ObjectWatch(object, node)
  }
}

extension View {
  /// Puts an object into the environment, one of each class.
  public nonisolated func environmentObject<T>(_ object: T) -> some View where T: ObservableObject {
    // Read on the main actor only, where the view itself lives.
    nonisolated(unsafe) let object = object
    return rendering { $0.with { $0[object: T.self] = object } }
  }

  /// Runs `action` for each value of a publisher, for as long as the view is on the page.
  public nonisolated func onReceive<P>(_ publisher: P, perform action: @escaping (P.Output) -> Void)
    -> some View
  where P: Publisher, P.Failure == Never {
    // Used on the main actor only, where the view lives.
    nonisolated(unsafe) let (publisher, action) = (publisher, action)
    return LifecycleView(self) { ReceivingModifier(publisher, action) }
  }
}

/// `onReceive`: subscribed for as long as the view is on the page.
private final class ReceivingModifier<P: Publisher>: LifecycleModifier where P.Failure == Never {
  private let publisher: P
  private var action: (P.Output) -> Void
  private var cancellable: AnyCancellable?

  init(_ publisher: P, _ action: @escaping (P.Output) -> Void) {
    (self.publisher, self.action) = (publisher, action)
  }

  func appeared(isFirst: Bool) {
    cancellable = publisher.sink { [weak self] value in
      // Handed over once; the publisher keeps no other use of it here.
      nonisolated(unsafe) let value = value
      onMainActor { self?.action(value) }
    }
  }

  func updated(to newer: any LifecycleModifier) {
    if let newer = newer as? ReceivingModifier<P> { action = newer.action }
  }

  func disappeared() { cancellable = nil }
}
