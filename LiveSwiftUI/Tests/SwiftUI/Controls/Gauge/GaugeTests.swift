// Gauges, grids, and values that the app keeps.
import Foundation
import Testing

@testable import SwiftUI

@MainActor @Suite struct GaugeTests {
  @Test("A gauge is a meter with its name and its value, whatever its look")
  func meter() {
    let page = ViewTester(
      Gauge(value: 30, in: 20...40) {
        Text("Heat")
      } currentValueLabel: {
        Text("30 °C")
      })
    #expect(
      page.html.contains(
        #"role="meter" aria-valuemin="0" aria-valuemax="100" aria-valuenow="50" "#
          + #"aria-label="Heat" aria-valuetext="30 °C""#))
    #expect(page.styled.contains("{width:50%}"))
  }

  @Test("A value beyond the bounds, or bounds without a length, fill or empty the gauge")
  func bounds() {
    func now(_ value: Double, _ bounds: ClosedRange<Double>) -> Double {
      Gauge(value: value, in: bounds) { Text("x") }.fraction
    }
    #expect([now(9, 0...5), now(-1, 0...5), now(3, 3...3), now(.nan, 0...1)] == [1, 0, 0, 0])
  }

  @Test("Words at both ends are drawn, and rings for the circular looks")
  func looks() {
    let gauge = Gauge(value: 0.25) {
      Text("Fill")
    } currentValueLabel: {
      Text("25")
    } minimumValueLabel: {
      Text("low")
    } maximumValueLabel: {
      Text("high")
    }
    #expect(ViewTester(gauge).html.contains("low"))
    for page in [
      ViewTester(gauge.gaugeStyle(.accessoryCircular)),
      ViewTester(gauge.gaugeStyle(.accessoryCircularCapacity)),
    ] {
      #expect(page.html.contains("<svg"))
      #expect(page.html.contains(">25<"))
    }
    #expect(ViewTester(gauge.gaugeStyle(.accessoryLinear)).html.contains("len mark"))
  }

  @Test("A look of an app's own is given the value and the labels")
  func ownLook() {
    let page = ViewTester(
      Gauge(value: 0.5) { Text("Fill") }.gaugeStyle(TextOnlyStyle()))
    #expect(page.html.contains(">50 of 100<"))
    #expect(page.html.contains(">Fill<"))
  }

  @Test("Each view of a row of a grid is a cell, and a view outside of a row spans all columns")
  func grid() {
    let page = ViewTester(
      Grid(alignment: .leading, horizontalSpacing: 16) {
        GridRow {
          Text("A")
          Text("B")
        }
        Divider()
        GridRow(alignment: .top) { Text("C").gridCellColumns(2) }
      })
    #expect(page.elements.filter { $0.isNamed("grow") }.count == 2)
    #expect(page.styled.contains("{column-gap:16px}"))
    #expect(page.styled.contains("{grid-column-end:span 2}"))
    #expect(page.styled.contains("{align-self:flex-start}"))
  }

  @Test("All views with a key of the app have the same value, and the browser keeps it")
  func appStorage() {
    let page = ViewTester(
      VStack {
        Kept()
        Kept()
      })
    let operations = page.press("0")
    #expect(operations.filter { if case .text(_, "1") = $0 { true } else { false } }.count == 2)
    #expect(page.tree.services.browserValues.texts == [" count": "1"])
    #expect(page.tree.sceneStorage.isEmpty)
  }

  @Test("A value that the browser kept is there again, and one that is no case any more is not")
  func appStorageAgain() {
    func html(_ kept: String) -> String {
      var environment = EnvironmentValues()
      environment.builtIn.person.locale = Locale(identifier: "en_US")
      let services = TreeServices()
      services.browserValues.take([" look": kept], written: 1)
      let tree = Tree(
        scene: WindowGroup { KeptAppearance() }, environment: environment, services: services)
      _ = tree.flush()
      return tree.html().text
    }
    #expect(html("wide").contains(">wide<"))
    #expect(html("round").contains(">narrow<"))
  }

  @Test("A store that the app names is one for the process, and other pages read it")
  func appStorageStore() throws {
    let name = "tapas-tests-\(UUID().uuidString)"
    let store = try #require(UserDefaults(suiteName: name))
    defer { store.removePersistentDomain(forName: name) }
    let page = ViewTester(KeptInStore(store: store))
    page.press("0")
    #expect(page.tree.sceneStorage.isEmpty)
    #expect(ViewTester(KeptInStore(store: store)).html.contains(">1<"))
  }
}

private struct TextOnlyStyle: GaugeStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label
    Text("\(Int(configuration.value * 100)) of 100")
  }
}

private struct Kept: View {
  @AppStorage("count") private var count = 0
  var body: some View { Button("\(count)") { count += 1 } }
}

private struct KeptAppearance: View {
  enum Appearance: String { case narrow, wide }
  @AppStorage("look") private var appearance = Appearance.narrow
  var body: some View { Text(verbatim: appearance.rawValue) }
}

private struct KeptInStore: View {
  @AppStorage private var count: Int
  init(store: UserDefaults) { _count = AppStorage(wrappedValue: 0, "count", store: store) }
  var body: some View { Button("\(count)") { count += 1 } }
}
