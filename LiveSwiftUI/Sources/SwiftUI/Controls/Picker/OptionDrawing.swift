// The three forms of a picker: a select, a row of segments, and menu items.

/// The options of a picker, prepared for drawing.
@MainActor struct OptionDrawing {
  let name: String
  let texts: [String]
  /// The symbols of the options that have no text, by index.
  var symbols: [Int: String] = [:]
  /// The symbols beside the texts, by index. Only the items of a menu show them.
  var icons: [Int: String] = [:]
  let chosen: Int?
  let isEnabled: Bool
  let choose: @MainActor (Int) -> Void

  func select(_ context: Context) -> Element {
    let element = context.element(.select, .picker)
    element.set("aria-label", name)
    element.set("name", name)
    element.set("value", String(chosen ?? -1))
    listen(to: element)
    let facts = context.builtIn
    for (property, value) in facts.text.font?.css(for: facts.person) ?? []
    where property == "font-size" || property == "font" {
      element.style(property, value)
    }
    element.content = .items(
      (chosen == nil ? [.element(nothing(context.child(.noOption)))] : [])
        + texts.indices.map { index in
          let option = context.child(.options).child(index).element(.option)
          option.set("value", String(index))
          if index == chosen { option.set("selected", "") }
          option.content = .text(texts[index])
          return .element(option)
        })
    return element
  }

  /// The option of a select without a selection. Without it the browser would show the first option
  /// as selected, and a person could not choose that one.
  private func nothing(_ context: Context) -> Element {
    let option = context.element(.option)
    option.set("value", "-1")
    option.set("hidden", "")
    option.set("selected", "")
    option.content = .text("")
    return option
  }

  func segments(_ context: Context) -> Element {
    radios(.segments, each: .segment, context) { index, option, context in
      if let symbol = symbols[index] {
        option.set("aria-label", texts[index])
        option.content = .items([.element(context.inside().icon(symbol))])
      } else {
        option.content = .text(texts[index])
      }
    }
  }

  /// A group of radio buttons of these class names; `fill` draws the option of an index.
  func radios(
    _ group: ClassName, each member: ClassName, _ context: Context,
    fill: (_ index: Int, _ option: Element, _ context: Context) -> Void
  ) -> Element {
    let element = context.element(.div, group)
    element.set("role", "radiogroup")
    element.set("aria-label", name)
    listen(to: element)
    element.content = .items(
      texts.indices.map { index in
        let context = context.child(.options).child(index)
        let option = context.element(.button, member)
        option.set("type", "button")
        option.set("role", "radio")
        option.set("aria-checked", index == chosen ? "true" : "false")
        option.set("tabindex", index == (chosen ?? 0) ? "0" : "-1")
        option.set(.option, String(index))
        fill(index, option, context)
        return .element(option)
      })
    return element
  }

  func menu(_ context: Context) -> Element {
    let element = context.element(.div, .menuGroup)
    element.markStay(context.builtIn.controls)
    element.set("role", "group")
    element.set("aria-label", name)
    element.content = .items(
      texts.indices.map { index in
        let option = context.child(.options).child(index).element(.button, .menuItem)
        option.set("type", "button")
        option.set("role", "menuitemradio")
        option.set("aria-checked", index == chosen ? "true" : "false")
        if isEnabled {
          option.emits(.click)
          option.on(.click) { _ in choose(index) }
        } else {
          option.set("disabled", "")
        }
        fill(option, index, context.child(.options).child(index).inside())
        return .element(option)
      })
    return element
  }

  /// Fills an item of a menu with the option's text beside its symbol, or with the symbol alone.
  private func fill(_ item: Element, _ index: Int, _ context: Context) {
    if let symbol = symbols[index] {
      item.set("aria-label", texts[index])
      item.content = .items([.element(context.icon(symbol))])
    } else if let icon = icons[index] {
      let label = context.child(.label).element(.span, .label)
      let text = context.child(.text).element(.span, .text)
      text.content = .text(texts[index])
      label.content = .items([.element(context.child(.icon).icon(icon)), .element(text)])
      item.content = .items([.element(label)])
    } else {
      item.content = .text(texts[index])
    }
  }

  private func listen(to element: Element) {
    guard isEnabled else { return element.set("disabled", "") }
    element.emits(.pick)
    element.on(.pick) { value in
      guard case .text(let text) = value, let index = Report.whole(text) else { return }
      choose(index)
    }
  }
}

extension OptionDrawing {
  /// Collects the options from the views of `content`, each with its text and tag; `selection` is
  /// the tag of the selected option.
  init<Value: Hashable>(
    _ name: String, of content: some View, choosing selection: SharedSelection<Value>,
    isEnabled: Bool, _ context: Context
  ) {
    let collector = OptionCollector()
    var nothing: [Item] = []
    content.draw(
      context.inside().with {
        $0[builtIn: \.position.options] = collector
        $0[builtIn: \.position.tag] = nil
      }, into: &nothing)
    let options = collector.options
    self.name = name
    self.isEnabled = isEnabled
    texts = options.map(\.text)
    for (index, option) in options.enumerated() {
      symbols[index] = option.symbol
      icons[index] = option.icon
    }
    chosen = selection.common.flatMap { value in
      options.firstIndex { $0.tag?.base as? Value == value }
    }
    choose = { index in
      guard options.indices.contains(index), let value = options[index].tag?.base as? Value
      else { return }
      selection.write(value)
    }
  }
}

/// The options of a picker as the items of a menu.
struct MenuOptions: View, Primitive {
  typealias Body = Never

  let drawing: OptionDrawing

  @MainActor package func render(_ context: Context, into items: inout [Item]) {
    context.emit(drawing.menu(context), into: &items)
  }
}
