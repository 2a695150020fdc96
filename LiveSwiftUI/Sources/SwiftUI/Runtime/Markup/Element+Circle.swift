// Circles behind and around an element whose box may have any form.

extension Element {
  /// Whether the box is square by its own style. A corner radius of half the box is then a circle;
  /// in any other box it is an ellipse.
  var isSquare: Bool {
    func value(_ property: String) -> String? {
      styles.first { $0.property == property }?.value
    }
    guard let width = value("width"), width == value("height") else { return false }
    guard !styles.contains(where: { $0.property.hasPrefix("padding-") }) else { return false }
    return value("padding")?.contains(" ") != true
  }

  /// A box around this element with a circle behind it, as large as the shorter side. `fill` paints
  /// the circle and may put it into another box.
  func onCircle(_ fill: (Element) -> Element) -> Element {
    let circle = Element(.div, at: position.child(.circle), .shape.and(.circle))
    circle.appetite = .fixed([.horizontal, .vertical])
    let layer = Element(.div, at: position.child(.circleLayer), .underlay)
    layer.appetite = .fixed([])
    layer.content = .items([.element(fill(circle))])
    let box = wrapped(.layers)
    box.content = .items([.element(layer), .element(self)])
    box.box = .background
    return box
  }

  /// Fills this circle; a shadow around it needs a box of its own.
  func filled(with paint: Paint) -> Element {
    fill(with: paint)
    if case .shadowed(_, let css) = paint, !css.hasPrefix("inset") { return inShadow(css) }
    return self
  }
}
