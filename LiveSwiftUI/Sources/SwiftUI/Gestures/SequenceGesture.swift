// Two gestures in sequence: the second counts only after the first.
import Foundation

/// A gesture that counts only after another one has succeeded.
public struct SequenceGesture<First, Second> where First: Gesture, Second: Gesture {
  /// The progress of the two gestures.
  public enum Value {
    /// The first gesture is in progress.
    case first(First.Value)
    /// The first gesture has succeeded; the second is in progress or has no value yet.
    case second(First.Value, Second.Value?)
  }

  /// The gesture that comes first.
  public var first: First
  /// The gesture that follows.
  public var second: Second

  /// Two gestures in sequence; `sequenced(before:)` is the shorter form.
  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }
}

extension SequenceGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}

extension SequenceGesture.Value: Sendable where First.Value: Sendable, Second.Value: Sendable {}

extension SequenceGesture: Gesture, ComposedGesture {
  /// None: the browser recognises the two gestures.
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
    // After its success, the second gesture decides when the whole is over.
    one.over = [{ if order.done == nil { hooks.runOver() } }]
    var other = GestureHooks<Second.Value>()
    (other.reportsFailure, other.memory) = (true, hooks.memory)
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

  /// The progress of the two gestures.
  @MainActor private final class Order {
    /// The final value of the first gesture; nil before its end.
    var done: First.Value?
    /// The final value of the second gesture; nil before its end.
    var end: Second.Value?
  }
}

extension Gesture {
  /// Recognises another gesture once this one has succeeded. Anything that the other one does
  /// before is ignored.
  public func sequenced<Other>(before other: Other) -> SequenceGesture<Self, Other>
  where Other: Gesture {
    SequenceGesture(self, other)
  }
}
