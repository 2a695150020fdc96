// Observable objects from before `@Observable`: a view that stores one renders when it changes.
import Combine
import Observation
import Synchronization

/// Observes an object for one node and marks the node dirty when the object is about to change. The
/// node renders at the end of the render pass, when the change has been made.
///
/// An object of an app or of one of its scenes is read by the nodes of many windows, which render
/// too.
@MainActor final class ObjectWatch {
  let object: AnyObject
  private weak var owner: Node?
  private var readers: [WeakNode] = []
  private var cancellables: [AnyCancellable] = []
  /// Whether a change by another thread is yet to be announced on the main actor.
  private nonisolated let isWaiting = Atomic(false)

  init<Object: ObservableObject>(_ object: Object, _ node: Node) {
    self.object = object
    owner = node
    let publisher = object.objectWillChange
    cancellables = [publisher.sink { [weak self] _ in self?.announce() }]
    guard let publisher = publisher as? ObservableObjectPublisher else { return }
    // The main actor may render between the announcement of another thread and its write.
    cancellables.append(
      publisher.didChange.sink { [weak self] in if !isOnMainActor { self?.announce() } })
  }

  private nonisolated func announce() {
    if isOnMainActor {
      MainActor.assumeIsolated { notify() }
    } else if !isWaiting.exchange(true, ordering: .acquiringAndReleasing) {
      Task { @MainActor in
        isWaiting.store(false, ordering: .releasing)
        notify()
      }
    }
  }

  /// Records that a node, other than the owner, reads the object now.
  func noteReader() {
    // Objects are read on other threads too by apps that check no isolation.
    guard isOnMainActor, let reader = Tree.reader, let owner, reader.tree !== owner.tree else {
      return
    }
    readers = readers.adding(reader)
  }

  private func notify() {
    owner?.markDirty()
    for reader in readers { reader.node?.markDirty() }
  }
}

/// An observable object passed in from outside, whose changes rerender the view.
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

  private var object: ObjectType
  private var watch: ObjectWatch?

  /// The object; the view renders again when the object announces a change.
  public var wrappedValue: ObjectType {
    get {
      watch?.noteReader()
      return object
    }
    set { object = newValue }
  }

  /// Observes an object that is owned elsewhere.
  public init(wrappedValue: ObjectType) { object = wrappedValue }

  /// The same as `init(wrappedValue:)`.
  public init(initialValue: ObjectType) { object = initialValue }

  /// Makes bindings to the properties of the object.
  public var projectedValue: ObservedObject<ObjectType>.Wrapper { Wrapper(object: wrappedValue) }
}

extension ObservedObject: DynamicProperty, GraphProperty {
  package nonisolated static var mayObserve: Bool { true }

  /// Whether both hold the same object.
  package func readsSame(as other: ObservedObject<ObjectType>) -> Bool {
    object === other.object
  }

  package mutating func attach(to node: Node, slot: inout AnyObject?) {
    if let known = slot as? ObjectWatch, known.object === object {
      watch = known
      return
    }
    watch = ObjectWatch(object, node)
    slot = watch
  }
}

/// An observable object that the view creates once for its position in the tree.
@propertyWrapper @preconcurrency @MainActor public struct StateObject<ObjectType>
where ObjectType: ObservableObject {
  private let make: () -> ObjectType
  private var object: ObjectType?
  private var watch: ObjectWatch?

  /// Creates the object at the first rendering at a position; later closures are ignored.
  public init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType) { make = thunk }

  /// The object. Read it only in a body: elsewhere each access creates another object.
  public var wrappedValue: ObjectType {
    watch?.noteReader()
    return object ?? make()
  }

  /// Makes bindings to the properties of the object.
  public var projectedValue: ObservedObject<ObjectType>.Wrapper {
    ObservedObject<ObjectType>.Wrapper(object: wrappedValue)
  }
}

extension StateObject: DynamicProperty, GraphProperty {
  package nonisolated static var mayObserve: Bool { true }

  /// Always true: the position in the tree identifies the object.
  package func readsSame(as other: StateObject<ObjectType>) -> Bool { true }

  package mutating func attach(to node: Node, slot: inout AnyObject?) {
    if let known = slot as? ObjectWatch, let made = known.object as? ObjectType {
      object = made
      watch = known
      return
    }
    let made = make()
    object = made
    watch = ObjectWatch(made, node)
    slot = watch
  }
}

/// An observable object from the environment.
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

  /// Reads the object set by an `environmentObject(_:)` above.
  public init() {}

  /// The object. Traps on access if no view above provides one.
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

  /// Always true: the environment determines the object.
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
  /// Puts an object into the environment, one for each class.
  public nonisolated func environmentObject<T>(_ object: T) -> some View where T: ObservableObject {
    // Read on the main actor only, where the view itself lives.
    nonisolated(unsafe) let object = object
    return rendering { $0.with { $0[object: T.self] = object } }
  }

  /// Runs `action` for each value of a publisher while the view is on the page.
  public nonisolated func onReceive<P>(_ publisher: P, perform action: @escaping (P.Output) -> Void)
    -> some View
  where P: Publisher, P.Failure == Never {
    // Used on the main actor only, where the view lives.
    nonisolated(unsafe) let (publisher, action) = (publisher, action)
    return LifecycleView(self) { ReceivingModifier(publisher, action) }
  }
}

/// Implements `onReceive`: subscribed while the view is on the page.
private final class ReceivingModifier<P: Publisher>: LifecycleModifier where P.Failure == Never {
  private let publisher: P
  private var action: (P.Output) -> Void
  private var cancellable: AnyCancellable?

  init(_ publisher: P, _ action: @escaping (P.Output) -> Void) {
    (self.publisher, self.action) = (publisher, action)
  }

  func appeared(isFirst: Bool) {
    cancellable = publisher.sink { [weak self] value in
      // Transferred once; the publisher does not use it afterwards.
      nonisolated(unsafe) let value = value
      onMainActor { self?.action(value) }
    }
  }

  func updated(to newer: any LifecycleModifier) {
    if let newer = newer as? ReceivingModifier<P> { action = newer.action }
  }

  func disappeared() { cancellable = nil }
}
