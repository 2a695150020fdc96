// The transform type of Apple's Core Graphics, which Foundation on Linux lacks.
public import Foundation

/// An affine transform: x' = a·x + c·y + tx, y' = b·x + d·y + ty.
public struct CGAffineTransform: Equatable, Hashable, Sendable {
  /// The factor of x in x'.
  public var a: CGFloat
  /// The factor of x in y'.
  public var b: CGFloat
  /// The factor of y in x'.
  public var c: CGFloat
  /// The factor of y in y'.
  public var d: CGFloat
  /// The offset of x'.
  public var tx: CGFloat
  /// The offset of y'.
  public var ty: CGFloat

  /// Makes the identity transform.
  public init() { self = .identity }

  /// Makes a transform from its six numbers.
  public init(a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat) {
    (self.a, self.b, self.c, self.d, self.tx, self.ty) = (a, b, c, d, tx, ty)
  }

  /// Makes a translation.
  public init(translationX tx: CGFloat, y ty: CGFloat) {
    self.init(a: 1, b: 0, c: 0, d: 1, tx: tx, ty: ty)
  }

  /// Makes a scaling.
  public init(scaleX sx: CGFloat, y sy: CGFloat) {
    self.init(a: sx, b: 0, c: 0, d: sy, tx: 0, ty: 0)
  }

  /// Makes a rotation by an angle in radians.
  public init(rotationAngle angle: CGFloat) {
    let (cosine, sine) = (CGFloat(cos(Double(angle))), CGFloat(sin(Double(angle))))
    self.init(a: cosine, b: sine, c: -sine, d: cosine, tx: 0, ty: 0)
  }

  /// The transform that changes nothing.
  public static let identity = CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)

  /// Whether this is the identity transform.
  public var isIdentity: Bool { self == .identity }

  /// Returns this transform followed by another.
  public func concatenating(_ t2: CGAffineTransform) -> CGAffineTransform {
    CGAffineTransform(
      a: a * t2.a + b * t2.c, b: a * t2.b + b * t2.d, c: c * t2.a + d * t2.c,
      d: c * t2.b + d * t2.d, tx: tx * t2.a + ty * t2.c + t2.tx,
      ty: tx * t2.b + ty * t2.d + t2.ty)
  }

  /// Returns a translation followed by this transform.
  public func translatedBy(x: CGFloat, y: CGFloat) -> CGAffineTransform {
    CGAffineTransform(translationX: x, y: y).concatenating(self)
  }

  /// Returns a scaling followed by this transform.
  public func scaledBy(x: CGFloat, y: CGFloat) -> CGAffineTransform {
    CGAffineTransform(scaleX: x, y: y).concatenating(self)
  }

  /// Returns a rotation by an angle in radians, followed by this transform.
  public func rotated(by angle: CGFloat) -> CGAffineTransform {
    CGAffineTransform(rotationAngle: angle).concatenating(self)
  }

  /// The transform that undoes this one; this one itself where there is none, as when it takes all
  /// points to a line.
  public func inverted() -> CGAffineTransform {
    let area = a * d - b * c
    guard area != 0, area.isFinite else { return self }
    return CGAffineTransform(
      a: d / area, b: -b / area, c: -c / area, d: a / area, tx: (c * ty - d * tx) / area,
      ty: (b * tx - a * ty) / area)
  }
}

extension CGPoint {
  /// Returns the transformed point.
  public func applying(_ t: CGAffineTransform) -> CGPoint {
    CGPoint(x: t.a * x + t.c * y + t.tx, y: t.b * x + t.d * y + t.ty)
  }
}
