// Setting preferences, and reading them further up.

private nonisolated struct PreferenceView<Content: View, Key: PreferenceKey> {
  let content: Content
  let value: Key.Value
}

extension PreferenceView: View, Primitive {
  typealias Body = Never

  @MainActor func render(_ context: Context, into items: inout [Item]) {
    context.wrap(content, in: PreferenceNode<Key>.init, into: &items) {
      $0.accept(context, value, content: $1)
    }
  }
}

private nonisolated struct PreferenceTransformView<Content: View, Key: PreferenceKey> {
  let content: Content
  let transform: (inout Key.Value) -> Void
}

extension PreferenceTransformView: View, Primitive {
  typealias Body = Never

  @MainActor func render(_ context: Context, into items: inout [Item]) {
    context.wrap(content, in: PreferenceTransformNode<Key>.init, into: &items) {
      $0.accept(context, transform, content: $1)
    }
  }
}

private nonisolated struct PreferenceChangeView<Content: View, Key: PreferenceKey>
where Key.Value: Equatable {
  let content: Content
  let action: (Key.Value) -> Void
}

extension PreferenceChangeView: View, Primitive {
  typealias Body = Never

  @MainActor func render(_ context: Context, into items: inout [Item]) {
    context.wrap(content, in: PreferenceChangeNode<Key>.init, into: &items) {
      $0.accept(context, action, content: $1)
    }
  }
}

extension View {
  /// Sets the value of a preference for the views around, replacing the values set inside this
  /// view.
  public nonisolated func preference<K>(key: K.Type = K.self, value: K.Value) -> some View
  where K: PreferenceKey {
    PreferenceView<Self, K>(content: self, value: value)
  }

  /// Changes the value of a preference on its way up; starts from the default value where none is
  /// set.
  public nonisolated func transformPreference<K>(
    _ key: K.Type = K.self, _ callback: @escaping (inout K.Value) -> Void
  ) -> some View where K: PreferenceKey {
    PreferenceTransformView<Self, K>(content: self, transform: callback)
  }

  /// Runs `action` with the value of a preference when the view is first drawn and whenever the
  /// value changes. A value that a geometry reader made for an estimated size is skipped.
  public nonisolated func onPreferenceChange<K>(
    _ key: K.Type = K.self, perform action: @escaping (K.Value) -> Void
  ) -> some View where K: PreferenceKey, K.Value: Equatable {
    PreferenceChangeView<Self, K>(content: self, action: action)
  }

  /// Draws views in front of this one, made from the value of its preference.
  public nonisolated func overlayPreferenceValue<Key, T>(
    _ key: Key.Type = Key.self, @ViewBuilder _ transform: @escaping (Key.Value) -> T
  ) -> some View where Key: PreferenceKey, T: View {
    PreferenceLayered<Self, Key, T>(
      content: self, alignment: .center, isOverlay: true, transform: transform)
  }

  /// Draws views in front of this one, made from the value of its preference and aligned in its
  /// box.
  public nonisolated func overlayPreferenceValue<K, V>(
    _ key: K.Type, alignment: Alignment = .center,
    @ViewBuilder _ transform: @escaping (K.Value) -> V
  ) -> some View where K: PreferenceKey, V: View {
    PreferenceLayered<Self, K, V>(
      content: self, alignment: alignment, isOverlay: true, transform: transform)
  }

  /// Draws views behind this one, made from the value of its preference.
  public nonisolated func backgroundPreferenceValue<Key, T>(
    _ key: Key.Type = Key.self, @ViewBuilder _ transform: @escaping (Key.Value) -> T
  ) -> some View where Key: PreferenceKey, T: View {
    PreferenceLayered<Self, Key, T>(
      content: self, alignment: .center, isOverlay: false, transform: transform)
  }

  /// Draws views behind this one, made from the value of its preference and aligned in its box.
  public nonisolated func backgroundPreferenceValue<K, V>(
    _ key: K.Type, alignment: Alignment = .center,
    @ViewBuilder _ transform: @escaping (K.Value) -> V
  ) -> some View where K: PreferenceKey, V: View {
    PreferenceLayered<Self, K, V>(
      content: self, alignment: alignment, isOverlay: false, transform: transform)
  }
}
