// Scales that are not linear, padding, and the styles of values.
import Charts
import Foundation
import SwiftUI
import SwiftUITesting
import Testing

@MainActor @Suite("Scales of charts") struct ScaleTests {

  @Test("A logarithmic axis has powers of ten, and between few of them their multiples")
  func logarithm() throws {
    let page = try ChartPage(
      Chart([1.0, 10, 100], id: \.self) { PointMark(x: .value("x", "A"), y: .value("y", $0)) }
        .chartYScale(type: .log).chartXAxis(.hidden))
    #expect(page.shapes("svg", ["y"]).filter { !$0.isEmpty } == ["y=100%", "y=50%", "y=0%"])
    #expect(page.labels("chart-y") == ["1", "2", "5", "10", "20", "50", "100"])
  }

  @Test("A scale of roots shows a quarter of the numbers over half of its length")
  func roots() throws {
    let page = try ChartPage(
      Chart([0.0, 25], id: \.self) { PointMark(x: .value("x", "A"), y: .value("y", $0)) }
        .chartYScale(domain: 0...100, type: .squareRoot).chartXAxis(.hidden))
    #expect(page.shapes("svg", ["y"]).filter { !$0.isEmpty } == ["y=100%", "y=50%"])
  }

  @Test("The padding of an axis moves the marks, and the lines of the other axis cross it")
  func padding() throws {
    let chart = Chart([1, 2], id: \.self) { PointMark(x: .value("x", $0), y: .value("y", $0)) }
    let page = try ChartPage(chart.chartXScale(range: .plotDimension(padding: 10)))
    #expect(page.page.all { $0.isNamed("chart-s") }.count == 3)
    #expect(Rules.css.contains("{width:calc(100% - 20px)}"))
    #expect(try ChartPage(chart).page.all { $0.isNamed("chart-s") }.count == 1)
  }

  @Test("An app changes the domain that follows from the data")
  func changedDomain() throws {
    let page = try ChartPage(
      Chart(Minutes.week) { BarMark(x: .value("Day", $0.id), y: .value("Minutes", $0.minutes)) }
        .chartYScale(domain: .automatic(dataType: Double.self) { $0.append(80) }))
    #expect(page.labels("chart-y") == ["0", "20", "40", "60", "80"])
  }

  @Test("A gradient gives numbers the colours between its own")
  func gradient() throws {
    let page = try ChartPage(
      Chart([0, 5, 10], id: \.self) { number in
        RectangleMark(x: .value("Day", "\(number)"), y: .value("Hour", "One"))
          .foregroundStyle(by: .value("Heat", number))
      }
      .chartForegroundStyleScale(range: Gradient(colors: [.blue, .red])))
    #expect(
      page.shapes("rect", ["data-c"]) == [
        "", "data-c=fill:color-mix(in srgb, var(--red) 50%, var(--blue))", "",
      ])
    #expect(page.page.all { $0.isNamed("chart-r") }.count == 1)
  }

  @Test("Numbers without colours of their own are from a pale to a full blue")
  func usualGradient() throws {
    let page = try ChartPage(
      Chart([0, 10], id: \.self) { number in
        RectangleMark(x: .value("Day", "\(number)"), y: .value("Hour", "One"))
          .foregroundStyle(by: .value("Heat", number))
      })
    let pale = CSS.faded("var(--blue)", 0.15)
    #expect(page.shapes("rect", ["data-c"]) == ["data-c=fill:\(pale)", ""])
    #expect(page.page.all { $0.isNamed("chart-r") }.count == 1)
  }

  @Test("Symbols have sizes, shapes and strokes by value")
  func symbols() throws {
    let sizes = try ChartPage(
      Chart([0, 100], id: \.self) {
        PointMark(x: .value("x", $0), y: .value("y", $0)).symbol(.square)
          .symbolSize(by: .value("Size", $0))
      }
      .chartSymbolSizeScale(range: [16, 100] as [CGFloat]))
    #expect(
      sizes.shapes("path", ["d"]) == [
        "d=M-2 -2L2 -2L2 2L-2 2Z", "d=M-5 -5L5 -5L5 5L-5 5Z",
      ])
    let strokes = try ChartPage(
      Chart([0, 1], id: \.self) {
        LineMark(x: .value("x", $0), y: .value("y", $0)).lineStyle(by: .value("Kind", "A"))
      }
      .chartLineStyleScale(["A": StrokeStyle(lineWidth: 3, dash: [1, 2])])
      .chartLegend(.hidden))
    #expect(
      strokes.shapes("path", ["stroke-width", "stroke-dasharray"]) == [
        "stroke-width=3 stroke-dasharray=1 2"
      ])
  }

  @Test("Labels may be inside the plot, and marks of an axis are moved")
  func axes() throws {
    let page = try ChartPage(
      Chart([1, 2], id: \.self) { PointMark(x: .value("x", $0), y: .value("y", $0)) }
        .chartXAxis(.hidden)
        .chartYAxis {
          AxisMarks(preset: .inset, values: [1]) {
            AxisGridLine().offset(x: 2)
            AxisTick(length: .label(extendPastBy: 5))
            AxisValueLabel(multiLabelAlignment: .leading, collisionResolution: .greedy)
          }
        })
    #expect(page.page.all { $0.isNamed("chart-y") }.map { $0.isNamed("in") } == [true])
    #expect(
      page.shapes("line", ["x2", "data-c"]) == ["x2=100% data-c=translate:2px 0px", "x2=25px"])
  }
}
