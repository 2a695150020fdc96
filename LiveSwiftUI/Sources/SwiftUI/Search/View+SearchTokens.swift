// Search fields with tokens.
import FoundationAdditions

// Apple has one overload for each kind of prompt.
// swift-format-ignore: AmbiguousTrailingClosureOverload
extension View {
  /// Adds a search field with tokens to the screen; its default prompt is "Search".
  public nonisolated func searchable<C, T>(
    text: Binding<String>, tokens: Binding<C>,
    placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View
  where
    C: RandomAccessCollection, C: RangeReplaceableCollection, T: View, C.Element: Identifiable
  {
    searchField(text, prompt, tokens: tokens, token: token)
  }

  /// Adds a search field with tokens to the screen, with a prompt from the string tables.
  public nonisolated func searchable<C, T>(
    text: Binding<String>, tokens: Binding<C>,
    placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View
  where
    C: RandomAccessCollection, C: RangeReplaceableCollection, T: View, C.Element: Identifiable
  {
    searchField(text, Text(prompt), tokens: tokens, token: token)
  }

  /// Adds a search field with tokens to the screen, with a prompt shown verbatim.
  @_disfavoredOverload
  public nonisolated func searchable<C, T, S>(
    text: Binding<String>, tokens: Binding<C>,
    placement: SearchFieldPlacement = .automatic, prompt: S,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View
  where
    C: RandomAccessCollection, C: RangeReplaceableCollection, T: View, S: StringProtocol,
    C.Element: Identifiable
  {
    searchField(text, Text(verbatim: String(prompt)), tokens: tokens, token: token)
  }

  /// Adds a search field with tokens and suggestions of tokens to the screen; its default prompt is
  /// "Search".
  public nonisolated func searchable<C, T>(
    text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>,
    placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View
  where
    C: MutableCollection, C: RandomAccessCollection, C: RangeReplaceableCollection, T: View,
    C.Element: Identifiable
  {
    searchField(text, prompt, tokens: tokens, suggested: suggestedTokens, token: token)
  }

  /// Adds a search field with tokens and suggestions of tokens to the screen, with a prompt from
  /// the string tables.
  public nonisolated func searchable<C, T>(
    text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>,
    placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View
  where
    C: MutableCollection, C: RandomAccessCollection, C: RangeReplaceableCollection, T: View,
    C.Element: Identifiable
  {
    searchField(text, Text(prompt), tokens: tokens, suggested: suggestedTokens, token: token)
  }

  /// Adds a search field with tokens and suggestions of tokens to the screen, with a prompt shown
  /// verbatim.
  @_disfavoredOverload
  public nonisolated func searchable<C, T, S>(
    text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>,
    placement: SearchFieldPlacement = .automatic, prompt: S,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View
  where
    C: MutableCollection, C: RandomAccessCollection, C: RangeReplaceableCollection, T: View,
    S: StringProtocol, C.Element: Identifiable
  {
    searchField(
      text, Text(verbatim: String(prompt)), tokens: tokens, suggested: suggestedTokens, token: token
    )
  }

  /// Adds a search field with tokens that their views change to the screen; its default prompt is
  /// "Search".
  public nonisolated func searchable<C>(
    text: Binding<String>, editableTokens: Binding<C>,
    placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
    @ViewBuilder token: @escaping (Binding<C.Element>) -> some View
  ) -> some View
  where
    C: RandomAccessCollection, C: RangeReplaceableCollection, C.Element: Identifiable
  {
    searchField(text, prompt, editing: editableTokens, token: token)
  }

  /// Adds a search field with tokens that their views change to the screen, with a prompt from the
  /// string tables.
  public nonisolated func searchable<C>(
    text: Binding<String>, editableTokens: Binding<C>,
    placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
    @ViewBuilder token: @escaping (Binding<C.Element>) -> some View
  ) -> some View
  where
    C: RandomAccessCollection, C: RangeReplaceableCollection, C.Element: Identifiable
  {
    searchField(text, Text(prompt), editing: editableTokens, token: token)
  }

  /// Adds a search field with tokens that their views change to the screen, with a prompt shown
  /// verbatim.
  @_disfavoredOverload
  public nonisolated func searchable<C>(
    text: Binding<String>, editableTokens: Binding<C>,
    placement: SearchFieldPlacement = .automatic, prompt: some StringProtocol,
    @ViewBuilder token: @escaping (Binding<C.Element>) -> some View
  ) -> some View
  where
    C: RandomAccessCollection, C: RangeReplaceableCollection, C.Element: Identifiable
  {
    searchField(text, Text(verbatim: String(prompt)), editing: editableTokens, token: token)
  }

  /// Adds a search field with tokens to the screen, with a localized prompt.
  @_disfavoredOverload public nonisolated func searchable<C, T>(
    text: Binding<String>, tokens: Binding<C>, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringResource, @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View
  where C: RandomAccessCollection, C: RangeReplaceableCollection, T: View, C.Element: Identifiable {
    searchable(
      text: text, tokens: tokens, placement: placement,
      prompt: LocalizedStringKey(resource: prompt), token: token)
  }

  /// Adds a search field with tokens and suggestions of tokens to the screen, with a localized
  /// prompt.
  @_disfavoredOverload public nonisolated func searchable<C, T>(
    text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>,
    placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringResource,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View
  where
    C: MutableCollection, C: RandomAccessCollection, C: RangeReplaceableCollection, T: View,
    C.Element: Identifiable
  {
    searchable(
      text: text, tokens: tokens, suggestedTokens: suggestedTokens, placement: placement,
      prompt: LocalizedStringKey(resource: prompt), token: token)
  }

  /// Adds a search field with tokens that their views change to the screen, with a localized
  /// prompt.
  @_disfavoredOverload public nonisolated func searchable<C>(
    text: Binding<String>, editableTokens: Binding<C>, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringResource, @ViewBuilder token: @escaping (Binding<C.Element>) -> some View
  ) -> some View
  where C: RandomAccessCollection, C: RangeReplaceableCollection, C.Element: Identifiable {
    searchable(
      text: text, editableTokens: editableTokens, placement: placement,
      prompt: LocalizedStringKey(resource: prompt), token: token)
  }
}
