// Keyframes as functions of time: exact values of each kind, and of tracks together.
import SwiftUI
import Testing

@Suite struct KeyframeTimelineTests {
  @Test("A linear keyframe goes at a constant speed, and the value stays at both ends")
  func linear() {
    let timeline = KeyframeTimeline(initialValue: 0.0) {
      LinearKeyframe(10, duration: 1)
      LinearKeyframe(0, duration: 1)
    }
    #expect(timeline.duration == 2)
    #expect([-1, 0, 0.25, 1, 1.5, 2, 3].map(timeline.value(time:)) == [0, 0, 2.5, 10, 5, 0, 0])
    #expect([-1, 0.25, 0.5, 1, 2].map(timeline.value(progress:)) == [0, 5, 10, 0, 0])
    #expect(timeline.value(time: .nan) == 0)
  }

  @Test("A cubic keyframe starts and ends at rest; between two the velocity is that of a spline")
  func cubic() {
    let one = KeyframeTimeline(initialValue: 0.0) { CubicKeyframe(1, duration: 1) }
    #expect([0.25, 0.5, 1].map(one.value(time:)) == [0.15625, 0.5, 1])
    let two = KeyframeTimeline(initialValue: 0.0) {
      CubicKeyframe(1, duration: 1)
      CubicKeyframe(4, duration: 1)
    }
    #expect([0.5, 1, 1.5, 2].map(two.value(time:)) == [0.25, 1, 2.75, 4])
  }

  @Test("A cubic keyframe has the velocities that it is given, or those of its neighbours")
  func velocities() {
    let given = KeyframeTimeline(initialValue: 0.0) {
      CubicKeyframe(1, duration: 2, startVelocity: 1, endVelocity: -1)
    }
    #expect([0.5, 1, 1.5, 2].map(given.value(time:)) == [0.53125, 1, 1.21875, 1])
    let between = KeyframeTimeline(initialValue: 0.0) {
      LinearKeyframe(1, duration: 1)
      CubicKeyframe(1, duration: 1)
      LinearKeyframe(3, duration: 1)
    }
    #expect(
      [1.25, 1.5, 1.75].map(between.value(time:)) == [1.046875, 0.875, 0.765625])
  }

  @Test("A spring ends at its value, or where it is when its time is over")
  func spring() {
    let spring = Spring()
    let settled = KeyframeTimeline(initialValue: 2.0) { SpringKeyframe(3) }
    #expect(settled.duration == spring.settlingDuration)
    #expect(settled.value(time: 0.1) == 2 + spring.value(target: 1, time: 0.1))
    #expect(settled.value(time: 60) == 3)
    let cut = KeyframeTimeline(initialValue: 0.0) {
      SpringKeyframe(1, duration: 0.25)
      LinearKeyframe(0, duration: 1)
    }
    let reached = spring.value(target: 1.0, time: 0.25)
    #expect(cut.value(time: 0.25) == reached)
    #expect(abs(cut.value(time: 0.75) - reached / 2) < 1e-12)
  }

  @Test("A move keyframe jumps at its time")
  func move() {
    let timeline = KeyframeTimeline(initialValue: 0.0) {
      LinearKeyframe(1, duration: 1)
      MoveKeyframe(5)
      LinearKeyframe(6, duration: 1)
    }
    #expect([0.5, 1, 1.5, 2].map(timeline.value(time:)) == [0.5, 5, 5.5, 6])
  }

  @Test("Tracks run at the same time, and a property without one stays")
  func tracks() {
    var pose = Pose(scale: 7, angle: .degrees(7), offset: CGSize(width: 7, height: 7), name: "a")
    let timeline = KeyframeTimeline(initialValue: Pose()) {
      KeyframeTrack(\.scale) { LinearKeyframe(3, duration: 1) }
      KeyframeTrack(\.offset) {
        LinearKeyframe(CGSize(width: 4, height: -8), duration: 2)
      }
    }
    #expect(timeline.duration == 2)
    #expect(
      timeline.value(time: 1.5)
        == Pose(scale: 3, angle: .zero, offset: CGSize(width: 3, height: -6), name: ""))
    timeline.update(value: &pose, progress: 0.25)
    #expect(
      pose
        == Pose(
          scale: 2, angle: .degrees(7), offset: CGSize(width: 1, height: -2), name: "a"))
    timeline.update(value: &pose, time: 9)
    #expect(pose.scale == 3)
  }

  @Test("Keyframes of one's own, loops and conditions are keyframes as well")
  func composed() {
    let timeline = KeyframeTimeline(initialValue: 0.0) {
      for target in [1.0, 2.0] { LinearKeyframe(target, duration: 1) }
      if timelineIsLong { Swing() } else { MoveKeyframe(9) }
    }
    #expect(timeline.duration == 4)
    #expect([1, 2, 3, 4].map(timeline.value(time:)) == [1, 2, 5, 0])
    let own = KeyframeTimeline(initialValue: Pose()) { Growth() }
    #expect(own.value(time: 0.5).scale == 2)
    #expect(KeyframeTimeline(initialValue: 4.0) { KeyframeTrack(\.self) {} }.duration == 0)
  }

  @Test("Durations that are no number of seconds are none")
  func bounds() {
    let timeline = KeyframeTimeline(initialValue: 0.0) {
      LinearKeyframe(1, duration: .nan)
      LinearKeyframe(2, duration: -1)
    }
    #expect(timeline.duration == 0)
    #expect(timeline.value(time: 0) == 2)
    let long = KeyframeTimeline(initialValue: 0.0) { LinearKeyframe(1, duration: .infinity) }
    #expect(long.duration == 86_400)
  }

  @Test("A spring knows its velocity, and when it is settled")
  func springs() {
    let spring = Spring(duration: 0.5, bounce: 0.3)
    #expect(spring.velocity(target: 1.0, time: 0) == 0)
    #expect(spring.velocity(target: 1.0, initialVelocity: 2, time: 0) == 2)
    let time = spring.settlingDuration(target: 1.0, epsilon: 0.01)
    #expect(time < spring.settlingDuration)
    #expect(abs(spring.value(target: 1.0, time: time) - 1) < 0.01)
    #expect(abs(Spring().settlingDuration - 0.7347716982258) < 1e-9)
  }
}

private let timelineIsLong = true

private struct Pose: Equatable {
  var scale = 1.0
  var angle = Angle.zero
  var offset = CGSize.zero
  var name = ""
}

private struct Swing: KeyframeTrackContent {
  var body: some KeyframeTrackContent<Double> {
    LinearKeyframe(5, duration: 1)
    LinearKeyframe(0, duration: 1)
  }
}

private struct Growth: Keyframes {
  var body: some Keyframes<Pose> {
    KeyframeTrack(\.scale) { LinearKeyframe(3, duration: 1) }
    KeyframeTrack(\.angle) { LinearKeyframe(.degrees(90), duration: 1) }
  }
}
