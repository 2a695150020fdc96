// A context over a store, as far as it is the same in both frameworks: how saves come in.

/// A context that tracks the objects of a store.
package protocol TrackingContext: AnyObject {
  /// A saved object, of a class.
  associatedtype Object
  /// The description of a class of objects.
  associatedtype Shape

  /// The objects in use, and their changes.
  var tracked: TrackedObjects<Object> { get }
  /// The description of a class; nil if the app has none of that name.
  func shape(named name: String) -> Shape?
  /// Whether an object is in the store, and whether it differs from its row or is to be deleted.
  func state(of object: Object) -> (isStored: Bool, hasChanges: Bool)
  /// The row of an object.
  func row(of object: Object) -> RowIdentity
  /// Takes the values of a row, with observers notified.
  func take(_ row: StoredRow, into object: Object) throws
  /// Makes the object of a row.
  func register(_ row: StoredRow, _ shape: Shape) throws
  /// Marks an object as deleted from the store, with observers notified.
  func detach(_ object: Object)
  /// Notifies observers that objects of a class were added.
  func announce(_ shape: Shape)
  /// All rows of a class in the store.
  func storedRows(of name: String) throws -> [StoredRow]
  /// Reports a failure to those who run the app.
  func report(_ sentence: String)
}

extension TrackingContext {
  /// Takes over what other contexts have saved since.
  package func mergeSaves() {
    for save in tracked.takeReceived() { merge(save) }
  }

  /// Reads all rows again that were read before, if the count of foreign saves has changed.
  package func refresh(after foreignSaves: Int) throws {
    guard foreignSaves != tracked.foreignSaves else { return }
    tracked.foreignSaves = foreignSaves
    for name in tracked.loadedClasses where shape(named: name) != nil {
      var save = RowChanges()
      save.written = try storedRows(of: name)
      let present = Set(save.written.map(\.identity))
      save.deleted = tracked.table(name).objects.filter { state(of: $0).isStored }.map(row)
        .filter { !present.contains($0) }
      merge(save)
    }
  }

  private func merge(_ save: RowChanges) {
    for row in save.written {
      let name = row.identity.entity
      guard let shape = shape(named: name) else { continue }
      do {
        if let known = tracked[row.identity] {
          // A change of this context that is not saved yet wins.
          if !state(of: known).hasChanges { try take(row, into: known) }
        } else if tracked.table(name).isLoaded {
          try register(row, shape)
          announce(shape)
        }
      } catch {
        report("\(name) cannot be read: \(error)")
      }
    }
    for row in save.deleted {
      guard let object = tracked[row] else { continue }
      tracked.forget([object], of: row.entity)
      detach(object)
    }
  }
}
