// The four kinds of keyframes.
import Foundation

/// A keyframe that moves to a value along a timing curve.
public nonisolated struct LinearKeyframe<Value> where Value: Animatable {
  let keyframe: Keyframe<Value.AnimatableData>

  /// A keyframe with its value, the duration of the way to it in seconds, and the curve of that
  /// way.
  ///
  /// Source: developer.apple.com/documentation/swiftui/linearkeyframe.
  public init(_ to: Value, duration: TimeInterval, timingCurve: UnitCurve = .linear) {
    keyframe = Keyframe(to.unisolatedData, duration, .linear(timingCurve))
  }
}

/// A keyframe that moves to a value along a smooth curve; a Catmull-Rom spline between its like.
public nonisolated struct CubicKeyframe<Value> where Value: Animatable {
  let keyframe: Keyframe<Value.AnimatableData>

  /// A keyframe with its value, the duration of the way to it in seconds, and the velocities at
  /// both ends of that way, a second; nil for those with which the motion stays smooth.
  ///
  /// Source: developer.apple.com/documentation/swiftui/cubickeyframe.
  public init(
    _ to: Value, duration: TimeInterval, startVelocity: Value? = nil, endVelocity: Value? = nil
  ) {
    keyframe = Keyframe(
      to.unisolatedData, duration,
      .cubic(start: startVelocity?.unisolatedData, end: endVelocity?.unisolatedData))
  }
}

/// A keyframe that moves to a value as a spring does.
public nonisolated struct SpringKeyframe<Value> where Value: Animatable {
  let keyframe: Keyframe<Value.AnimatableData>

  /// A keyframe with its value, the duration of the way to it in seconds (nil until the spring is
  /// settled), the spring, and the velocity at the start, a second; nil for that of the keyframe
  /// before. A shorter duration leaves the value where the spring is then.
  ///
  /// Source: developer.apple.com/documentation/swiftui/springkeyframe.
  public init(
    _ to: Value, duration: TimeInterval? = nil, spring: Spring = Spring(),
    startVelocity: Value? = nil
  ) {
    keyframe = Keyframe(
      to.unisolatedData, duration ?? spring.settlingDuration,
      .spring(spring, start: startVelocity?.unisolatedData, settles: duration == nil))
  }
}

/// A keyframe that has its value at once.
public nonisolated struct MoveKeyframe<Value> where Value: Animatable {
  let keyframe: Keyframe<Value.AnimatableData>

  /// A keyframe with its value.
  ///
  /// Source: developer.apple.com/documentation/swiftui/movekeyframe.
  public init(_ to: Value) { keyframe = Keyframe(to.unisolatedData, 0, .move) }
}

extension LinearKeyframe: _BodilessTrackContent {
  public typealias Body = LinearKeyframe<Value>
  public func _resolve(into resolved: inout _ResolvedKeyframeTrackContent<Value>) {
    resolved.keyframes.append(keyframe)
  }
}

extension CubicKeyframe: _BodilessTrackContent {
  public typealias Body = CubicKeyframe<Value>
  public func _resolve(into resolved: inout _ResolvedKeyframeTrackContent<Value>) {
    resolved.keyframes.append(keyframe)
  }
}

extension SpringKeyframe: _BodilessTrackContent {
  public typealias Body = SpringKeyframe<Value>
  public func _resolve(into resolved: inout _ResolvedKeyframeTrackContent<Value>) {
    resolved.keyframes.append(keyframe)
  }
}

extension MoveKeyframe: _BodilessTrackContent {
  public typealias Body = MoveKeyframe<Value>
  public func _resolve(into resolved: inout _ResolvedKeyframeTrackContent<Value>) {
    resolved.keyframes.append(keyframe)
  }
}
