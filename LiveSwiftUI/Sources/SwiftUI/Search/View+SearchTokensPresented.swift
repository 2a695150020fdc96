// Search fields with tokens that are opened by a binding.
import FoundationAdditions

// Apple has one overload for each kind of prompt.
// swift-format-ignore: AmbiguousTrailingClosureOverload
extension View {
  /// Adds a search field with tokens to the screen; its default prompt is "Search". It has the
  /// focus while `isPresented` is true.
  public nonisolated func searchable<C, T>(
    text: Binding<String>, tokens: Binding<C>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View
  where
    C: RandomAccessCollection, C: RangeReplaceableCollection, T: View, C.Element: Identifiable
  {
    searchField(text, prompt, isPresented, tokens: tokens, token: token)
  }

  /// Adds a search field with tokens to the screen, with a prompt from the string tables. It has
  /// the focus while `isPresented` is true.
  public nonisolated func searchable<C, T>(
    text: Binding<String>, tokens: Binding<C>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View
  where
    C: RandomAccessCollection, C: RangeReplaceableCollection, T: View, C.Element: Identifiable
  {
    searchField(text, Text(prompt), isPresented, tokens: tokens, token: token)
  }

  /// Adds a search field with tokens to the screen, with a prompt shown verbatim. It has the focus
  /// while `isPresented` is true.
  @_disfavoredOverload
  public nonisolated func searchable<C, T, S>(
    text: Binding<String>, tokens: Binding<C>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: S,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View
  where
    C: RandomAccessCollection, C: RangeReplaceableCollection, T: View, S: StringProtocol,
    C.Element: Identifiable
  {
    searchField(text, Text(verbatim: String(prompt)), isPresented, tokens: tokens, token: token)
  }

  /// Adds a search field with tokens and suggestions of tokens to the screen; its default prompt is
  /// "Search".
  public nonisolated func searchable<C, T>(
    text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>,
    isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View
  where
    C: MutableCollection, C: RandomAccessCollection, C: RangeReplaceableCollection, T: View,
    C.Element: Identifiable
  {
    searchField(text, prompt, isPresented, tokens: tokens, suggested: suggestedTokens, token: token)
  }

  /// Adds a search field with tokens and suggestions of tokens to the screen, with a prompt from
  /// the string tables.
  public nonisolated func searchable<C, T>(
    text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>,
    isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View
  where
    C: MutableCollection, C: RandomAccessCollection, C: RangeReplaceableCollection, T: View,
    C.Element: Identifiable
  {
    searchField(
      text, Text(prompt), isPresented, tokens: tokens, suggested: suggestedTokens, token: token)
  }

  /// Adds a search field with tokens and suggestions of tokens to the screen, with a prompt shown
  /// verbatim.
  @_disfavoredOverload
  public nonisolated func searchable<C, T, S>(
    text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>,
    isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: S,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View
  where
    C: MutableCollection, C: RandomAccessCollection, C: RangeReplaceableCollection, T: View,
    S: StringProtocol, C.Element: Identifiable
  {
    searchField(
      text, Text(verbatim: String(prompt)), isPresented, tokens: tokens, suggested: suggestedTokens,
      token: token)
  }

  /// Adds a search field with tokens that their views change to the screen; its default prompt is
  /// "Search".
  public nonisolated func searchable<C>(
    text: Binding<String>, editableTokens: Binding<C>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
    @ViewBuilder token: @escaping (Binding<C.Element>) -> some View
  ) -> some View
  where
    C: RandomAccessCollection, C: RangeReplaceableCollection, C.Element: Identifiable
  {
    searchField(text, prompt, isPresented, editing: editableTokens, token: token)
  }

  /// Adds a search field with tokens that their views change to the screen, with a prompt from the
  /// string tables.
  public nonisolated func searchable<C>(
    text: Binding<String>, editableTokens: Binding<C>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
    @ViewBuilder token: @escaping (Binding<C.Element>) -> some View
  ) -> some View
  where
    C: RandomAccessCollection, C: RangeReplaceableCollection, C.Element: Identifiable
  {
    searchField(text, Text(prompt), isPresented, editing: editableTokens, token: token)
  }

  /// Adds a search field with tokens that their views change to the screen, with a prompt shown
  /// verbatim.
  @_disfavoredOverload
  public nonisolated func searchable<C>(
    text: Binding<String>, editableTokens: Binding<C>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: some StringProtocol,
    @ViewBuilder token: @escaping (Binding<C.Element>) -> some View
  ) -> some View
  where
    C: RandomAccessCollection, C: RangeReplaceableCollection, C.Element: Identifiable
  {
    searchField(
      text, Text(verbatim: String(prompt)), isPresented, editing: editableTokens, token: token)
  }

  /// Adds a search field with tokens to the screen, with a localized prompt. It has the focus while
  /// `isPresented` is true.
  @_disfavoredOverload public nonisolated func searchable<C, T>(
    text: Binding<String>, tokens: Binding<C>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringResource,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View
  where C: RandomAccessCollection, C: RangeReplaceableCollection, T: View, C.Element: Identifiable {
    searchable(
      text: text, tokens: tokens, isPresented: isPresented, placement: placement,
      prompt: LocalizedStringKey(resource: prompt), token: token)
  }

  /// Adds a search field with tokens and suggestions of tokens to the screen, with a localized
  /// prompt. It is focused as long as `isPresented` is true.
  @_disfavoredOverload public nonisolated func searchable<C, T>(
    text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>,
    isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringResource, @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View
  where
    C: MutableCollection, C: RandomAccessCollection, C: RangeReplaceableCollection, T: View,
    C.Element: Identifiable
  {
    searchable(
      text: text, tokens: tokens, suggestedTokens: suggestedTokens, isPresented: isPresented,
      placement: placement, prompt: LocalizedStringKey(resource: prompt), token: token)
  }

  /// Adds a search field with tokens that their views change to the screen, with a localized
  /// prompt. It is focused as long as `isPresented` is true.
  @_disfavoredOverload public nonisolated func searchable<C>(
    text: Binding<String>, editableTokens: Binding<C>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringResource,
    @ViewBuilder token: @escaping (Binding<C.Element>) -> some View
  ) -> some View
  where C: RandomAccessCollection, C: RangeReplaceableCollection, C.Element: Identifiable {
    searchable(
      text: text, editableTokens: editableTokens, isPresented: isPresented, placement: placement,
      prompt: LocalizedStringKey(resource: prompt), token: token)
  }
}
