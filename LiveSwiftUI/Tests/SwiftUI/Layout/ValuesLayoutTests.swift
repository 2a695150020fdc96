// How alignments, grids, animations and transitions are written in CSS, and how sets of edges add
// up.
import SwiftUI
import Testing

@Suite struct ValuesLayoutTests {
  @Test("Alignments are flexbox words")
  func alignments() {
    let alignment = Alignment.bottomTrailing
    #expect(alignment.css == ("flex-end", "flex-end"))
    #expect(
      Alignment(horizontal: .center, vertical: .firstTextBaseline).css == ("center", "baseline"))
  }

  @Test("Edges turn with the writing direction and come in a fixed order")
  func edges() {
    #expect(Edge.Set.all.edges == [.top, .leading, .bottom, .trailing])
    #expect(Edge.Set.horizontal.edges.map(\.css) == ["inline-start", "inline-end"])
    #expect(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)[.trailing] == 4)
  }

  @Test("Grid columns are written for grid-template-columns")
  func grids() {
    let items = [
      GridItem(.fixed(160)), GridItem(.flexible()), GridItem(.flexible(minimum: 32, maximum: 64)),
      GridItem(.adaptive(minimum: 160)),
    ]
    #expect(
      items.map(\.css) == [
        "160px", "minmax(10px, 1fr)", "minmax(32px, 64px)",
        "repeat(auto-fill, minmax(min(100%, max(160px, 9rem)), 1fr))",
      ])
    // CSS repeats one of them only.
    #expect([items[3], items[3]].tracks == items[3].css)
  }

  @Test("Animations know their length, curve, wait and runs")
  func animations() {
    let animation = Animation.easeInOut(duration: 0.25).delay(0.1).repeatCount(3)
    #expect(
      [animation.milliseconds, animation.delayMilliseconds, animation.repeatCount] == [250, 100, 3])
    #expect(animation.easing == "ease-in-out")
    #expect(Animation.linear(duration: 1).speed(4).milliseconds == 250)
    #expect(Animation.bouncy.easing == "cubic-bezier(0.3, 1.24, 0.4, 1)")
    #expect(Animation.easeIn.repeatForever().repeatCount == nil)
  }

  @Test("Transitions are named, apart for coming and going where they differ")
  func transitions() {
    let transition = AnyTransition.slide.combined(with: .opacity).combined(with: .identity)
    #expect(transition.name == "move-leading opacity")
    #expect(transition.removalName == "move-trailing opacity")
    let mixed = AnyTransition.asymmetric(insertion: .scale, removal: .push(from: .top))
    #expect([mixed.name, mixed.removalName] == ["scale", "move-down opacity"])
  }

  @Test("Traits are a set")
  func traits() {
    var traits: AccessibilityTraits = [.isButton, .isSelected]
    #expect(traits.remove(.isSelected) == .isSelected)
    #expect(traits.insert(.isHeader).inserted)
    #expect(traits == [.isHeader, .isButton])
    #expect(!traits.contains([.isHeader, .isLink]))
  }

  @Test("Text sizes are in order")
  func textSizes() {
    #expect(DynamicTypeSize.large < .accessibility1)
    #expect(DynamicTypeSize.allCases.filter(\.isAccessibilitySize).count == 5)
  }
}
