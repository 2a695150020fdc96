// The scales of a drawn chart, for views over it.
public import Foundation
public import SwiftUI

/// The scales and the plot of a chart. Positions are in points from the upper left corner of the
/// plot, which is also the area of the views that get the proxy.
public struct ChartProxy {
  let x: PositionScale?
  let y: PositionScale?
  let groups: GroupScale
  let options: ChartOptions
  /// The sum of all sectors.
  let total: Double
  let size: CGSize
  let isRightToLeft: Bool

  @MainActor init(_ plan: ChartPlan, size: CGSize) {
    (x, y, groups, options) = (plan.x?.scale, plan.y?.scale, plan.groups, plan.options)
    total = plan.total
    self.size = size
    isRightToLeft = plan.environment.builtIn.person.layoutDirection == .rightToLeft
  }

  /// The size of the plot: before the browser measures it, a guess.
  public var plotSize: CGSize { size }

  /// The size of the plot: before the browser measures it, a guess.
  public var plotAreaSize: CGSize { size }

  /// The box of the plot, whose corner is zero.
  public var plotFrame: Anchor<CGRect>? { plotAreaFrame }

  /// The box of the visible part of the plot, whose corner is zero.
  public var plotContainerFrame: Anchor<CGRect>? { plotAreaFrame }

  /// The box of the plot, whose corner is zero.
  public var plotAreaFrame: Anchor<CGRect> { Anchor(CGRect(origin: .zero, size: size)) }

  // MARK: Positions

  /// The horizontal position of a value; nil for a value that the axis does not have.
  public func position<P>(forX value: P) -> CGFloat? where P: Plottable {
    PlotDatum(value).flatMap { x?.position($0) }.map { across($0) }
  }

  /// The vertical position of a value; nil for a value that the axis does not have.
  public func position<P>(forY value: P) -> CGFloat? where P: Plottable {
    PlotDatum(value).flatMap { y?.position($0) }.map { down($0) }
  }

  /// The position of two values; nil for a value that an axis does not have.
  public func position<X, Y>(for point: (x: X, y: Y)) -> CGPoint? where X: Plottable, Y: Plottable {
    guard let x = position(forX: point.x), let y = position(forY: point.y) else { return nil }
    return CGPoint(x: x, y: y)
  }

  /// The horizontal range of a category, or the position of another value.
  public func positionRange<P>(forX value: P) -> ClosedRange<CGFloat>? where P: Plottable {
    guard let datum = PlotDatum(value), let ends = x?.extent((datum, datum)) else { return nil }
    return Self.ordered(across(ends.0), across(ends.1))
  }

  /// The vertical range of a category, or the position of another value.
  public func positionRange<P>(forY value: P) -> ClosedRange<CGFloat>? where P: Plottable {
    guard let datum = PlotDatum(value), let ends = y?.extent((datum, datum)) else { return nil }
    return Self.ordered(down(ends.0), down(ends.1))
  }

  /// The ranges of two values as a box.
  public func positionRange<X, Y>(for point: (x: X, y: Y)) -> CGRect?
  where X: Plottable, Y: Plottable {
    guard let x = positionRange(forX: point.x), let y = positionRange(forY: point.y) else {
      return nil
    }
    return CGRect(
      x: x.lowerBound, y: y.lowerBound, width: x.upperBound - x.lowerBound,
      height: y.upperBound - y.lowerBound)
  }

  private static func ordered(_ one: CGFloat, _ other: CGFloat) -> ClosedRange<CGFloat> {
    min(one, other)...max(one, other)
  }

  // MARK: Values

  /// The value at a horizontal position; nil if the type does not have it.
  public func value<P>(atX position: CGFloat, as: P.Type = P.self) -> P? where P: Plottable {
    datum(atX: position)?.nearest(P.self)
  }

  /// The value at a vertical position; nil if the type does not have it.
  public func value<P>(atY position: CGFloat, as: P.Type = P.self) -> P? where P: Plottable {
    datum(atY: position)?.nearest(P.self)
  }

  /// The values at a position; nil if one of the types does not have it.
  public func value<X, Y>(at position: CGPoint, as: (X, Y).Type = (X, Y).self) -> (X, Y)?
  where X: Plottable, Y: Plottable {
    guard let x = value(atX: position.x, as: X.self), let y = value(atY: position.y, as: Y.self)
    else { return nil }
    return (x, y)
  }

  /// The sum of the sectors up to an angle, clockwise from the top.
  public func value<P>(atAngle angle: Angle, as: P.Type = P.self) -> P? where P: Plottable {
    datum(atAngle: angle)?.nearest(P.self)
  }

  /// The angle of a position around the middle of the plot, clockwise from the top.
  public func angle(at position: CGPoint) -> Angle {
    let angle = atan2(
      Double(position.x - size.width / 2), Double(size.height / 2 - position.y))
    return .radians(angle < 0 ? angle + 2 * .pi : angle)
  }

  /// The values of the horizontal axis: its categories, or its two ends.
  public func xDomain<P>(dataType: P.Type) -> [P] where P: Plottable { Self.domain(x, P.self) }

  /// The values of the vertical axis: its categories, or its two ends.
  public func yDomain<P>(dataType: P.Type) -> [P] where P: Plottable { Self.domain(y, P.self) }

  private static func domain<P: Plottable>(_ scale: PositionScale?, _ type: P.Type) -> [P] {
    switch scale?.domain {
    case .categories(let names)?: names.compactMap { $0.value(as: P.self) }
    case .range(let low, let high, let isDate)?:
      [low, high].compactMap { amount in
        let datum: PlotDatum =
          isDate ? .date(Date(timeIntervalSinceReferenceDate: amount)) : .number(amount)
        return datum.nearest(P.self)
      }
    case nil: []
    }
  }
}

extension ChartProxy {
  /// The padded length of the plot along an axis.
  private func room(_ length: CGFloat, _ padding: PlotPadding) -> Double {
    max(Double(length) - padding.start - padding.end, 0)
  }

  private func across(_ share: Double) -> CGFloat {
    let padding = options.x.padding
    let distance = padding.start + share * room(size.width, padding)
    return isRightToLeft ? size.width - distance : distance
  }

  private func down(_ share: Double) -> CGFloat {
    let padding = options.y.padding
    return padding.end + (1 - share) * room(size.height, padding)
  }

  func datum(atX position: CGFloat) -> PlotDatum? {
    let (padding, length) = (options.x.padding, room(size.width, options.x.padding))
    guard length > 0, position.isFinite else { return nil }
    let distance = Double(isRightToLeft ? size.width - position : position)
    return x?.datum(at: (distance - padding.start) / length)
  }

  func datum(atY position: CGFloat) -> PlotDatum? {
    let (padding, length) = (options.y.padding, room(size.height, options.y.padding))
    guard length > 0, position.isFinite else { return nil }
    return y?.datum(at: 1 - (Double(position) - padding.end) / length)
  }

  func datum(atAngle angle: Angle) -> PlotDatum? {
    let circles = angle.radians / (2 * .pi)
    guard circles.isFinite, total > 0 else { return nil }
    let share = circles - circles.rounded(.down)
    return .number((isRightToLeft ? 1 - share : share) * total)
  }
}

extension PlotDatum {
  /// The value as a type of the app; a fraction becomes the nearest whole number where the type has
  /// no fractions.
  func nearest<P: Plottable>(_ type: P.Type) -> P? {
    if case .number(let number) = self, P.PrimitivePlottable.self is any BinaryInteger.Type {
      return PlotDatum.number(number.rounded()).value(as: P.self)
    }
    return value(as: P.self)
  }
}
