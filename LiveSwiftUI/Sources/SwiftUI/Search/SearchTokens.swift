// The tokens of a search: chips at the start of its field, and those that are suggested.

/// The tokens of a search field, with their type erased.
@MainActor struct SearchTokens {
  /// A token as it is drawn.
  struct Token {
    let id: AnyHashable
    let view: AnyView
  }

  /// The tokens in the field.
  let chosen: [Token]
  /// The tokens that can be chosen and are not in the field yet.
  let suggested: [Token]
  /// Removes the token with an identity.
  let remove: (AnyHashable) -> Void
  /// Appends the suggested token with an identity.
  let choose: (AnyHashable) -> Void
  /// Appends a value, if it is a token of this search.
  let add: (Any) -> Void

  /// The most tokens that a field or a list draws.
  private static var most: Int { 100 }

  init<C: RandomAccessCollection & RangeReplaceableCollection>(
    _ tokens: Binding<C>, suggested: Binding<C>?, view: (C.Element) -> AnyView
  ) where C.Element: Identifiable {
    func isChosen(_ token: C.Element) -> Bool {
      tokens.wrappedValue.contains { $0.id == token.id }
    }
    func add(_ token: C.Element) { if !isChosen(token) { tokens.wrappedValue.append(token) } }
    let drawn = { (token: C.Element) in Token(id: token.id, view: view(token)) }
    chosen = tokens.wrappedValue.prefix(Self.most).map(drawn)
    self.suggested = (suggested?.wrappedValue.filter { !isChosen($0) } ?? C())
      .prefix(Self.most).map(drawn)
    remove = { id in tokens.wrappedValue.removeAll { AnyHashable($0.id) == id } }
    choose = { id in
      if let token = suggested?.wrappedValue.first(where: { AnyHashable($0.id) == id }) {
        add(token)
      }
    }
    self.add = { if let token = $0 as? C.Element { add(token) } }
  }

  /// The chips of the field; nil without tokens. Each is a button that removes its token, and the
  /// script of the page presses the last one for Backspace at the start of the field.
  func chips(_ context: Context) -> Element? {
    guard !chosen.isEmpty else { return nil }
    context.node.tree.needs(.follow)
    let box = context.element(.div, .searchTokens)
    box.set("role", "group")
    box.set("aria-label", Text("Tokens").resolve(context.builtIn))
    box.content = .items(chosen.map { .element(chip($0, context.child(id: $0.id))) })
    return box
  }

  private func chip(_ token: Token, _ context: Context) -> Element {
    let name = context.text(of: token.view)
    let button = context.element(.button, .button.and(.searchToken))
    button.set("type", "button")
    button.set("aria-label", Text("Remove \(name)").resolve(context.builtIn))
    if context.builtIn.controls.isEnabled {
      button.emits(.click)
      let removed = Text("Removed \(name)").resolve(context.builtIn)
      let (remove, tree) = (remove, context.node.tree)
      button.on(
        .click,
        plain: { [weak tree] in
          remove(token.id)
          tree?.send(.announce(removed))
        })
    } else {
      button.set("disabled", "")
    }
    var inner = context.inside()
    inner.environment.leaveRow()
    inner.environment[builtIn: \.position.stackAxis] = .horizontal
    var parts: [Item] = []
    token.view.draw(inner, into: &parts)
    parts.append(.element(context.child(1).icon("xmark")))
    button.content = .items(parts)
    return button
  }
}

extension View {
  /// Adds a search field with tokens to the screen; its default prompt is "Search".
  nonisolated func searchField<C>(
    _ text: Binding<String>, _ prompt: Text?, _ isPresented: Binding<Bool>? = nil,
    tokens: Binding<C>, suggested: Binding<C>? = nil, token: @escaping (C.Element) -> some View
  ) -> some View
  where C: RandomAccessCollection, C: RangeReplaceableCollection, C.Element: Identifiable {
    // Values, used on the main actor only from here on.
    nonisolated(unsafe) let (tokens, suggested, token) = (tokens, suggested, token)
    return searchField(text, prompt, isPresented) {
      SearchTokens(tokens, suggested: suggested) { AnyView(token($0)) }
    }
  }

  /// Adds a search field with tokens that their views change.
  nonisolated func searchField<C>(
    _ text: Binding<String>, _ prompt: Text?, _ isPresented: Binding<Bool>? = nil,
    editing tokens: Binding<C>, token: @escaping (Binding<C.Element>) -> some View
  ) -> some View
  where C: RandomAccessCollection, C: RangeReplaceableCollection, C.Element: Identifiable {
    // Values, used on the main actor only from here on.
    nonisolated(unsafe) let (tokens, token) = (tokens, token)
    return searchField(text, prompt, isPresented) {
      SearchTokens(tokens, suggested: nil) { element in
        // As above; a token that is gone is as it was last.
        nonisolated(unsafe) let old = element
        let binding = Binding<C.Element> {
          tokens.wrappedValue.first { $0.id == old.id } ?? old
        } set: { new in
          var list = tokens.wrappedValue
          guard let index = list.firstIndex(where: { $0.id == old.id }) else { return }
          list.replaceSubrange(index...index, with: CollectionOfOne(new))
          tokens.wrappedValue = list
        }
        return AnyView(token(binding))
      }
    }
  }
}
