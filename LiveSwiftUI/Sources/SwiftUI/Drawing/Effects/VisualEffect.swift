// Changes of a view's drawing that depend on where it is.
public import Foundation

/// A change of how a view is drawn, which leaves its layout alone.
public protocol VisualEffect: Sendable {
  /// The declarations of CSS that draw the change.
  var _drawing: _EffectDrawing { get }
}

/// A change of a view's drawing in CSS.
public struct _EffectDrawing: Equatable, Sendable {
  var transforms: [String] = []
  var filters: [String] = []
  var opacity = 1.0

  /// The declarations, in one order; all of them, so that a browser can go from one to another.
  var styles: [(property: String, value: String)] {
    [
      ("opacity", CSS.number(opacity)),
      ("transform", transforms.isEmpty ? "none" : transforms.joined(separator: " ")),
      ("filter", filters.isEmpty ? "none" : filters.joined(separator: " ")),
    ]
  }
}

/// No change, to which others are added.
public struct EmptyVisualEffect: VisualEffect {
  /// No change.
  public init() {}

  public var _drawing: _EffectDrawing { _EffectDrawing() }
}

/// A change in addition to others.
private struct AddedEffect: VisualEffect {
  let _drawing: _EffectDrawing
}

extension VisualEffect {
  private func adding(_ change: (inout _EffectDrawing) -> Void) -> AddedEffect {
    var drawing = _drawing
    change(&drawing)
    return AddedEffect(_drawing: drawing)
  }

  /// CSS applies the last transform of its list first.
  private func moving(_ transform: String, around anchor: UnitPoint = .center) -> AddedEffect {
    adding {
      let middle = [anchor.x - 0.5, anchor.y - 0.5].map { CSS.number(Double($0) * 100) + "%" }
      let back = [0.5 - anchor.x, 0.5 - anchor.y].map { CSS.number(Double($0) * 100) + "%" }
      let whole =
        anchor == .center
        ? [transform]
        : ["translate(\(middle.joined(separator: ",")))", transform]
          + ["translate(\(back.joined(separator: ",")))"]
      $0.transforms = whole + $0.transforms
    }
  }

  private func filtering(_ name: String, _ value: String) -> AddedEffect {
    adding { $0.filters.append("\(name)(\(value))") }
  }

  /// Draws the view at an offset in points.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some VisualEffect {
    moving("translate(\(CSS.length(Double(x))),\(CSS.length(Double(y))))")
  }

  /// Draws the view at an offset in points.
  public func offset(_ offset: CGSize) -> some VisualEffect {
    self.offset(x: offset.width, y: offset.height)
  }

  /// Scales the drawing of the view around a point.
  public func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some VisualEffect {
    scaleEffect(x: s, y: s, anchor: anchor)
  }

  /// Scales the drawing of the view around a point, by a factor for each axis.
  public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some VisualEffect {
    scaleEffect(x: scale.width, y: scale.height, anchor: anchor)
  }

  /// Scales the drawing of the view around a point, by a factor for each axis.
  public func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center)
    -> some VisualEffect
  {
    moving("scale(\(CSS.number(Double(x))),\(CSS.number(Double(y))))", around: anchor)
  }

  /// Turns the drawing of the view around a point.
  public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some VisualEffect {
    moving("rotate(\(angle.css))", around: anchor)
  }

  /// Turns the drawing of the view in space, around an axis through a point.
  public func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center,
    anchorZ: CGFloat = 0, perspective: CGFloat = 1
  ) -> some VisualEffect {
    let vector = [axis.x, axis.y, axis.z].map { CSS.number(Double($0)) }.joined(separator: ",")
    let depth = perspective == 0 ? "" : "perspective(\(CSS.length(600 / Double(perspective)))) "
    return moving("\(depth)rotate3d(\(vector),\(angle.css))", around: anchor)
  }

  /// Makes the view transparent: 0 is invisible, 1 opaque.
  public func opacity(_ opacity: Double) -> some VisualEffect {
    adding { $0.opacity *= min(max(opacity, 0), 1) }
  }

  /// Blurs the view by a radius in points.
  public func blur(radius: CGFloat, opaque: Bool = false) -> some VisualEffect {
    filtering("blur", CSS.length(max(Double(radius), 0)))
  }

  /// Brightens the view, by 1 to white.
  public func brightness(_ amount: Double) -> some VisualEffect {
    filtering("brightness", CSS.number(max(1 + amount, 0)))
  }

  /// Changes the contrast; 1 leaves it as it is.
  public func contrast(_ amount: Double) -> some VisualEffect {
    filtering("contrast", CSS.number(max(amount, 0)))
  }

  /// Takes colour away; 1 leaves none.
  public func grayscale(_ amount: Double) -> some VisualEffect {
    filtering("grayscale", CSS.number(min(max(amount, 0), 1)))
  }

  /// Changes the saturation; 1 leaves it as it is.
  public func saturation(_ amount: Double) -> some VisualEffect {
    filtering("saturate", CSS.number(max(amount, 0)))
  }

  /// Turns the colours of the view around the colour wheel.
  public func hueRotation(_ angle: Angle) -> some VisualEffect {
    filtering("hue-rotate", angle.css)
  }
}
