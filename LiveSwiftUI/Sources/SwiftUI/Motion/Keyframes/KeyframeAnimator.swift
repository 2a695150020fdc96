// Content that follows keyframes.

/// Shows content whose value follows keyframes; the browser plays them.
///
/// The server draws the content at 30 moments of a run at most, and what differs between them in
/// style becomes one animation of CSS: it takes no further work on the server, however often it
/// repeats. Everything else, such as a text, is that of the start for a repeating animator, and
/// that of the end for one with a trigger. Under reduced motion that is all there is.
public nonisolated struct KeyframeAnimator<Value, KeyframePath, Content>
where Value == KeyframePath.Value, KeyframePath: Keyframes, Content: View {
  let initialValue: Value
  let mode: KeyframeMode
  let content: (Value) -> Content
  let keyframes: (Value) -> KeyframePath

  /// Plays the keyframes again and again, from `initialValue` on. Unless it is `repeating`, the
  /// content has the value at their start.
  ///
  /// Source: developer.apple.com/documentation/swiftui/keyframeanimator.
  public init(
    initialValue: Value, repeating: Bool = true, @ViewBuilder content: @escaping (Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
  ) {
    self.initialValue = initialValue
    mode = .repeating(repeating)
    self.content = content
    self.keyframes = keyframes
  }

  /// Plays the keyframes once whenever `trigger` changes. `keyframes` receives `initialValue` for
  /// the first run, and then the value at the end of the run before.
  ///
  /// Source: developer.apple.com/documentation/swiftui/keyframeanimator.
  public init(
    initialValue: Value, trigger: some Equatable,
    @ViewBuilder content: @escaping (Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
  ) {
    self.initialValue = initialValue
    mode = .triggered(PhaseTrigger(value: trigger))
    self.content = content
    self.keyframes = keyframes
  }
}

/// When keyframes are played.
nonisolated enum KeyframeMode {
  /// Again and again, or not at all.
  case repeating(Bool)
  /// Once whenever a value changes.
  case triggered(PhaseTrigger)
}

extension KeyframeAnimator: View, Primitive {
  public typealias Body = Never

  @MainActor package func render(_ context: Context, into items: inout [Item]) {
    let node = context.node.claim(context.position) { KeyframeNode<Value>(context) }
    let (content, keyframes) = (content, keyframes)
    node.accept(
      context, mode, initialValue: initialValue,
      timeline: { KeyframeTimeline($0, keyframes($0)) },
      content: { content($0).draw($1, into: &$2) })
    items.append(.node(node))
  }
}

extension View {
  /// Plays keyframes again and again, which change the view; see `KeyframeAnimator`.
  ///
  /// Source: developer.apple.com/documentation/swiftui/view/keyframeanimator.
  public nonisolated func keyframeAnimator<Value>(
    initialValue: Value, repeating: Bool = true,
    @ViewBuilder content:
      @escaping @Sendable (PlaceholderContentView<Self>, Value) -> some View,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
  ) -> some View {
    KeyframeAnimator(
      initialValue: initialValue, repeating: repeating,
      content: { content(PlaceholderContentView<Self>(content: self), $0) }, keyframes: keyframes)
  }

  /// Plays keyframes once whenever `trigger` changes, which change the view; see
  /// `KeyframeAnimator`.
  ///
  /// Source: developer.apple.com/documentation/swiftui/view/keyframeanimator.
  public nonisolated func keyframeAnimator<Value>(
    initialValue: Value, trigger: some Equatable,
    @ViewBuilder content:
      @escaping @Sendable (PlaceholderContentView<Self>, Value) -> some View,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
  ) -> some View {
    KeyframeAnimator(
      initialValue: initialValue, trigger: trigger,
      content: { content(PlaceholderContentView<Self>(content: self), $0) }, keyframes: keyframes)
  }
}
