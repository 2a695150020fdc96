// `@FetchRequest`: the objects that a view shows.
public import Foundation
public import SwiftUI

/// Fetches objects from the context of the environment, and renders the view again when they
/// change.
@propertyWrapper @preconcurrency @MainActor
public struct FetchRequest<Result> where Result: NSFetchRequestResult {
  /// The condition and the order of a fetch.
  public struct Configuration {
    /// The condition; nil for all objects.
    public var nsPredicate: NSPredicate?
    /// The order.
    public var nsSortDescriptors: [NSSortDescriptor]
    fileprivate var swift: [Any]?
  }

  let request: NSFetchRequest<Result>
  let transaction: Transaction?
  private var watch: FetchWatch<Result>?
  private let initial: Configuration

  /// The objects, as of the last rendering of the view.
  public var wrappedValue: FetchedResults<Result> {
    FetchedResults(results: watch?.results ?? [], watch: watch, initial: initial)
  }

  /// A binding to the condition and the order.
  public var projectedValue: Binding<Configuration> {
    let (watch, initial) = (watch, initial)
    return Binding(
      get: { watch?.configuration ?? initial }, set: { watch?.configure($0) })
  }

  /// Fetches what a request describes; changes of the result are animated.
  public init(fetchRequest: NSFetchRequest<Result>, animation: Animation? = nil) {
    self.init(
      request: fetchRequest, swift: nil, transaction: animation.map { Transaction(animation: $0) })
  }

  /// Fetches what a request describes.
  public init(fetchRequest: NSFetchRequest<Result>, transaction: Transaction) {
    self.init(request: fetchRequest, swift: nil, transaction: transaction)
  }

  fileprivate init(request: NSFetchRequest<Result>, swift: [Any]?, transaction: Transaction?) {
    self.request = request
    self.transaction = transaction
    initial = Configuration(
      nsPredicate: request.predicate, nsSortDescriptors: request.sortDescriptors ?? [],
      swift: swift)
  }
}

extension FetchRequest where Result: NSManagedObject {
  /// Fetches objects of an entity by a condition and an order; changes of the result are animated.
  public init(
    entity: NSEntityDescription, sortDescriptors: [NSSortDescriptor],
    predicate: NSPredicate? = nil, animation: Animation? = nil
  ) {
    self.init(
      request: Self.request(entity, sortDescriptors, predicate), swift: nil,
      transaction: animation.map { Transaction(animation: $0) })
  }

  /// Fetches objects by a condition and an order; changes of the result are animated.
  @_disfavoredOverload public init(
    sortDescriptors: [NSSortDescriptor], predicate: NSPredicate? = nil,
    animation: Animation? = nil
  ) {
    self.init(
      request: Self.request(nil, sortDescriptors, predicate), swift: nil,
      transaction: animation.map { Transaction(animation: $0) })
  }

  /// Fetches objects by a condition and an order; changes of the result are animated.
  public init(
    sortDescriptors: [SortDescriptor<Result>], predicate: NSPredicate? = nil,
    animation: Animation? = nil
  ) {
    self.init(
      request: Self.request(nil, sortDescriptors.map { SwiftSortDescriptor($0) }, predicate),
      swift: sortDescriptors, transaction: animation.map { Transaction(animation: $0) })
  }

  static func request(
    _ entity: NSEntityDescription?, _ order: [NSSortDescriptor], _ predicate: NSPredicate?
  ) -> NSFetchRequest<Result> {
    let request = NSFetchRequest<Result>()
    // An entity of no model is found by the class once there is one.
    request.entity = entity?.managedObjectModel == nil ? nil : entity
    request.sortDescriptors = order
    request.predicate = predicate
    return request
  }
}

extension FetchRequest.Configuration where Result: NSManagedObject {
  /// The order, in descriptors of Swift.
  public var sortDescriptors: [SortDescriptor<Result>] {
    get { swift as? [SortDescriptor<Result>] ?? [] }
    set {
      swift = newValue
      nsSortDescriptors = newValue.map { SwiftSortDescriptor($0) }
    }
  }
}

extension FetchRequest: GraphProperty {
  /// Always true: the objects are observed.
  package nonisolated static var mayObserve: Bool { true }

  /// Whether both fetch the same.
  package func readsSame(as other: FetchRequest<Result>) -> Bool {
    Fetches.areSame(request, other.request)
  }

  /// Fetches the objects for a rendering of the node, and observes the context for it.
  package mutating func attach(to node: Node, slot: inout AnyObject?) {
    let context = node.environment.managedObjectContext
    let known = slot as? FetchWatch<Result>
    let used =
      known?.context === context ? known ?? FetchWatch(context, node) : FetchWatch(context, node)
    slot = used
    used.fetch(request, initial, transaction)
    watch = used
  }
}

/// The objects of a fetch.
public struct FetchedResults<Result>: RandomAccessCollection where Result: NSFetchRequestResult {
  let results: [Result]
  let watch: FetchWatch<Result>?
  let initial: FetchRequest<Result>.Configuration

  /// The position of the first object.
  public var startIndex: Int { results.startIndex }
  /// The position after the last object.
  public var endIndex: Int { results.endIndex }
  /// The object at a position.
  public subscript(position: Int) -> Result { results[position] }

  /// The condition; nil for all objects.
  @MainActor @preconcurrency public var nsPredicate: NSPredicate? {
    get { configuration.nsPredicate }
    nonmutating set { change { $0.nsPredicate = newValue } }
  }

  /// The order.
  @MainActor @preconcurrency public var nsSortDescriptors: [NSSortDescriptor] {
    get { configuration.nsSortDescriptors }
    nonmutating set { change { $0.nsSortDescriptors = newValue } }
  }

  @MainActor private var configuration: FetchRequest<Result>.Configuration {
    watch?.configuration ?? initial
  }

  @MainActor private func change(_ change: (inout FetchRequest<Result>.Configuration) -> Void) {
    var new = configuration
    change(&new)
    watch?.configure(new)
  }
}

extension FetchedResults where Result: NSManagedObject {
  /// The order, in descriptors of Swift.
  @MainActor @preconcurrency public var sortDescriptors: [SortDescriptor<Result>] {
    get { configuration.sortDescriptors }
    nonmutating set { change { $0.sortDescriptors = newValue } }
  }
}

/// Compares requests.
enum Fetches {
  static func areSame<T>(_ one: NSFetchRequest<T>, _ two: NSFetchRequest<T>) -> Bool {
    if one === two { return true }
    return one.entityName == two.entityName && one.fetchLimit == two.fetchLimit
      && one.fetchOffset == two.fetchOffset && areSame(one.predicate, two.predicate)
      && areSame(one.sortDescriptors ?? [], two.sortDescriptors ?? [])
  }

  static func areSame(_ one: NSPredicate?, _ two: NSPredicate?) -> Bool {
    switch (one, two) {
    case (nil, nil): true
    case (let one?, let two?): one.holdsSame(as: two)
    default: false
    }
  }

  static func areSame(_ one: [NSSortDescriptor], _ two: [NSSortDescriptor]) -> Bool {
    one.count == two.count
      && zip(one, two).allSatisfy { one, two in
        let (first, second) = (one as? SwiftSortDescriptor, two as? SwiftSortDescriptor)
        guard first == nil, second == nil else {
          return first?.path != nil && first?.path == second?.path && one.ascending == two.ascending
        }
        let paths: (AnyKeyPath, AnyKeyPath) = (one.keyPath, two.keyPath)
        return paths.0 == paths.1 && one.ascending == two.ascending
      }
  }
}
