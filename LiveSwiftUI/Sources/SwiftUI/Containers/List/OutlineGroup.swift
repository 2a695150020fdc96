// Outlines of hierarchical data: elements with children expand and collapse.

/// A row for each element of a tree of data; rows with children expand and collapse.
public struct OutlineGroup<Data, ID, Parent, Leaf, Subgroup>
where Data: RandomAccessCollection, ID: Hashable {
  enum Roots {
    case one(Data.Element)
    case many(Data)
  }

  let roots: Roots
  let id: (Data.Element) -> ID
  let children: (Data.Element) -> Data?
  let content: (Data.Element) -> Leaf
}

extension OutlineGroup
where
  ID == Data.Element.ID, Parent: View, Parent == Leaf,
  Subgroup == DisclosureGroup<Parent, OutlineSubgroupChildren>, Data.Element: Identifiable
{
  /// The tree below one element. The value at `children` is nil for an element that never expands,
  /// and empty for one without children.
  public init<DataElement>(
    _ root: DataElement, children: KeyPath<DataElement, Data?>,
    @ViewBuilder content: @escaping (DataElement) -> Leaf
  ) where ID == DataElement.ID, DataElement: Identifiable, DataElement == Data.Element {
    self.init(
      roots: .one(root), id: { $0.id }, children: { $0[keyPath: children] }, content: content)
  }

  /// The trees below several elements, identified by their ids. A row stays expanded for as long as
  /// its element keeps its id.
  public init<DataElement>(
    _ data: Data, children: KeyPath<DataElement, Data?>,
    @ViewBuilder content: @escaping (DataElement) -> Leaf
  ) where ID == DataElement.ID, DataElement: Identifiable, DataElement == Data.Element {
    self.init(
      roots: .many(data), id: { $0.id }, children: { $0[keyPath: children] }, content: content)
  }
}

extension OutlineGroup
where
  Parent: View, Parent == Leaf, Subgroup == DisclosureGroup<Parent, OutlineSubgroupChildren>
{
  /// The tree below one element, whose parts are identified by the value at `id`.
  public init<DataElement>(
    _ root: DataElement, id: KeyPath<DataElement, ID>, children: KeyPath<DataElement, Data?>,
    @ViewBuilder content: @escaping (DataElement) -> Leaf
  ) where DataElement == Data.Element {
    self.init(
      roots: .one(root), id: { $0[keyPath: id] }, children: { $0[keyPath: children] },
      content: content)
  }

  /// The trees below several elements, identified by the value at `id`.
  public init<DataElement>(
    _ data: Data, id: KeyPath<DataElement, ID>, children: KeyPath<DataElement, Data?>,
    @ViewBuilder content: @escaping (DataElement) -> Leaf
  ) where DataElement == Data.Element {
    self.init(
      roots: .many(data), id: { $0[keyPath: id] }, children: { $0[keyPath: children] },
      content: content)
  }
}

extension OutlineGroup: View, _BodilessView, Primitive
where Parent: View, Leaf: View, Subgroup: View {
  @MainActor package func render(_ context: Context, into items: inout [Item]) {
    switch roots {
    case .one(let root): part(root).draw(context.child(id: id(root)), into: &items)
    case .many(let data):
      ForEach(data, identity: id) { part($0) }.draw(context, into: &items)
    }
  }

  /// The view of one element, with a disclosure group around it if it has children.
  @MainActor @ViewBuilder private func part(_ element: Data.Element) -> some View {
    if let below = children(element) {
      DisclosureGroup {
        OutlineSubgroupChildren { context, items in
          OutlineGroup(roots: .many(below), id: id, children: children, content: content)
            .draw(context, into: &items)
        }
      } label: {
        content(element)
      }
    } else {
      content(element)
    }
  }
}

/// The children of an outline element, type-erased.
public struct OutlineSubgroupChildren {
  let content: DrawContent

  init(_ content: @escaping DrawContent) { self.content = content }
}

extension OutlineSubgroupChildren: View, Primitive {
  @MainActor package func render(_ context: Context, into items: inout [Item]) {
    // Each is as high as a row, like those that expand.
    let rows = context.decorated { element, context in
      element.roles.contains(.disclosure)
        ? element : context.selectable(element).wrapped(.outlineRow)
    }
    content(rows, &items)
  }
}
