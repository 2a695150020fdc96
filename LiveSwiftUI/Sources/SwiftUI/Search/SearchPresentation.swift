// Opening and closing the search field of a screen by a binding or an action.

/// Ends a search: empties the search field, and closes it.
@MainActor public struct DismissSearchAction {
  let action: (@MainActor () -> Void)?

  nonisolated init(_ action: (@MainActor () -> Void)?) { self.action = action }

  /// Empties and closes the search field around the view; does nothing elsewhere.
  public func callAsFunction() { action?() }
}

extension SearchField {
  /// The connection of the field's focus to its binding. Leaving an empty field closes it.
  var connection: FocusConnection? {
    guard let isPresented else { return focus }
    let (text, focus) = (text, focus)
    return FocusConnection(
      isHere: { isPresented.wrappedValue || focus?.isHere() == true },
      came: {
        isPresented.wrappedValue = true
        focus?.came()
      },
      left: {
        if text.wrappedValue.isEmpty { isPresented.wrappedValue = false }
        focus?.left()
      })
  }

  /// Empties and closes the field.
  func dismiss() {
    text.wrappedValue = ""
    if isPresented?.wrappedValue == true { isPresented?.wrappedValue = false }
  }
}

extension View {
  /// Adds a search field to the screen. It has the focus while `isPresented` is true.
  public nonisolated func searchable(
    text: Binding<String>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
  ) -> some View {
    searchField(text, prompt, isPresented)
  }

  /// Adds a search field to the screen, with a prompt from the string tables. It has the focus
  /// while `isPresented` is true.
  public nonisolated func searchable(
    text: Binding<String>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey
  ) -> some View {
    searchField(text, Text(prompt), isPresented)
  }

  /// Adds a search field to the screen, with a prompt shown verbatim. It has the focus while
  /// `isPresented` is true.
  @_disfavoredOverload
  public nonisolated func searchable<S>(
    text: Binding<String>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: S
  ) -> some View where S: StringProtocol {
    searchField(text, Text(verbatim: String(prompt)), isPresented)
  }

  /// Adds a search field to the screen; its default prompt is "Search".
  nonisolated func searchField(
    _ text: Binding<String>, _ prompt: Text?, _ isPresented: Binding<Bool>? = nil,
    tokens: (@MainActor () -> SearchTokens)? = nil
  ) -> some View {
    PagePreferenceView(self) { context in
      .search(
        SearchField(
          text: text, prompt: (prompt ?? Text("Search")).resolve(context.builtIn),
          submit: context.builtIn.controls.searchSubmit, isPresented: isPresented,
          focus: context.builtIn.controls.searchFocus, tokens: tokens?()))
    }
  }
}

/// The behaviour of the bar while a person searches.
public struct SearchPresentationToolbarBehavior {
  /// The same as `avoidHidingContent` here.
  public static var automatic: SearchPresentationToolbarBehavior { Self() }
  /// The bar keeps its title and its items.
  public static var avoidHidingContent: SearchPresentationToolbarBehavior { Self() }
}

extension View {
  /// Changes nothing: a bar keeps its title and its items during a search.
  public nonisolated func searchPresentationToolbarBehavior(
    _ behavior: SearchPresentationToolbarBehavior
  ) -> some View { self }
}
