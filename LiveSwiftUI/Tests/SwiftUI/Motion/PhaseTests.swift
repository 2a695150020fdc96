// Phases: which one is shown when, and that nothing happens where nobody looks.
import Foundation
import Testing

@testable import SwiftUI

@MainActor @Suite struct PhaseTests {
  @Test("Phases follow each other, each for the time of its animation")
  func cycle() {
    let clock = PhaseClock()
    let page = ViewTester(
      PhaseAnimator([1, 2, 3]) {
        Text("phase \($0)")
      } animation: {
        $0 == 2 ? .linear(duration: 2).delay(0.5) : .easeIn(duration: 1)
      }, services: clock.services)
    #expect(
      page.styled
        == #"<span class="t phase {--pt:1000ms} {--pe:ease-in}">phase 1</span>"#)
    #expect(clock.waits == [.seconds(1)])
    let texts = clock.next(page).compactMap(\.text)
    #expect(texts == ["phase 2"])
    #expect(
      page.styled == """
        <span class="t phase {--pt:2000ms} {--pe:linear} {--pd:500ms}">phase 2</span>
        """)
    #expect(clock.waits == [.milliseconds(2500)])
    #expect(clock.next(page).compactMap(\.text) == ["phase 3"])
    #expect(clock.next(page).compactMap(\.text) == ["phase 1"])
    #expect(clock.waits.count == 1)
  }

  @Test("Without an animation a phase changes at once, but not more than four times a second")
  func shortest() {
    let clock = PhaseClock()
    let page = ViewTester(
      Text("x").phaseAnimator([1.0, 0.5]) {
        $0.opacity($1)
      } animation: { _ in
        nil
      }, services: clock.services)
    #expect(page.styled == #"<span class="t phase">x</span>"#)
    #expect(clock.waits == [.milliseconds(250)])
    _ = clock.next(page)
    #expect(page.styled == #"<span class="t phase {opacity:0.5}">x</span>"#)
  }

  @Test("A trigger runs through the phases once, and before it nothing waits")
  func trigger() {
    let clock = PhaseClock()
    let page = ViewTester(Triggered(), services: clock.services)
    #expect(clock.waits.isEmpty)
    #expect(page.html.contains("phase a"))
    #expect(page.press("Other").compactMap(\.text) == ["1"])
    #expect(clock.waits.isEmpty)
    #expect(page.press("Run").compactMap(\.text) == ["phase b"])
    #expect(clock.next(page).compactMap(\.text) == ["phase c"])
    #expect(clock.next(page).compactMap(\.text) == ["phase a"])
    #expect(clock.waits.isEmpty)
  }

  @Test("A trigger during a run begins the next phase at once, and calls the earlier wait off")
  func triggerAgain() {
    let clock = PhaseClock()
    let page = ViewTester(Triggered(), services: clock.services)
    page.press("Run")
    #expect(page.press("Run").compactMap(\.text) == ["phase c"])
    #expect(clock.waits.count == 1)
    #expect(clock.next(page).compactMap(\.text) == ["phase a"])
    #expect(clock.waits.isEmpty)
  }

  @Test("Under reduced motion the first phase stays")
  func reducedMotion() {
    let clock = PhaseClock()
    let page = ViewTester(Triggered(), services: clock.services)
    page.press("Run")
    let operations = page.operations { page.tree.update { $0.reduceMotion = true } }
    #expect(operations.compactMap(\.text) == ["phase a"])
    #expect(clock.waits.isEmpty)
    #expect(page.press("Run").isEmpty)
    #expect(clock.waits.isEmpty)
  }

  @Test("A page out of sight stands still, and goes on when it is seen again")
  func hidden() {
    let clock = PhaseClock()
    let page = ViewTester(
      PhaseAnimator([1, 2]) { Text("phase \($0)") }, services: clock.services)
    _ = page.operations { page.tree.update { $0.scenePhase = .background } }
    #expect(clock.waits.isEmpty)
    _ = page.operations { page.tree.update { $0.scenePhase = .active } }
    #expect(clock.next(page).compactMap(\.text) == ["phase 2"])
  }

  @Test("A page without a browser renders nothing, and so no further phase begins")
  func unrendered() {
    let clock = PhaseClock()
    _ = ViewTester(PhaseAnimator([1, 2]) { Text("phase \($0)") }, services: clock.services)
    #expect(clock.waits.count == 1)
    clock.fire()
    #expect(clock.waits.isEmpty)
  }

  @Test("No phases show nothing, and one phase never changes")
  func few() {
    let clock = PhaseClock()
    #expect(
      ViewTester(PhaseAnimator([Int]()) { Text("\($0)") }, services: clock.services).html.isEmpty)
    #expect(
      ViewTester(PhaseAnimator([7]) { Text("\($0)") }, services: clock.services).html
        .contains(">7<"))
    #expect(clock.waits.isEmpty)
  }
}

private struct Triggered: View {
  @State private var runs = 0
  @State private var other = 0
  var body: some View {
    PhaseAnimator(["a", "b", "c"], trigger: runs) { Text("phase \($0)") }
    Button("Run") { runs += 1 }
    Button("Other") { other += 1 }
    Text("\(other)")
  }
}

/// A clock whose waits end when a test says so.
@MainActor private final class PhaseClock {
  private var waiting: [(id: Int, time: Duration, work: @MainActor () -> Void)] = []
  private var begun = 0

  /// The times that are waited for.
  var waits: [Duration] { waiting.map(\.time) }

  /// Services whose waits are those of this clock.
  var services: TreeServices {
    var services = TreeServices()
    services.clock.wait = { [unowned self] seconds, work in
      begun += 1
      let id = begun
      waiting.append((id, .milliseconds(Int(seconds * 1_000)), work))
      return { [unowned self] in waiting.removeAll { $0.id == id } }
    }
    return services
  }

  /// Ends the earliest wait.
  func fire() { if !waiting.isEmpty { waiting.removeFirst().work() } }

  /// Ends the earliest wait, and returns what follows from it.
  func next(_ page: ViewTester) -> [PageOperation] { page.operations { fire() } }
}

extension PageOperation {
  fileprivate var text: String? { if case .text(_, let text) = self { text } else { nil } }
}
