// Rectangles, bars of one value, and marks beside each other.
import Charts
import Foundation
import SwiftUI
import SwiftUITesting
import Testing

@MainActor @Suite("Rectangles of charts") struct RectangleTests {
  @Test("A rectangle fills its categories")
  func cells() throws {
    let page = try ChartPage(
      Chart {
        RectangleMark(x: .value("Day", "Mon"), y: .value("Hour", "One"))
        RectangleMark(x: .value("Day", "Tue"), y: .value("Hour", "One"), width: .ratio(0.5))
      })
    #expect(page.marks == ["Day: Mon, Hour: One", "Day: Tue, Hour: One"])
    #expect(
      page.bars == [
        "x=0% y=0% width=50% height=100%", "x=62.5% y=0% width=25% height=100%",
      ])
  }

  @Test("A rectangle is between values or between positions in points")
  func ends() throws {
    let page = try ChartPage(
      Chart {
        RectangleMark(
          xStart: .value("From", 2), xEnd: .value("To", 4), yStart: .value("Low", 0),
          yEnd: .value("High", 5))
        RectangleMark(x: .value("At", 5), yStart: 10, yEnd: 30)
        RectangleMark(xStart: .value("From", 2), xEnd: .value("To", 4))
        RectangleMark(yStart: .value("Low", 0), yEnd: .value("High", 5))
        RectangleMark()
      }
      .chartXScale(domain: 0...10).chartYScale(domain: 0...10))
    #expect(
      page.bars == [
        "x=20% y=50% width=20% height=50%", "x=50% y=10px width=8px height=20px",
        "x=20% y=0% width=20% height=100%", "x=0% y=50% width=100% height=50%",
        "x=0% y=0% width=100% height=100%",
      ])
    #expect(
      page.marks == [
        "From: 2, To: 4, Low: 0, High: 5", "At: 5", "From: 2, To: 4", "Low: 0, High: 5",
      ])
  }

  @Test("Bars of one number are one stack across the plot")
  func oneValue() throws {
    let page = try ChartPage(
      Chart {
        BarMark(x: .value("Part", 3)).foregroundStyle(by: .value("Kind", "A"))
        BarMark(x: .value("Part", 1)).foregroundStyle(by: .value("Kind", "B"))
      })
    #expect(page.marks == ["Part: 3, Kind: A", "Part: 1, Kind: B"])
    #expect(
      page.bars == ["x=0% y=0% width=75% height=100%", "x=75% y=0% width=25% height=100%"])
    let upright = try ChartPage(Chart { BarMark(xStart: 4, xEnd: 12, y: .value("Part", 2)) })
    #expect(upright.bars == ["x=4px y=0% width=8px height=100%"])
    let category = try ChartPage(Chart { BarMark(x: .value("Day", "Mon")) })
    #expect(category.bars == ["x=10% y=0% width=80% height=100%"])
  }

  @Test("Bars are beside each other by a value, and each is a stack of its own")
  func lanes() throws {
    let page = try ChartPage(
      Chart {
        ForEach(["A", "B"], id: \.self) { kind in
          BarMark(x: .value("Day", "Mon"), y: .value("Minutes", kind == "A" ? 10 : 5))
            .position(by: .value("Kind", kind))
        }
      })
    #expect(page.marks == ["Day: Mon, Minutes: 10, Kind: A", "Day: Mon, Minutes: 5, Kind: B"])
    #expect(
      page.bars == ["x=10% y=0% width=40% height=100%", "x=50% y=50% width=40% height=50%"])
    let level = try ChartPage(
      Chart {
        ForEach(["A", "B"], id: \.self) { kind in
          BarMark(x: .value("Minutes", 10), y: .value("Day", "Mon"))
            .position(by: .value("Kind", kind), axis: .vertical, span: .ratio(1))
        }
      })
    #expect(
      level.bars == ["x=0% y=0% width=100% height=50%", "x=0% y=50% width=100% height=50%"])
  }

  @Test("An area may be between two horizontal values")
  func uprightArea() throws {
    let page = try ChartPage(
      Chart {
        AreaMark(xStart: .value("Low", 0), xEnd: .value("High", 2), y: .value("y", 0))
        AreaMark(xStart: .value("Low", 1), xEnd: .value("High", 2), y: .value("y", 1))
      })
    #expect(page.shapes("path", ["d"]) == ["d=M100 100L100 0L50 0L0 100Z"])
  }

  @Test("A point or a rule without a value is in the middle, or at a position in points")
  func spots() throws {
    let page = try ChartPage(
      Chart {
        PointMark(x: .value("x", 0))
        PointMark(x: .value("x", 10), y: 12)
        RuleMark(xStart: .value("x", 0), xEnd: .value("x", 5))
      }
      .chartXAxis(.hidden))
    #expect(
      page.shapes("svg", ["x", "y"]).filter { !$0.isEmpty } == ["x=0% y=50%", "x=100% y=0%"])
    #expect(page.shapes("g", ["data-c"]) == ["data-c=translate:0px 12px"])
    #expect(page.shapes("line", ["x1", "x2", "y1", "y2"]) == ["x1=0% x2=50% y1=50% y2=50%"])
  }
}
