// The objects that a context has in use, and their changes: one record for both frameworks.
import Synchronization

/// The objects that a context has read or made, and which of them differ from their rows.
///
/// It belongs to the context, as all of its state; other contexts call `receive` alone.
package final class TrackedObjects<Object> {
  /// The objects that are new since the last save.
  package private(set) var inserted: [ObjectIdentifier: Object] = [:]
  /// The objects that have a row and differ from it.
  package private(set) var changed: [ObjectIdentifier: Object] = [:]
  /// The objects whose rows go with the next save.
  package private(set) var deleted: [ObjectIdentifier: Object] = [:]
  /// The count of the store's foreign saves when rows were read last.
  package var foreignSaves = 0
  private var tables: [String: ObjectTable<Object>] = [:]
  private let received = Mutex<[RowChanges]>([])
  private let identity: (Object) -> RowIdentity

  /// Tracks nothing yet.
  ///
  /// - Parameter identity: the row of an object, the same before and after its first save.
  package init(identity: @escaping (Object) -> RowIdentity) { self.identity = identity }

  /// Whether a save would write something.
  package var hasChanges: Bool { !(inserted.isEmpty && changed.isEmpty && deleted.isEmpty) }
  /// The objects in use, class by class.
  package var allTables: some Collection<ObjectTable<Object>> { tables.values }
  /// The names of the classes of which all rows were read.
  package var loadedClasses: [String] { tables.filter(\.value.isLoaded).keys.sorted() }

  /// The objects of a class.
  package func table(_ name: String) -> ObjectTable<Object> {
    if let table = tables[name] { return table }
    let made = ObjectTable<Object>()
    tables[name] = made
    return made
  }

  /// The object of a row; nil if the context has not read it.
  package subscript(row: RowIdentity) -> Object? { tables[row.entity]?[row] }

  /// Adds an object that has a row.
  package func add(_ object: Object) {
    let row = identity(object)
    table(row.entity).add(object, row)
  }

  /// Adds an object that is new; one that is tracked already is new from now on.
  package func insert(_ object: Object) {
    if self[identity(object)] == nil { add(object) }
    inserted[key(object)] = object
  }

  /// Records that an object differs from its row.
  package func change(_ object: Object) { changed[key(object)] = object }

  /// Records that an object equals its row again. Returns whether it did not.
  @discardableResult package func unchange(_ object: Object) -> Bool {
    changed.removeValue(forKey: key(object)) != nil
  }

  /// Records that an object goes: one with a row with the next save, a new one at once.
  package func delete(_ object: Object) {
    changed[key(object)] = nil
    if inserted.removeValue(forKey: key(object)) == nil {
      deleted[key(object)] = object
    } else {
      table(identity(object).entity).remove([object])
    }
  }

  /// Takes a deletion back that is not saved yet.
  package func restore(_ object: Object) {
    deleted[key(object)] = nil
    changed[key(object)] = object
  }

  /// Whether an object is new since the last save.
  package func isInserted(_ object: Object) -> Bool { inserted[key(object)] != nil }

  /// Drops objects of a class, with their changes.
  package func forget(_ objects: [Object], of name: String) {
    for object in objects {
      inserted[key(object)] = nil
      changed[key(object)] = nil
      deleted[key(object)] = nil
    }
    tables[name]?.remove(objects)
  }

  /// Takes all changes as saved: the objects that go leave their tables.
  package func endChanges() {
    forgetAll(Array(deleted.values))
    (inserted, changed, deleted) = ([:], [:], [:])
  }

  /// Takes all changes as undone: the objects that are new leave their tables.
  package func undoChanges() {
    forgetAll(Array(inserted.values))
    (inserted, changed, deleted) = ([:], [:], [:])
  }

  /// Drops all objects and changes. Returns the names of their classes.
  package func reset() -> [String] {
    defer { (tables, inserted, changed, deleted) = ([:], [:], [:], [:]) }
    return tables.keys.sorted()
  }

  private func forgetAll(_ objects: [Object]) {
    for (name, objects) in Dictionary(grouping: objects, by: { identity($0).entity }) {
      tables[name]?.remove(objects)
    }
  }

  private func key(_ object: Object) -> ObjectIdentifier { ObjectIdentifier(object as AnyObject) }

  // MARK: Saves of other contexts

  /// Keeps a save of another context until it is merged; on any thread.
  package func receive(_ changes: RowChanges) { received.withLock { $0.append(changes) } }

  /// The saves that were received since the last call.
  package func takeReceived() -> [RowChanges] {
    received.withLock { received in
      defer { received = [] }
      return received
    }
  }
}

/// The objects of one class that a context has, in the order in which they came.
package final class ObjectTable<Object> {
  /// The objects.
  package private(set) var objects: [Object] = []
  /// Whether all rows of the store were read.
  package var isLoaded = false
  private var byRow: [RowIdentity: Object] = [:]

  fileprivate func add(_ object: Object, _ row: RowIdentity) {
    objects.append(object)
    byRow[row] = object
  }

  /// The object of a row.
  package subscript(row: RowIdentity) -> Object? { byRow[row] }

  /// Drops objects. By themselves, not by their rows: two that are merged have one row.
  fileprivate func remove(_ gone: [Object]) {
    guard !gone.isEmpty else { return }
    let keys = Set(gone.map { ObjectIdentifier($0 as AnyObject) })
    objects.removeAll { keys.contains(ObjectIdentifier($0 as AnyObject)) }
    byRow = byRow.filter { !keys.contains(ObjectIdentifier($0.value as AnyObject)) }
  }
}
