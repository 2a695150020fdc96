// What is drawn in a chart: marks, and what apps make of them.
import SwiftUI

/// Content of a chart: a mark, or several together.
@MainActor @preconcurrency public protocol ChartContent {
  /// The type of the content; the compiler finds it from `body`.
  associatedtype Body: ChartContent
  /// The marks that the content consists of.
  @ChartContentBuilder @MainActor @preconcurrency var body: Self.Body { get }
}

extension Never: ChartContent {}

// Public only because the witness of a public requirement must be; see SwiftUI's `Bodiless.swift`.

/// Content without a body, which is collected and never asked for one.
@MainActor @preconcurrency public protocol _BodilessChartContent: ChartContent
where Body == Never {}

extension _BodilessChartContent {
  /// Marks are collected, never asked for a body.
  public var body: Never { fatalError("a mark was asked for its body") }
}

/// Content that adds its marks to a chart itself.
@MainActor protocol CollectedChartContent: _BodilessChartContent {
  /// Adds the marks, drawn as `style` says where they say nothing themselves.
  func collect(_ style: MarkStyle, into marks: inout MarkList)
}

extension ChartContent {
  /// Adds the marks of this content to a chart.
  func add(_ style: MarkStyle, to marks: inout MarkList) {
    guard marks.hasRoom else { return }
    if let content = self as? any CollectedChartContent {
      content.collect(style, into: &marks)
    } else if Body.self != Never.self {
      body.add(style, to: &marks)
    }
  }
}

/// The marks of a chart, as many as are drawn.
struct MarkList {
  private(set) var marks: [Mark] = []

  /// The most marks of a chart.
  static let most = 1_000

  /// Whether further marks are drawn.
  var hasRoom: Bool { marks.count < Self.most }

  mutating func append(_ mark: Mark) {
    if hasRoom { marks.append(mark) }
  }
}
