// The symbols of points.
public import Foundation
public import SwiftUI

/// A shape that can represent a point.
public protocol ChartSymbolShape: Shape {
  /// The box in which the shape appears as large as a square with sides of 1.
  nonisolated var perceptualUnitRect: CGRect { get }
}

/// The built-in symbols of charts.
public nonisolated struct BasicChartSymbolShape: ChartSymbolShape, Hashable {
  enum Form: CaseIterable, Sendable {
    case circle, square, triangle, diamond, pentagon, plus, cross, asterisk
  }

  let form: Form

  /// The symbols in the order in which they are assigned to values.
  static let all = Form.allCases.map(BasicChartSymbolShape.init)

  /// The box in which the shape appears as large as a square with sides of 1.
  public nonisolated var perceptualUnitRect: CGRect {
    let grown: CGFloat =
      switch form {
      case .circle: 1.13
      case .square: 1
      case .triangle: 1.3
      case .diamond: 1.25
      case .pentagon: 1.2
      case .plus, .cross, .asterisk: 1.2
      }
    return CGRect(x: (1 - grown) / 2, y: (1 - grown) / 2, width: grown, height: grown)
  }

  /// The outline of the symbol in a rectangle.
  public nonisolated func path(in rect: CGRect) -> Path {
    switch form {
    case .circle: Path(ellipseIn: rect)
    case .square: Path(rect)
    case .triangle: polygon(3, rect)
    case .diamond: polygon(4, rect)
    case .pentagon: polygon(5, rect)
    case .plus: bars([0, 90], rect)
    case .cross: bars([45, 135], rect)
    case .asterisk: bars([0, 60, 120], rect)
    }
  }

  private nonisolated func polygon(_ corners: Int, _ rect: CGRect) -> Path {
    var path = Path()
    path.addLines(
      (0..<corners).map { corner in
        let angle = 2 * Double.pi * Double(corner) / Double(corners) - Double.pi / 2
        return CGPoint(
          x: rect.midX + rect.width / 2 * cos(angle), y: rect.midY + rect.height / 2 * sin(angle))
      })
    path.closeSubpath()
    return path
  }

  /// Bars through the middle, rotated by these angles in degrees.
  private nonisolated func bars(_ angles: [Double], _ rect: CGRect) -> Path {
    var path = Path()
    let thin = rect.height / 5
    for angle in angles {
      let turn = CGAffineTransform(translationX: rect.midX, y: rect.midY)
        .rotated(by: CGFloat(angle * .pi / 180))
      path.addRect(
        CGRect(x: -rect.width / 2, y: -thin / 2, width: rect.width, height: thin),
        transform: turn)
    }
    return path
  }
}

extension ChartSymbolShape where Self == BasicChartSymbolShape {
  /// A circle.
  public static var circle: BasicChartSymbolShape { BasicChartSymbolShape(form: .circle) }
  /// A square.
  public static var square: BasicChartSymbolShape { BasicChartSymbolShape(form: .square) }
  /// A triangle that points up.
  public static var triangle: BasicChartSymbolShape { BasicChartSymbolShape(form: .triangle) }
  /// A square standing on its corner.
  public static var diamond: BasicChartSymbolShape { BasicChartSymbolShape(form: .diamond) }
  /// A pentagon.
  public static var pentagon: BasicChartSymbolShape { BasicChartSymbolShape(form: .pentagon) }
  /// An upright cross.
  public static var plus: BasicChartSymbolShape { BasicChartSymbolShape(form: .plus) }
  /// A diagonal cross.
  public static var cross: BasicChartSymbolShape { BasicChartSymbolShape(form: .cross) }
  /// A star made of three bars.
  public static var asterisk: BasicChartSymbolShape { BasicChartSymbolShape(form: .asterisk) }
}
