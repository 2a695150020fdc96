// A font as CSS declarations.
extension Font {
  /// The font's text style; nil for a font with a fixed size.
  package var textStyle: Font.TextStyle? {
    if case .style(let style) = size { style } else { nil }
  }

  /// The declarations for this font, with sizes in rem so that they scale with the text size.
  package var css: [(property: String, value: String)] {
    var lines: [(property: String, value: String)] = []
    switch size {
    case .points(let points):
      lines.append(("font-size", CSS.rem(points)))
    case .style(let style):
      let (points, line) = style.points
      lines.append(("font-size", CSS.rem(points)))
      lines.append(("line-height", CSS.number(line / points * spread)))
    }
    if case .points = size, leading != nil {
      lines.append(("line-height", CSS.number(1.25 * spread)))
    }
    if let weight = weight ?? (textStyle == .headline ? .semibold : nil) {
      lines.append(("font-weight", String(weight.css)))
    } else {
      lines.append(("font-weight", "400"))
    }
    if isItalic { lines.append(("font-style", "italic")) }
    if let family { lines.append(("font-family", family)) }
    if hasMonospacedDigits { lines.append(("font-variant-numeric", "tabular-nums")) }
    if hasSmallCaps { lines.append(("font-variant-caps", "small-caps")) }
    return lines
  }

  private var spread: Double {
    switch leading {
    case .tight: 0.9
    case .loose: 1.15
    case .standard, nil: 1
    }
  }

  private var family: String? {
    if isMonospaced { return Design.monospaced.css }
    return design?.css
  }
}

extension Font.Design {
  /// The style sheet's font family for the design; nil for the system's.
  package var css: String? {
    switch self {
    case .default: nil
    case .serif: "ui-serif, serif"
    case .rounded: "ui-rounded, system-ui, sans-serif"
    case .monospaced: "ui-monospace, monospace"
    }
  }
}
