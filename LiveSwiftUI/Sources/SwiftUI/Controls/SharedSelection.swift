// Several bindings that one control reads and writes together.

/// The value that a control shows and writes: that of one binding, or of several together.
struct SharedSelection<Value: Equatable> {
  /// The bindings in the order of their sources.
  let bindings: [Binding<Value>]
  /// Runs after a value was written.
  var didWrite: (@MainActor () -> Void)?

  init(_ binding: Binding<Value>) { bindings = [binding] }

  /// The bindings at `path` of each of the sources.
  init<C>(_ sources: C, _ path: KeyPath<C.Element, Binding<Value>>) where C: Collection {
    bindings = sources.map { $0[keyPath: path] }
  }

  /// The value of all bindings; nil where they differ, or where there are none.
  var common: Value? {
    guard let first = bindings.first?.wrappedValue,
      bindings.dropFirst().allSatisfy({ $0.wrappedValue == first })
    else { return nil }
    return first
  }

  /// Whether the bindings differ.
  var isMixed: Bool { !bindings.isEmpty && common == nil }

  /// Writes `value` into all bindings.
  @MainActor func write(_ value: Value) {
    for binding in bindings { binding.wrappedValue = value }
    didWrite?()
  }
}

extension SharedSelection: ReferenceComparable {
  func refersToSame(as other: Self) -> Bool {
    didWrite == nil && other.didWrite == nil && bindings.count == other.bindings.count
      && zip(bindings, other.bindings).allSatisfy { $0.refersToSame(as: $1) }
  }
}

extension SharedSelection<Bool> {
  /// The bindings as one, which is true where all are.
  var all: Binding<Bool> {
    guard bindings.count != 1 else { return bindings[0] }
    let bindings = bindings
    return Binding {
      !bindings.isEmpty && bindings.allSatisfy(\.wrappedValue)
    } set: { value in
      for binding in bindings { binding.wrappedValue = value }
    }
  }
}
