// A font as CSS declarations.
extension Font {
  /// The font's text style; nil for a font with a fixed size.
  package var textStyle: Font.TextStyle? {
    if case .style(let style) = size { style } else { nil }
  }

  /// The declarations for this font, with sizes in rem so that they scale with the text size.
  package var css: [(property: String, value: String)] { css(for: PersonEnvironment()) }

  /// The declarations for this font at the text size of a view.
  func css(for person: PersonEnvironment) -> [(property: String, value: String)] {
    var lines: [(property: String, value: String)] = []
    switch size {
    case .points(let points):
      lines.append(("font-size", CSS.rem(points * factor)))
    case .style(let style):
      let (points, line) = style.points
      lines.append(("font-size", CSS.rem(points * factor * person.scale(of: style))))
      lines.append(("line-height", CSS.number(line / points * spread)))
    case .named(_, let points, let style):
      let scale = style.map { person.scale(of: $0) } ?? 1
      lines.append(("font-size", CSS.rem(points * factor * scale)))
    }
    if textStyle == nil, leading != nil {
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
    if let caps { lines.append(("font-variant-caps", caps)) }
    if let width { lines.append(("font-stretch", CSS.number(width.percentage) + "%")) }
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
    if let name = customName.flatMap(Self.familyName) { return "\(name), system-ui, sans-serif" }
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
