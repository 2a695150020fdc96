// Lines under and through texts, and texts smaller than their font.

extension View {
  /// Underlines texts inside, or no longer if `isActive` is false. A line without a colour has that
  /// of its text.
  public nonisolated func underline(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View {
    builtIn(\.text.underline, isActive ? Text.LineStyle(pattern: pattern, color: color) : nil)
  }

  /// Strikes texts inside through, or no longer if `isActive` is false. A text that is underlined
  /// too has the pattern and colour of that line.
  public nonisolated func strikethrough(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View {
    builtIn(\.text.strike, isActive ? Text.LineStyle(pattern: pattern, color: color) : nil)
  }

  /// Sets the size of texts inside beside that of their font, if `isEnabled`.
  public nonisolated func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> some View {
    rendering { isEnabled ? $0.with { $0[builtIn: \.text.scale] = scale } : $0 }
  }
}

extension Text {
  /// The same text underlined in a pattern, in `color` or the colour of the text.
  public func underline(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern, color: Color? = nil
  ) -> Text {
    var copy = underline(isActive, color: color)
    copy.appearance.linePattern = pattern.css
    return copy
  }

  /// The same text struck through in a pattern, in `color` or the colour of the text.
  public func strikethrough(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern, color: Color? = nil
  ) -> Text {
    var copy = strikethrough(isActive, color: color)
    copy.appearance.linePattern = pattern.css
    return copy
  }

  /// The form of a line under or through a text.
  public struct LineStyle: Hashable, Sendable {
    /// The pattern as CSS has it.
    let pattern: String
    let color: Color?

    /// A line in a pattern; nil is the colour of the text.
    public init(pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil) {
      self.pattern = pattern.css
      self.color = color
    }

    /// A solid line in the colour of the text.
    public static let single = LineStyle()

    /// The pattern of a line.
    public struct Pattern: Sendable {
      /// The pattern as CSS has it.
      let css: String

      /// An unbroken line.
      public static let solid = Pattern(css: "solid")
      /// A line of dots.
      public static let dot = Pattern(css: "dotted")
      /// A line of dashes.
      public static let dash = Pattern(css: "dashed")
      /// Dashes and dots on iOS; a browser draws dashes.
      public static let dashDot = Pattern(css: "dashed")
      /// Dashes and pairs of dots on iOS; a browser draws dashes.
      public static let dashDotDot = Pattern(css: "dashed")
    }
  }

  /// The size of a text beside that of its font.
  public struct Scale: Hashable, Sendable {
    /// The share of the font's size.
    let factor: Double

    /// The size of the font.
    public static let `default` = Scale(factor: 1)
    /// Four fifths of the size of the font.
    public static let secondary = Scale(factor: 0.8)
  }
}

extension Text.Appearance {
  /// Adds the lines of the surroundings to those of the text.
  mutating func add(underline: Text.LineStyle?, strike: Text.LineStyle?) {
    guard let outer = underline ?? strike else { return }
    if !isUnderlined, !isStruck { (lineColor, linePattern) = (outer.color, outer.pattern) }
    isUnderlined = isUnderlined || underline != nil
    isStruck = isStruck || strike != nil
  }
}
