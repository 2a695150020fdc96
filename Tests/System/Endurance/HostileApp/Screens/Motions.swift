// What moves: animations, phases, timelines, symbol effects, with durations of a person's.
import SwiftUI

struct Motions: View {
  let value: Value
  @State private var isOn = false
  @State private var count = 0

  var body: some View {
    Button("Linear") { withAnimation(.linear(duration: value.one)) { isOn.toggle() } }
    Button("Spring") {
      withAnimation(.spring(duration: value.one, bounce: value.two)) { isOn.toggle() }
    }
    Button("Response") {
      withAnimation(
        .spring(response: value.one, dampingFraction: value.two, blendDuration: value.one)
      ) { count &+= 1 }
    }
    Button("Bouncy") {
      withAnimation(.bouncy(duration: value.one, extraBounce: value.two)) { count &+= 1 }
    }
    Button("Curve") {
      withAnimation(
        .timingCurve(value.one, value.two, value.one, value.two, duration: value.one)
      ) { count &+= 1 }
    }
    Button("Delay") { withAnimation(.easeIn.delay(value.one).speed(value.two)) { count &+= 1 } }
    Button("Repeat") {
      withAnimation(.default.repeatCount(value.m).delay(value.two)) { count &+= 1 }
    }
    Button("For ever") { withAnimation(.easeOut(duration: 1).repeatForever()) { count &+= 1 } }
    Button("Snappy") {
      withAnimation(.snappy(duration: value.one).speed(value.one)) { count &+= 1 }
    }
    if isOn {
      Text("Shown").transition(.scale(scale: value.a, anchor: UnitPoint(x: value.a, y: value.b)))
        .transition(.push(from: .leading).animation(.linear(duration: value.one)))
    }
    Text("\(count)").animation(.smooth(duration: value.two), value: count)
      .contentTransition(.numericText(value: value.one))
      .animation(.easeInOut(duration: value.one).delay(value.two), value: isOn)
  }
}

struct Phases: View {
  let value: Value

  var body: some View {
    PhaseAnimator([1.0, value.one, value.two]) { phase in
      Text("Phase").scaleEffect(CGFloat(phase)).opacity(phase)
    } animation: {
      .linear(duration: $0)
    }
    PhaseAnimator([false, true], trigger: value.m) {
      Text($0 ? "on" : "off")
    } animation: { _ in
      .easeIn(duration: value.one).delay(value.two)
    }
    Text("Modifier").phaseAnimator([value.a, value.b]) { content, phase in
      content.offset(x: phase)
    } animation: { _ in
      .spring(duration: value.one).repeatCount(value.n)
    }
    Text("Trigger").phaseAnimator([0, 1, 2], trigger: value.words) { content, phase in
      content.rotationEffect(.degrees(value.one * Double(phase)))
    } animation: { _ in
      .linear(duration: value.two).speed(value.one)
    }
  }
}

/// What a timeline shows must not depend on the moment, or two pages would differ.
struct Timelines: View {
  let value: Value
  @State private var count = 0

  var body: some View {
    TimelineView(.periodic(from: Date(timeIntervalSinceReferenceDate: 0), by: value.one)) { _ in
      Text("Periodic")
    }
    TimelineView(.periodic(from: Date(timeIntervalSinceReferenceDate: value.one), by: value.two)) {
      Text($0.cadence == .live ? "live" : "slow")
    }
    TimelineView(
      .explicit([
        Date(timeIntervalSinceReferenceDate: value.one),
        Date(timeIntervalSinceReferenceDate: value.two), .distantFuture,
      ])
    ) { context in
      Text(context.date.timeIntervalSinceReferenceDate.isFinite ? "finite" : "not")
    }
    TimelineView(.everyMinute) { _ in Text("Minute") }
    Text("Task").task(id: value.one) { count &+= 1 }
    Text("\(count > 0)")
  }
}

struct SymbolEffects: View {
  let value: Value

  var body: some View {
    Image(systemName: "star")
      .symbolEffect(.bounce, options: .repeat(value.m).speed(value.two), value: value.one)
    Image(systemName: "heart").symbolEffect(.pulse, options: .speed(value.one))
    Image(systemName: "bell").symbolEffect(.rotate, options: .repeating.speed(value.two))
    Image(systemName: "gear").symbolEffect(.wiggle, options: .repeat(value.n), value: value.words)
    Image(systemName: value.words).imageScale(.large).symbolVariant(.fill)
  }
}
