// Modifiers that text below inherits: font, colour, lines, alignment.

extension View {
  public nonisolated func font(_ font: Font?) -> some View { fact(\.font, font) }

  public nonisolated func fontWeight(_ weight: Font.Weight?) -> some View {
    fact(\.fontWeight, weight)
  }

  public nonisolated func fontDesign(_ design: Font.Design?) -> some View {
    fact(\.fontDesign, design)
  }

  public nonisolated func bold(_ isActive: Bool = true) -> some View { fact(\.isBold, isActive) }

  public nonisolated func italic(_ isActive: Bool = true) -> some View {
    fact(\.isItalic, isActive)
  }

  public nonisolated func monospacedDigit() -> some View { fact(\.isMonospacedDigit, true) }

  public nonisolated func lineLimit(_ number: Int?) -> some View { fact(\.lineLimit, number) }

  public nonisolated func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View {
    fact(\.lineLimit, limit).fact(\.reservesSpace, reservesSpace)
  }

  public nonisolated func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
    fact(\.textAlignment, alignment)
  }

  public nonisolated func textCase(_ textCase: Text.Case?) -> some View {
    // Headings of sections are in capitals unless somebody wants their words as they are.
    fact(\.textCase, textCase).modifyingElement {
      if textCase == nil { $0.style("text-transform", "none") }
    }
  }

  /// Cuts text where it ends, which is what a browser does anyway; the other modes do not compile.
  public nonisolated func truncationMode(_ mode: Text.TruncationMode) -> some View { self }

  public nonisolated func foregroundStyle<S>(_ style: S) -> some View where S: ShapeStyle {
    fact(\.foreground, paint(of: style))
  }

  @available(*, unavailable, message: "Give each view its one style: foregroundStyle(_:).")
  public nonisolated func foregroundStyle<S1, S2>(_ primary: S1, _ secondary: S2) -> some View
  where S1: ShapeStyle, S2: ShapeStyle { self }

  public nonisolated func tint(_ tint: Color?) -> some View {
    rendering { context in
      context.with { $0[fact: \.tint] = tint }.decorated { element, _ in
        if let tint { element.style("--tint", tint.css) }
        return element
      }
    }
  }

  public nonisolated func redacted(reason: RedactionReasons) -> some View {
    rendering { $0.with { $0[fact: \.redaction].formUnion(reason) } }
  }

  public nonisolated func unredacted() -> some View { fact(\.redaction, []) }
}
