// A gesture with another value than its own.
import Foundation

extension Gesture {
  /// Has the value of `body` in place of the gesture's own, while it lasts and at its end.
  public func map<T>(_ body: @escaping (Value) -> T) -> _MapGesture<Self, T> {
    _MapGesture(gesture: self, transform: body)
  }
}

/// A gesture with another value than that of the gesture in it.
public struct _MapGesture<Content, Value> where Content: Gesture {
  let gesture: Content
  let transform: (Content.Value) -> Value
}

extension _MapGesture: Gesture, BrowserGesture {
  public typealias Body = Never

  func connect(_ hooks: GestureHooks<Value>, to element: Element, in context: Context) -> Element {
    let transform = transform
    var inner = GestureHooks<Content.Value>()
    (inner.pass, inner.memory) = (hooks.pass, hooks.memory)
    inner.reportsFailure = hooks.reportsFailure
    inner.changed = hooks.changed.map { action in { action(transform($0)) } }
    inner.ended = hooks.ended.map { action in { action(transform($0)) } }
    inner.over = hooks.over
    return gesture.attach(inner, to: element, in: context)
  }
}
