// Rows whose collection a person edits: the actions change it through a binding.
import Foundation

/// The edits that a person can make to a collection.
public struct EditActions<Data>: OptionSet, Sendable {
  /// The edits, one bit for each.
  public let rawValue: Int

  /// The edits for these bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
}

extension EditActions where Data: MutableCollection {
  /// Elements can be moved.
  public static var move: EditActions<Data> { EditActions(rawValue: 1) }
}

extension EditActions where Data: RangeReplaceableCollection {
  /// Elements can be removed.
  public static var delete: EditActions<Data> { EditActions(rawValue: 2) }
}

extension EditActions where Data: MutableCollection, Data: RangeReplaceableCollection {
  /// Elements can be moved and removed.
  public static var all: EditActions<Data> { [.move, .delete] }
}

/// The indices of a collection's elements, with their ids.
public struct IndexedIdentifierCollection<Base, ID>: RandomAccessCollection
where Base: RandomAccessCollection, ID: Hashable {
  let base: Base
  let id: (Base.Element) -> ID

  /// The index of an element, and its id.
  public struct Element {
    let index: Base.Index
    let id: ID
  }

  /// The position of the first element.
  public var startIndex: Base.Index { base.startIndex }
  /// The position after the last element.
  public var endIndex: Base.Index { base.endIndex }

  /// The element at a position.
  public subscript(position: Base.Index) -> Element {
    Element(index: position, id: id(base[position]))
  }

  /// The position after another.
  public func index(after index: Base.Index) -> Base.Index { base.index(after: index) }

  /// The position before another.
  public func index(before index: Base.Index) -> Base.Index { base.index(before: index) }
}

/// A row with edit actions.
public struct EditableCollectionContent<Content, Data> {
  let content: Content
}

extension EditableCollectionContent: View, _BodilessView, Primitive where Content: View {
  public typealias Body = Never

  @MainActor package func render(_ context: Context, into items: inout [Item]) {
    content.draw(context.child(0), into: &items)
  }
}

extension ForEach {
  /// One view for each element, made with a binding to it. In a list a person edits the elements.
  public init<C, R>(
    _ data: Binding<C>, editActions: EditActions<C>,
    @ViewBuilder content: @escaping (Binding<C.Element>) -> R
  )
  where
    Data == IndexedIdentifierCollection<C, ID>, ID == C.Element.ID,
    Content == EditableCollectionContent<R, C>, C: MutableCollection, C: RandomAccessCollection,
    R: View, C.Element: Identifiable, C.Index: Hashable
  {
    self.init(data, id: \.id, editActions: editActions, content: content)
  }

  /// One view for each element, made with a binding to it and identified by the value at `id`. In a
  /// list a person edits the elements.
  public init<C, R>(
    _ data: Binding<C>, id: KeyPath<C.Element, ID>, editActions: EditActions<C>,
    @ViewBuilder content: @escaping (Binding<C.Element>) -> R
  )
  where
    Data == IndexedIdentifierCollection<C, ID>, Content == EditableCollectionContent<R, C>,
    C: MutableCollection, C: RandomAccessCollection, R: View, C.Index: Hashable
  {
    let elements = data.wrappedValue
    self.init(
      IndexedIdentifierCollection(base: elements) { $0[keyPath: id] }, identity: \.id
    ) { row in
      EditableCollectionContent(content: content(data.element(at: row.index, of: elements)))
    }
    var edits = RowEdits()
    if editActions.rawValue & 1 != 0 {
      edits.move = { data.wrappedValue.move(fromOffsets: $0, toOffset: $1) }
    }
    if editActions.rawValue & 2 != 0 {
      edits.delete = { offsets in
        // `delete` exists for such collections only.
        guard let all = data.wrappedValue as? any RangeReplaceableCollection,
          let left = all.without(offsets) as? C
        else { return }
        data.wrappedValue = left
      }
    }
    ownEdits = edits
  }
}

extension RangeReplaceableCollection {
  /// The elements whose offsets are not among these.
  fileprivate func without(_ offsets: IndexSet) -> Self {
    Self(enumerated().lazy.filter { !offsets.contains($0.offset) }.map(\.element))
  }
}

extension List where SelectionValue == Never {
  /// A list with a row for each element, which a person edits.
  public nonisolated init<Data, RowContent>(
    _ data: Binding<Data>, editActions: EditActions<Data>,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == ForEach<
      IndexedIdentifierCollection<Data, Data.Element.ID>, Data.Element.ID,
      EditableCollectionContent<RowContent, Data>
    >, Data: MutableCollection, Data: RandomAccessCollection, RowContent: View,
    Data.Index: Hashable, Data.Element: Identifiable
  {
    self.init(rows: ForEach(data, editActions: editActions, content: rowContent), selection: nil)
  }

  /// A list with a row for each element, which a person edits, identified by the value at `id`.
  public nonisolated init<Data, ID, RowContent>(
    _ data: Binding<Data>, id: KeyPath<Data.Element, ID>, editActions: EditActions<Data>,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == ForEach<
      IndexedIdentifierCollection<Data, ID>, ID, EditableCollectionContent<RowContent, Data>
    >, Data: MutableCollection, Data: RandomAccessCollection, RowContent: View,
    Data.Index: Hashable, ID: Hashable
  {
    self.init(
      rows: ForEach(data, id: id, editActions: editActions, content: rowContent), selection: nil)
  }
}

extension List {
  /// A list with a row for each element, which a person edits; one row can be selected.
  public nonisolated init<Data, RowContent>(
    _ data: Binding<Data>, editActions: EditActions<Data>, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == ForEach<
      IndexedIdentifierCollection<Data, Data.Element.ID>, Data.Element.ID,
      EditableCollectionContent<RowContent, Data>
    >, Data: MutableCollection, Data: RandomAccessCollection, RowContent: View,
    Data.Index: Hashable, Data.Element: Identifiable
  {
    self.init(
      rows: ForEach(data, editActions: editActions, content: rowContent),
      selection: SelectionAccess.making(from: selection))
  }

  /// A list with a row for each element, which a person edits, identified by the value at `id`; one
  /// row can be selected.
  public nonisolated init<Data, ID, RowContent>(
    _ data: Binding<Data>, id: KeyPath<Data.Element, ID>, editActions: EditActions<Data>,
    selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == ForEach<
      IndexedIdentifierCollection<Data, ID>, ID, EditableCollectionContent<RowContent, Data>
    >, Data: MutableCollection, Data: RandomAccessCollection, RowContent: View,
    Data.Index: Hashable, ID: Hashable
  {
    self.init(
      rows: ForEach(data, id: id, editActions: editActions, content: rowContent),
      selection: SelectionAccess.making(from: selection))
  }

  /// A list with a row for each element, which a person edits; several rows can be selected.
  public nonisolated init<Data, RowContent>(
    _ data: Binding<Data>, editActions: EditActions<Data>, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == ForEach<
      IndexedIdentifierCollection<Data, Data.Element.ID>, Data.Element.ID,
      EditableCollectionContent<RowContent, Data>
    >, Data: MutableCollection, Data: RandomAccessCollection, RowContent: View,
    Data.Index: Hashable, Data.Element: Identifiable
  {
    self.init(
      rows: ForEach(data, editActions: editActions, content: rowContent),
      selection: SelectionAccess.making(from: selection))
  }

  /// A list with a row for each element, which a person edits, identified by the value at `id`;
  /// several rows can be selected.
  public nonisolated init<Data, ID, RowContent>(
    _ data: Binding<Data>, id: KeyPath<Data.Element, ID>, editActions: EditActions<Data>,
    selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == ForEach<
      IndexedIdentifierCollection<Data, ID>, ID, EditableCollectionContent<RowContent, Data>
    >, Data: MutableCollection, Data: RandomAccessCollection, RowContent: View,
    Data.Index: Hashable, ID: Hashable
  {
    self.init(
      rows: ForEach(data, id: id, editActions: editActions, content: rowContent),
      selection: SelectionAccess.making(from: selection))
  }
}
