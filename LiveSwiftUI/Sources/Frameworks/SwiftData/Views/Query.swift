// `@Query`: the models that a view shows.
import Foundation
public import SwiftUI

/// Fetches models from the context of the environment, and renders the view again when other models
/// meet the condition, or their order changes.
///
/// Apple's is a macro around such a structure. The requirement of the result lets the compiler find
/// the class by the type of the property.
@propertyWrapper @preconcurrency @MainActor
public struct Query<Element: PersistentModel, Result>
where Result: RandomAccessCollection, Result.Element == Element {
  private let descriptor: FetchDescriptor<Element>
  private let transaction: Transaction?
  private let result: ([Element]) -> Result
  private var watch: QueryWatch<Element>?

  /// The models, as of the last rendering of the view.
  public var wrappedValue: Result { result(watch?.models ?? []) }
  /// The failure of the last fetch; nil for none.
  public var fetchError: (any Error)? { watch?.failure }
  /// The context that the models are fetched from.
  public var modelContext: ModelContext { watch?.context ?? EnvironmentValues().modelContext }

  fileprivate init(
    fetching descriptor: FetchDescriptor<Element>, _ transaction: Transaction?
  ) where Result == [Element] {
    self.descriptor = descriptor
    self.transaction = transaction
    result = { $0 }
  }

  /// Fetches all models of the class.
  public init() where Result == [Element] { self.init(fetching: FetchDescriptor(), nil) }

  /// Fetches what a descriptor describes.
  public init(_ descriptor: FetchDescriptor<Element>, transaction: Transaction? = nil)
  where Result == [Element] {
    self.init(fetching: descriptor, transaction)
  }

  /// Fetches what a descriptor describes; changes of the result are animated.
  public init(_ descriptor: FetchDescriptor<Element>, animation: Animation)
  where Result == [Element] {
    self.init(fetching: descriptor, Transaction(animation: animation))
  }

  /// Fetches models by a condition and an order.
  public init(
    filter: Predicate<Element>? = nil, sort descriptors: [SortDescriptor<Element>] = [],
    transaction: Transaction? = nil
  ) where Result == [Element] {
    self.init(fetching: FetchDescriptor(predicate: filter, sortBy: descriptors), transaction)
  }

  /// Fetches models by a condition and an order; changes of the result are animated.
  public init(
    filter: Predicate<Element>? = nil, sort descriptors: [SortDescriptor<Element>] = [],
    animation: Animation
  ) where Result == [Element] {
    self.init(
      fetching: FetchDescriptor(predicate: filter, sortBy: descriptors),
      Transaction(animation: animation))
  }

  /// Fetches models by a condition, in the order of a property.
  public init<Value: Comparable>(
    filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value>,
    order: SortOrder = .forward, transaction: Transaction? = nil
  ) where Result == [Element] {
    self.init(filter: filter, sort: [Self.descriptor(keyPath, order)], transaction: transaction)
  }

  /// Fetches models by a condition, in the order of a property; changes of the result are animated.
  public init<Value: Comparable>(
    filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value>,
    order: SortOrder = .forward, animation: Animation
  ) where Result == [Element] {
    self.init(filter: filter, sort: [Self.descriptor(keyPath, order)], animation: animation)
  }

  /// Fetches models by a condition, in the order of a property that may be nil.
  public init<Value: Comparable>(
    filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value?>,
    order: SortOrder = .forward, transaction: Transaction? = nil
  ) where Result == [Element] {
    self.init(filter: filter, sort: [Self.descriptor(keyPath, order)], transaction: transaction)
  }

  /// Fetches models by a condition, in the order of a property that may be nil; changes of the
  /// result are animated.
  public init<Value: Comparable>(
    filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value?>,
    order: SortOrder = .forward, animation: Animation
  ) where Result == [Element] {
    self.init(filter: filter, sort: [Self.descriptor(keyPath, order)], animation: animation)
  }

  private static func descriptor<Value: Comparable>(
    _ path: KeyPath<Element, Value>, _ order: SortOrder
  ) -> SortDescriptor<Element> {
    // Texts have an order of their own: that of people.
    if let path = path as? KeyPath<Element, String> {
      return SortDescriptor(sendable(path), order: order)
    }
    return SortDescriptor(sendable(path), order: order)
  }

  private static func descriptor<Value: Comparable>(
    _ path: KeyPath<Element, Value?>, _ order: SortOrder
  ) -> SortDescriptor<Element> {
    if let path = path as? KeyPath<Element, String?> {
      return SortDescriptor(sendable(path), order: order)
    }
    return SortDescriptor(sendable(path), order: order)
  }

  private static func sendable<Value>(
    _ path: KeyPath<Element, Value>
  ) -> any KeyPath<Element, Value> & Sendable {
    // Key paths are immutable; Apple's form lacks the conformance that Foundation asks for.
    unsafeBitCast(path, to: (any KeyPath<Element, Value> & Sendable).self)
  }
}

extension Query: GraphProperty {
  /// Always true: the models are observed objects.
  package nonisolated static var mayObserve: Bool { true }

  /// Whether both fetch the same; conditions cannot be compared.
  package func readsSame(as other: Query) -> Bool {
    let (one, two) = (descriptor, other.descriptor)
    return one.predicate == nil && two.predicate == nil && one.sortBy == two.sortBy
      && one.fetchLimit == two.fetchLimit && one.fetchOffset == two.fetchOffset
      && one.includePendingChanges == two.includePendingChanges
  }

  /// Fetches the models for a rendering of the node, and observes the context for it.
  package mutating func attach(to node: Node, slot: inout AnyObject?) {
    let context = node.environment.modelContext
    let known = slot as? QueryWatch<Element>
    let watch = known?.context === context ? known : nil
    let used = watch ?? QueryWatch(context, node)
    slot = used
    used.fetch(descriptor, transaction)
    self.watch = used
  }
}

/// The result of a query of one node, and its observation of the context.
@MainActor private final class QueryWatch<Element: PersistentModel>: ContextObserver {
  let context: ModelContext
  private(set) var models: [Element] = []
  private(set) var failure: (any Error)?
  private weak var node: Node?
  private let entity = Entity.of(Element.self)
  private var transaction: Transaction?
  private var sortPaths: [AnyKeyPath?] = []
  private var hasCondition = false

  init(_ context: ModelContext, _ node: Node) {
    self.context = context
    self.node = node
    context.add(self)
  }

  func fetch(_ descriptor: FetchDescriptor<Element>, _ transaction: Transaction?) {
    self.transaction = transaction
    sortPaths = descriptor.sortBy.map(\.keyPath)
    hasCondition = descriptor.predicate != nil
    do {
      models = try context.fetch(descriptor)
      failure = nil
    } catch {
      models = []
      failure = error
      StandardError.write("\(entity.name) cannot be fetched: \(error)")
    }
  }

  nonisolated func contextChanged(_ entity: Entity, _ path: AnyKeyPath?) {
    // Key paths are immutable.
    nonisolated(unsafe) let path = path
    onMainActor { self.changed(entity, path) }
  }

  private func changed(_ entity: Entity, _ path: AnyKeyPath?) {
    // A condition may read models of other classes too.
    guard hasCondition || entity === self.entity, hasCondition || path == nil || sorts(by: path)
    else { return }
    if let transaction {
      withTransaction(transaction) { node?.markDirty() }
    } else {
      node?.markDirty()
    }
  }

  /// Whether a property belongs to the order; an order of unknown properties may have any.
  private func sorts(by path: AnyKeyPath?) -> Bool {
    sortPaths.contains { $0 == nil || $0 == path }
  }
}
