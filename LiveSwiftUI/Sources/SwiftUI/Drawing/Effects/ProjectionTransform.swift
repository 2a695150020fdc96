// Transforms of a drawing with perspective.
public import Foundation
public import GeometryTypes

/// A transform of a plane by a matrix of three rows and columns, which may have a perspective.
public struct ProjectionTransform: Equatable, Sendable {
  /// The horizontal scale.
  public var m11: CGFloat = 1
  /// The vertical part of the horizontal axis.
  public var m12: CGFloat = 0
  /// The perspective along the horizontal axis.
  public var m13: CGFloat = 0
  /// The horizontal part of the vertical axis.
  public var m21: CGFloat = 0
  /// The vertical scale.
  public var m22: CGFloat = 1
  /// The perspective along the vertical axis.
  public var m23: CGFloat = 0
  /// The horizontal offset in points.
  public var m31: CGFloat = 0
  /// The vertical offset in points.
  public var m32: CGFloat = 0
  /// The divisor of all coordinates.
  public var m33: CGFloat = 1

  /// The transform that changes nothing.
  public init() {}

  /// A transform without perspective.
  public init(_ m: CGAffineTransform) {
    (m11, m12, m21, m22, m31, m32) = (m.a, m.b, m.c, m.d, m.tx, m.ty)
  }

  /// Whether the transform changes nothing.
  public var isIdentity: Bool { self == ProjectionTransform() }

  /// Whether the transform has no perspective.
  public var isAffine: Bool { m13 == 0 && m23 == 0 && m33 == 1 }

  /// Makes the transform its opposite. False, and no change, if it flattens the plane.
  @discardableResult public mutating func invert() -> Bool {
    let (a, b) = (m22 * m33 - m23 * m32, m23 * m31 - m21 * m33)
    let c = m21 * m32 - m22 * m31
    let determinant = m11 * a + m12 * b + m13 * c
    guard determinant != 0, determinant.isFinite else { return false }
    var result = ProjectionTransform()
    (result.m11, result.m21, result.m31) = (a / determinant, b / determinant, c / determinant)
    result.m12 = (m13 * m32 - m12 * m33) / determinant
    result.m22 = (m11 * m33 - m13 * m31) / determinant
    result.m32 = (m12 * m31 - m11 * m32) / determinant
    result.m13 = (m12 * m23 - m13 * m22) / determinant
    result.m23 = (m13 * m21 - m11 * m23) / determinant
    result.m33 = (m11 * m22 - m12 * m21) / determinant
    self = result
    return true
  }

  /// The opposite transform; the same one if it flattens the plane.
  public func inverted() -> ProjectionTransform {
    var result = self
    return result.invert() ? result : self
  }

  /// This transform followed by `rhs`.
  public func concatenating(_ rhs: ProjectionTransform) -> ProjectionTransform {
    func row(_ x: CGFloat, _ y: CGFloat, _ w: CGFloat) -> (CGFloat, CGFloat, CGFloat) {
      (
        x * rhs.m11 + y * rhs.m21 + w * rhs.m31, x * rhs.m12 + y * rhs.m22 + w * rhs.m32,
        x * rhs.m13 + y * rhs.m23 + w * rhs.m33
      )
    }
    var result = ProjectionTransform()
    (result.m11, result.m12, result.m13) = row(m11, m12, m13)
    (result.m21, result.m22, result.m23) = row(m21, m22, m23)
    (result.m31, result.m32, result.m33) = row(m31, m32, m33)
    return result
  }

  /// The transform in CSS; one that changes nothing for numbers that are not finite.
  var css: String {
    let all = [m11, m12, m13, m21, m22, m23, m31, m32, m33]
    guard all.allSatisfy(\.isFinite) else { return ProjectionTransform().css }
    let numbers =
      isAffine
      ? [m11, m12, m21, m22, m31, m32]
      : [m11, m12, 0, m13, m21, m22, 0, m23, 0, 0, 1, 0, m31, m32, 0, m33]
    let list = numbers.map { CSS.number(Double($0)) }.joined(separator: ",")
    return isAffine ? "matrix(\(list))" : "matrix3d(\(list))"
  }
}
