// Text fields and their bindings to texts and values.

extension Context {
  /// Binds an input element to the text it edits.
  func bind(
    _ element: Element, to text: Binding<String>, editing: (@MainActor (Bool) -> Void)? = nil,
    commit: (() -> Void)? = nil
  ) {
    show(text.wrappedValue, in: element)
    guard builtIn.controls.isEnabled else { return disable(element) }
    element.on(.input) { value in
      if case .text(let typed) = value { text.wrappedValue = typed }
    }
    if builtIn.controls.submit != nil || commit != nil {
      let submit = builtIn.controls.submit
      element.set(.submits)
      element.on(.submit) { value in
        if case .text(let typed) = value, typed != text.wrappedValue { text.wrappedValue = typed }
        commit?()
        submit?.action()
      }
    }
    if let focus = builtIn.controls.focus?.telling(editing) ?? FocusConnection(telling: editing) {
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
    guard builtIn.controls.isEnabled else { return disable(element) }
    let fields = node.tree.typedFields
    let take: @MainActor (EventValue) -> Void = { value in
      guard case .text(let typed) = value else { return }
      text.wrappedValue = typed
      fields.keepTyped(text.wrappedValue)
    }
    element.on(.input, take)
    let submit = builtIn.controls.submit
    element.set(.submits)
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
    let focus = builtIn.controls.focus?.telling(left) ?? FocusConnection(telling: left)
    focus?.connect(element, node)
  }

  /// Disables a field. A browser takes the focus from it without a report.
  private func disable(_ element: Element) {
    element.set("disabled", "")
    if builtIn.controls.focus?.isHere() == true { node.tree.typedFields.focused = 0 }
  }

  private func show(_ text: String, in element: Element) {
    let isTall = element.tag == .textarea
    element.set("value", TypedText.shown(text, isTall: isTall))
    guard builtIn.controls.isEnabled else { return }
    element.emits(.input)
    element.set("maxlength", String(isTall ? TypedText.longLimit : TypedText.lineLimit))
  }
}
