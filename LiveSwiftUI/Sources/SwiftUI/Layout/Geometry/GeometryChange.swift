// Actions that run when the size or position of a view changes.
import Foundation

extension View {
  /// Runs `action` with the result of `transform` for the view's size and position: after the first
  /// measurement, and whenever the result changes.
  @preconcurrency public nonisolated func onGeometryChange<T>(
    for type: T.Type, of transform: @escaping (GeometryProxy) -> T,
    action: @escaping (T) -> Void
  ) -> some View where T: Equatable {
    // Called on the main actor only, where the view lives.
    nonisolated(unsafe) let (transform, action) = (transform, action)
    return GeometryChangeView(content: self, transform: transform) { _, new in action(new) }
  }

  /// Runs `action` with the previous and the current result of `transform` for the view's size and
  /// position: after the first measurement, when both are equal, and whenever the result changes.
  @preconcurrency public nonisolated func onGeometryChange<T>(
    for type: T.Type, of transform: @escaping (GeometryProxy) -> T,
    action: @escaping (_ oldValue: T, _ newValue: T) -> Void
  ) -> some View where T: Equatable {
    // Called on the main actor only, where the view lives.
    nonisolated(unsafe) let (transform, action) = (transform, action)
    return GeometryChangeView(content: self, transform: transform, action: action)
  }
}

private nonisolated struct GeometryChangeView<Content: View, Value: Equatable> {
  let content: Content
  let transform: (GeometryProxy) -> Value
  let action: (Value, Value) -> Void
}

extension GeometryChangeView: View, Primitive {
  typealias Body = Never

  @MainActor func render(_ context: Context, into items: inout [Item]) {
    context.wrap(content, in: GeometryChangeNode<Value>.init, into: &items) {
      $0.accept(context, transform: transform, action: action, content: $1)
    }
  }
}

/// Compares the value of each measurement with the previous one.
private final class GeometryChangeNode<Value: Equatable>: MeasuringNode {
  private var content: DrawContent = { _, _ in }
  private var transform: ((GeometryProxy) -> Value)?
  private var action: ((Value, Value) -> Void)?
  private var last: Value?

  func accept(
    _ context: Context, transform: @escaping (GeometryProxy) -> Value,
    action: @escaping (Value, Value) -> Void, content: @escaping DrawContent
  ) {
    (self.transform, self.action, self.content) = (transform, action, content)
    adopt(context)
  }

  override var passesZero: Bool { true }

  override func measuredAnew() {
    guard let transform, let action else { return }
    let value = transform(proxy(.zero))
    guard value != last else { return }
    let old = last ?? value
    last = value
    action(old, value)
  }

  override func produce(into items: inout [Item]) {
    let measured = context().decorated { [weak self] element, _ in
      self?.measure(element) ?? element
    }
    content(measured.child(0), &items)
  }
}
