// Space that pushes views apart.
import Foundation

/// Space that pushes the views beside it apart.
public nonisolated struct Spacer {
  /// The minimum length in points; 8 if nil.
  public var minLength: CGFloat?

  /// Space along the axis of the surrounding stack.
  public init(minLength: CGFloat? = nil) { self.minLength = minLength }
}

extension Spacer: View, Primitive {
  @MainActor package func render(_ context: Context, into items: inout [Item]) {
    let element = context.element(.div, .spacer)
    let axis = context.builtIn.position.stackAxis
    element.appetite = .fixed(
      axis == .horizontal ? .horizontal : axis == .vertical ? .vertical : [.horizontal, .vertical])
    if let minLength {
      element.style(axis == .vertical ? "min-height" : "min-width", CSS.length(minLength))
    }
    context.emit(element, into: &items)
  }
}
