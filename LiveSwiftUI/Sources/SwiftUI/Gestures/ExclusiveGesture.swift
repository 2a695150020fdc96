// Two gestures of which only one succeeds.
import Foundation

/// One of two gestures; the first takes precedence where both could be recognised.
public struct ExclusiveGesture<First, Second> where First: Gesture, Second: Gesture {
  /// The value of the gesture that was recognised.
  public enum Value {
    /// The first was recognised.
    case first(First.Value)
    /// The second was recognised.
    case second(Second.Value)
  }

  /// The gesture that takes precedence.
  public var first: First
  /// The gesture that is recognised where the first one is not.
  public var second: Second

  /// One of two gestures; `exclusively(before:)` is the shorter form.
  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }
}

extension ExclusiveGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}

extension ExclusiveGesture.Value: Sendable where First.Value: Sendable, Second.Value: Sendable {}

extension ExclusiveGesture: Gesture, ComposedGesture {
  /// None: the browser recognises the two gestures.
  public typealias Body = Never

  func connect(_ hooks: GestureHooks<Value>, to element: Element, in context: Context) -> Element {
    let race = hooks.remembered { Race() }
    // One tap may be the start of two, so it waits for a possible second one.
    let waits = first.taps > 1 && second.taps > 0
    let clock = context.node.tree.services.clock
    var one = GestureHooks<First.Value>()
    one.memory = hooks.memory
    one.pass = { work in
      hooks.pass {
        guard race.lasting != 2 else { return }
        race.callOff()
        work()
      }
    }
    one.changed = [
      { value in
        race.lasting = 1
        hooks.runChanged(.first(value))
      }
    ]
    one.ended = [{ race.end = .first($0) }]
    one.over = [{ race.finish(hooks) }]
    var other = GestureHooks<Second.Value>()
    other.memory = hooks.memory
    other.pass = { work in
      hooks.pass {
        guard race.lasting != 1 else { return }
        guard waits else { return work() }
        nonisolated(unsafe) let work = work  // Called on the main actor only, by the clock.
        race.waiting.append(
          clock.wait(ExclusiveGestureTime.betweenTaps) {
            if !race.waiting.isEmpty { race.waiting.removeFirst() }
            work()
          })
      }
    }
    other.changed = [
      { value in
        race.lasting = 2
        hooks.runChanged(.second(value))
      }
    ]
    other.ended = [{ race.end = .second($0) }]
    other.over = [{ race.finish(hooks) }]
    let inner = first.attach(one, to: element, in: context)
    return second.attach(other, to: inner, in: context)
  }

  /// The state of the two gestures.
  @MainActor private final class Race {
    /// The gesture in progress: 1 or 2, or 0 for none.
    var lasting = 0
    var end: Value?
    /// Closures that cancel the waiting taps.
    var waiting: [@MainActor () -> Void] = []

    func callOff() {
      for each in waiting { each() }
      waiting = []
    }

    func finish(_ hooks: GestureHooks<Value>) {
      let end = end
      (lasting, self.end) = (0, nil)
      if let end { hooks.runEnded(end) } else { hooks.runOver() }
    }
  }
}

/// The time that one tap waits for another.
enum ExclusiveGestureTime {
  /// Seconds, more than most people take between two taps.
  static let betweenTaps = 0.4
}

extension Gesture {
  /// Recognises this gesture or, failing that, another one. If this one takes several taps and the
  /// other one fewer, the other one waits until no more taps come.
  public func exclusively<Other>(before other: Other) -> ExclusiveGesture<Self, Other>
  where Other: Gesture {
    ExclusiveGesture(self, other)
  }
}
