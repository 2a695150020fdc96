// Animated changes: from anywhere, with what follows them, and through bindings.
import Foundation
import Testing

@testable import SwiftUI

@MainActor @Suite("Animated changes") struct AnimationScopeTests {
  private final class Model: Sendable {
    func run(_ change: () -> Void, then: @escaping () -> Void) {
      withAnimation(.linear(duration: 2), change, completion: then)
    }
  }

  private struct Counter: View {
    @State private var count = 0
    @State private var isOn = false
    let model: Model
    let ended: () -> Void
    var body: some View {
      Text(verbatim: "\(count) \(isOn)")
      Button("Count") { model.run({ count += 1 }, then: ended) }
      Button("Nothing") { model.run({}, then: ended) }
      Button("Bind") { $isOn.animation(.easeIn(duration: 1)).wrappedValue = true }
      Button("Plain") {
        $isOn.transaction(Transaction(animation: nil)).wrappedValue = false
      }
    }
  }

  @Test("What follows an animation runs when it is over, at once when nothing changed")
  func completion() {
    var waits: [(TimeInterval, @MainActor () -> Void)] = []
    var ends = 0
    var services = TreeServices()
    services.clock.wait = { seconds, work in
      waits.append((seconds, work))
      return {}
    }
    let tester = ViewTester(Counter(model: Model()) { ends += 1 }, services: services)
    tester.press("Count")
    #expect(tester.tree.takeAnimation() == 2_000)
    #expect(waits.map(\.0) == [2] && ends == 0)
    waits[0].1()
    #expect(ends == 1)
    tester.press("Nothing")
    #expect(ends == 2 && waits.count == 1)
  }

  @Test("A write through an animated binding is animated, one with an empty transaction is not")
  func bindings() {
    let tester = ViewTester(Counter(model: Model()) {})
    #expect(tester.press("Bind") == [.text(1, "0 true")])
    #expect(tester.tree.takeAnimation() == 1_000)
    #expect(tester.press("Plain") == [.text(1, "0 false")])
    #expect(tester.tree.takeAnimation() == 0)
  }

  @Test("A spring by its physics lasts one swing and overshoots by its missing damping")
  func springs() {
    #expect(
      Animation.interpolatingSpring(stiffness: 100, damping: 20)
        == .spring(duration: 2 * .pi / 10, bounce: 0))
    #expect(Animation.interactiveSpring() == .spring(duration: 0.15, bounce: 0.14))
    #expect(
      Animation.interpolatingSpring(mass: 0, stiffness: 0, damping: 0)
        == .spring(duration: 0, bounce: 0))
  }
}
