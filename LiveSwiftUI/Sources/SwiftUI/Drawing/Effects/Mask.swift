// Masks made of the shapes, gradients and colours that a browser can mask with.
import Foundation

extension View {
  /// Shows the view only where `mask` is opaque. A mask is a shape, filled or not, a gradient or a
  /// colour. It is as large as the view, so `alignment` is ignored. A browser cannot mask with any
  /// other view: a gradient or a colour is then the paint of the mask's letters, symbols and
  /// shapes, and another view is shown whole, which the log reports.
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

  /// A gradient or a colour in the form of letters and symbols is the paint that they are drawn in.
  @ViewBuilder private nonisolated func masked<Mask: View>(by mask: Mask) -> some View {
    if let style = self as? any PaintedStyle, !(mask is any Shape), !(mask is any MaskingView),
      !(mask is any PaintedStyle)
    {
      Color.clear.overlay { mask.builtIn(\.text.foreground, style.paint).accessibilityHidden(true) }
    } else {
      cut(by: mask)
    }
  }

  private nonisolated func cut<Mask: View>(by mask: Mask) -> some View {
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
          ? element.wrapped(.frame) : element
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
    guard !(held is Path) else { return nil }
    switch OutlineScaling(of: self) {
    case .stretched: break
    case .fitted, .centered: if !(held is any InsettableShape) { return nil }
    case .measured: if let polygon = movingPolygon { return polygon }
    }
    return stretchedPolygon
  }

  /// The outline that cuts a box, in CSS; nil for an empty one. One that keeps its ratio is
  /// stretched with the box.
  nonisolated var clippingPath: String? {
    (held as? Path)?.polygon(in: "px") ?? clipPath ?? stretchedPolygon
  }

  nonisolated private var stretchedPolygon: String? {
    path(in: CGRect(x: 0, y: 0, width: 100, height: 100)).polygon(in: "%")
  }
}

extension Shape {
  /// The outline as a polygon whose corners keep their distances in points from the sides of the
  /// box, as those of a card do; nil if its points do not move so.
  nonisolated fileprivate var movingPolygon: String? {
    func points(_ width: CGFloat, _ height: CGFloat) -> [CGPoint]? {
      path(in: CGRect(x: 0, y: 0, width: width, height: height)).outline
    }
    guard let square = points(100, 100), let large = points(200, 200),
      let wide = points(260, 170), Set([square.count, large.count, wide.count]).count == 1
    else { return nil }
    var corners: [String] = []
    for (index, point) in square.enumerated() {
      let share = (x: (large[index].x - point.x) / 100, y: (large[index].y - point.y) / 100)
      let rest = (x: point.x - 100 * share.x, y: point.y - 100 * share.y)
      guard abs(rest.x + 260 * share.x - wide[index].x) < 0.01,
        abs(rest.y + 170 * share.y - wide[index].y) < 0.01
      else { return nil }
      corners.append("\(Self.length(share.x, rest.x)) \(Self.length(share.y, rest.y))")
    }
    return "polygon(\(corners.joined(separator: ",")))"
  }

  /// A share of the box's side and a distance in points, as CSS.
  nonisolated private static func length(_ share: CGFloat, _ distance: CGFloat) -> String {
    let (share, distance) = (Double(share) * 100, (Double(distance) * 100).rounded() / 100)
    if distance == 0 { return CSS.number(share) + "%" }
    if abs(share) < 0.0001 { return CSS.length(distance) }
    return "calc(\(CSS.number(share))% + \(CSS.length(distance)))"
  }
}

extension Path {
  /// The outline as one polygon; nil for an empty one. The connection from one subpath to the next
  /// is retraced, so it encloses nothing.
  nonisolated fileprivate var outline: [CGPoint]? {
    let parts = lines.filter { $0.count > 2 }
    guard let begin = parts.first?.first else { return nil }
    var points: [CGPoint] = []
    for part in parts { points += part + [part[0]] }
    for part in parts.dropLast().reversed() { points.append(part[0]) }
    if points.last != begin { points.append(begin) }
    return points
  }

  /// The outline as a polygon with coordinates in a unit of CSS; nil for an empty one.
  nonisolated func polygon(in unit: String) -> String? {
    guard let points = outline else { return nil }
    let corners = points.map {
      "\(CSS.number(Double($0.x)))\(unit) \(CSS.number(Double($0.y)))\(unit)"
    }
    return "polygon(\(corners.joined(separator: ",")))"
  }
}
