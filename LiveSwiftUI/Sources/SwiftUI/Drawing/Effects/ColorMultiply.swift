// A view whose colours are multiplied by one.
import Foundation

extension View {
  /// Multiplies each colour of the view by another, part by part; white changes nothing. A colour
  /// that only the browser knows changes nothing either.
  public nonisolated func colorMultiply(_ color: Color) -> some View {
    rendering { context in
      guard let numbers = color.numbers(in: context.builtIn.colorScheme) else { return context }
      return context.decorated { element, _ in element.multiplied(by: numbers) }
    }
  }
}

extension Element {
  /// A box around this element with the filter that the element is drawn with.
  func multiplied(by color: ColorNumbers) -> Element {
    let inner = hasStyle("filter") ? wrapped(.frame) : self
    inner.box = max(inner.box, .clip)
    let parts = [color.red, color.green, color.blue, color.opacity]
    let rows = parts.enumerated().map { row, part in
      (0..<5).map { $0 == row ? CSS.number(part) : "0" }.joined(separator: " ")
    }
    let values = rows.joined(separator: " ")
    // Equal filters share their name, so a name never stands for two of them.
    let name = "f" + String(Position.root.child(id: values).hash, radix: 36)
    inner.style("filter", "url(#\(name))")
    let matrix = Element(.feColorMatrix, at: position.child(.colorMatrix))
    matrix.set("values", values)
    let filter = Element(.filter, at: position.child(.colorFilter))
    filter.set("id", name)
    filter.set("color-interpolation-filters", "sRGB")
    filter.content = .items([.element(matrix)])
    let drawing = Element(.svg, at: position.child(.colorFilterDrawing), .spokenOnly)
    drawing.set("aria-hidden", "true")
    drawing.appetite = .fixed([])
    drawing.content = .items([.element(filter)])
    let box = inner.wrapped(.layers)
    box.content = .items([.element(drawing), .element(inner)])
    box.box = .clip
    return box
  }
}
