// The commands of a canvas as SVG elements.
import DeveloperToolsSupport
import Foundation
import GeometryTypes

/// Turns commands into elements, and collects the gradients and clips that they refer to.
@MainActor struct CanvasParts {
  private var gradients: [SVGGradient] = []
  private var placed: [CanvasGradient] = []
  private var clips: [CanvasClip] = []

  /// The gradients and clip paths that other elements refer to by name.
  func definitions(_ context: Context) -> [Item] {
    gradients.map { .element($0.element(context.child(id: $0))) }
      + placed.map { .element($0.element(context.child(id: $0))) }
      + clips.map { .element(element(of: $0, context.child(id: $0))) }
  }

  /// The elements of a drawing, in drawing order.
  mutating func items(of drawing: CanvasDrawing, _ context: Context) -> [Item] {
    var items: [Item] = []
    for (index, command) in drawing.commands.enumerated() {
      let place = context.child(index)
      guard let element = element(of: command, place) else { continue }
      if command.opacity < 1 { element.set("opacity", CSS.number(max(command.opacity, 0))) }
      items.append(.element(clipped(element, by: command.clips)))
      let outermost = items.count - 1
      if let mode = command.blendMode.css, case .element(let outer) = items[outermost] {
        outer.style("mix-blend-mode", mode)
      }
      if let filter = command.filter, case .element(let outer) = items[outermost] {
        outer.style("filter", filter)
      }
    }
    return items
  }

  private mutating func element(of command: CanvasCommand, _ context: Context) -> Element? {
    let element: Element
    switch command.kind {
    case .path(let path, let shading, let stroke, let isEvenOdd):
      element = context.element(.path)
      element.set("d", path.svg)
      let paint = css(of: shading, context)
      if let stroke {
        element.set("fill", "none")
        element.set("stroke", paint)
        element.draw(stroke)
      } else {
        element.set("fill", paint)
        if isEvenOdd { element.set("fill-rule", "evenodd") }
      }
    case .text(let text, let point, let anchor):
      element = line(text, point, anchor, context)
    case .textBox(let text, let rect):
      element = context.element(.foreignObject)
      element.frame(rect)
      element.content = .items([.element(box(text, context.child(0)))])
    case .image(let image, let point, let anchor):
      guard let drawn = picture(image, nil, context) else { return nil }
      // A symbol drawn at a point is as high as its font.
      let side = CGFloat(Self.points(of: context.builtIn.text.font ?? .body))
      drawn.frame(
        CGRect(
          x: point.x - anchor.x * side, y: point.y - anchor.y * side, width: side, height: side))
      element = drawn
    case .imageBox(let image, let rect):
      guard let drawn = picture(image, rect, context) else { return nil }
      drawn.frame(rect)
      element = drawn
    case .layer(let layer):
      // The commands inside the layer already include its transform.
      element = context.element(.g)
      element.content = .items(items(of: layer, context.inside(0)))
      return element
    }
    let change = command.transform
    if !change.isIdentity {
      let numbers = [change.a, change.b, change.c, change.d, change.tx, change.ty]
      element.set(
        "transform", "matrix(\(numbers.map { CSS.number(Double($0)) }.joined(separator: " ")))")
    }
    return element
  }

  private static func points(of font: Font) -> Double {
    switch font.size {
    case .points(let points), .named(_, let points, _): Double(points)
    case .style(let style): style.points.size
    }
  }

  private mutating func css(of shading: GraphicsContext.Shading, _ context: Context) -> String {
    switch shading.kind {
    case .paint(.foreground): return context.builtIn.text.foreground?.css ?? Paint.foreground.css
    case .paint(let paint): return paint.css
    case .gradient(let gradient):
      if !gradients.contains(gradient) { gradients.append(gradient) }
      return "url(#\(gradient.name))"
    case .placed(let gradient):
      if !placed.contains(gradient) { placed.append(gradient) }
      return "url(#\(gradient.name))"
    }
  }

  private func line(
    _ text: Text, _ point: CGPoint, _ anchor: UnitPoint, _ context: Context
  ) -> Element {
    let element = context.element(.text)
    element.content = .text(text.resolve(context.builtIn))
    apply(text, to: element, context.builtIn)
    element.set("x", CSS.number(Double(point.x)))
    element.set("y", CSS.number(Double(point.y)))
    element.set("text-anchor", anchor.x < 0.25 ? "start" : anchor.x > 0.75 ? "end" : "middle")
    element.set(
      "dominant-baseline",
      anchor.y < 0.25 ? "text-before-edge" : anchor.y > 0.75 ? "text-after-edge" : "central")
    // With `ltr`, `start` is the left side in every language, like an anchor of 0.
    element.set("direction", "ltr")
    element.set("unicode-bidi", "plaintext")
    let paint = text.appearance.paint ?? context.builtIn.text.foreground ?? .foreground
    if case .image = paint {} else { element.set("fill", paint.css) }
    return element
  }

  private func box(_ text: Text, _ context: Context) -> Element {
    let element = context.element(.span, .text)
    element.content = .text(text.resolve(context.builtIn))
    element.set("dir", "auto")
    apply(text, to: element, context.builtIn)
    if let paint = text.appearance.paint ?? context.builtIn.text.foreground {
      element.style(paint: paint)
    }
    return element
  }

  /// Sets the font. Its size is in units of the drawing, which grow with the person's text size.
  private func apply(_ text: Text, to element: Element, _ facts: BuiltInEnvironment) {
    var font = text.appearance.font ?? facts.text.font ?? .body
    let isBold = text.appearance.isBold || facts.text.isBold
    let weight = text.appearance.weight ?? facts.text.fontWeight ?? (isBold ? .bold : nil)
    if let weight { font = font.weight(weight) }
    element.style("font-size", CSS.number(Self.points(of: font)) + "px")
    for (property, value) in font.css { element.style(property, value) }
    if text.appearance.isItalic || facts.text.isItalic { element.style("font-style", "italic") }
  }

  /// A symbol, or a picture in a box. Nil for a picture without a box or without a file.
  private func picture(_ image: Image, _ box: CGRect?, _ context: Context) -> Element? {
    switch image.source {
    case .symbol(let name):
      let element = context.element(.use)
      element.set("href", Symbols.address(of: name, below: context.node.tree.services.basePath))
      element.set("fill", (context.builtIn.text.foreground ?? .foreground).css)
      return element
    case .named(let name, let bundle, _):
      let services = context.node.tree.services
      let bundles = bundle.map { [$0] } ?? services.mainBundles
      guard box != nil,
        let file = bundles.lazy.compactMap({ PictureFile.find(name, in: $0) }).first,
        let address = services.filePath(file.url)
      else {
        services.log("A canvas cannot draw \(name): it draws pictures of a bundle, in a rectangle.")
        return nil
      }
      return Self.picture(at: address, context)
    case .address(let address, _):
      guard box != nil else { return nil }
      return Self.picture(at: address, context)
    case .picture(let picture):
      guard box != nil, let address = picture.address(in: context.node.tree.services) else {
        return nil
      }
      return Self.picture(at: address, context)
    }
  }

  private static func picture(at address: String, _ context: Context) -> Element {
    let element = context.element(.image)
    element.set("href", address)
    element.set("preserveAspectRatio", "none")
    return element
  }

  /// Wraps the element in a group for each clip, the last clip innermost.
  private mutating func clipped(_ element: Element, by wanted: [CanvasClip]) -> Element {
    var result = element
    for clip in wanted.reversed() {
      if !clips.contains(clip) { clips.append(clip) }
      let group = Element(.g, at: result.position.child(.wrapper))
      group.set("clip-path", "url(#\(clip.name))")
      group.content = .items([.element(result)])
      result = group
    }
    return result
  }

  private func element(of clip: CanvasClip, _ context: Context) -> Element {
    let outline = context.child(0).element(.path)
    // A rectangle around everything that could be drawn, so that the path becomes a hole.
    let all = clip.isInverse ? "M-99999 -99999H99999V99999H-99999Z" : ""
    outline.set("d", all + clip.path)
    if clip.isEvenOdd || clip.isInverse { outline.set("clip-rule", "evenodd") }
    let element = context.element(.clipPath)
    element.set("id", clip.name)
    element.content = .items([.element(outline)])
    return element
  }
}

extension Element {
  /// Sets the position and size of an SVG element.
  fileprivate func frame(_ rect: CGRect) {
    for (name, value) in [
      ("x", rect.minX), ("y", rect.minY), ("width", rect.width), ("height", rect.height),
    ] {
      set(name, CSS.number(Double(value)))
    }
  }
}
