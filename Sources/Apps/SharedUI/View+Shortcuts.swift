// Keys of a keyboard at an iPad or a Mac. A browser has its own for the same, and keeps them.
public import SwiftUI

extension View {
  /// Lets ⌘F put the caret into the search field of this view. A browser finds in its page by it.
  public func searchShortcut() -> some View {
    #if canImport(Darwin)
      modifier(SearchShortcut())
    #else
      self
    #endif
  }

  /// Adds a field that searches names, without autocorrection. ⌘F puts the caret into it.
  public func searchesNames(_ query: Binding<String>, prompt: LocalizedStringKey) -> some View {
    searchable(text: query, prompt: prompt).searchShortcut().autocorrectionDisabled()
  }

  /// Lets ⌘[ close the topmost screen of `path`. A browser goes back by it anyway.
  public func backShortcut<Route>(_ path: Binding<[Route]>) -> some View {
    #if canImport(Darwin)
      background {
        KeyButton(title: "Back", key: "[") { _ = path.wrappedValue.popLast() }
          .disabled(path.wrappedValue.isEmpty)
      }
    #else
      self
    #endif
  }
}

#if canImport(Darwin)
  private struct SearchShortcut: ViewModifier {
    @FocusState private var isSearching: Bool

    func body(content: Content) -> some View {
      content
        .searchFocused($isSearching)
        .background { KeyButton(title: "Search", key: "f") { isSearching = true } }
    }
  }

  /// A button for its keys alone. A tablet lists them by their titles while ⌘ is held.
  private struct KeyButton: View {
    let title: LocalizedStringKey
    let key: KeyEquivalent
    let action: @MainActor () -> Void

    var body: some View {
      Button(title, action: action)
        .keyboardShortcut(key)
        .frame(width: 0, height: 0)
        .opacity(0)
        .accessibilityHidden(true)
    }
  }
#endif
