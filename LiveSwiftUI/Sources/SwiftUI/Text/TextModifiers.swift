// Modifiers that text inside inherits: font, colour, lines, alignment.

extension View {
  /// Sets the font of texts and symbols inside that have none of their own; nil for the standard
  /// one.
  public nonisolated func font(_ font: Font?) -> some View { builtIn(\.text.font, font) }

  /// Sets the weight of texts inside; nil removes one that is set further out.
  public nonisolated func fontWeight(_ weight: Font.Weight?) -> some View {
    builtIn(\.text.fontWeight, weight)
  }

  /// Sets the width of the letters inside, where the browser's typeface has it; nil is the
  /// standard.
  public nonisolated func fontWidth(_ width: Font.Width?) -> some View {
    modifyingElement {
      $0.style("font-stretch", CSS.number((width ?? .standard).percentage) + "%")
    }
  }

  /// Sets the font design of texts inside; nil removes one that is set further out.
  public nonisolated func fontDesign(_ design: Font.Design?) -> some View {
    builtIn(\.text.fontDesign, design)
  }

  /// Makes texts inside bold, or no longer bold if `isActive` is false.
  public nonisolated func bold(_ isActive: Bool = true) -> some View {
    builtIn(\.text.isBold, isActive)
  }

  /// Slants texts inside, or no longer if `isActive` is false.
  public nonisolated func italic(_ isActive: Bool = true) -> some View {
    builtIn(\.text.isItalic, isActive)
  }

  /// Gives all digits inside the same width, so that numbers line up in columns.
  public nonisolated func monospacedDigit() -> some View { builtIn(\.text.isMonospacedDigit, true) }

  /// Sets the most lines of each text inside; nil for no limit. Longer text ends in an ellipsis.
  public nonisolated func lineLimit(_ number: Int?) -> some View {
    builtIn(\.text.lineLimit, number)
  }

  /// Sets the most lines of each text inside. With `reservesSpace`, shorter text takes their height
  /// too.
  public nonisolated func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View {
    builtIn(\.text.lineLimit, limit).builtIn(\.text.reservesSpace, reservesSpace)
  }

  /// Aligns the lines of each text inside within its longest line.
  public nonisolated func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
    builtIn(\.text.textAlignment, alignment)
  }

  /// Changes the case of texts inside by the rules of the reader's language. Nil keeps them as
  /// written, in section headers too.
  public nonisolated func textCase(_ textCase: Text.Case?) -> some View {
    // Section headers are in capitals unless their own case is requested.
    builtIn(\.text.textCase, textCase).modifyingElement {
      if textCase == nil { $0.style("text-transform", "none") }
    }
  }

  /// Truncates text at its end, as a browser does anyway; the other modes are drawn
  /// alike.
  public nonisolated func truncationMode(_ mode: Text.TruncationMode) -> some View { self }

  /// Sets the style of texts, symbols and shapes inside. Levels such as `.secondary` are fixed
  /// greys here and do not follow the surrounding style.
  public nonisolated func foregroundStyle<S>(_ style: S) -> some View where S: ShapeStyle {
    let paint = paint(of: style)
    return rendering { context in
      context.with {
        $0[builtIn: \.text.foreground] = paint.resolved(in: $0.builtIn.text.foreground)
      }
    }
  }

  /// Sets the style of what is drawn inside, and that of its second level, `.secondary`. A symbol
  /// in a disc is drawn in the first, and its disc in the second; others are drawn in the first.
  public nonisolated func foregroundStyle<S1, S2>(_ primary: S1, _ secondary: S2) -> some View
  where S1: ShapeStyle, S2: ShapeStyle {
    let second = paint(of: secondary).css
    return foregroundStyle(primary).modifyingElement { element in
      element.style("--secondary", second)
      element.fillDiscs(with: second)
    }
  }

  /// Sets the style of what is drawn inside, and those of its second and third level. Symbols are
  /// drawn in the first.
  public nonisolated func foregroundStyle<S1, S2, S3>(
    _ primary: S1, _ secondary: S2, _ tertiary: S3
  ) -> some View where S1: ShapeStyle, S2: ShapeStyle, S3: ShapeStyle {
    let third = paint(of: tertiary).css
    return foregroundStyle(primary, secondary).modifyingElement { $0.style("--tertiary", third) }
  }

  /// Sets the colour of controls inside; nil for the default one.
  public nonisolated func tint(_ tint: Color?) -> some View {
    rendering { $0.tinted(tint) }
  }

  /// Adds a reason to hide the content; for `.placeholder`, bars replace texts.
  public nonisolated func redacted(reason: RedactionReasons) -> some View {
    rendering { $0.with { $0[builtIn: \.text.redaction].formUnion(reason) } }
  }

  /// Removes all reasons to hide the content.
  public nonisolated func unredacted() -> some View { builtIn(\.text.redaction, []) }
}

extension Context {
  /// This context with the colour of controls; nil for the default one.
  func tinted(_ tint: Color?) -> Context {
    with { $0[builtIn: \.text.tint] = tint }.decorated { element, _ in
      // Nil is the default tint, not the surrounding one, which CSS would inherit.
      element.style("--tint", tint?.css ?? "var(--accent)")
      return element
    }
  }
}

extension Element {
  /// Fills the discs of the symbols in the element with a colour; what is cut out of them shows the
  /// foreground.
  fileprivate func fillDiscs(with color: String) {
    if roles.contains(.disc) {
      style("fill", color)
      style("background", "radial-gradient(closest-side,currentColor 60%,#0000 62%)")
    }
    eachItem { if case .element(let element) = $0 { element.fillDiscs(with: color) } }
  }
}
