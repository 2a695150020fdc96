// The result of a fetch, which follows its context.
public import Foundation

/// A kind of change of a controller's result.
public enum NSFetchedResultsChangeType: UInt, Sendable {
  /// An object is new in the result.
  case insert = 1
  /// An object is not in the result any more.
  case delete = 2
  /// An object is at another position.
  case move = 3
  /// An object has changed.
  case update = 4
}

/// A section of a controller's result.
public protocol NSFetchedResultsSectionInfo {
  /// The name of the section.
  var name: String { get }
  /// The title in an index.
  var indexTitle: String? { get }
  /// The number of objects.
  var numberOfObjects: Int { get }
  /// The objects.
  var objects: [Any]? { get }
}

/// Learns of changes of a controller's result.
public protocol NSFetchedResultsControllerDelegate: AnyObject {
  /// Called before the result changes.
  func controllerWillChangeContent(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>)
  /// Called after the result changed.
  func controllerDidChangeContent(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>)
  /// Called for each object that changed.
  func controller(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
    didChange anObject: Any, at indexPath: IndexPath?, for type: NSFetchedResultsChangeType,
    newIndexPath: IndexPath?)
}

extension NSFetchedResultsControllerDelegate {
  /// Does nothing.
  public func controllerWillChangeContent(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>
  ) {}
  /// Does nothing.
  public func controllerDidChangeContent(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>
  ) {}
  /// Does nothing.
  public func controller(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
    didChange anObject: Any, at indexPath: IndexPath?, for type: NSFetchedResultsChangeType,
    newIndexPath: IndexPath?
  ) {}
}

/// The result of a fetch, which follows the changes of its context.
///
/// Its delegate gets another controller, with the same objects: in Swift alone, controllers of
/// different classes are of different types.
open class NSFetchedResultsController<ResultType>: NSObject {
  /// The search.
  public let fetchRequest: NSFetchRequest<ResultType>
  /// The context.
  public let managedObjectContext: NSManagedObjectContext
  /// The name of the property by which there are sections.
  public let sectionNameKeyPath: String?
  /// No difference here.
  public let cacheName: String?
  /// Notified of changes.
  open weak var delegate: (any NSFetchedResultsControllerDelegate)?
  /// The objects, once the fetch was performed.
  open internal(set) var fetchedObjects: [ResultType]?
  private var isWaiting = false
  private var observer: Observer?

  private final class Observer: ContextObserver {
    let changed: () -> Void
    init(_ changed: @escaping () -> Void) { self.changed = changed }
    func contextChanged(_ entity: NSEntityDescription, _ key: String?) { changed() }
  }

  /// A controller whose fetch is yet to be performed.
  public init(
    fetchRequest: NSFetchRequest<ResultType>, managedObjectContext context: NSManagedObjectContext,
    sectionNameKeyPath: String?, cacheName name: String?
  ) {
    self.fetchRequest = fetchRequest
    managedObjectContext = context
    self.sectionNameKeyPath = sectionNameKeyPath
    cacheName = name
  }

  /// Fetches the objects. Throws if the store cannot be read.
  open func performFetch() throws {
    fetchedObjects = try managedObjectContext.fetch(fetchRequest)
    guard observer == nil else { return }
    let made = Observer { [weak self] in self?.contextChanged() }
    observer = made
    managedObjectContext.add(made)
  }

  /// Fetches again after the event that changed the context.
  private func contextChanged() {
    guard !isWaiting else { return }
    isWaiting = true
    // Used by the queue of the context, as its objects are.
    managedObjectContext.perform { [weak self] in self?.update() }
  }

  private func update() {
    isWaiting = false
    guard let delegate else {
      // A delegate that comes later finds the objects of its time.
      // A store that cannot be read leaves them as they were.
      fetchedObjects = (try? managedObjectContext.fetch(fetchRequest)) ?? fetchedObjects
      return
    }
    do {
      let new = try managedObjectContext.fetch(fetchRequest)
      delegate.controllerWillChangeContent(twin)
      fetchedObjects = new
      delegate.controllerDidChangeContent(twin)
    } catch {
      StandardError.write("a fetched result cannot follow its context: \(error)")
    }
  }

  /// A controller with the same objects, of the type that delegates know.
  private var twin: NSFetchedResultsController<any NSFetchRequestResult> {
    if let same = self as? NSFetchedResultsController<any NSFetchRequestResult> { return same }
    let request = NSFetchRequest<any NSFetchRequestResult>(
      entityName: fetchRequest.entityName ?? "")
    let twin = NSFetchedResultsController<any NSFetchRequestResult>(
      fetchRequest: request, managedObjectContext: managedObjectContext,
      sectionNameKeyPath: sectionNameKeyPath, cacheName: cacheName)
    twin.fetchedObjects = fetchedObjects?.compactMap { $0 as? any NSFetchRequestResult }
    return twin
  }

  // MARK: Positions

  /// The sections, of one name each; one section without a name if there is no property for them.
  open var sections: [any NSFetchedResultsSectionInfo]? { fetchedObjects.map { sections(of: $0) } }

  private func sections(of objects: [ResultType]) -> [FetchedSection<ResultType>] {
    guard let sectionNameKeyPath else { return [FetchedSection(name: "", elements: objects)] }
    var sections: [FetchedSection<ResultType>] = []
    for object in objects {
      let value = (object as? NSManagedObject)?.value(forKeyPath: sectionNameKeyPath)
      let name = value.map { "\($0)" } ?? ""
      if sections.last?.name == name {
        sections[sections.count - 1].elements.append(object)
      } else {
        sections.append(FetchedSection(name: name, elements: [object]))
      }
    }
    return sections
  }

  /// The object at a section and a row. Traps if there is none, as on Apple's systems.
  open func object(at indexPath: IndexPath) -> ResultType {
    sections(of: fetchedObjects ?? [])[indexPath[0]].elements[indexPath[1]]
  }

  /// The section and the row of an object; nil if it is not in the result.
  open func indexPath(forObject object: ResultType) -> IndexPath? {
    for (number, section) in sections(of: fetchedObjects ?? []).enumerated() {
      if let row = section.elements.firstIndex(where: {
        ($0 as AnyObject) === (object as AnyObject)
      }) {
        return IndexPath(indexes: [number, row])
      }
    }
    return nil
  }
}

/// Objects with one name.
private struct FetchedSection<Element>: NSFetchedResultsSectionInfo {
  let name: String
  var elements: [Element]

  var indexTitle: String? { name.first.map { String($0) } }
  var numberOfObjects: Int { elements.count }
  var objects: [Any]? { elements }
}
