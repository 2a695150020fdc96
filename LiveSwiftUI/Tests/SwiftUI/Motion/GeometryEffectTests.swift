// Effects of an app: what they draw, and what the browser plays of a change.
import Foundation
import Testing

@testable import SwiftUI

@MainActor @Suite("Geometry effects") struct GeometryEffectTests {
  @Test("A change with an animation is played through the moments of the effect")
  func animated() {
    let page = ViewTester(Sliding(animation: .linear(duration: 0.0625)))
    #expect(page.styled.contains("{transform:matrix(1,0,0,1,0,0)}"))
    #expect(played(page).isEmpty)
    page.press("Slide")
    #expect(
      played(page) == [
        "0%{transform:matrix(1,0,0,1,0,0)}50%{transform:matrix(1,0,0,1,50,0)}"
          + "100%{transform:matrix(1,0,0,1,100,0)}"
      ])
    #expect(page.styled.contains("{transform:matrix(1,0,0,1,100,0)}"))
  }

  @Test("A change without an animation is drawn at its end at once")
  func still() {
    let page = ViewTester(Sliding(animation: nil))
    page.press("Slide")
    #expect(played(page).isEmpty)
    #expect(page.styled.contains("{transform:matrix(1,0,0,1,100,0)}"))
  }

  /// Bug: the size was zero, by which apps divide.
  @Test("An effect is asked for sizes that views have, and follows the one that is measured")
  func size() {
    var sizes: [CGSize] = []
    let aside = ViewTester(
      Text("x").modifier(
        Measuring {
          sizes.append($0)
          return CGAffineTransform(translationX: $0.width, y: 0)
        }))
    aside.measure("0 0")
    aside.measure("50 20")
    #expect(aside.styled.contains("{transform:matrix(1,0,0,1,50,0)}"))
    aside.measure("0 20")
    #expect(sizes.allSatisfy { $0.width >= 1 && $0.height >= 1 })
  }

  @Test("A change around the middle of any size needs no measurement")
  func middle() {
    let middle = ViewTester(
      Text("x").modifier(
        Measuring {
          CGAffineTransform(translationX: $0.width / 2, y: $0.height / 2).scaledBy(x: 2, y: 2)
            .translatedBy(x: -$0.width / 2, y: -$0.height / 2)
        }))
    #expect(middle.styled.contains("{transform:matrix(2,0,0,2,0,0)}"))
    #expect(!middle.html.contains("data-g"))
  }

  @Test("A transform followed by its opposite changes nothing, and a flat one has no opposite")
  func projection() {
    let moved = ProjectionTransform(CGAffineTransform(translationX: 4, y: 2))
    let scaled = ProjectionTransform(CGAffineTransform(scaleX: 2, y: 4))
    let both = moved.concatenating(scaled)
    #expect(both == ProjectionTransform(CGAffineTransform(a: 2, b: 0, c: 0, d: 4, tx: 8, ty: 8)))
    #expect(both.concatenating(both.inverted()).isIdentity && both.isAffine)
    var flat = ProjectionTransform(CGAffineTransform(scaleX: 0, y: 1))
    let isInverted = flat.invert()
    #expect(!isInverted)
    #expect(flat == ProjectionTransform(CGAffineTransform(scaleX: 0, y: 1)))
  }

  @Test("A transform with perspective is one of space in CSS, and one of wild numbers is none")
  func css() {
    var transform = ProjectionTransform()
    transform.m13 = 0.5
    #expect(transform.css == "matrix3d(1,0,0,0.5,0,1,0,0,0,0,1,0,0,0,0,1)")
    transform.m11 = .nan
    #expect(transform.css == "matrix(1,0,0,1,0,0)")
  }

  /// The steps of the page's animations.
  private func played(_ page: ViewTester) -> [String] {
    let steps = Rules.css.split(separator: "\n").reduce(into: [String: String]()) { known, rule in
      guard let match = rule.firstMatch(of: /^@keyframes (\w+)\{(.*)\}$/) else { return }
      known[String(match.1)] = match.2.trimmingCharacters(in: .whitespaces)
    }
    return page.styled.matches(of: /\{animation:(\w+) [^}]*\}/).map { steps[String($0.1)] ?? "?" }
  }
}

private struct Slide: GeometryEffect {
  var distance: Double
  var animatableData: Double {
    get { distance }
    set { distance = newValue }
  }

  func effectValue(size: CGSize) -> ProjectionTransform {
    ProjectionTransform(CGAffineTransform(translationX: distance, y: 0))
  }
}

/// An effect of a transform that may follow the size.
private struct Measuring: GeometryEffect {
  let transform: (CGSize) -> CGAffineTransform

  func effectValue(size: CGSize) -> ProjectionTransform { ProjectionTransform(transform(size)) }
}

extension ViewTester {
  /// Reports the size of the first measured element.
  fileprivate func measure(_ report: String) {
    let element = elements.first { $0.attribute("data-g") != nil }
    _ = operations { tree.handle(.size, on: Int(element?.id ?? -1), value: .text(report)) }
  }
}

private struct Sliding: View {
  let animation: Animation?
  @State private var distance = 0.0
  var body: some View {
    Text("x").modifier(Slide(distance: distance))
    Button("Slide") { withAnimation(animation) { distance = 100 } }
  }
}
