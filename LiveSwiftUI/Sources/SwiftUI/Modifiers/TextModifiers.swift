// Modifiers that text below inherits: font, colour, lines, alignment.

extension View {
  /// The font of texts and symbols within that have none of their own; nil for the standard one.
  public nonisolated func font(_ font: Font?) -> some View { fact(\.text.font, font) }

  /// The weight of texts within; nil takes away what is set further out.
  public nonisolated func fontWeight(_ weight: Font.Weight?) -> some View {
    fact(\.text.fontWeight, weight)
  }

  /// The design of the font of texts within; nil takes away what is set further out.
  public nonisolated func fontDesign(_ design: Font.Design?) -> some View {
    fact(\.text.fontDesign, design)
  }

  /// Makes texts within bold, or no longer bold where `isActive` is false.
  public nonisolated func bold(_ isActive: Bool = true) -> some View {
    fact(\.text.isBold, isActive)
  }

  /// Slants texts within, or no longer where `isActive` is false.
  public nonisolated func italic(_ isActive: Bool = true) -> some View {
    fact(\.text.isItalic, isActive)
  }

  /// Gives digits within one width, so that numbers stand below each other.
  public nonisolated func monospacedDigit() -> some View { fact(\.text.isMonospacedDigit, true) }

  /// The most lines that each text within takes; nil for no limit. What does not fit ends in an
  /// ellipsis.
  public nonisolated func lineLimit(_ number: Int?) -> some View { fact(\.text.lineLimit, number) }

  /// The most lines that each text within takes; with `reservesSpace` it takes their height even
  /// where it has fewer.
  public nonisolated func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View {
    fact(\.text.lineLimit, limit).fact(\.text.reservesSpace, reservesSpace)
  }

  /// Where the lines of each text within stand relative to its longest line.
  public nonisolated func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
    fact(\.text.textAlignment, alignment)
  }

  /// Changes the case of texts within by the rules of the reader's language; nil shows them as they
  /// are written, in headings of sections too.
  public nonisolated func textCase(_ textCase: Text.Case?) -> some View {
    // Headings of sections are in capitals unless somebody wants their words as they are.
    fact(\.text.textCase, textCase).modifyingElement {
      if textCase == nil { $0.style("text-transform", "none") }
    }
  }

  /// Cuts text where it ends, which is what a browser does anyway; the other modes do not compile.
  public nonisolated func truncationMode(_ mode: Text.TruncationMode) -> some View { self }

  /// What texts, symbols and shapes within are drawn in. Levels such as `.secondary` are fixed
  /// greys here and do not follow the style around them.
  public nonisolated func foregroundStyle<S>(_ style: S) -> some View where S: ShapeStyle {
    fact(\.text.foreground, paint(of: style))
  }

  @available(*, unavailable, message: "Give each view its one style: foregroundStyle(_:).")
  public nonisolated func foregroundStyle<S1, S2>(_ primary: S1, _ secondary: S2) -> some View
  where S1: ShapeStyle, S2: ShapeStyle { self }

  /// The colour of controls within.
  public nonisolated func tint(_ tint: Color?) -> some View {
    rendering { context in
      context.with { $0[fact: \.text.tint] = tint }.decorated { element, _ in
        // Nil is the default tint and not the one around, which CSS would inherit.
        element.style("--tint", tint?.css ?? "var(--accent)")
        return element
      }
    }
  }

  /// Adds a reason not to show what is within; for `.placeholder`, bars stand for texts.
  public nonisolated func redacted(reason: RedactionReasons) -> some View {
    rendering { $0.with { $0[fact: \.text.redaction].formUnion(reason) } }
  }

  /// Takes away all reasons not to show what is within.
  public nonisolated func unredacted() -> some View { fact(\.text.redaction, []) }
}
