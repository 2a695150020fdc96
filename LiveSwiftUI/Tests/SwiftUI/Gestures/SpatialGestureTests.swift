// Gestures with a location: taps, and a mouse over a view.
import Foundation
import Testing

@testable import SwiftUI

@MainActor @Suite("Locations of taps and mice") struct SpatialGestureTests {
  private let report = EventValue.text("1 110 220 110 220 0 0 100 200 30 10")

  @Test("A tap has its location in the view, in the page and in a named view around")
  func spaces() {
    var told: [CGPoint] = []
    let page = ViewTester(
      VStack {
        Text("card")
          .gesture(SpatialTapGesture().onEnded { told.append($0.location) })
        Text("sheet").onTapGesture(coordinateSpace: .global) { told.append($0) }
        Text("name").onTapGesture(count: 2, coordinateSpace: .named("board")) { told.append($0) }
      }.coordinateSpace(name: "board"))
    #expect(page.tree.usedScripts.contains(.gestures) && page.tree.usedScripts.contains(.follow))
    #expect(page.html.contains(#"data-ts="1""#) && page.html.contains(#"data-ts="2""#))
    for name in ["card", "sheet", "name"] { page.send(.spot, report, to: name) }
    #expect(
      told == [CGPoint(x: 10, y: 20), CGPoint(x: 110, y: 220), CGPoint(x: 80, y: 210)])
  }

  @Test("A closure with a location is one of a tap, and texts of another form are none")
  func closure() {
    var told: [CGPoint] = []
    let page = ViewTester(Text("card").onTapGesture { told.append($0) })
    for text in ["", "1", "1 nan 0 0 0 0 0 0 0", "l"] {
      page.send(.spot, .text(text), to: "card")
    }
    page.send(.spot, to: "card")
    #expect(told == [])
    page.send(.spot, report, to: "card")
    #expect(told == [CGPoint(x: 10, y: 20)])
    let off = ViewTester(Text("card").onTapGesture { _ in }.disabled(true))
    #expect(!off.html.contains("data-ts"))
  }

  @Test("A mouse over a view is reported with its location, and when it leaves")
  func hover() {
    var told: [HoverPhase] = []
    let page = ViewTester(Text("card").onContinuousHover { told.append($0) })
    #expect(page.html.contains("data-hp"))
    page.send(.point, report, to: "card")
    page.send(.point, .flag(false), to: "card")
    #expect(told == [.active(CGPoint(x: 10, y: 20)), .ended])
  }

  @Test("A hover effect is a name for the style sheet, unless it is off here or around")
  func effects() {
    func styled(_ view: some View) -> String { ViewTester(view).styled }
    #expect(styled(Text("card").hoverEffect()) == #"<span class="t hov-h">card</span>"#)
    #expect(styled(Text("card").hoverEffect(.lift)) == #"<span class="t hov-l">card</span>"#)
    let plain = #"<span class="t">card</span>"#
    #expect(styled(Text("card").hoverEffect(.lift, isEnabled: false)) == plain)
    #expect(styled(Text("card").hoverEffect(.lift).hoverEffectDisabled()) == plain)
  }
}
