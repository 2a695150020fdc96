// Text fields and their bindings to texts and values.

extension Context {
  /// Binds an input element to the text it edits.
  func bind(
    _ element: Element, to text: Binding<String>, editing: (@MainActor (Bool) -> Void)? = nil,
    commit: (() -> Void)? = nil
  ) {
    show(text.wrappedValue, in: element)
    guard facts.controls.isEnabled else { return element.set("disabled", "") }
    element.on(.input) { value in
      if case .text(let typed) = value { text.wrappedValue = typed }
    }
    if facts.controls.submit != nil || commit != nil {
      let submit = facts.controls.submit
      element.set("data-s", "")
      element.on(.submit) { value in
        if case .text(let typed) = value, typed != text.wrappedValue { text.wrappedValue = typed }
        commit?()
        submit?.action()
      }
    }
    if let focus = facts.controls.focus?.telling(editing) ?? FocusPlace(telling: editing) {
      focus.connect(element, node)
    }
  }

  /// Binds an input element to a value, shown as `text`. Typed text stays until the person leaves
  /// the field or presses Return; then the formatted value replaces it.
  func bindValue(
    _ element: Element, to text: Binding<String>, editing: (@MainActor (Bool) -> Void)?,
    commit: (() -> Void)?
  ) {
    show(text.wrappedValue, in: element)
    guard facts.controls.isEnabled else { return element.set("disabled", "") }
    let fields = node.tree.typedFields
    let take: @MainActor (EventValue) -> Void = { value in
      guard case .text(let typed) = value else { return }
      text.wrappedValue = typed
      fields.keepTyped(text.wrappedValue)
    }
    element.on(.input, take)
    let submit = facts.controls.submit
    element.set("data-s", "")
    element.on(.submit) { [weak node] value in
      take(value)
      fields.endTyped()
      node?.markDirty()
      commit?()
      submit?.action()
    }
    tidyWhenLeft(element, editing)
  }

  /// Shows the app's text in `element` once the person has left it.
  func tidyWhenLeft(_ element: Element, _ editing: (@MainActor (Bool) -> Void)? = nil) {
    let fields = node.tree.typedFields
    let left: @MainActor (Bool) -> Void = { [weak node] isEditing in
      editing?(isEditing)
      guard !isEditing else { return }
      fields.endTyped()
      node?.markDirty()
    }
    let focus = facts.controls.focus?.telling(left) ?? FocusPlace(telling: left)
    focus?.connect(element, node)
  }

  private func show(_ text: String, in element: Element) {
    let isTall = element.tag == .textarea
    element.set("value", TypedText.shown(text, isTall: isTall))
    guard facts.controls.isEnabled else { return }
    element.set("data-e", "i")
    element.set("maxlength", String(isTall ? TypedText.longLimit : TypedText.lineLimit))
  }
}
