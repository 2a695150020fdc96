// Masks made of the shapes, gradients and colours that a browser can mask with.
import Foundation

extension View {
  /// Shows the view only where `mask` is opaque. A mask is a shape, filled or not, a gradient or a
  /// colour. It is as large as the view, so `alignment` is ignored. A browser cannot mask with any
  /// other view: then the view is shown whole, and the log reports it.
  public nonisolated func mask<Mask>(
    alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask
  ) -> some View where Mask: View {
    masked(by: mask())
  }

  /// Shows the view only where `mask` is opaque; see `mask(alignment:_:)`.
  @available(*, deprecated, message: "Use a closure that makes the mask.")
  public nonisolated func mask<Mask>(_ mask: Mask) -> some View where Mask: View {
    masked(by: mask)
  }

  private nonisolated func masked<Mask: View>(by mask: Mask) -> some View {
    nonisolated(unsafe) let mask = mask  // A value, used on the main actor only from here on.
    return rendering { context in
      guard let look = MaskAppearance(mask) else {
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

/// The CSS form of a mask.
@MainActor struct MaskAppearance: Equatable {
  /// The outline that clips the masked view.
  var clip: String?
  /// The picture whose opacity masks the view.
  var image: String?

  init(clip: String? = nil, image: String? = nil) { (self.clip, self.image) = (clip, image) }

  /// Returns nil for a view that a browser cannot mask with.
  init?(_ view: some View) {
    if let masking = view as? any MaskingView {
      guard let look = masking.maskAppearance else { return nil }
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

/// A view that provides its own mask.
@MainActor protocol MaskingView {
  /// The mask; nil where a browser cannot mask with the view.
  var maskAppearance: MaskAppearance? { get }
}

extension Paint {
  /// The paint as a picture; nil for the foreground, which is opaque.
  var maskImage: String? {
    switch self {
    case .image(let image): image
    case .foreground: nil
    case .shadowed(let paint, _), .blended(let paint, _): paint.maskImage
    default: "linear-gradient(\(css),\(css))"
    }
  }
}

extension Shape {
  /// The outline in a box of any size, in CSS; nil for a shape with its own size.
  nonisolated var clipPath: String? {
    if isCircle { return "circle(closest-side)" }
    if held is Ellipse { return "ellipse()" }
    if let shape = asCornerShape { return "inset(0 round \(shape.corner))" }
    let keepsRatio = (held as? any RatioKeepingShape)?.keepsRatio ?? false
    guard !(held is Path), !keepsRatio || held is any InsettableShape else { return nil }
    return path(in: CGRect(x: 0, y: 0, width: 100, height: 100)).polygon(in: "%")
  }
}

extension Path {
  /// The outline as a polygon with coordinates in a unit of CSS; nil for an empty one. The
  /// connection from one subpath to the next is retraced, so it encloses nothing.
  nonisolated func polygon(in unit: String) -> String? {
    let parts = lines.filter { $0.count > 2 }
    guard let begin = parts.first?.first else { return nil }
    var points: [CGPoint] = []
    for part in parts { points += part + [part[0]] }
    for part in parts.dropLast().reversed() { points.append(part[0]) }
    if points.last != begin { points.append(begin) }
    let corners = points.map {
      "\(CSS.number(Double($0.x)))\(unit) \(CSS.number(Double($0.y)))\(unit)"
    }
    return "polygon(\(corners.joined(separator: ",")))"
  }
}
