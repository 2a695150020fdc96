// Actions that run while a person scrolls.
import Foundation

extension View {
  /// Runs `action` when the result of `transform` for the lengths of the scroll view inside
  /// changes. The browser reports them ten times a second at most.
  public nonisolated func onScrollGeometryChange<T>(
    for type: T.Type, of transform: @escaping (ScrollGeometry) -> T,
    action: @escaping (_ oldValue: T, _ newValue: T) -> Void
  ) -> some View where T: Equatable {
    // Called on the main actor only, where the view lives.
    nonisolated(unsafe) let (transform, action) = (transform, action)
    return ScrollGeometryView(content: self, transform: transform, action: action)
  }

  /// Runs `action` with true when `threshold` of the view, between 0 and 1, has come into sight,
  /// and with false when less of it is in sight.
  public nonisolated func onScrollVisibilityChange(
    threshold: Double = 0.5, _ action: @escaping (Bool) -> Void
  ) -> some View {
    nonisolated(unsafe) let action = action  // Called on the main actor only.
    return rendering { context in
      context.node.tree.needs(.follow)
      return context.decorated { element, _ in
        let box = element.free(for: .sight)
        box.set(.sight, CSS.number(min(max(threshold, 0), 1)))
        box.on(.sight) { if case .flag(let isInSight) = $0 { action(isInSight) } }
        return box
      }
    }
  }
}

private nonisolated struct ScrollGeometryView<Content: View, Value: Equatable> {
  let content: Content
  let transform: (ScrollGeometry) -> Value
  let action: (Value, Value) -> Void
}

extension ScrollGeometryView: View, Primitive {
  typealias Body = Never

  @MainActor func render(_ context: Context, into items: inout [Item]) {
    context.wrap(content, in: ScrollGeometryNode<Value>.init, into: &items) {
      $0.accept(context, transform, action, content: $1)
    }
  }
}

/// Compares the value of each report with the previous one.
private final class ScrollGeometryNode<Value: Equatable>: Node {
  private let watch = ScrollWatch()
  private var content: DrawContent = { _, _ in }
  private var transform: ((ScrollGeometry) -> Value)?
  private var action: ((Value, Value) -> Void)?
  private var last: Value?

  func accept(
    _ context: Context, _ transform: @escaping (ScrollGeometry) -> Value,
    _ action: @escaping (Value, Value) -> Void, content: @escaping DrawContent
  ) {
    (self.transform, self.action, self.content) = (transform, action, content)
    adopt(context)
  }

  override func produce(into items: inout [Item]) {
    watch.wantsLengths = true
    watch.measured = { [weak self] in self?.measured($0) }
    content(context().child(0).reporting(to: watch), &items)
  }

  private func measured(_ lengths: ScrollGeometry) {
    guard let transform, let action else { return }
    let value = transform(lengths)
    defer { last = value }
    guard let last, value != last else { return }
    action(last, value)
  }
}
