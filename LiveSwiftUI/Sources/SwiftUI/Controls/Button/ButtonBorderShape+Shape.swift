// The shape of bordered buttons as a shape of its own: `.background(.blue, in: .buttonBorder)`.
import Foundation

extension ButtonBorderShape: CornerShape, Primitive {
  public typealias Body = Never

  package nonisolated var corner: String { cssCorner ?? CSS.length(Self.plainRadius) }

  /// The outline of the shape in a rectangle.
  public nonisolated func path(in rect: CGRect) -> Path {
    switch self {
    case .capsule: return Capsule().path(in: rect)
    case .circle: return Circle().path(in: rect)
    default: return RoundedRectangle(cornerRadius: radius ?? Self.plainRadius).path(in: rect)
    }
  }

  @MainActor package func render(_ context: Context, into items: inout [Item]) {
    draw(nil, context, &items)
  }
}

extension ButtonBorderShape: InsettableShape {
  /// The shape, smaller by `amount` points at each edge.
  public nonisolated func inset(by amount: CGFloat) -> some InsettableShape {
    _Inset(base: self, amount: amount)
  }
}

extension Shape where Self == ButtonBorderShape {
  /// The shape of a bordered button, whatever `buttonBorderShape(_:)` says around the view.
  public static var buttonBorder: ButtonBorderShape { .automatic }
}
