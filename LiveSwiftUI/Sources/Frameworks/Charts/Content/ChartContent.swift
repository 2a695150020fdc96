// The content of charts: marks, and an app's compositions of them.
import SwiftUI

/// Content of a chart: a mark, or several together.
@MainActor @preconcurrency public protocol ChartContent {
  /// The type of the content, inferred from `body`.
  associatedtype Body: ChartContent
  /// The marks in the content.
  @ChartContentBuilder @MainActor @preconcurrency var body: Self.Body { get }
}

extension Never: ChartContent {}

// Public only because the witness of a public requirement must be; see SwiftUI's `Bodiless.swift`.

/// Content without a body, which is collected instead.
@MainActor @preconcurrency public protocol _BodilessChartContent: ChartContent
where Body == Never {}

extension _BodilessChartContent {
  /// Traps: marks are collected and have no body.
  public var body: Never { fatalError("a mark was asked for its body") }
}

/// Content that adds its marks to a chart itself.
@MainActor protocol CollectedChartContent: _BodilessChartContent {
  /// Adds the marks; `style` fills in values that they do not set.
  func collect(_ style: MarkStyle, into marks: inout MarkList)
}

extension ChartContent {
  /// Adds the marks of this content to a chart.
  func add(_ style: MarkStyle, to marks: inout MarkList) {
    guard marks.hasRoom else { return }
    if let content = self as? any CollectedChartContent {
      content.collect(style, into: &marks)
    } else if Body.self != Never.self {
      marks.read(self) { $1.body.add(style, to: &$0) }
    }
  }
}

/// The marks that a chart draws.
struct MarkList {
  private(set) var marks: [Mark] = []

  /// Connects the properties of content; nil until there is some that has properties.
  var reader: ContentReader?
  /// Whether content was left out that has properties, and there was no reader.
  private(set) var needsReader = false

  /// The maximum number of marks in a chart.
  static let most = 1_000

  /// Whether the chart has room for further marks.
  var hasRoom: Bool { marks.count < Self.most }

  mutating func append(_ mark: Mark) {
    if hasRoom { marks.append(mark) }
  }

  /// Adds the marks of an app's own content, whose properties are connected first.
  @MainActor mutating func read<Content: ChartContent>(
    _ content: Content, _ add: (inout MarkList, Content) -> Void
  ) {
    guard ContentReader.hasProperties(Content.self) else { return within(0) { add(&$0, content) } }
    guard let connected = reader?.connect(content) else {
      needsReader = true
      return
    }
    within(0) { add(&$0, connected) }
  }

  /// Adds the marks of a member of the content around it.
  @MainActor mutating func within(_ index: Int, _ add: (inout MarkList) -> Void) {
    guard let reader else { return add(&self) }
    reader.within(index) { add(&self) }
  }

  /// Adds the marks of an element with an identity.
  @MainActor mutating func within(id: some Hashable, _ add: (inout MarkList) -> Void) {
    guard let reader else { return add(&self) }
    reader.within(id: id) { add(&self) }
  }
}
