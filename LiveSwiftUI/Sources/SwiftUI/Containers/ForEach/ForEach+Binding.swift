// Rows made from a binding to a collection, each with a binding to its element.
import Foundation

extension ForEach where Content: View {
  /// One view for each element, made with a binding to it.
  public init<C>(
    _ data: Binding<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  )
  where
    Data == LazyMapSequence<C.Indices, (C.Index, ID)>, ID == C.Element.ID, C: MutableCollection,
    C: RandomAccessCollection, C.Element: Identifiable, C.Index: Hashable
  {
    self.init(data, id: \.id, content: content)
  }

  /// One view for each element, made with a binding to it and identified by the value at `id`.
  public init<C>(
    _ data: Binding<C>, id: KeyPath<C.Element, ID>,
    @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  )
  where
    Data == LazyMapSequence<C.Indices, (C.Index, ID)>, C: MutableCollection,
    C: RandomAccessCollection, C.Index: Hashable
  {
    let elements = data.wrappedValue
    let rows = elements.indices.lazy.map { ($0, elements[$0][keyPath: id]) }
    self.init(rows, identity: \.1) { row in
      content(data.element(at: row.0, of: elements))
    }
  }
}

extension Binding where Value: MutableCollection, Value: RandomAccessCollection {
  /// A binding to the element at `index`. A row being removed may be read once more after its
  /// element is gone; it then is that of `elements`.
  func element(at index: Value.Index, of elements: Value) -> Binding<Value.Element> {
    Binding<Value.Element>(
      location: MappedLocation(
        access,
        read: {
          let now = wrappedValue
          return now.indices.contains(index) ? now[index] : elements[index]
        },
        write: { value in
          guard wrappedValue.indices.contains(index) else { return }
          wrappedValue[index] = value
        }))
  }
}

extension List where SelectionValue == Never {
  /// A list with a row for each element, made with a binding to it.
  public init<Data, RowContent>(
    _ data: Binding<Data>, @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == ForEach<
      LazyMapSequence<Data.Indices, (Data.Index, Data.Element.ID)>, Data.Element.ID, RowContent
    >, Data: MutableCollection, Data: RandomAccessCollection, RowContent: View,
    Data.Element: Identifiable, Data.Index: Hashable
  {
    self.init(rows: ForEach(data, content: rowContent))
  }
}
