// Gestures with something that happens while they last, or at their end.
import Foundation

extension Gesture where Value: Equatable {
  /// Runs `action` whenever the value of the gesture is another.
  public func onChanged(_ action: @escaping (Value) -> Void) -> _ChangedGesture<Self> {
    _ChangedGesture(gesture: self, action: action)
  }
}

extension Gesture {
  /// Runs `action` with the last value when the gesture has succeeded.
  public func onEnded(_ action: @escaping (Value) -> Void) -> _EndedGesture<Self> {
    _EndedGesture(gesture: self, action: action)
  }

  /// Keeps a state while the gesture lasts. `body` changes it for each value; after the gesture it
  /// is what it was at first. The transaction is one of its own, without an animation.
  public func updating<State>(
    _ state: GestureState<State>,
    body: @escaping (Value, inout State, inout Transaction) -> Void
  ) -> GestureStateGesture<Self, State> {
    GestureStateGesture(base: self, state: state, body: body)
  }
}

/// A gesture with an action for each of its values.
public struct _ChangedGesture<Content> where Content: Gesture {
  let gesture: Content
  let action: (Content.Value) -> Void
}

extension _ChangedGesture: Gesture, BrowserGesture {
  /// What the gesture tells.
  public typealias Value = Content.Value
  /// None: the gesture itself is told by the browser.
  public typealias Body = Never

  func connect(_ hooks: GestureHooks<Value>, to element: Element, in context: Context) -> Element {
    var hooks = hooks
    hooks.changed.append(action)
    return gesture.attach(hooks, to: element, in: context)
  }
}

/// A gesture with an action at its end.
public struct _EndedGesture<Content> where Content: Gesture {
  let gesture: Content
  let action: (Content.Value) -> Void
}

extension _EndedGesture: Gesture, BrowserGesture {
  /// What the gesture tells.
  public typealias Value = Content.Value
  /// None: the gesture itself is told by the browser.
  public typealias Body = Never

  func connect(_ hooks: GestureHooks<Value>, to element: Element, in context: Context) -> Element {
    var hooks = hooks
    hooks.ended.append(action)
    return gesture.attach(hooks, to: element, in: context)
  }
}

/// A gesture with a state that lasts as long as it.
public struct GestureStateGesture<Base, State> where Base: Gesture {
  /// The gesture.
  public var base: Base
  /// The state, which is what it was at first after the gesture.
  public var state: GestureState<State>
  /// Changes the state for a value of the gesture.
  public var body: (Value, inout State, inout Transaction) -> Void

  /// A gesture that changes `state` while it lasts.
  public init(
    base: Base, state: GestureState<State>,
    body: @escaping (Value, inout State, inout Transaction) -> Void
  ) {
    self.base = base
    self.state = state
    self.body = body
  }
}

extension GestureStateGesture: Gesture, BrowserGesture {
  /// What the gesture tells.
  public typealias Value = Base.Value
  /// None: the gesture itself is told by the browser.
  public typealias Body = Never

  func connect(_ hooks: GestureHooks<Value>, to element: Element, in context: Context) -> Element {
    var hooks = hooks
    let (state, body) = (state, body)
    hooks.changed.append { value in
      var now = state.wrappedValue
      var transaction = Transaction()
      body(value, &now, &transaction)
      state.write(now)
    }
    hooks.over.append { state.reset() }
    return base.attach(hooks, to: element, in: context)
  }
}
