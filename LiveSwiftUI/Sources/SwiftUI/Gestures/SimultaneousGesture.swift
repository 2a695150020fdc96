// Two gestures that are recognised at the same time.
import Foundation

/// Two gestures at the same time; neither waits for the other.
public struct SimultaneousGesture<First, Second> where First: Gesture, Second: Gesture {
  /// The last values of the two gestures.
  public struct Value {
    /// The value of the first gesture; nil while it has none.
    public var first: First.Value?
    /// The value of the second gesture; nil while it has none.
    public var second: Second.Value?
  }

  /// The first gesture.
  public var first: First
  /// The second gesture.
  public var second: Second

  /// Two gestures at the same time; `simultaneously(with:)` is the shorter form.
  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }
}

extension SimultaneousGesture.Value: Equatable
where First.Value: Equatable, Second.Value: Equatable {}

extension SimultaneousGesture.Value: Hashable where First.Value: Hashable, Second.Value: Hashable {}

extension SimultaneousGesture.Value: Sendable where First.Value: Sendable, Second.Value: Sendable {}

extension SimultaneousGesture: Gesture, ComposedGesture {
  /// None: the browser recognises the two gestures.
  public typealias Body = Never

  func connect(_ hooks: GestureHooks<Value>, to element: Element, in context: Context) -> Element {
    let both = hooks.remembered { Both() }
    var one = GestureHooks<First.Value>()
    (one.pass, one.memory) = (hooks.pass, hooks.memory)
    one.changed = [
      { value in
        (both.value.first, both.firstLasts) = (value, true)
        hooks.runChanged(both.value)
      }
    ]
    one.ended = [{ (both.value.first, both.hasEnded) = ($0, true) }]
    one.over = [
      {
        both.firstLasts = false
        both.finish(hooks)
      }
    ]
    var other = GestureHooks<Second.Value>()
    (other.pass, other.memory) = (hooks.pass, hooks.memory)
    other.changed = [
      { value in
        (both.value.second, both.secondLasts) = (value, true)
        hooks.runChanged(both.value)
      }
    ]
    other.ended = [{ (both.value.second, both.hasEnded) = ($0, true) }]
    other.over = [
      {
        both.secondLasts = false
        both.finish(hooks)
      }
    ]
    let inner = first.attach(one, to: element, in: context)
    return second.attach(other, to: inner, in: context)
  }

  /// The state of the two gestures.
  @MainActor private final class Both {
    var value = Value()
    var firstLasts = false
    var secondLasts = false
    var hasEnded = false

    /// Ends the whole once neither gesture lasts. It has succeeded if one of them has.
    func finish(_ hooks: GestureHooks<Value>) {
      guard !firstLasts, !secondLasts else { return }
      let (value, hasEnded) = (value, hasEnded)
      (self.value, self.hasEnded) = (Value(), false)
      if hasEnded { hooks.runEnded(value) } else { hooks.runOver() }
    }
  }
}

extension Gesture {
  /// Recognises this gesture and another one at the same time. The whole ends when neither lasts.
  public func simultaneously<Other>(with other: Other) -> SimultaneousGesture<Self, Other>
  where Other: Gesture {
    SimultaneousGesture(self, other)
  }
}
