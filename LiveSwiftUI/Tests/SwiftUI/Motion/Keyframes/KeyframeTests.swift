// Keyframe animators: one animation of CSS for a run, and no work on the server meanwhile.
import Foundation
import Limits
import Testing

@testable import SwiftUI

@MainActor @Suite struct KeyframeTests {
  @Test("A repeating animator is one animation, and nothing waits on the server")
  func repeating() {
    let clock = KeyframeClock()
    let page = ViewTester(
      KeyframeAnimator(initialValue: 1.0) {
        Text("x").scaleEffect($0)
      } keyframes: { _ in
        LinearKeyframe(2, duration: 0.0625)
        LinearKeyframe(1, duration: 0.0625)
      }, services: clock.services)
    #expect(
      played(page) == [
        "125ms linear infinite 0%{scale:1}25%{scale:1.5}50%{scale:2}75%{scale:1.5}100%{scale:1}"
      ])
    #expect(page.styled.contains("{scale:1}"))
    #expect(clock.waits.isEmpty)
  }

  @Test("An animator that does not repeat has the value at the start")
  func still() {
    let page = ViewTester(
      Text("x").keyframeAnimator(initialValue: 0.0, repeating: false) {
        $0.opacity($1)
      } keyframes: { _ in
        MoveKeyframe(0.5)
        LinearKeyframe(1, duration: 1)
      })
    #expect(page.styled == #"<span class="t {opacity:0.5}">x</span>"#)
  }

  @Test("A trigger plays the keyframes once, and each run has a name of its own")
  func trigger() {
    let clock = KeyframeClock()
    let page = ViewTester(Triggered(), services: clock.services)
    #expect(played(page).isEmpty)
    #expect(page.press("Other").isEmpty == false)
    #expect(clock.waits.isEmpty)
    #expect(page.press("Run").isEmpty == false)
    let first = names(page)
    #expect(played(page) == ["42ms linear 0%{rotate:0deg}50%{rotate:45deg}100%{rotate:90deg}"])
    #expect(page.styled.contains("{rotate:90deg}"))
    #expect(clock.waits == [.milliseconds(42)])
    _ = page.operations { clock.fire() }
    #expect(played(page).isEmpty)
    #expect(page.styled.contains("{rotate:90deg}"))
    // The second run starts with the value at the end of the first.
    page.press("Run")
    #expect(played(page) == ["42ms linear 0%{rotate:90deg}50%{rotate:135deg}100%{rotate:180deg}"])
    #expect(names(page) != first)
  }

  @Test("Under reduced motion the value is that of the end, and nothing is played")
  func reducedMotion() {
    let clock = KeyframeClock()
    let page = ViewTester(Triggered(), services: clock.services)
    _ = page.operations { page.tree.update { $0.reduceMotion = true } }
    page.press("Run")
    #expect(played(page).isEmpty)
    #expect(page.styled.contains("{rotate:90deg}"))
    #expect(clock.waits.isEmpty)
  }

  @Test("A view with state inside keeps it, and plays the styles of the modifiers around it")
  func stateful() {
    let page = ViewTester(
      Counter().keyframeAnimator(initialValue: 0.0) {
        $0.opacity($1)
      } keyframes: { _ in
        LinearKeyframe(1, duration: 0.0625)
      })
    let steps = ["63ms linear infinite 0%{opacity:0}50%{opacity:0.5}100%{opacity:1}"]
    #expect(played(page) == steps)
    // It is drawn invisible, but can be pressed while it fades in.
    #expect(!page.html.contains("inert"))
    #expect(page.press("Count").compactMap(\.text) == ["1"])
    #expect(played(page) == steps)
  }

  @Test("Modifiers outside of the content keep what they draw")
  func outside() {
    let page = ViewTester(
      KeyframeAnimator(initialValue: 1.0) {
        Text("x").scaleEffect($0)
      } keyframes: { _ in
        LinearKeyframe(2, duration: 0.0625)
      }.scaleEffect(3))
    #expect(played(page).count == 1)
    #expect(page.styled.contains("{scale:3}"))
    #expect(page.styled.contains("{scale:1}"))
  }

  @Test("A long run is drawn at 30 moments at most")
  func samples() {
    let timeline = KeyframeTimeline(initialValue: 0.0) {
      LinearKeyframe(1, duration: 100)
      MoveKeyframe(0)
      LinearKeyframe(1, duration: 200)
    }
    let times = timeline.samples(atMost: 30)
    #expect(times.count <= 30)
    #expect(times.first == 0)
    #expect(times.last == 300)
    #expect(times.contains(100) && times.contains(99.999))
  }

  /// The animations of the page with their steps in place of their names.
  private func played(_ page: ViewTester) -> [String] {
    let steps = Rules.css.split(separator: "\n").reduce(into: [String: String]()) { known, rule in
      guard let match = rule.firstMatch(of: /^@keyframes (\w+)\{(.*)\}$/) else { return }
      known[String(match.1)] = match.2.trimmingCharacters(in: .whitespaces)
    }
    return page.styled.matches(of: /\{animation:(\w+) ([^}]*)\}/).map {
      "\($0.2) \(steps[String($0.1)] ?? "?")"
    }
  }

  private func names(_ page: ViewTester) -> [String] {
    page.styled.matches(of: /\{animation:(\w+)\s/).map { String($0.1) }
  }
}

private struct Triggered: View {
  @State private var runs = 0
  @State private var other = 0
  var body: some View {
    Text("x").keyframeAnimator(initialValue: 0.0, trigger: runs) {
      $0.rotationEffect(.degrees($1))
    } keyframes: {
      LinearKeyframe($0 + 90, duration: 0.042)
    }
    Button("Run") { runs += 1 }
    Button("Other") { other += 1 }
    Text("\(other)")
  }
}

private struct Counter: View {
  @State private var count = 0
  var body: some View {
    VStack {
      Text("\(count)")
      Button("Count") { count += 1 }
    }
  }
}

/// A clock whose waits end when a test says so.
@MainActor private final class KeyframeClock {
  private var waiting: [(id: Int, time: Duration, work: @MainActor () -> Void)] = []
  private var started = 0

  /// The times that are waited for.
  var waits: [Duration] { waiting.map(\.time) }

  /// Services whose waits are those of this clock.
  var services: TreeServices {
    var services = TreeServices()
    services.clock.wait = { [unowned self] seconds, work in
      started += 1
      let id = started
      waiting.append((id, .bounded(seconds: seconds), work))
      return { [unowned self] in waiting.removeAll { $0.id == id } }
    }
    return services
  }

  /// Ends the earliest wait.
  func fire() { if !waiting.isEmpty { waiting.removeFirst().work() } }
}

extension PageOperation {
  fileprivate var text: String? { if case .text(_, let text) = self { text } else { nil } }
}
