// Selections on charts, and views over their plots.
import Charts
import Foundation
import SwiftUI
import SwiftUITesting
import Testing

extension ChartPage {
  /// Reports a size for each view that the browser measures, as a browser does.
  func measure(_ size: String) {
    for element in page.all(where: { $0.attribute("data-g") != nil }) {
      page.tree.handle(.size, on: Int(element.id), value: .text(size))
    }
    _ = page.tree.flush()
  }

  /// Reports a drag on the last view that takes one.
  func drag(_ report: String) {
    guard let element = page.all(where: { $0.attribute("data-dr") != nil }).last else { return }
    page.tree.handle(.drag, on: Int(element.id), value: .text(report))
    _ = page.tree.flush()
  }
}

@MainActor @Suite("Interaction with charts") struct InteractionTests {
  private struct Days: View {
    @State private var day: String?

    var body: some View {
      Chart(Minutes.week) { BarMark(x: .value("Day", $0.id), y: .value("Minutes", $0.minutes)) }
        .chartXSelection(value: $day)
      Text(verbatim: "Chosen: \(day ?? "none")")
    }
  }

  @Test("A press selects the value below it until it ends")
  func value() throws {
    let page = try ChartPage(Days())
    page.measure("300 150")
    page.drag("0 150 75 150 75 0 0 0 0")
    #expect(page.page.shows("Chosen: Tue"))
    page.drag("0 150 75 290 75 0 0 0 0")
    #expect(page.page.shows("Chosen: Wed"))
    page.drag("1 150 75 290 75 0 0 0 0")
    #expect(page.page.shows("Chosen: none"))
  }

  private struct Numbers: View {
    @State private var range: ClosedRange<Double>?

    var body: some View {
      Chart([0, 10], id: \.self) { PointMark(x: .value("x", $0), y: .value("y", $0)) }
        .chartXSelection(range: $range)
      Text(verbatim: range.map { "From \($0.lowerBound) to \($0.upperBound)" } ?? "None")
    }
  }

  @Test("A drag selects the values that it crosses, and a press alone selects none")
  func range() throws {
    let page = try ChartPage(Numbers())
    page.measure("300 150")
    page.drag("0 150 75 30 75 0 0 0 0")
    page.drag("1 150 75 30 75 0 0 0 0")
    #expect(page.page.shows("From 1.0 to 5.0"))
    page.drag("0 60 75 60 75 0 0 0 0")
    #expect(page.page.shows("None"))
  }

  private struct Shares: View {
    @State private var sum: Double?

    var body: some View {
      Chart([1.0, 3], id: \.self) { SectorMark(angle: .value("Votes", $0)) }
        .chartAngleSelection(value: $sum)
      Text(verbatim: "Sum: \(sum ?? -1)")
    }
  }

  @Test("A press on a circle selects the sum of the sectors up to its angle")
  func angle() throws {
    let page = try ChartPage(Shares())
    page.measure("200 200")
    page.drag("0 100 200 100 200 0 0 0 0")
    #expect(page.page.shows("Sum: 2.0"))
  }

  @Test("A view over the plot gets its scales")
  func overlay() throws {
    let page = try ChartPage(
      Chart([0, 10], id: \.self) { PointMark(x: .value("x", $0), y: .value("y", $0)) }
        .chartOverlay { proxy in
          GeometryReader { geometry in
            Text(
              verbatim: """
                \(proxy.position(forX: 5) ?? -1) \(proxy.value(atY: 75, as: Double.self) ?? -1) \
                \(proxy.plotFrame.map { geometry[$0].width } ?? -1) \
                \(proxy.xDomain(dataType: Int.self))
                """)
          }
        })
    page.measure("300 150")
    #expect(page.page.shows("150.0 5.0 300.0 [0, 10]"))
  }

  @Test("An app puts views behind the plot, around it and around the labels")
  func styles() throws {
    let page = try ChartPage(
      Chart(Minutes.week) { BarMark(x: .value("Day", $0.id), y: .value("Minutes", $0.minutes)) }
        .chartBackground { _ in Text("Behind") }
        .chartPlotStyle { $0.background(Color.red).frame(height: 100) }
        .chartXAxisStyle { $0.background(Color.blue) })
    #expect(page.page.shows("Behind"))
    #expect(page.page.all { $0.isNamed("chart-c") }.count == 1)
    #expect(page.page.all { $0.isNamed("chart-p") }.count == 1)
    #expect(page.page.all { $0.isNamed("chart-b") }.count == 1)
    #expect(page.bars.count == 3)
  }
}
