// `@SectionedFetchRequest`: the objects that a view shows in sections.
public import Foundation
public import SwiftUI

/// Fetches objects from the context of the environment in sections of one value each, and renders
/// the view again when they change.
@propertyWrapper @preconcurrency @MainActor
public struct SectionedFetchRequest<SectionIdentifier, Result>
where SectionIdentifier: Hashable, Result: NSFetchRequestResult {
  private var request: FetchRequest<Result>
  private let path: KeyPath<Result, SectionIdentifier>

  /// The sections, as of the last rendering of the view.
  public var wrappedValue: SectionedFetchResults<SectionIdentifier, Result> {
    SectionedFetchResults(path, of: request.wrappedValue)
  }

  /// Fetches what a request describes; changes of the result are animated.
  public init(
    fetchRequest: NSFetchRequest<Result>, sectionIdentifier: KeyPath<Result, SectionIdentifier>,
    animation: Animation? = nil
  ) {
    request = FetchRequest(fetchRequest: fetchRequest, animation: animation)
    path = sectionIdentifier
  }
}

extension SectionedFetchRequest where Result: NSManagedObject {
  /// Fetches objects of an entity by a condition and an order.
  public init(
    entity: NSEntityDescription, sectionIdentifier: KeyPath<Result, SectionIdentifier>,
    sortDescriptors: [NSSortDescriptor], predicate: NSPredicate? = nil,
    animation: Animation? = nil
  ) {
    request = FetchRequest(
      entity: entity, sortDescriptors: sortDescriptors, predicate: predicate, animation: animation)
    path = sectionIdentifier
  }

  /// Fetches objects by a condition and an order.
  @_disfavoredOverload public init(
    sectionIdentifier: KeyPath<Result, SectionIdentifier>, sortDescriptors: [NSSortDescriptor],
    predicate: NSPredicate? = nil, animation: Animation? = nil
  ) {
    request = FetchRequest(
      sortDescriptors: sortDescriptors, predicate: predicate, animation: animation)
    path = sectionIdentifier
  }

  /// Fetches objects by a condition and an order.
  public init(
    sectionIdentifier: KeyPath<Result, SectionIdentifier>,
    sortDescriptors: [SortDescriptor<Result>], predicate: NSPredicate? = nil,
    animation: Animation? = nil
  ) {
    request = FetchRequest(
      sortDescriptors: sortDescriptors, predicate: predicate, animation: animation)
    path = sectionIdentifier
  }
}

extension SectionedFetchRequest: GraphProperty {
  /// Always true: the objects are observed.
  package nonisolated static var mayObserve: Bool { true }

  /// Whether both fetch the same.
  package func readsSame(as other: SectionedFetchRequest<SectionIdentifier, Result>) -> Bool {
    path == other.path && request.readsSame(as: other.request)
  }

  /// Fetches the objects for a rendering of the node, and observes the context for it.
  package mutating func attach(to node: Node, slot: inout AnyObject?) {
    request.attach(to: node, slot: &slot)
  }
}

/// The sections of a fetch.
public struct SectionedFetchResults<SectionIdentifier, Result>: RandomAccessCollection
where SectionIdentifier: Hashable, Result: NSFetchRequestResult {
  /// The objects with one value.
  public struct Section: Identifiable, RandomAccessCollection {
    /// The value.
    public let id: SectionIdentifier
    fileprivate var results: [Result]

    /// The position of the first object.
    public var startIndex: Int { results.startIndex }
    /// The position after the last object.
    public var endIndex: Int { results.endIndex }
    /// The object at a position.
    public subscript(position: Int) -> Result { results[position] }
  }

  private var sections: [Section] = []
  private let results: FetchedResults<Result>

  fileprivate init(_ path: KeyPath<Result, SectionIdentifier>, of results: FetchedResults<Result>) {
    self.results = results
    for object in results {
      let id = object[keyPath: path]
      if sections.last?.id == id {
        sections[sections.count - 1].results.append(object)
      } else {
        sections.append(Section(id: id, results: [object]))
      }
    }
  }

  /// The position of the first section.
  public var startIndex: Int { sections.startIndex }
  /// The position after the last section.
  public var endIndex: Int { sections.endIndex }
  /// The section at a position.
  public subscript(position: Int) -> Section { sections[position] }

  /// The condition; nil for all objects.
  @MainActor @preconcurrency public var nsPredicate: NSPredicate? {
    get { results.nsPredicate }
    nonmutating set { results.nsPredicate = newValue }
  }

  /// The order.
  @MainActor @preconcurrency public var nsSortDescriptors: [NSSortDescriptor] {
    get { results.nsSortDescriptors }
    nonmutating set { results.nsSortDescriptors = newValue }
  }
}

extension SectionedFetchResults where Result: NSManagedObject {
  /// The order, in descriptors of Swift.
  @MainActor @preconcurrency public var sortDescriptors: [SortDescriptor<Result>] {
    get { results.sortDescriptors }
    nonmutating set { results.sortDescriptors = newValue }
  }
}
