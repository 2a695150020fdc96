// Titles of screens and prompts of search fields with a text that is looked up where it is shown.
import Foundation
import FoundationAdditions

extension View {
  /// Sets the localized title of the screen. It is also the title of the browser's tab.
  @_disfavoredOverload public nonisolated func navigationTitle(
    _ titleResource: LocalizedStringResource
  ) -> some View {
    navigationTitle(LocalizedStringKey(resource: titleResource))
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
  /// prompt. It has the focus while `isPresented` is true.
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
  /// prompt. It has the focus while `isPresented` is true.
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
