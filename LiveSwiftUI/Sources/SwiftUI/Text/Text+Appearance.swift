// The styling of a text, and what it becomes in CSS.
import Foundation

extension Text {
  /// The modifiers of a text; nil values are inherited.
  struct Appearance: Equatable, Sendable {
    var font: Font?
    var weight: Font.Weight?
    var design: Font.Design?
    var isBold = false
    var isItalic = false
    var isMonospacedDigit = false
    var isMonospaced = false
    var width: Font.Width?
    var scale: Text.Scale?
    var isStruck = false
    var isUnderlined = false
    /// The colour of the line under or through the text; nil for the text's own.
    var lineColor: Color?
    /// The CSS pattern of the lines under and through the text; nil for solid ones.
    var linePattern: String?
    var paint: Paint?
    /// The colour behind a part of an attributed text.
    var background: Color?
    /// The distance between letters, and the height above the line, in points.
    var kerning: CGFloat?
    var baseline: CGFloat?

    /// Whether nothing is set.
    var isPlain: Bool {
      font == nil && weight == nil && design == nil && !isBold && !isItalic && !isMonospacedDigit
        && !isStruck && !isUnderlined && paint == nil && background == nil
        && kerning == nil && baseline == nil && !isMonospaced && width == nil && scale == nil
    }

    /// This styling, completed by that of the text around.
    func over(_ outer: Appearance) -> Appearance {
      var look = self
      look.font = font ?? outer.font
      look.weight = weight ?? outer.weight
      look.design = design ?? outer.design
      look.isBold = isBold || outer.isBold
      look.isItalic = isItalic || outer.isItalic
      look.isMonospacedDigit = isMonospacedDigit || outer.isMonospacedDigit
      look.isMonospaced = isMonospaced || outer.isMonospaced
      look.width = width ?? outer.width
      look.scale = scale ?? outer.scale
      look.linePattern = linePattern ?? outer.linePattern
      look.isStruck = isStruck || outer.isStruck
      look.isUnderlined = isUnderlined || outer.isUnderlined
      look.lineColor = lineColor ?? outer.lineColor
      look.paint = paint ?? outer.paint
      look.background = background ?? outer.background
      look.kerning = kerning ?? outer.kerning
      look.baseline = baseline ?? outer.baseline
      return look
    }

    /// The weight that the text asks for; nil to inherit it.
    var ownWeight: Font.Weight? { weight ?? (isBold ? .bold : nil) }

    /// Styles a part of a text whose own styling is `outer`.
    @MainActor func apply(to element: Element, within outer: Appearance, _ context: Context) {
      if var font {
        if let weight = ownWeight ?? outer.ownWeight { font = font.weight(weight) }
        if let scale { font = font.scaled(by: scale.factor) }
        element.style(font: font, context)
      } else {
        if let weight = ownWeight { element.style("font-weight", String(weight.css)) }
        if let scale, scale != outer.scale ?? .default {
          let factor = scale.factor / (outer.scale ?? .default).factor
          element.style("font-size", CSS.number(factor) + "em")
        }
      }
      let family = isMonospaced ? .monospaced : design
      if let family = family?.css { element.style("font-family", family) }
      if let width { element.style(width: width) }
      if isItalic { element.style("font-style", "italic") }
      if isMonospacedDigit { element.style("font-variant-numeric", "tabular-nums") }
      if let paint { element.style(paint: paint) }
      if let background { element.style("background", background.css) }
      applyLines(to: element)
    }

    /// Draws lines under and through the text, and moves its letters.
    @MainActor func applyLines(to element: Element) {
      if isStruck || isUnderlined {
        let lines = [isUnderlined ? "underline" : nil, isStruck ? "line-through" : nil]
        element.style("text-decoration", lines.compactMap(\.self).joined(separator: " "))
        if let pattern = linePattern, pattern != "solid" {
          element.style("text-decoration-style", pattern)
        }
        if let color = lineColor { element.style("text-decoration-color", color.css) }
      }
      if let kerning { element.style("letter-spacing", CSS.rem(kerning)) }
      if let baseline {
        element.style("position", "relative")
        element.style("bottom", CSS.rem(baseline))
      }
    }
  }
}

extension Element {
  /// Sets the width of the typeface.
  func style(width: Font.Width) {
    style("font-stretch", CSS.number(width.percentage) + "%")
  }

  /// Sets the font, and loads its file if it is one of the app's.
  func style(font: Font, _ context: Context) {
    if let family = font.customName,
      let face = FontFaces.className(for: family, context.node.tree.services)
    {
      name(ofRule: face)
    }
    for (property, value) in font.css(for: context.builtIn.person) { style(property, value) }
  }
}

extension Text {
  /// The same text underlined, in `color` or the colour of the text.
  public func underline(_ isActive: Bool = true, color: Color? = nil) -> Text {
    var copy = self
    copy.appearance.isUnderlined = isActive
    copy.appearance.lineColor = color
    copy.appearance.linePattern = nil
    return copy
  }

  /// The same text struck through, in `color` or the colour of the text.
  public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> Text {
    var copy = self
    copy.appearance.isStruck = isActive
    copy.appearance.lineColor = color
    copy.appearance.linePattern = nil
    return copy
  }
}
