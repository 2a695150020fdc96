// A binding to a collection is a collection of bindings to its elements.

extension Binding: Sequence where Value: MutableCollection {
  /// A binding to an element.
  public typealias Element = Binding<Value.Element>
  /// Goes through the elements by their indices.
  public typealias Iterator = IndexingIterator<Binding<Value>>
  /// Bindings to some of the elements.
  public typealias SubSequence = Slice<Binding<Value>>
}

extension Binding: Collection where Value: MutableCollection {
  /// The index of an element in the value.
  public typealias Index = Value.Index
  /// The indices of the value.
  public typealias Indices = Value.Indices

  /// The first index of the value.
  public var startIndex: Binding<Value>.Index { wrappedValue.startIndex }

  /// The index after the last one of the value.
  public var endIndex: Binding<Value>.Index { wrappedValue.endIndex }

  /// The indices of the value.
  public var indices: Value.Indices { wrappedValue.indices }

  /// The index after another.
  public func index(after i: Binding<Value>.Index) -> Binding<Value>.Index {
    wrappedValue.index(after: i)
  }

  /// Replaces an index by the one after it.
  public func formIndex(after i: inout Binding<Value>.Index) { wrappedValue.formIndex(after: &i) }

  /// A binding to the element at an index, which must be one of the value's when it is read.
  public subscript(position: Binding<Value>.Index) -> Binding<Value>.Element {
    Binding<Value.Element>(
      location: MappedLocation(
        access, read: { wrappedValue[position] }, write: { wrappedValue[position] = $0 }))
  }
}

extension Binding: BidirectionalCollection
where Value: BidirectionalCollection, Value: MutableCollection {
  /// The index before another.
  public func index(before i: Binding<Value>.Index) -> Binding<Value>.Index {
    wrappedValue.index(before: i)
  }

  /// Replaces an index by the one before it.
  public func formIndex(before i: inout Binding<Value>.Index) {
    wrappedValue.formIndex(before: &i)
  }
}

extension Binding: RandomAccessCollection
where Value: MutableCollection, Value: RandomAccessCollection {}
