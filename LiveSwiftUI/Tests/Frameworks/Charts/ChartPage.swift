// A chart on a page of its own, as tests look at it.
import Charts
import Foundation
import SwiftUI
import SwiftUITesting

/// A page that shows one chart.
@MainActor final class ChartPage {
  let page: TestPage

  init(_ view: some View, language: String = "en_US") throws {
    page = try TestPage(WindowGroup { view }, language: language)
  }

  /// What a screen reader says of each mark, in order.
  var marks: [String] { page.all("img").map(\.name) }

  /// The attributes of the elements of a tag, each as `x=0% y=20%`.
  func shapes(_ tag: String, _ attributes: [String]) -> [String] {
    page.all { $0.tag == tag }.map { element in
      attributes.compactMap { name in element.attribute(name).map { "\(name)=\($0)" } }
        .joined(separator: " ")
    }
  }

  /// The bars as they lie in the plot.
  var bars: [String] { shapes("rect", ["x", "y", "width", "height"]) }

  /// The labels of the axis across or of the upright one.
  func labels(_ axis: String) -> [String] {
    page.all { $0.isNamed(axis) }.flatMap { axis in
      axis.all { $0.isNamed("chart-l") }.map(\.text)
    }
  }

  /// The legend's words.
  var legend: [String] { page.all { $0.isNamed("chart-k") }.map(\.text) }
}

/// Some minutes of a day.
struct Minutes: Identifiable {
  let id: String
  let minutes: Double
  var kind = "Walk"

  static let week = [
    Minutes(id: "Mon", minutes: 20), Minutes(id: "Tue", minutes: 50),
    Minutes(id: "Wed", minutes: 0),
  ]
}
