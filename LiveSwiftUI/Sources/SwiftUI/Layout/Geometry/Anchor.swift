// Points and boxes of one view, counted from the corner of another.
import Foundation

/// A point or a box of a view, which another view reads through its `GeometryProxy`.
public struct Anchor<Value> {
  /// The value, counted from the corner of the viewport.
  let value: Value
  /// The value, moved by a distance.
  let moved: @Sendable (Value, CGPoint) -> Value

  init(value: Value, moved: @escaping @Sendable (Value, CGPoint) -> Value) {
    self.value = value
    self.moved = moved
  }

  /// An anchor whose value is already counted from the corner of the view that reads it.
  package init(_ value: Value) { self.init(value: value) { value, _ in value } }

  /// The part of a view that an anchor stands for.
  public struct Source {
    let make: @Sendable (CGRect) -> Anchor<Value>

    /// An anchor of several points or boxes.
    public init<T>(_ array: [Anchor<T>.Source]) where Value == [T] {
      let sources = array.map(\.make)
      make = { box in
        let anchors = sources.map { $0(box) }
        let moves = anchors.map(\.moved)
        return Anchor(
          value: anchors.map(\.value),
          moved: { values, way in zip(values, moves).map { $1($0, way) } })
      }
    }

    /// An anchor of a point or a box, if there is one.
    public init<T>(_ anchor: Anchor<T>.Source?) where Value == T? {
      let source = anchor?.make
      make = { box in
        let anchor = source?(box)
        let move = anchor?.moved
        return Anchor(
          value: anchor?.value,
          moved: { value, way in value.map { move?($0, way) ?? $0 } })
      }
    }

    fileprivate init(make: @escaping @Sendable (CGRect) -> Anchor<Value>) { self.make = make }
  }
}

extension Anchor: Sendable where Value: Sendable {}

extension Anchor.Source: Sendable where Value: Sendable {}

extension Anchor: Equatable where Value: Equatable {
  /// Whether both anchors stand for the same part of the page.
  public static func == (lhs: Anchor<Value>, rhs: Anchor<Value>) -> Bool { lhs.value == rhs.value }
}

extension Anchor: Hashable where Value: Hashable {
  /// Hashes the part of the page that the anchor stands for.
  public func hash(into hasher: inout Hasher) { hasher.combine(value) }
}

extension Anchor.Source where Value == CGRect {
  /// A box within the view, in points.
  public static func rect(_ r: CGRect) -> Anchor<CGRect>.Source {
    Self { box in
      Anchor(value: r.offsetBy(dx: box.minX, dy: box.minY)) { $0.offsetBy(dx: $1.x, dy: $1.y) }
    }
  }

  /// The box of the view.
  public static var bounds: Anchor<CGRect>.Source {
    Self { box in Anchor(value: box) { $0.offsetBy(dx: $1.x, dy: $1.y) } }
  }
}

extension Anchor.Source where Value == CGPoint {
  /// A point within the view, in points.
  public static func point(_ p: CGPoint) -> Anchor<Value>.Source {
    Self { box in
      Anchor(value: CGPoint(x: box.minX + p.x, y: box.minY + p.y)) {
        CGPoint(x: $0.x + $1.x, y: $0.y + $1.y)
      }
    }
  }

  /// A point of the view in fractions of its size.
  public static func unitPoint(_ p: UnitPoint) -> Anchor<Value>.Source {
    Self { box in
      let (x, y) = (box.minX + box.width * p.x, box.minY + box.height * p.y)
      return Anchor(value: CGPoint(x: x, y: y)) { CGPoint(x: $0.x + $1.x, y: $0.y + $1.y) }
    }
  }

  /// The corner at the top and the left.
  public static var topLeading: Anchor<CGPoint>.Source { unitPoint(.topLeading) }
  /// The middle of the top.
  public static var top: Anchor<CGPoint>.Source { unitPoint(.top) }
  /// The corner at the top and the right.
  public static var topTrailing: Anchor<CGPoint>.Source { unitPoint(.topTrailing) }
  /// The middle of the left side.
  public static var leading: Anchor<CGPoint>.Source { unitPoint(.leading) }
  /// The middle of the view.
  public static var center: Anchor<CGPoint>.Source { unitPoint(.center) }
  /// The middle of the right side.
  public static var trailing: Anchor<CGPoint>.Source { unitPoint(.trailing) }
  /// The corner at the bottom and the left.
  public static var bottomLeading: Anchor<CGPoint>.Source { unitPoint(.bottomLeading) }
  /// The middle of the bottom.
  public static var bottom: Anchor<CGPoint>.Source { unitPoint(.bottom) }
  /// The corner at the bottom and the right.
  public static var bottomTrailing: Anchor<CGPoint>.Source { unitPoint(.bottomTrailing) }
}

extension GeometryProxy {
  /// The value of an anchor, counted from the corner of the view. The browser reports positions at
  /// most ten times a second.
  public subscript<T>(anchor: Anchor<T>) -> T {
    let corner = frame(in: .global).origin
    return anchor.moved(anchor.value, CGPoint(x: -corner.x, y: -corner.y))
  }
}
