// What gestures of gestures remember, and the node that keeps it.
import Foundation

/// What the gestures of one view have got to. A change of state makes new gestures, while those of
/// the person last.
@MainActor final class GestureMemory {
  /// By the place of the element: what its gestures remember, in their order.
  private var kept: [UInt64: [AnyObject]] = [:]
  private var place: UInt64 = 0
  private var index = 0

  /// The gestures of the element at `position` are asked from now on.
  func begin(at position: Position) { (place, index) = (UInt64(position.hash), 0) }

  /// What the next gesture remembered, or what `make` makes.
  func next<Value: AnyObject>(_ make: () -> Value) -> Value {
    defer { index += 1 }
    let known = kept[place] ?? []
    if index < known.count, let value = known[index] as? Value { return value }
    let value = make()
    kept[place] = Array(known.prefix(index)) + [value]
    return value
  }
}

extension GestureHooks {
  /// What the gesture remembered in an earlier rendering, or what `make` makes.
  @MainActor func remembered<Kept: AnyObject>(_ make: () -> Kept) -> Kept {
    memory?.next(make) ?? make()
  }
}

/// A view with a gesture.
nonisolated struct Recognizing<Content: View, Added: Gesture> {
  let content: Content
  let gesture: Added
  let mask: GestureMask
}

extension Recognizing: View, Primitive {
  typealias Body = Never

  @MainActor func render(_ context: Context, into items: inout [Item]) {
    guard context.facts.controls.isEnabled, mask.contains(.gesture) else {
      return content.draw(context.child(0), into: &items)
    }
    context.node.tree.needsMoreScript()
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

/// Keeps what the gestures of a view remember.
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

/// A gesture with something added to it.
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

extension GestureStateGesture: GestureAround {
  fileprivate var inner: Base { base }
}

extension Gesture {
  /// How many taps the gesture takes; 0 of a gesture that is no tap.
  var taps: Int {
    if let tap = self as? TapGesture { return tap.count }
    return (self as? any GestureAround)?.inner.taps ?? 0
  }

  /// Whether the gesture is made of two others, at whatever depth.
  fileprivate var isComposed: Bool {
    if let around = self as? any GestureAround { return around.inner.isComposed }
    return self is any BrowserGesture ? self is any ComposedGesture : body.isComposed
  }
}
