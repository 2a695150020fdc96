// Plots of collections and of functions.
import Charts
import Foundation
import SwiftUI
import SwiftUITesting
import Testing

@MainActor @Suite("Plots of charts") struct PlotTests {
  @Test("A plot of a collection draws the marks of its elements")
  func bars() throws {
    let plot = try ChartPage(
      Chart {
        BarPlot(Minutes.week, x: .value("Day", \.id), y: .value("Minutes", \.minutes))
          .foregroundStyle(by: .value("Kind", \.kind))
          .cornerRadius(2)
      })
    let marks = try ChartPage(
      Chart(Minutes.week) {
        BarMark(x: .value("Day", $0.id), y: .value("Minutes", $0.minutes))
          .foregroundStyle(by: .value("Kind", $0.kind))
          .cornerRadius(2)
      })
    #expect(plot.marks == marks.marks)
    #expect(plot.bars == marks.bars)
    #expect(plot.legend == ["Walk"])
  }

  @Test("Each element may have a label, and may be hidden from screen readers")
  func accessibility() throws {
    let page = try ChartPage(
      Chart {
        PointPlot(Minutes.week, x: .value("Day", \.id), y: .value("Minutes", \.minutes))
          .accessibilityLabel(\.id)
          .accessibilityHidden(\.minutes.isZero)
      })
    #expect(page.marks == ["Mon", "Tue"])
  }

  @Test("All plots draw")
  func kinds() throws {
    let page = try ChartPage(
      Chart {
        RectanglePlot(Minutes.week, x: .value("Day", \.id), y: .value("Minutes", \.minutes))
        RulePlot(Minutes.week, y: .value("Minutes", \.minutes))
        LinePlot(
          Minutes.week, x: .value("Day", \.id), y: .value("Minutes", \.minutes),
          series: .value("Kind", \.kind))
        AreaPlot(
          Minutes.week, x: .value("Day", \.id), yStart: .value("Least", 0),
          yEnd: .value("Minutes", \.minutes))
      }
      .chartYAxis(.hidden))
    #expect(page.bars.count == 3)
    #expect(page.shapes("line", ["x2"]) == ["x2=100%", "x2=100%", "x2=100%"])
    #expect(page.shapes("path", ["d"]).count == 2)
    let sectors = try ChartPage(
      Chart { SectorPlot(Minutes.week, angle: .value("Minutes", \.minutes)) })
    #expect(sectors.marks.count == 3)
  }

  @Test("A function is one line over the axis, drawn with two hundred intervals")
  func function() throws {
    let page = try ChartPage(
      Chart { LinePlot(x: "x", y: "Double", domain: 0...1) { 2 * $0 } })
    let paths = page.shapes("path", ["d"])
    #expect(paths.count == 1)
    #expect(paths[0].hasPrefix("d=M0 100L0.5 99.5L1 99"))
    #expect(paths[0].hasSuffix("L100 0"))
    #expect(paths[0].split(separator: "L").count == 201)
    #expect(page.marks == ["x, Double"])
  }

  @Test("A function without a domain has that of the axis, and gaps where it has no value")
  func gaps() throws {
    let page = try ChartPage(
      Chart { LinePlot(x: "x", y: "Root") { $0 < 0 ? .nan : $0.squareRoot() } }
        .chartXScale(domain: -4...4))
    let paths = page.shapes("path", ["d"])
    #expect(paths.count == 1)
    #expect(paths[0].hasPrefix("d=M50 100L"))
    let infinite = try ChartPage(
      Chart { AreaPlot(x: "x", y: "Part", domain: -1...1) { $0 == 0 ? .infinity : abs($0) } })
    #expect(infinite.shapes("path", ["d"]).count == 2)
    let circle = try ChartPage(
      Chart {
        LinePlot(x: "x", y: "y", t: "t", domain: 0...1) { (x: $0, y: 1 - $0) }
      })
    #expect(circle.shapes("path", ["d"])[0].hasPrefix("d=M0 0L0.5 0.5"))
  }

  @Test("Bins have round bounds, and a bar fills its bin")
  func bins() throws {
    let bins = NumberBins(data: [1, 4, 12, 19], desiredCount: 4)
    #expect(bins.thresholds == [0, 5, 10, 15, 20])
    #expect([1, 4, 12, 19, 99].map { bins.index(for: $0) } == [0, 0, 2, 3, 3])
    #expect(NumberBins(range: 0.0...1, count: 2).thresholds == [0, 0.5, 1])
    #expect(NumberBins(size: 10, range: 5...25).thresholds == [0, 10, 20, 30])
    #expect(NumberBins(size: 0, range: 5...25).isEmpty)
    let page = try ChartPage(
      Chart { BarMark(x: .value("Age", bins[0]), y: .value("People", 2), width: .ratio(1)) })
    #expect(page.marks == ["Age: 0 – 5, People: 2"])
    #expect(page.bars == ["x=0% y=0% width=100% height=100%"])
  }
}
