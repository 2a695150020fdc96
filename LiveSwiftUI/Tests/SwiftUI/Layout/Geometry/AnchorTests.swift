// Anchors: points and boxes of a view, which another one reads.
import Foundation
import Testing

@testable import SwiftUI

@MainActor @Suite("Anchors") struct AnchorTests {
  private struct Boxes: PreferenceKey {
    static let defaultValue: [Anchor<CGRect>] = []
    static func reduce(value: inout [Anchor<CGRect>], nextValue: () -> [Anchor<CGRect>]) {
      value += nextValue()
    }
  }

  private func measure(_ page: ViewTester, _ name: String, _ text: String) {
    let element = page.elements.first {
      $0.attribute("data-g") != nil && (name.isEmpty ? $0.isNamed("geo") : $0.ownText == name)
    }
    _ = page.operations {
      page.tree.handle(.size, on: Int(element?.id ?? -1), value: .text(text))
    }
  }

  private struct Board: View {
    var body: some View {
      Text("card").anchorPreference(key: Boxes.self, value: .bounds) { [$0] }
        .overlayPreferenceValue(Boxes.self) { boxes in
          GeometryReader { proxy in
            Text(boxes.map { "\(Int(proxy[$0].minX)) \(Int(proxy[$0].minY))" }.joined())
          }
        }
    }
  }

  @Test("A view reads the box of another one, counted from its own corner")
  func bounds() {
    let page = ViewTester(Board())
    #expect(page.html.contains(#"data-g="p""#))
    measure(page, "card", "40 20 110 220")
    measure(page, "", "300 200 100 200")
    #expect(page.fresh.contains(">10 20<"))
    measure(page, "card", "40 20 130 220")
    #expect(page.fresh.contains(">30 20<"))
  }

  @Test("A value from below is changed by an anchor, once that is measured")
  func transform() {
    var counts: [Int] = []
    let page = ViewTester(
      Text("card").anchorPreference(key: Boxes.self, value: .bounds) { [$0] }
        .frame(width: 80)
        .transformAnchorPreference(key: Boxes.self, value: .rect(.zero)) { $0.append($1) }
        .onPreferenceChange(Boxes.self) { counts.append($0.count) })
    #expect(counts == [], "the action waits for the first measurement")
    for element in page.elements where element.attribute("data-g") != nil {
      _ = page.operations {
        page.tree.handle(.size, on: Int(element.id), value: .text("40 20 110 220"))
      }
    }
    #expect(counts.last == 2)
  }

  @Test("Sources stand for points, several of them, or none")
  func sources() {
    let box = CGRect(x: 10, y: 20, width: 40, height: 80)
    func value<T>(_ source: Anchor<T>.Source) -> T { source.make(box).value }
    #expect(value(.center) == CGPoint(x: 30, y: 60))
    #expect(value(.point(CGPoint(x: 1, y: 2))) == CGPoint(x: 11, y: 22))
    #expect(value(.rect(CGRect(x: 1, y: 2, width: 3, height: 4))).origin == CGPoint(x: 11, y: 22))
    let corners = Anchor<[CGPoint]>.Source([.topLeading, .bottomTrailing])
    #expect(value(corners) == [CGPoint(x: 10, y: 20), CGPoint(x: 50, y: 100)])
    let anchor = corners.make(box)
    #expect(anchor.moved(anchor.value, CGPoint(x: -10, y: -20))[1] == CGPoint(x: 40, y: 80))
    #expect(value(Anchor<CGPoint?>.Source(Anchor<CGPoint>.Source?.none)) == nil)
    #expect(
      Anchor<CGRect>.Source.bounds.make(box)
        == Anchor<CGRect>.Source.rect(
          CGRect(x: 0, y: 0, width: 40, height: 80)
        ).make(box))
  }
}
