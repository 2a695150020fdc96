// Positions of scroll views: what the browser reports, and where the app scrolls.
import Foundation
import Testing

@testable import SwiftUI

@MainActor @Suite struct ScrollPositionTests {
  /// Cards in a row, one of which is chosen by scrolling or by a button.
  private struct Cards: View {
    @State private var card: Int?

    var body: some View {
      VStack {
        Text("card \(card ?? 0)")
        Button("Third") { withAnimation { card = 3 } }
        ScrollView(.horizontal) {
          HStack { ForEach(1..<6, id: \.self) { Text("number \($0)") } }.scrollTargetLayout()
        }
        .scrollPosition(id: $card, anchor: .center)
      }
    }
  }

  private func element(_ page: ViewTester, with name: String) -> Element? {
    page.tree.root.firstElement { $0.attribute(name) != nil }
  }

  private func report(_ text: String, _ page: ViewTester) -> [PageOperation] {
    let id = Int(element(page, with: "data-sp")?.id ?? -1)
    return page.operations { page.tree.handle(.scroll, on: id, value: .text(text)) }
  }

  @Test("The card that the person scrolled to is the app's, and nothing is scrolled for that")
  func reached() {
    let page = ViewTester(Cards())
    #expect(page.html.contains(#"data-sp="0.5 0.5""#))
    let two = "i " + ScrollMark.text(of: 2)
    let number = Int32(page.number(of: "card 0"))
    #expect(report(two, page) == [.text(number, "card 2")])
    #expect(report(two, page) == [])
    #expect(report("i nothing", page) == [])
    #expect(report("g 1 2 3", page) == [])
  }

  @Test("An id that the app sets is scrolled to, smoothly within an animation")
  func scrolled() {
    let page = ViewTester(Cards())
    let third = page.tree.root.firstElement {
      $0.attribute("data-si") == ScrollMark.text(of: 3)
    }
    let sent = page.press("Third")
    #expect(sent.contains(.attribute(third?.id ?? 0, "data-to", "1 smooth center center")))
    #expect(report("i " + ScrollMark.text(of: 1), page).count == 1)
    #expect(page.press("Third").contains { "\($0)".contains("2 smooth") }, "the person had left")
  }

  /// A list whose position is a value.
  private struct Log: View {
    @State private var position = ScrollPosition(idType: Int.self)

    var body: some View {
      VStack {
        Text("at \(position.viewID(type: Int.self) ?? 0) \(position.isPositionedByUser)")
        Button("End") { position.scrollTo(edge: .bottom) }
        Button("Down") { position.scrollTo(y: 120) }
        ScrollView { ForEach(1..<9, id: \.self) { Text("line \($0)") } }
          .scrollPosition($position)
      }
    }
  }

  @Test("A position goes to edges and points, and follows the person")
  func position() {
    let page = ViewTester(Log())
    let id = element(page, with: "data-sp")?.id ?? 0
    #expect(page.press("End").contains(.attribute(id, "data-go", "1 instant bottom")))
    #expect(page.press("Down").contains(.attribute(id, "data-go", "2 instant - 120")))
    let number = Int32(page.number(of: "at 0 false"))
    #expect(report("i " + ScrollMark.text(of: 4), page) == [.text(number, "at 4 true")])
    #expect(page.press("Down").contains(.attribute(id, "data-go", "3 instant - 120")))
  }

  @Test("A position is as the app set it, until the person scrolls")
  func values() {
    var position = ScrollPosition(id: "a", anchor: .top)
    #expect(position.viewID(type: String.self) == "a")
    #expect(position.viewID(type: Int.self) == nil)
    position.scrollTo(point: CGPoint(x: 1, y: 2))
    #expect(position.point == CGPoint(x: 1, y: 2))
    #expect(position.viewID == nil)
    let before = position
    position.scrollTo(point: CGPoint(x: 1, y: 2))
    #expect(position != before, "each request counts")
    let after = position.scrolled(to: AnyHashable("b"))
    #expect(after.isPositionedByUser)
    #expect(after.edge == nil && after.viewID(type: String.self) == "b")
    #expect(ScrollPosition(edge: .top).scrolled(to: AnyHashable(1)).viewID == nil)
  }

  /// A screen that fades its title, and a picture that plays in sight.
  private struct Screen: View {
    @State private var isFar = false
    @State private var plays = false

    var body: some View {
      ScrollView {
        Text(isFar ? "far" : "near")
        Text(plays ? "plays" : "waits").onScrollVisibilityChange(threshold: 0.4) { plays = $0 }
      }
      .onScrollGeometryChange(for: Bool.self, of: { $0.contentOffset.y > 50 }) { isFar = $1 }
      .defaultScrollAnchor(.bottom)
    }
  }

  @Test("Lengths change the app's state when what it makes of them changes")
  func lengths() {
    let page = ViewTester(Screen())
    #expect(page.html.contains(#"data-sa="0.5 1""#))
    let id = Int(element(page, with: "data-sg")?.id ?? -1)
    func report(_ text: String) -> Int {
      page.operations { page.tree.handle(.scroll, on: id, value: .text(text)) }.count
    }
    #expect(report("g 0 0 300 900 300 500") == 0)
    #expect(report("g 0 80 300 900 300 500") == 1)
    #expect(report("g 0 90 300 900 300 500") == 0)
    #expect(report("g 0 nan 300 900 300 500") == 0)
    #expect(page.send(.sight, .flag(true), to: "waits").count == 1)
  }

  @Test("An effect of scrolling is an animation that the browser plays by itself")
  func transition() {
    let view = ScrollView(.horizontal) {
      Text("a").scrollTransition { effect, phase in
        effect.opacity(phase.isIdentity ? 1 : 0.5).offset(x: phase.value * 20)
          .scaleEffect(1 - abs(phase.value) / 4, anchor: .leading)
      }
    }
    let styled = ViewTester(view).styled
    #expect(styled.contains("{animation-timeline:view(inline)}"))
    #expect(
      Rules.css.contains(
        """
        {entry 0%{opacity:0.5;transform:translate(-50%,0%) scale(0.75,0.75) translate(50%,0%) \
        translate(20px,0px);filter:none}entry 100%{opacity:1;
        """.replacing("\n", with: "")))
  }

  @Test("An effect of the place is drawn anew for each place that the browser reports")
  func effect() {
    let page = ViewTester(
      Text("a").visualEffect { $0.rotationEffect(.degrees($1.frame(in: .global).minY)) })
    let id = page.tree.root.firstElement { $0.attribute("data-g") != nil }?.id ?? -1
    let sent = page.operations { page.tree.handle(.size, on: Int(id), value: .text("9 9 5 30")) }
    #expect(sent.contains { "\($0)".contains("transform:rotate(30deg)") })
  }
}
