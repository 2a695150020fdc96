// A thin line between views.
import Foundation

/// A thin line between views.
public nonisolated struct Divider {
  /// A horizontal line in a column, a vertical one in a row.
  public init() {}
}

extension Divider: View, Primitive {
  @MainActor package func render(_ context: Context, into items: inout [Item]) {
    let upright = context.builtIn.position.stackAxis == .horizontal
    let element = context.element(.hr, upright ? .divider.and(.up) : .divider)
    element.appetite = .fixed(upright ? .vertical : .horizontal)
    // The line is an edge of the element, so what pads or sizes it is a box around.
    element.box = .padding
    context.emit(element, into: &items)
  }
}
