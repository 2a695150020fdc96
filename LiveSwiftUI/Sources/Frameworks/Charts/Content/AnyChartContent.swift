// Content of any type, and content that is treated as one.
import SwiftUI

/// Content of a chart whose type is erased.
public nonisolated struct AnyChartContent {
  let erased: any ChartContent

  /// Erases the type of some content.
  public init(_ content: any ChartContent) { erased = content }

  /// Erases the type of some content.
  public init(erasing content: some ChartContent) { erased = content }
}

extension AnyChartContent: CollectedChartContent {
  @MainActor func collect(_ style: MarkStyle, into marks: inout MarkList) {
    erased.add(style, to: &marks)
  }
}

/// Several pieces of content as one, so that modifiers apply to all of them.
public nonisolated struct Plot<Content> where Content: ChartContent {
  let content: Content

  /// Joins pieces of content.
  public init(@ChartContentBuilder content: () -> Content) { self.content = content() }
}

extension Plot: CollectedChartContent {
  @MainActor func collect(_ style: MarkStyle, into marks: inout MarkList) {
    content.add(style, to: &marks)
  }
}
