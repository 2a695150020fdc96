// Lines, areas, points, rules, sectors, and views beside marks.
import Charts
import Foundation
import SwiftUI
import SwiftUITesting
import Testing

@MainActor @Suite("Marks of charts") struct MarkTests {
  private func path(_ view: some View) throws -> [String] {
    try ChartPage(view).shapes("path", ["d"])
  }

  @Test("A line goes through its points, each of which a screen reader finds")
  func line() throws {
    let chart = Chart {
      LineMark(x: .value("Hour", 0), y: .value("Heat", 10))
      LineMark(x: .value("Hour", 5), y: .value("Heat", 0))
      LineMark(x: .value("Hour", 10), y: .value("Heat", 5))
    }
    let page = try ChartPage(chart)
    #expect(page.shapes("path", ["d"]) == ["d=M0 0L50 100L100 50"])
    #expect(
      page.marks == ["Hour: 0, Heat: 10", "Hour: 5, Heat: 0", "Hour: 10, Heat: 5"])
    #expect(
      page.shapes("circle", ["cx", "cy"]) == [
        "cx=0% cy=0%", "cx=50% cy=100%", "cx=100% cy=50%",
      ])
  }

  @Test("Points of one series are one line, by the series or by the colour")
  func series() throws {
    let lines = try path(
      Chart {
        ForEach(["A", "B"], id: \.self) { name in
          LineMark(x: .value("Hour", 0), y: .value("Heat", 0))
            .foregroundStyle(by: .value("Room", name))
          LineMark(x: .value("Hour", 2), y: .value("Heat", name == "A" ? 2 : 1))
            .foregroundStyle(by: .value("Room", name))
        }
      }
      .chartLegend(.hidden))
    #expect(lines == ["d=M0 100L100 0", "d=M0 100L100 50"])
  }

  @Test(
    "A line is straight, a step or a curve",
    arguments: [
      (InterpolationMethod.stepStart, "d=M0 100L0 50L50 50L50 0L100 0"),
      (.stepEnd, "d=M0 100L50 100L50 50L100 50L100 0"),
      (
        .monotone,
        "d=M0 100C16.6667 83.3333 33.3333 66.6667 50 50C66.6667 33.3333 83.3333 16.6667 100 0"
      ),
      (
        .cardinal,
        "d=M0 100C8.3333 91.6667 33.3333 66.6667 50 50C66.6667 33.3333 91.6667 8.3333 100 0"
      ),
    ])
  func interpolation(method: InterpolationMethod, line: String) throws {
    let drawn = try path(
      Chart {
        ForEach(0..<3) { LineMark(x: .value("x", $0), y: .value("y", $0)) }
          .interpolationMethod(method)
      })
    #expect(drawn == [line])
  }

  @Test("Areas lie on each other, from zero or between two values")
  func areas() throws {
    let stacked = try path(
      Chart {
        ForEach(["A", "B"], id: \.self) { name in
          AreaMark(x: .value("x", 0), y: .value("y", 1), series: .value("Room", name))
          AreaMark(x: .value("x", 1), y: .value("y", 1), series: .value("Room", name))
        }
      })
    #expect(stacked == ["d=M0 50L100 50L100 100L0 100Z", "d=M0 0L100 0L100 50L0 50Z"])
    let band = try path(
      Chart {
        AreaMark(x: .value("x", 0), yStart: .value("low", 0), yEnd: .value("high", 2))
        AreaMark(x: .value("x", 1), yStart: .value("low", 1), yEnd: .value("high", 2))
      })
    #expect(band == ["d=M0 0L100 0L100 50L0 100Z"])
  }

  @Test("Points have the symbols of their values, which the legend tells as well")
  func points() throws {
    let page = try ChartPage(
      Chart {
        PointMark(x: .value("x", 0), y: .value("y", 0)).symbol(by: .value("Kind", "A"))
        PointMark(x: .value("x", 1), y: .value("y", 1)).symbol(by: .value("Kind", "B"))
          .symbolSize(16)
      })
    #expect(page.marks == ["x: 0, y: 0, Kind: A", "x: 1, y: 1, Kind: B"])
    #expect(page.legend == ["A", "B"])
    #expect(page.shapes("path", ["d"])[1] == "d=M-2 -2L2 -2L2 2L-2 2Z")
  }

  @Test("A rule goes from side to side, or from value to value")
  func rules() throws {
    let page = try ChartPage(
      Chart {
        PointMark(x: .value("x", 0), y: .value("y", 0))
        PointMark(x: .value("x", 10), y: .value("y", 10))
        RuleMark(y: .value("Goal", 5)).lineStyle(StrokeStyle(lineWidth: 2, dash: [4, 2]))
        RuleMark(xStart: 8, y: .value("Limit", 10))
        RuleMark(x: .value("Now", 5), yStart: .value("y", 0), yEnd: .value("y", 5))
      }
      .chartXAxis(.hidden).chartYAxis(.hidden))
    #expect(
      page.shapes("line", ["x1", "x2", "y1", "y2", "stroke-dasharray"]) == [
        "x1=0 x2=100% y1=50% y2=50% stroke-dasharray=4 2",
        "x1=8px x2=100% y1=0% y2=0%",
        "x1=50% x2=50% y1=50% y2=100%",
      ])
    #expect(page.marks.suffix(3) == ["Goal: 5", "Limit: 10", "Now: 5, y: 0, y: 5"])
  }

  @Test("What lies beyond a domain is cut off, and values of another kind have no place")
  func beyond() throws {
    let page = try ChartPage(
      Chart {
        BarMark(x: .value("Day", "Mon"), y: .value("Minutes", 40))
        PointMark(x: .value("Day", "Mon"), y: .value("Minutes", 30))
        RuleMark(y: .value("Goal", 25))
        RuleMark(y: .value("Goal", "high"))
        PointMark(x: .value("Day", 3), y: .value("Minutes", 3))
      }
      .chartYScale(domain: 0...20))
    #expect(page.marks == ["Day: Mon, Minutes: 40"])
    #expect(page.bars == ["x=10% y=0% width=80% height=100%"])
  }

  @Test("Sectors share a circle, and have no axes")
  func sectors() throws {
    let page = try ChartPage(
      Chart {
        SectorMark(angle: .value("Votes", 1)).foregroundStyle(by: .value("Party", "A"))
        SectorMark(angle: .value("Votes", 3), innerRadius: .ratio(0.5))
          .foregroundStyle(by: .value("Party", "B"))
      })
    #expect(page.marks == ["Votes: 1, Party: A", "Votes: 3, Party: B"])
    #expect(page.shapes("path", ["d"])[0].hasPrefix("d=M0 -100C"))
    #expect(page.shapes("path", ["d"])[0].hasSuffix("100 0L0 0Z"))
    #expect(page.labels("chart-x") + page.labels("chart-y") == [])
  }

  @Test("A view stands beside its mark, and a mark says what the app says of it")
  func annotations() throws {
    let page = try ChartPage(
      Chart {
        BarMark(x: .value("Day", "Mon"), y: .value("Minutes", 10))
          .annotation(position: .top, alignment: .trailing) { Text("Best") }
          .accessibilityLabel("Monday")
          .accessibilityValue("ten minutes")
        BarMark(x: .value("Day", "Tue"), y: .value("Minutes", 5)).accessibilityHidden(true)
      })
    #expect(page.marks == ["Monday, ten minutes"])
    #expect(page.page.all { $0.isNamed("chart-n") }.map(\.text) == ["Best"])
  }
}
