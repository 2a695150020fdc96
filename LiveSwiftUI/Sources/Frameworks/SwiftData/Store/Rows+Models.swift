// The rows of a store, by the identities of models.
import Foundation
import PersistentStore

extension PersistentIdentifier {
  init(_ row: RowIdentity) { self.init(row.entity, row.id) }

  /// The identity of the row.
  var row: RowIdentity { RowIdentity(entity: entityName, id: id.text) }
}

extension StoredRow {
  /// The identity of the model.
  var identifier: PersistentIdentifier { PersistentIdentifier(identity) }

  init(identifier: PersistentIdentifier, json: Data) { self.init(identifier.row, json: json) }
}
