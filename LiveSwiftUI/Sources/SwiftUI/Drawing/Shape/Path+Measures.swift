// Values computed from a path: its box, a part of its length, its SVG form.
import Foundation

extension Path {
  /// The box around all points of the curves.
  public var boundingRect: CGRect {
    let points = lines.flatMap(\.self)
    guard let first = points.first else { return .null }
    var (least, most) = (first, first)
    for point in points {
      least = CGPoint(x: min(least.x, point.x), y: min(least.y, point.y))
      most = CGPoint(x: max(most.x, point.x), y: max(most.y, point.y))
    }
    return CGRect(x: least.x, y: least.y, width: most.x - least.x, height: most.y - least.y)
  }

  /// The part of the path between two fractions of its length, as short lines.
  public func trimmedPath(from: CGFloat, to: CGFloat) -> Path {
    let (from, to) = (min(max(from, 0), 1), min(max(to, 0), 1))
    if from <= 0, to >= 1 { return self }
    let parts = lines
    let total = parts.reduce(0) { $0 + Self.length(of: $1) }
    var path = Path()
    var before: CGFloat = 0
    for part in parts {
      for (one, other) in zip(part, part.dropFirst()) {
        let length = Self.length(of: [one, other])
        defer { before += length }
        guard length > 0 else { continue }
        let first = max((from * total - before) / length, 0)
        let last = min((to * total - before) / length, 1)
        guard first < last else { continue }
        func at(_ share: CGFloat) -> CGPoint {
          CGPoint(x: one.x + (other.x - one.x) * share, y: one.y + (other.y - one.y) * share)
        }
        if path.currentPoint != at(first) { path.move(to: at(first)) }
        path.addLine(to: at(last))
      }
    }
    return path
  }

  private static func length(of points: [CGPoint]) -> CGFloat {
    zip(points, points.dropFirst()).reduce(0) {
      $0 + CGFloat(hypot(Double($1.1.x - $1.0.x), Double($1.1.y - $1.0.y)))
    }
  }

  /// The points of each subpath, with a curve as sixteen lines.
  var lines: [[CGPoint]] {
    var parts: [[CGPoint]] = []
    for element in elements {
      let last = parts.last?.last ?? .zero
      switch element {
      case .move(let end): parts.append([end])
      case .line(let end): parts[parts.count - 1].append(end)
      case .quadCurve(let end, let control):
        parts[parts.count - 1] += Self.steps { share in
          let rest = 1 - share
          return Self.mix([
            (last, rest * rest), (control, 2 * rest * share), (end, share * share),
          ])
        }
      case .curve(let end, let one, let two):
        parts[parts.count - 1] += Self.steps { share in
          let rest = 1 - share
          return Self.mix([
            (last, rest * rest * rest), (one, 3 * rest * rest * share),
            (two, 3 * rest * share * share), (end, share * share * share),
          ])
        }
      case .closeSubpath:
        if let first = parts.last?.first { parts[parts.count - 1].append(first) }
      }
    }
    return parts
  }

  private static func steps(_ point: (CGFloat) -> CGPoint) -> [CGPoint] {
    (1...16).map { point(CGFloat($0) / 16) }
  }

  private static func mix(_ parts: [(CGPoint, CGFloat)]) -> CGPoint {
    parts.reduce(into: CGPoint.zero) { sum, part in
      sum.x += part.0.x * part.1
      sum.y += part.0.y * part.1
    }
  }

  /// The path in SVG syntax.
  package var svg: String {
    func text(_ points: CGPoint...) -> String {
      points.map { "\(CSS.number(Double($0.x))) \(CSS.number(Double($0.y)))" }
        .joined(separator: " ")
    }
    return elements.map { element in
      switch element {
      case .move(let end): "M\(text(end))"
      case .line(let end): "L\(text(end))"
      case .quadCurve(let end, let control): "Q\(text(control, end))"
      case .curve(let end, let one, let two): "C\(text(one, two, end))"
      case .closeSubpath: "Z"
      }
    }.joined()
  }
}
