// Descriptions of charts: what a screen reader finds beside the drawing.
import Foundation
import Testing

@testable import SwiftUI

/// The rain of some days, in the unit that the environment chooses.
private struct Rain: AXChartDescriptorRepresentable {
  let days: [(name: String, height: Double)]
  var title: String? = "Rain"
  @Environment(\.isEnabled) private var isWide

  func makeChartDescriptor() -> AXChartDescriptor {
    AXChartDescriptor(
      title: title, summary: "More by the day.",
      xAxis: AXCategoricalDataAxisDescriptor(title: "Day", categoryOrder: days.map(\.name)),
      yAxis: AXNumericDataAxisDescriptor(
        title: "Height", range: 0...10, gridlinePositions: []
      ) { [isWide] in "\(Int($0)) \(isWide ? "millimetres" : "mm")" },
      additionalAxes: [
        AXNumericDataAxisDescriptor(title: "Hours", range: 0...24, gridlinePositions: []) {
          "\(Int($0)) h"
        }
      ],
      series: [
        AXDataSeriesDescriptor(
          name: "Oslo", isContinuous: false,
          dataPoints: days.map {
            AXDataPoint(x: $0.name, y: $0.height, additionalValues: [.number(3)])
          })
      ])
  }

  func updateChartDescriptor(_ descriptor: AXChartDescriptor) {
    descriptor.series[0].dataPoints.last?.label = "Storm"
  }
}

@MainActor @Suite("Descriptions of charts") struct ChartDescriptionTests {
  private let days = [(name: "Mon", height: 1.0), (name: "Tue", height: 4.0)]

  /// The texts of each row.
  private func rows(_ tester: ViewTester) -> [[String]] {
    tester.elements.filter { $0.attribute("role") == "row" }.map { row in
      var texts: [String] = []
      row.forEachElement { if let text = $0.ownText { texts.append(text) } }
      return texts
    }
  }

  @Test("A described view has its title, its summary and its data beside it")
  func table() throws {
    let tester = ViewTester(
      Image(systemName: "chart.bar").accessibilityChartDescriptor(Rain(days: days)))
    let group = try #require(tester.elements.first { $0.attribute("role") == "group" })
    #expect(group.isNamed("sr") && group.attribute("aria-label") == "Rain")
    #expect(tester.elements.first { $0.tag == .p }?.ownText == "More by the day.")
    let table = tester.elements.first { $0.attribute("role") == "table" }
    #expect(table?.attribute("aria-label") == "Oslo")
    #expect(
      rows(tester) == [
        ["Day", "Height", "Hours"], ["Mon", "1 millimetres", "3 h"],
        ["Storm, Tue", "4 millimetres", "3 h"],
      ])
    let roles = tester.elements.compactMap { $0.attribute("role") }
    #expect(roles.count { $0 == "columnheader" } == 3 && roles.count { $0 == "rowheader" } == 2)
    #expect(roles.count { $0 == "cell" } == 4)
  }

  @Test("A description reads the environment, and has a name of its own where it has no title")
  func environment() {
    let tester = ViewTester(
      Text(verbatim: "drawing").accessibilityChartDescriptor(Rain(days: days, title: nil))
        .disabled(true))
    #expect(rows(tester).dropFirst().first == ["Mon", "1 mm", "3 h"])
    #expect(tester.elements.contains { $0.attribute("aria-label") == "Chart" })
  }

  @Test("A description follows the data, and no more than a thousand points are sent")
  func changes() {
    struct Screen: View {
      @State private var count = 1
      var body: some View {
        Button("More") { count = 5_000 }
        Text(verbatim: "drawing").accessibilityChartDescriptor(
          Rain(days: (0..<count).map { ("day \($0)", 1) }))
      }
    }
    let tester = ViewTester(Screen())
    #expect(rows(tester).count == 2)
    tester.press("More")
    #expect(rows(tester).count == 1_001)
  }

  @Test("A point without a value has an empty cell, and a number on categories is as it is")
  func gaps() {
    struct Odd: AXChartDescriptorRepresentable {
      func makeChartDescriptor() -> AXChartDescriptor {
        AXChartDescriptor(
          attributedTitle: NSAttributedString(string: "Odd"),
          xAxis: AXCategoricalDataAxisDescriptor(title: "X", categoryOrder: []),
          yAxis: AXNumericDataAxisDescriptor(
            title: "Y", range: 0...1, gridlinePositions: [], valueDescriptionProvider: { "\($0)" }),
          series: [
            AXDataSeriesDescriptor(
              name: "", isContinuous: true, dataPoints: [AXDataPoint(x: 2.5)])
          ])
      }
    }
    let tester = ViewTester(Text(verbatim: "a").accessibilityChartDescriptor(Odd()))
    #expect(rows(tester) == [["X", "Y"], ["2.5", ""]])
    let table = tester.elements.first { $0.attribute("role") == "table" }
    #expect(table?.attribute("aria-label") == "Odd")
  }
}
