// Springs, curves, and values and shapes that are animated.
import Foundation
import Testing

@testable import SwiftUI

@MainActor @Suite("Springs and animated values") struct SpringTests {
  @Test("Springs and curves are where their physics says")
  func motion() {
    let spring = Spring(response: 0.5, dampingRatio: 1)
    #expect(spring == Spring(duration: 0.5) && spring.bounce == 0)
    #expect(spring.value(target: 10.0, time: 0) == 0)
    #expect(abs(spring.value(target: 10.0, time: 0.25) - 8.2) < 0.1)
    #expect(abs(spring.value(target: 10.0, time: 5) - 10) < 1e-6)
    let bouncy = Spring.bouncy
    #expect((0..<100).contains { bouncy.value(target: 1.0, time: Double($0) / 50) > 1.01 })
    let physical = Spring(mass: 1, stiffness: 100, damping: 20)
    #expect(abs(physical.dampingRatio - 1) < 1e-9 && abs(physical.stiffness - 100) < 1e-6)
    #expect(Spring(duration: .nan).value(target: 1.0, time: 1) == 1)
    #expect(Animation.spring(Spring(duration: 0.2)).milliseconds == 200)
    #expect(abs(UnitCurve.easeInOut.value(at: 0.5) - 0.5) < 1e-9)
    #expect(UnitCurve.easeIn.value(at: 0.25) < 0.1)
    #expect(abs(UnitCurve.linear.velocity(at: 0.3) - 1) < 1e-6)
    #expect(abs(UnitCurve.easeIn.inverse.value(at: UnitCurve.easeIn.value(at: 0.3)) - 0.3) < 1e-6)
    #expect(
      Animation.timingCurve(.easeIn, duration: 1).easing == "cubic-bezier(0.42, 0, 1, 1)")
  }

  @Test("Values that are animated add, scale and measure themselves")
  func vectors() {
    var pair = AnimatablePair(3.0, CGFloat(4))
    #expect(pair.magnitudeSquared == 25)
    pair.scale(by: 2)
    #expect(pair - AnimatablePair(1, 1) == AnimatablePair(5, 7))
    #expect(AnimatablePair<Double, Float>.zero + AnimatablePair(1, 2) == AnimatablePair(1, 2))
    #expect(EmptyAnimatableData() + .zero == EmptyAnimatableData())
  }

  @Test("A shape with data to animate is drawn with it; a transition of one's own fades")
  func animatable() {
    struct Slice: Shape {
      var share: Double
      var animatableData: Double {
        get { share }
        set { share = newValue }
      }
      func path(in rect: CGRect) -> Path {
        Path(CGRect(x: 0, y: 0, width: rect.width * share, height: rect.height))
      }
    }
    struct Twirl: Transition {
      func body(content: Content, phase: TransitionPhase) -> some View {
        content.rotationEffect(.degrees(phase.value * 90)).opacity(phase.isIdentity ? 1 : 0)
      }
    }
    let styled = ViewTester(Slice(share: 0.5).fill(.red).transition(Twirl())).styled
    #expect(styled.contains("L50 0L50 100L0 100"))
    #expect(styled.contains(#"data-tr="opacity""#))
    #expect(!styled.contains("inert"))
    #expect(
      AnyTransition.modifier(active: EmptyModifier.identity, identity: .identity).name
        == "opacity")
  }
}
