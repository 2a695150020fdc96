// The memory of composed gestures, and the node that keeps it.
import Foundation

/// The progress of the gestures on one view. A rendering makes new gesture values, while the
/// person's gesture continues.
@MainActor final class GestureMemory {
  /// The remembered objects by the position of the element, in the order of its gestures.
  private var kept: [UInt64: [AnyObject]] = [:]
  private var key: UInt64 = 0
  private var index = 0

  /// Selects the element at `position`, whose gestures then call `next`.
  func begin(at position: Position) { (key, index) = (UInt64(position.hash), 0) }

  /// The object that the next gesture remembered, or a new one from `make`.
  func next<Value: AnyObject>(_ make: () -> Value) -> Value {
    defer { index += 1 }
    let known = kept[key] ?? []
    if index < known.count, let value = known[index] as? Value { return value }
    let value = make()
    kept[key] = Array(known.prefix(index)) + [value]
    return value
  }
}

extension GestureHooks {
  /// The object remembered in an earlier rendering, or a new one from `make`.
  @MainActor func remembered<Kept: AnyObject>(_ make: () -> Kept) -> Kept {
    memory?.next(make) ?? make()
  }
}

/// A view with a gesture.
nonisolated struct GestureView<Content: View, Added: Gesture> {
  let content: Content
  let gesture: Added
  let mask: GestureMask
}

extension GestureView: View, Primitive {
  typealias Body = Never

  @MainActor func render(_ context: Context, into items: inout [Item]) {
    guard context.builtIn.controls.isEnabled, mask.contains(.gesture) else {
      return content.draw(context.child(0), into: &items)
    }
    context.node.tree.needs(.gestures)
    guard gesture.isComposed else { return draw(nil, context.child(0), into: &items) }
    let node = context.node.claim(context.position) { GestureNode(context) }
    node.accept(context) { draw($0, $1, into: &$2) }
    items.append(.node(node))
  }

  @MainActor private func draw(
    _ memory: GestureMemory?, _ context: Context, into items: inout [Item]
  ) {
    let decorated = context.decorated { element, context in
      memory?.begin(at: element.position)
      var hooks = GestureHooks<Added.Value>()
      hooks.memory = memory
      return gesture.attach(hooks, to: element, in: context)
    }
    content.draw(decorated, into: &items)
  }
}

/// Keeps the memory of a view's gestures.
final class GestureNode: Node {
  private let memory = GestureMemory()
  private var content: @MainActor (GestureMemory?, Context, inout [Item]) -> Void = { _, _, _ in }

  func accept(
    _ context: Context,
    _ content: @escaping @MainActor (GestureMemory?, Context, inout [Item]) -> Void
  ) {
    self.content = content
    adopt(context)
  }

  override func produce(into items: inout [Item]) { content(memory, context().child(0), &items) }
}

/// A gesture made of two others.
@MainActor protocol ComposedGesture: BrowserGesture {}

/// A gesture with an action or a state added to it, or with another value.
@MainActor private protocol GestureAround {
  associatedtype Inner: Gesture
  var inner: Inner { get }
}

extension _EndedGesture: GestureAround {
  fileprivate var inner: Content { gesture }
}

extension _ChangedGesture: GestureAround {
  fileprivate var inner: Content { gesture }
}

extension _MapGesture: GestureAround {
  fileprivate var inner: Content { gesture }
}

extension GestureStateGesture: GestureAround {
  fileprivate var inner: Base { base }
}

extension Gesture {
  /// The number of taps that the gesture takes; 0 if it is not a tap.
  var taps: Int {
    if let tap = self as? TapGesture { return tap.count }
    if let tap = self as? SpatialTapGesture { return tap.count }
    return (self as? any GestureAround)?.inner.taps ?? 0
  }

  /// Whether the gesture is made of two others, at any depth.
  fileprivate var isComposed: Bool {
    if let around = self as? any GestureAround { return around.inner.isComposed }
    return self is any BrowserGesture ? self is any ComposedGesture : body.isComposed
  }
}
