// Two gestures of which the second counts only after the first.
import Foundation

/// A gesture that counts only after another one has succeeded.
public struct SequenceGesture<First, Second> where First: Gesture, Second: Gesture {
  /// How far the two have got.
  public enum Value {
    /// The first lasts.
    case first(First.Value)
    /// The first has succeeded; the second tells nothing yet or lasts.
    case second(First.Value, Second.Value?)
  }

  /// The gesture that comes first.
  public var first: First
  /// The gesture that follows.
  public var second: Second

  /// Two gestures one after the other; `sequenced(before:)` is the shorter form.
  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }
}

extension SequenceGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}

extension SequenceGesture.Value: Sendable where First.Value: Sendable, Second.Value: Sendable {}

extension SequenceGesture: Gesture, ComposedGesture {
  /// None: the two are told by the browser.
  public typealias Body = Never

  func connect(_ hooks: GestureHooks<Value>, to element: Element, in context: Context) -> Element {
    let order = hooks.remembered { Order() }
    var one = GestureHooks<First.Value>()
    (one.pass, one.memory) = (hooks.pass, hooks.memory)
    one.changed = [{ hooks.runChanged(.first($0)) }]
    one.ended = [
      { value in
        order.done = value
        hooks.runChanged(.second(value, nil))
      }
    ]
    // After its success the second decides when the whole is over.
    one.over = [{ if order.done == nil { hooks.runOver() } }]
    var other = GestureHooks<Second.Value>()
    (other.tellsFailure, other.memory) = (true, hooks.memory)
    other.pass = { work in
      hooks.pass { if order.done != nil { work() } }
    }
    other.changed = [
      { value in if let done = order.done { hooks.runChanged(.second(done, value)) } }
    ]
    other.ended = [{ order.end = $0 }]
    other.over = [
      {
        guard let done = order.done else { return }
        let end = order.end
        (order.done, order.end) = (nil, nil)
        if let end { hooks.runEnded(.second(done, end)) } else { hooks.runOver() }
      }
    ]
    let inner = first.attach(one, to: element, in: context)
    return second.attach(other, to: inner, in: context)
  }

  /// What is known of the two.
  @MainActor private final class Order {
    /// What the first told at its end; nil before.
    var done: First.Value?
    /// What the second told at its end.
    var end: Second.Value?
  }
}

extension Gesture {
  /// Recognises another gesture once this one has succeeded. What the other does before counts for
  /// nothing.
  public func sequenced<Other>(before other: Other) -> SequenceGesture<Self, Other>
  where Other: Gesture {
    SequenceGesture(self, other)
  }
}
