// Charts that scroll.
import Charts
import Foundation
import SwiftUI
import SwiftUITesting
import Testing

@MainActor @Suite("Charts that scroll") struct ScrollTests {
  private struct Scrolling: View {
    @State private var start = 50.0

    var body: some View {
      Chart([0, 100], id: \.self) { PointMark(x: .value("x", $0), y: .value("y", $0)) }
        .chartScrollableAxes(.horizontal)
        .chartXVisibleDomain(length: 25)
        .chartScrollPosition(x: $start)
        .chartScrollTargetBehavior(.valueAligned(unit: 25))
      Text(verbatim: "At \(start)")
      Button("Go") { start = 75 }
    }
  }

  private func scroller(_ page: ChartPage) throws -> TestElement {
    try #require(page.page.all { $0.isNamed("chart-w") }.first)
  }

  @Test("The plot and its labels scroll, and the position is the app's")
  func position() throws {
    let page = try ChartPage(Scrolling())
    let first = try scroller(page)
    #expect(first.attribute("data-sa") == "0.5 0")
    #expect(Rules.css.contains("{grid-template-columns:400%}"))
    #expect(!first.all { $0.isNamed("chart-x") }.isEmpty)
    #expect(first.all { $0.isNamed("chart-y") }.isEmpty)
    #expect(
      first.all { $0.isNamed("chart-j") }.flatMap { $0.all { $0.attribute("data-c") != nil } }
        .compactMap { $0.attribute("data-c") } == [
          "inset-inline-start:0%", "inset-inline-start:25%", "inset-inline-start:50%",
          "inset-inline-start:75%", "inset-inline-start:100%",
        ])
    page.page.tree.handle(.scroll, on: Int(first.id), value: .text("g 300 0 1200 150 300 150"))
    _ = page.page.tree.flush()
    #expect(page.page.shows("At 25.0"))
    page.page.tap("Go")
    #expect(try scroller(page).attribute("data-go") == "1 smooth 900 -")
  }

  @Test("A report that is none changes nothing, and a chart that fits has one length")
  func reports() throws {
    let page = try ChartPage(Scrolling())
    let first = try scroller(page)
    for text in ["g nan 0 0 0 0 0", "g 1 2", "i 3", "g 300 0 0 150 300 150"] {
      page.page.tree.handle(.scroll, on: Int(first.id), value: .text(text))
    }
    _ = page.page.tree.flush()
    #expect(page.page.shows("At 50.0"))
    let short = try ChartPage(
      Chart(Minutes.week) { BarMark(x: .value("Day", $0.id), y: .value("Minutes", $0.minutes)) }
        .chartScrollableAxes(.horizontal).chartXVisibleDomain(length: 5)
        .chartScrollTargetBehavior(.paging))
    #expect(Rules.css.contains("{grid-template-columns:100%}"))
    #expect(try scroller(short).attribute("data-sg") == nil)
  }
}
