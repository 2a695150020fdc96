// Lists of trees whose rows can be selected. A press on a row with children expands it instead.

extension List {
  /// A list of trees; one row can be selected.
  public nonisolated init<Data, RowContent>(
    _ data: Data, children: KeyPath<Data.Element, Data?>, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  )
  where
    Content == OutlineGroup<
      Data, Data.Element.ID, RowContent, RowContent,
      DisclosureGroup<RowContent, OutlineSubgroupChildren>
    >, Data: RandomAccessCollection, RowContent: View, Data.Element: Identifiable
  {
    self.init(
      rows: OutlineGroup(data, children: children, content: rowContent),
      selection: SelectionAccess.making(from: selection))
  }

  /// A list of trees, identified by the value at `id`; one row can be selected.
  public nonisolated init<Data, ID, RowContent>(
    _ data: Data, id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>,
    selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  )
  where
    Content == OutlineGroup<
      Data, ID, RowContent, RowContent, DisclosureGroup<RowContent, OutlineSubgroupChildren>
    >, Data: RandomAccessCollection, RowContent: View, ID: Hashable
  {
    self.init(
      rows: OutlineGroup(data, id: id, children: children, content: rowContent),
      selection: SelectionAccess.making(from: selection))
  }

  /// A list of trees; several rows can be selected.
  public nonisolated init<Data, RowContent>(
    _ data: Data, children: KeyPath<Data.Element, Data?>, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  )
  where
    Content == OutlineGroup<
      Data, Data.Element.ID, RowContent, RowContent,
      DisclosureGroup<RowContent, OutlineSubgroupChildren>
    >, Data: RandomAccessCollection, RowContent: View, Data.Element: Identifiable
  {
    self.init(
      rows: OutlineGroup(data, children: children, content: rowContent),
      selection: SelectionAccess.making(from: selection))
  }

  /// A list of trees, identified by the value at `id`; several rows can be selected.
  public nonisolated init<Data, ID, RowContent>(
    _ data: Data, id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>,
    selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  )
  where
    Content == OutlineGroup<
      Data, ID, RowContent, RowContent, DisclosureGroup<RowContent, OutlineSubgroupChildren>
    >, Data: RandomAccessCollection, RowContent: View, ID: Hashable
  {
    self.init(
      rows: OutlineGroup(data, id: id, children: children, content: rowContent),
      selection: SelectionAccess.making(from: selection))
  }
}
