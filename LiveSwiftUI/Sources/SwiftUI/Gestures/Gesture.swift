// Gestures of a pointer, with callbacks during the gesture and at its end.
import Foundation

/// An action that a person performs with a finger or a mouse.
@MainActor @preconcurrency public protocol Gesture<Value> {
  /// The value that the gesture reports while it lasts and at its end.
  associatedtype Value
  /// The gesture that this one is made of.
  associatedtype Body: Gesture
  /// The gesture that this one is made of.
  var body: Body { get }
}

extension Never: Gesture {
  /// None: this gesture never occurs.
  public typealias Value = Never
}

extension Gesture where Body == Never {
  /// Never called: the gesture has no body.
  public var body: Never { fatalError("a gesture of SwiftUI's own has no body") }
}

/// A gesture that the browser recognises.
@MainActor protocol BrowserGesture: Gesture {
  /// Makes the element, or a wrapper around it, report the gesture.
  func connect(_ hooks: GestureHooks<Value>, to element: Element, in context: Context) -> Element
}

/// The callbacks of a gesture.
struct GestureHooks<Value> {
  /// Called whenever the value changes.
  var changed: [(Value) -> Void] = []
  /// Called when the gesture succeeds.
  var ended: [(Value) -> Void] = []
  /// Called when the gesture is over, whether it succeeded or not.
  var over: [() -> Void] = []
  /// Runs a callback. An enclosing gesture may delay or drop it.
  var pass: (@escaping () -> Void) -> Void = { $0() }
  /// The memory of composed gestures, kept across renderings.
  var memory: GestureMemory?
  /// Whether releasing the pointer also reports the end of a drag that never started.
  var reportsFailure = false

  func reportChanged(_ value: Value) { pass { runChanged(value) } }

  func reportEnded(_ value: Value) { pass { runEnded(value) } }

  func reportOver() { pass { runOver() } }

  /// Runs the `changed` callbacks without asking the enclosing gesture.
  func runChanged(_ value: Value) { for action in changed { action(value) } }

  /// Runs the `ended` and `over` callbacks without asking the enclosing gesture.
  func runEnded(_ value: Value) {
    for action in ended { action(value) }
    runOver()
  }

  /// Runs the `over` callbacks without asking the enclosing gesture.
  func runOver() { for action in over { action() } }
}

extension Gesture {
  /// Makes the element, or a wrapper around it, report the gesture.
  func attach(_ hooks: GestureHooks<Value>, to element: Element, in context: Context) -> Element {
    guard let gesture = self as? any BrowserGesture else {
      guard let inner = hooks as? GestureHooks<Body.Value> else { return element }
      return body.attach(inner, to: element, in: context)
    }
    return gesture.attachOwn(hooks, to: element, in: context)
  }
}

extension BrowserGesture {
  fileprivate func attachOwn(_ hooks: Any, to element: Element, in context: Context) -> Element {
    guard let hooks = hooks as? GestureHooks<Value> else { return element }
    return connect(hooks, to: element, in: context)
  }
}

extension Element {
  /// This element, or a wrapper around it if events of this kind already have a handler.
  func free(for kind: Handler.Kind) -> Element {
    handlers.contains { $0.kind == kind } ? wrapped(.frame) : self
  }
}
