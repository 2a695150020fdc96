// The rule of unique values: no two saved objects of a class have the same.

/// Calls `resolve` for each new object whose unique values an older one has too.
///
/// - Parameters:
///   - key: the values that must be unique together. As in SQL, nil is equal to nothing.
///   - isNew: whether the object was inserted since the last save.
package func resolveDuplicates<Object>(
  among objects: some Sequence<Object>, key: (Object) -> [AnyHashable?],
  isNew: (Object) -> Bool, resolve: (_ older: Object, _ newer: Object) throws -> Void
) rethrows {
  var known: [[AnyHashable]: Object] = [:]
  for object in objects {
    let values = key(object)
    let key = values.compactMap(\.self)
    guard key.count == values.count else { continue }
    guard let older = known[key] else {
      known[key] = object
      continue
    }
    if isNew(object) { try resolve(older, object) }
  }
}
