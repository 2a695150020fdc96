// A value that copies share until one of them changes it.

/// Stores a value on the heap, so that copying the struct around it copies a pointer.
@propertyWrapper struct CopyOnWrite<Value> {
  private final class Box {
    // Unchecked: every text reads several such values, and each check would take longer than the
    // read.
    @exclusivity(unchecked) var value: Value
    init(_ value: Value) { self.value = value }
  }

  private var box: Box

  init(wrappedValue: Value) { box = Box(wrappedValue) }

  var wrappedValue: Value {
    _read { yield box.value }
    _modify {
      if !isKnownUniquelyReferenced(&box) { box = Box(box.value) }
      yield &box.value
    }
  }
}

// A shared box is never changed.
extension CopyOnWrite: @unchecked Sendable where Value: Sendable {}
