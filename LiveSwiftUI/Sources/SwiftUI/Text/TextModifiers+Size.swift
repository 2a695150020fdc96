// Modifiers for the size of texts: the person's setting within bounds, and shrinking to fit.

extension View {
  /// Sets the text size for the views inside. Text styles and `@ScaledMetric` follow it; sizes in
  /// points do not.
  public nonisolated func dynamicTypeSize(_ size: DynamicTypeSize) -> some View {
    builtIn(\.person.dynamicTypeSize, size)
  }

  /// Limits the text size for the views inside to a range such as `...DynamicTypeSize.xxxLarge`.
  public nonisolated func dynamicTypeSize<T>(_ range: T) -> some View
  where T: RangeExpression, T.Bound == DynamicTypeSize {
    let allowed = DynamicTypeSize.allCases.filter(range.contains)
    return rendering { context in
      let size = context.builtIn.person.dynamicTypeSize
      guard let least = allowed.first, let most = allowed.last else { return context }
      let bounded = min(max(size, least), most)
      guard bounded != size else { return context }
      return context.with { $0[builtIn: \.person.dynamicTypeSize] = bounded }
    }
  }

  /// Lets texts with a line limit shrink to this fraction of their size before they are cut. The
  /// browser measures them; a text without a line limit wraps instead.
  public nonisolated func minimumScaleFactor(_ factor: CGFloat) -> some View {
    builtIn(\.text.minimumScale, factor)
  }
}

extension EnvironmentValues {
  /// The smallest fraction of its size that a text may shrink to before it is cut.
  public var minimumScaleFactor: CGFloat {
    get { self[builtIn: \.text.minimumScale] }
    set { self[builtIn: \.text.minimumScale] = newValue }
  }
}
