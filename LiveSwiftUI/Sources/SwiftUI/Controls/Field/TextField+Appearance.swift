// The look of what is typed into a field: that of a text at its position.

extension Context {
  /// Draws what is typed into a field in the font, the colour and the alignment around it.
  func styleTyped(_ element: Element, prompt: Text? = nil) {
    let facts = builtIn
    // An iPhone magnifies the page for a field whose letters have less than 16 pixels.
    if let size = facts.text.font?.css(for: facts.person).first, size.property == "font-size",
      let rem = Double(size.value.dropLast(3)), rem < 1
    {
      element.style("font-size", "max(\(size.value),var(--typed,0px))")
    }
    Text(verbatim: "").applyFont(to: element, self)
    if let color = facts.text.foreground?.letterColor { element.style("color", color) }
    if facts.text.textAlignment != .leading {
      element.style("text-align", facts.text.textAlignment.css)
    }
    // A prompt keeps its grey beside coloured text, unless it has a colour of its own.
    if let color = prompt?.appearance.paint?.letterColor { element.style("--prompt", color) }
    var lines = Text.Appearance()
    lines.kerning = facts.text.kerning
    lines.add(underline: facts.text.underline, strike: facts.text.strike)
    lines.applyLines(to: element)
    if element.tag == .textarea { limitLines(of: element) }
  }

  /// Lets a tall field grow from the fewest to the most lines of its surroundings.
  private func limitLines(of element: Element) {
    let text = builtIn.text
    if let limit = text.lineLimit, limit > 0 { element.style("max-height", "\(limit)lh") }
    let least = text.leastLines ?? (text.reservesSpace ? text.lineLimit : nil)
    if let least { element.style("min-height", "\(least)lh") }
  }
}

extension Paint {
  /// The colour of letters in this paint; nil for a gradient or a material, which fields cannot
  /// have.
  fileprivate var letterColor: String? {
    switch self {
    case .image, .material: nil
    case .shadowed(let paint, _), .blended(let paint, _): paint.letterColor
    default: css
    }
  }
}
