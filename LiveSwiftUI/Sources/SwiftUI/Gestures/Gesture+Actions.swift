// Actions and state of a gesture, during the gesture and at its end.
import Foundation

extension Gesture where Value: Equatable {
  /// Runs `action` whenever the value of the gesture changes.
  public func onChanged(_ action: @escaping (Value) -> Void) -> _ChangedGesture<Self> {
    _ChangedGesture(gesture: self, action: action)
  }
}

extension Gesture {
  /// Runs `action` with the last value when the gesture succeeds.
  public func onEnded(_ action: @escaping (Value) -> Void) -> _EndedGesture<Self> {
    _EndedGesture(gesture: self, action: action)
  }

  /// Updates a state during the gesture: `body` changes it for each value, and after the gesture it
  /// is reset. The transaction is a separate one without an animation.
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
  /// The value of the gesture.
  public typealias Value = Content.Value
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
  /// The value of the gesture.
  public typealias Value = Content.Value
  public typealias Body = Never

  func connect(_ hooks: GestureHooks<Value>, to element: Element, in context: Context) -> Element {
    var hooks = hooks
    hooks.ended.append(action)
    return gesture.attach(hooks, to: element, in: context)
  }
}

/// A gesture with a state that is reset at its end.
public struct GestureStateGesture<Base, State> where Base: Gesture {
  /// The gesture.
  public var base: Base
  /// The state, which is reset after the gesture.
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
  /// The value of the gesture.
  public typealias Value = Base.Value
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
