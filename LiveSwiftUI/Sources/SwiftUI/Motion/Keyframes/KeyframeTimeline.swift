// Keyframes as a function of time.
import Foundation
import Limits

/// How a value changes over time.
public nonisolated struct KeyframeTimeline<Value> {
  private let resolved: _ResolvedKeyframes<Value>

  /// The duration of the longest track, in seconds.
  public let duration: TimeInterval

  /// The keyframes of `content` for a value that starts as `initialValue`. The tracks run at the
  /// same time; one that is over keeps its last value.
  ///
  /// Source: developer.apple.com/documentation/swiftui/keyframetimeline.
  public init(
    initialValue: Value, @KeyframesBuilder<Value> content: () -> some Keyframes<Value>
  ) {
    self.init(initialValue, content())
  }

  init(_ initialValue: Value, _ keyframes: some Keyframes<Value>) {
    var resolved = _ResolvedKeyframes(initialValue: initialValue)
    keyframes._resolve(into: &resolved)
    self.resolved = resolved
    duration = resolved.tracks.map(\.duration).max() ?? 0
  }

  /// The value at a share of the duration, from 0 to 1.
  public func value(progress: Double) -> Value { value(time: Self.share(progress) * duration) }

  /// The value at a time in seconds.
  public func value(time: Double) -> Value {
    var value = resolved.initialValue
    update(value: &value, time: time)
    return value
  }

  /// Gives the properties that have tracks their values at a share of the duration, from 0 to 1.
  public func update(value: inout Value, progress: Double) {
    update(value: &value, time: Self.share(progress) * duration)
  }

  /// Gives the properties that have tracks their values at a time in seconds.
  public func update(value: inout Value, time: Double) {
    let time = time.isNaN ? 0 : time
    for track in resolved.tracks { track.update(&value, time) }
  }

  private static func share(_ progress: Double) -> Double {
    progress.isNaN ? 0 : min(max(progress, 0), 1)
  }

  /// The times at which a playback draws the value, in their order: at most `count` (no fewer than
  /// two), evenly spread, and those of the keyframes as far as they fit. Before a jump the value is
  /// drawn once more.
  func samples(atMost count: Int) -> [Double] {
    let exact = Set(resolved.tracks.flatMap { $0.moments + $0.jumps.map { max($0 - 0.001, 0) } })
      .subtracting([0, duration])
    let left = count - 2 - exact.count
    let keeps = left >= 0
    // No more than 24 pictures a second: the browser draws what lies between them.
    let room = Int(bounding: duration * 24, within: 0...max(keeps ? left : count - 2, 0))
    let even = (0...(room + 1)).map { duration * Double($0) / Double(room + 1) }
    return (keeps ? exact.union(even) : Set(even)).sorted()
  }
}
