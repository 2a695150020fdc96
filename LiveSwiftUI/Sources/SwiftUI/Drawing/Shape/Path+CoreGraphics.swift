// Paths of Core Graphics, as UIBezierPath makes them.
import Foundation
public import UIKitTypes

extension Path {
  /// The outline of a path of Core Graphics.
  public init(_ path: CGPath) {
    self.init()
    for step in path.steps {
      switch step {
      case .move(let point): move(to: point)
      case .line(let point): addLine(to: point)
      case .quad(let point, let control): addQuadCurve(to: point, control: control)
      case .curve(let point, let one, let two): addCurve(to: point, control1: one, control2: two)
      case .close: closeSubpath()
      }
    }
  }

  /// The outline as a path of Core Graphics.
  public var cgPath: CGPath {
    CGPath(
      elements.map { element in
        switch element {
        case .move(let end): .move(end)
        case .line(let end): .line(end)
        case .quadCurve(let end, let control): .quad(end, control: control)
        case .curve(let end, let one, let two): .curve(end, control1: one, control2: two)
        case .closeSubpath: .close
        }
      })
  }
}
