// How a value goes through its keyframes: the mathematics.

/// One keyframe: its value, the seconds that the way to it takes, and the kind of that way.
nonisolated struct Keyframe<Vector: VectorArithmetic> {
  enum Kind {
    case linear(UnitCurve)
    case cubic(start: Vector?, end: Vector?)
    case spring(Spring, start: Vector?, settles: Bool)
    case move
  }

  let target: Vector
  let duration: Double
  let kind: Kind

  /// A keyframe; its duration is bounded, from zero to a day.
  init(_ target: Vector, _ duration: Double, _ kind: Kind) {
    self.target = target
    self.duration = duration.isNaN ? 0 : min(max(duration, 0), 86_400)
    self.kind = kind
  }
}

/// The way of a value through its keyframes.
///
/// Between two cubic keyframes the velocity is that of a Catmull-Rom spline: the distance of the
/// neighbours by their time. Beside another keyframe it is that of the other; at both ends of the
/// way it is zero.
nonisolated struct KeyframePath<Vector: VectorArithmetic> {
  fileprivate struct Segment {
    let keyframe: Keyframe<Vector>
    let start: Double
    let from: Vector
    let startVelocity: Vector
    let endVelocity: Vector
    /// The value at the end: the target, or where a spring is then.
    let end: Vector
  }

  private let segments: [Segment]
  private let initial: Vector

  init(_ keyframes: [Keyframe<Vector>], from initial: Vector) {
    var segments: [Segment] = []
    var (value, velocity, time) = (initial, Vector.zero, 0.0)
    for (index, keyframe) in keyframes.enumerated() {
      let next = index + 1 < keyframes.count ? keyframes[index + 1] : nil
      let segment = Segment(keyframe, before: next, at: time, from: value, velocity)
      segments.append(segment)
      (value, velocity, time) = (segment.end, segment.endVelocity, segment.stop)
    }
    (self.segments, self.initial) = (segments, initial)
  }

  /// The seconds that the whole way takes.
  var duration: Double { segments.last?.stop ?? 0 }

  /// The times of the keyframes, in seconds.
  var moments: [Double] { segments.map(\.stop) }

  /// The times at which the value jumps, in seconds.
  var jumps: [Double] {
    segments.filter { $0.keyframe.duration == 0 && $0.start > 0 }.map(\.start)
  }

  /// The value at a time in seconds; before the start the initial one, and after the end the last.
  func value(at time: Double) -> Vector {
    guard time >= 0, let segment = segments.last(where: { $0.start <= time }) else {
      return initial
    }
    return segment.value(at: time - segment.start)
  }
}

extension KeyframePath.Segment {
  var stop: Double { start + keyframe.duration }

  init(
    _ keyframe: Keyframe<Vector>, before next: Keyframe<Vector>?, at start: Double,
    from: Vector, _ velocity: Vector
  ) {
    (self.keyframe, self.start, self.from) = (keyframe, start, from)
    let (way, duration) = (keyframe.target - from, keyframe.duration)
    switch keyframe.kind {
    case .move:
      (startVelocity, endVelocity, end) = (.zero, .zero, keyframe.target)
    case .linear(let curve):
      startVelocity = .zero
      endVelocity = duration > 0 ? way.scaled(by: curve.velocity(at: 1) / duration) : .zero
      end = keyframe.target
    case .cubic(let first, let last):
      startVelocity = first ?? velocity
      endVelocity = last ?? Self.velocity(after: keyframe, from: from, before: next)
      end = keyframe.target
    case .spring(let spring, let first, let settles):
      let push = first ?? velocity
      startVelocity = push
      endVelocity =
        settles ? .zero : spring.velocity(target: way, initialVelocity: push, time: duration)
      end =
        settles
        ? keyframe.target
        : from + spring.value(target: way, initialVelocity: push, time: duration)
    }
  }

  /// The velocity with which a cubic segment ends, of that which follows it.
  private static func velocity(
    after keyframe: Keyframe<Vector>, from: Vector, before next: Keyframe<Vector>?
  ) -> Vector {
    guard let next else { return .zero }
    switch next.kind {
    case .cubic(let start?, _): return start
    case .cubic(nil, _):
      let time = keyframe.duration + next.duration
      return time > 0 ? (next.target - from).scaled(by: 1 / time) : .zero
    case .linear(let curve):
      guard next.duration > 0 else { return .zero }
      return (next.target - keyframe.target).scaled(by: curve.velocity(at: 0) / next.duration)
    case .spring(_, let start, _): return start ?? .zero
    case .move: return .zero
    }
  }

  func value(at time: Double) -> Vector {
    let duration = keyframe.duration
    guard time < duration else { return end }
    switch keyframe.kind {
    case .move: return end
    case .linear(let curve):
      return from + (keyframe.target - from).scaled(by: curve.value(at: time / duration))
    case .spring(let spring, _, _):
      return from
        + spring.value(target: keyframe.target - from, initialVelocity: startVelocity, time: time)
    case .cubic:
      // Hermite's form.
      let one = time / duration
      let (two, three) = (one * one, one * one * one)
      return from.scaled(by: 2 * three - 3 * two + 1)
        + keyframe.target.scaled(by: 3 * two - 2 * three)
        + startVelocity.scaled(by: (three - 2 * two + one) * duration)
        + endVelocity.scaled(by: (three - two) * duration)
    }
  }
}

extension VectorArithmetic {
  fileprivate func scaled(by factor: Double) -> Self {
    var copy = self
    copy.scale(by: factor)
    return copy
  }
}
