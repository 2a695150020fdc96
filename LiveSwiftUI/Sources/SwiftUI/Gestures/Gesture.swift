// What a person does with a pointer, and what happens meanwhile and at its end.
import Foundation

/// Something that a person does with a finger or a mouse.
@MainActor @preconcurrency public protocol Gesture<Value> {
  /// What the gesture tells while it lasts and at its end.
  associatedtype Value
  /// The gesture that this one is made of.
  associatedtype Body: Gesture
  /// The gesture that this one is made of.
  var body: Body { get }
}

extension Never: Gesture {
  /// No gesture tells anything.
  public typealias Value = Never
}

extension Gesture where Body == Never {
  /// Never called: the gesture is not made of others.
  public var body: Never { fatalError("a gesture of SwiftUI's own has no body") }
}

/// A gesture that the browser tells about.
@MainActor protocol BrowserGesture: Gesture {
  /// Makes the element, or one around it, tell what is done with it.
  func connect(_ hooks: GestureHooks<Value>, to element: Element, in context: Context) -> Element
}

/// What is called for a gesture.
struct GestureHooks<Value> {
  /// Called whenever the value is another.
  var changed: [(Value) -> Void] = []
  /// Called when the gesture has succeeded.
  var ended: [(Value) -> Void] = []
  /// Called when it is over, whether it succeeded or not.
  var over: [() -> Void] = []
  /// Runs what is to be called, later or not at all where a gesture around this one says so.
  var pass: (@escaping () -> Void) -> Void = { $0() }
  /// What gestures of gestures remember from one rendering to the next.
  var memory: GestureMemory?
  /// Whether a drag that never began is over as well when the pointer is let go.
  var tellsFailure = false

  func tellChanged(_ value: Value) { pass { runChanged(value) } }

  func tellEnded(_ value: Value) { pass { runEnded(value) } }

  func tellOver() { pass { runOver() } }

  /// Calls what waits for a change, without asking the gesture around.
  func runChanged(_ value: Value) { for action in changed { action(value) } }

  /// Calls what waits for the end, without asking the gesture around.
  func runEnded(_ value: Value) {
    for action in ended { action(value) }
    runOver()
  }

  /// Calls what waits until it is over, without asking the gesture around.
  func runOver() { for action in over { action() } }
}

extension Gesture {
  /// Makes the element, or one around it, tell what is done with it.
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
  /// This element, or one around it where something waits for that event already.
  func free(for kind: Handler.Kind) -> Element {
    handlers.contains { $0.kind == kind } ? wrapped("fr") : self
  }
}
