// Lists whose rows can be selected.

extension List {
  /// A list with a selectable row. A row is known by its `tag`, by the id of its `ForEach`, or by
  /// the value of its `NavigationLink`.
  public nonisolated init(
    selection: Binding<SelectionValue?>?, @ViewBuilder content: () -> Content
  ) {
    self.init(rows: content(), selection: SelectionAccess.making(from: selection))
  }

  /// A list whose rows a person selects while they are edited.
  public nonisolated init(
    selection: Binding<Set<SelectionValue>>?, @ViewBuilder content: () -> Content
  ) {
    self.init(rows: content(), selection: SelectionAccess.making(from: selection))
  }

  /// A list with a row for each element, one of which can be selected by its id.
  public nonisolated init<Data, RowContent>(
    _ data: Data, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  )
  where
    Content == ForEach<Data, Data.Element.ID, RowContent>, Data: RandomAccessCollection,
    RowContent: View, Data.Element: Identifiable
  {
    self.init(
      rows: ForEach(data, content: rowContent), selection: SelectionAccess.making(from: selection))
  }

  /// A list with a row for each element, which a person selects by id while rows are edited.
  public nonisolated init<Data, RowContent>(
    _ data: Data, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  )
  where
    Content == ForEach<Data, Data.Element.ID, RowContent>, Data: RandomAccessCollection,
    RowContent: View, Data.Element: Identifiable
  {
    self.init(
      rows: ForEach(data, content: rowContent), selection: SelectionAccess.making(from: selection))
  }

  /// A list with a row for each element, one of which can be selected by the value at `id`.
  public nonisolated init<Data, ID, RowContent>(
    _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  )
  where
    Content == ForEach<Data, ID, RowContent>, Data: RandomAccessCollection, ID: Hashable,
    RowContent: View
  {
    self.init(
      rows: ForEach(data, id: id, content: rowContent),
      selection: SelectionAccess.making(from: selection))
  }

  /// A list with a row for each element, which a person selects by the value at `id` while rows are
  /// edited.
  public nonisolated init<Data, ID, RowContent>(
    _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  )
  where
    Content == ForEach<Data, ID, RowContent>, Data: RandomAccessCollection, ID: Hashable,
    RowContent: View
  {
    self.init(
      rows: ForEach(data, id: id, content: rowContent),
      selection: SelectionAccess.making(from: selection))
  }
}

extension SelectionAccess {
  /// Makes the access to a selected value; nil without a binding.
  nonisolated static func making<Value: Hashable>(
    from selection: Binding<Value?>?
  ) -> (@MainActor () -> SelectionAccess)? {
    guard let selection else { return nil }
    nonisolated(unsafe) let chosen = selection  // Used on the main actor only.
    return {
      SelectionAccess(
        type: Value.self, value: { chosen.wrappedValue.map { AnyHashable($0) } },
        choose: { chosen.wrappedValue = $0?.base as? Value })
    }
  }

  /// Makes the access to a set of selected values; nil without a binding.
  nonisolated static func making<Value: Hashable>(
    from selection: Binding<Set<Value>>?
  ) -> (@MainActor () -> SelectionAccess)? {
    guard let selection else { return nil }
    nonisolated(unsafe) let chosen = selection  // Used on the main actor only.
    return {
      SelectionAccess(
        type: Value.self, value: { nil }, choose: { _ in },
        several: SeveralValues(
          contains: { value in
            (value.base as? Value).map { chosen.wrappedValue.contains($0) } ?? false
          },
          toggle: { value in
            guard let value = value.base as? Value else { return }
            chosen.wrappedValue.formSymmetricDifference([value])
          },
          chooseOnly: { value in
            if let value = value.base as? Value { chosen.wrappedValue = [value] }
          }))
    }
  }
}

extension Context {
  /// The content of a row, which a press selects if the list has a selection of the row's type.
  /// Links, buttons and rows that expand keep their own effect.
  func selectable(_ element: Element) -> Element {
    let place = builtIn.position
    guard let selection = place.selection, let tag = place.tag,
      !place.rowLimits.contains(.selection), selection.type == type(of: tag.base),
      ![.a, .button].contains(element.tag), !element.roles.contains(.disclosure)
    else { return element }
    if let several = selection.several {
      guard environment.editMode?.wrappedValue.isEditing == true else { return element }
      let box = choice(element, isChosen: several.contains(tag)) { several.toggle(tag) }
      let mark = child(.selectionMark).icon(
        several.contains(tag) ? "checkmark.circle.fill" : "circle")
      box.content = .items([.element(mark), .element(element)])
      return box
    }
    let places = LinkContext(builtIn)
    return choice(element, isChosen: selection.value() == tag) {
      if let action = places.action(for: tag) { action.run(tag) } else { selection.choose(tag) }
    }
  }

  private func choice(
    _ element: Element, isChosen: Bool, select: @escaping @MainActor () -> Void
  ) -> Element {
    let box = element.wrapped(.horizontalStack.and(.choice))
    box.appetite = .fixed(.horizontal)
    box.set("role", "button")
    box.set("aria-pressed", isChosen ? "true" : "false")
    guard builtIn.controls.isEnabled else { return box }
    box.set("tabindex", "0")
    box.emits(.click)
    box.on(.click, plain: select)
    return box
  }
}
