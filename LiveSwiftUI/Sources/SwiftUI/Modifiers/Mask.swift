// Masks: shapes and gradients, as a browser can mask by them.
import Foundation

extension View {
  /// Shows the view only where `mask` is opaque. A mask is a shape, filled or not, a gradient or a
  /// colour; it is as large as the view, so `alignment` has nothing to align. By any other view a
  /// browser cannot mask: then the view is shown whole, and the log says so.
  public nonisolated func mask<Mask>(
    alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask
  ) -> some View where Mask: View {
    masked(by: mask())
  }

  /// Shows the view only where `mask` is opaque, as `mask(alignment:_:)` does.
  @available(*, deprecated, message: "Use a closure that makes the mask.")
  public nonisolated func mask<Mask>(_ mask: Mask) -> some View where Mask: View {
    masked(by: mask)
  }

  private nonisolated func masked<Mask: View>(by mask: Mask) -> some View {
    nonisolated(unsafe) let mask = mask  // A value, used on the main actor only from here on.
    return rendering { context in
      guard let look = MaskLook(mask) else {
        context.node.tree.services.log(
          "mask(alignment:_:) knows shapes, gradients and colours, and not \(Mask.self).")
        return context
      }
      return context.decorated { element, _ in
        let box =
          element.hasStyle("clip-path") || element.hasStyle("mask-image")
          ? element.wrapped("fr") : element
        box.box = max(box.box, .clip)
        if let clip = look.clip { box.style("clip-path", clip) }
        if let image = look.image { box.style("mask-image", image) }
        return box
      }
    }
  }
}

/// What a view looks like as a mask, in CSS.
@MainActor struct MaskLook: Equatable {
  /// The outline within which the masked view is seen.
  var clip: String?
  /// The picture whose opacity is taken.
  var image: String?

  init(clip: String? = nil, image: String? = nil) { (self.clip, self.image) = (clip, image) }

  /// Nil for a view that a browser cannot mask by.
  init?(_ view: some View) {
    if let masking = view as? any MaskingView {
      guard let look = masking.maskLook else { return nil }
      self = look
    } else if let shape = view as? any Shape {
      guard let outline = shape.clipPath else { return nil }
      clip = outline
    } else if let style = view as? any PaintedStyle {
      image = style.paint.maskImage
    } else {
      return nil
    }
  }
}

/// A view that says itself what it looks like as a mask.
@MainActor protocol MaskingView {
  /// Nil where a browser cannot mask by it.
  var maskLook: MaskLook? { get }
}

extension Paint {
  /// The paint as a picture; nil for the foreground, which is opaque.
  var maskImage: String? {
    switch self {
    case .image(let image): image
    case .foreground: nil
    default: "linear-gradient(\(css),\(css))"
    }
  }
}

extension Shape {
  /// The outline in a box of any size, in CSS; nil for one that has a size of its own.
  nonisolated var clipPath: String? {
    if self is Circle { return "circle(closest-side)" }
    if self is Ellipse { return "ellipse()" }
    if let shape = self as? any CornerShape { return "inset(0 round \(shape.corner))" }
    let keepsRatio = (self as? any RatioKeepingShape)?.keepsRatio ?? false
    guard !(self is Path), !keepsRatio else { return nil }
    return path(in: CGRect(x: 0, y: 0, width: 100, height: 100)).polygon
  }
}

extension Path {
  /// The outline as a polygon in hundredths of a box; nil for an empty one. The way from one part
  /// to the next is gone back again, so it encloses nothing.
  fileprivate var polygon: String? {
    let parts = lines.filter { $0.count > 2 }
    guard let begin = parts.first?.first else { return nil }
    var points: [CGPoint] = []
    for part in parts { points += part + [part[0]] }
    for part in parts.dropLast().reversed() { points.append(part[0]) }
    if points.last != begin { points.append(begin) }
    let places = points.map { "\(CSS.number(Double($0.x)))% \(CSS.number(Double($0.y)))%" }
    return "polygon(\(places.joined(separator: ",")))"
  }
}
