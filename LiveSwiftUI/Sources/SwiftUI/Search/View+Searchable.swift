// Modifiers that add a search field to a screen, with a prompt of every kind.
import Foundation
import FoundationAdditions

extension View {
  /// Adds a search field to the screen, with a prompt from the string tables. It is drawn below the
  /// title for every `placement`.
  public nonisolated func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey
  ) -> some View {
    searchable(text: text, placement: placement, prompt: Text(prompt))
  }

  /// Adds a search field to the screen, with a prompt shown verbatim.
  @_disfavoredOverload
  public nonisolated func searchable<S>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: S
  ) -> some View where S: StringProtocol {
    searchField(text, Text(verbatim: String(prompt)))
  }

  /// Adds a search field to the screen; its default prompt is "Search".
  public nonisolated func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
  ) -> some View {
    searchField(text, prompt)
  }

  /// Adds a search field to the screen, focused as long as `isPresented` is true.
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
      let controls = context.builtIn.controls
      return .search(
        SearchField(
          text: text, prompt: (prompt ?? Text("Search")).resolve(context.builtIn),
          submit: controls.searchSubmit, isPresented: isPresented, focus: controls.searchFocus,
          describeTyping: { controls.describeTyping(in: $0) }, tokens: tokens?()))
    }
  }

  /// Adds a search field to the screen, with a localized prompt. It has the focus while
  /// `isPresented` is true.
  @_disfavoredOverload public nonisolated func searchable(
    text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringResource
  ) -> some View {
    searchable(
      text: text, isPresented: isPresented, placement: placement,
      prompt: LocalizedStringKey(resource: prompt))
  }

  /// Adds a search field to the screen, with a localized prompt. It is drawn below the title for
  /// every `placement`.
  @_disfavoredOverload public nonisolated func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringResource
  ) -> some View {
    searchable(text: text, placement: placement, prompt: LocalizedStringKey(resource: prompt))
  }
}
