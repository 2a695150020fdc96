// The result builder for chart content.
import SwiftUI

/// Turns a list of marks into one piece of content.
@resultBuilder public struct ChartContentBuilder {
  /// A single piece of content, unchanged.
  public static func buildExpression<Content>(_ content: Content) -> Content
  where Content: ChartContent {
    content
  }

  /// Content whose type is only available on some systems.
  public static func buildLimitedAvailability(_ content: some ChartContent) -> AnyChartContent {
    AnyChartContent(content)
  }

  /// No content.
  public static func buildBlock() -> some ChartContent { ChartContentList(members: []) }

  /// A single piece of content.
  public static func buildBlock<C>(_ content: C) -> C where C: ChartContent { content }

  /// Several pieces of content.
  @_disfavoredOverload
  public static func buildBlock<each C>(_ content: repeat each C) -> some ChartContent
  where repeat each C: ChartContent {
    var members: [any ChartContent] = []
    for member in repeat each content { members.append(member) }
    return ChartContentList(members: members)
  }

  /// The content of an `if` without an `else`.
  public static func buildIf<T>(_ content: T?) -> T? where T: ChartContent { content }

  /// The first branch of an `if` or `switch`.
  public static func buildEither<T1, T2>(first: T1) -> BuilderConditional<T1, T2>
  where T1: ChartContent, T2: ChartContent {
    BuilderConditional(storage: .first(first))
  }

  /// The second branch of an `if` or `switch`.
  public static func buildEither<T1, T2>(second: T2) -> BuilderConditional<T1, T2>
  where T1: ChartContent, T2: ChartContent {
    BuilderConditional(storage: .second(second))
  }
}

/// One of two pieces of content or of axes.
public struct BuilderConditional<TrueContent, FalseContent> {
  enum Storage {
    case first(TrueContent)
    case second(FalseContent)
  }

  let storage: Storage
}

extension BuilderConditional: ChartContent, _BodilessChartContent, CollectedChartContent
where TrueContent: ChartContent, FalseContent: ChartContent {
  @MainActor func collect(_ style: MarkStyle, into marks: inout MarkList) {
    switch storage {
    case .first(let content): marks.within(0) { content.add(style, to: &$0) }
    case .second(let content): marks.within(1) { content.add(style, to: &$0) }
    }
  }
}

extension Optional: ChartContent, _BodilessChartContent, CollectedChartContent
where Wrapped: ChartContent {
  @MainActor func collect(_ style: MarkStyle, into marks: inout MarkList) {
    if let self { self.add(style, to: &marks) }
  }
}

/// Several pieces of content.
nonisolated struct ChartContentList {
  let members: [any ChartContent]
}

extension ChartContentList: CollectedChartContent {
  @MainActor func collect(_ style: MarkStyle, into marks: inout MarkList) {
    for (index, member) in members.enumerated() {
      marks.within(index) { member.add(style, to: &$0) }
    }
  }
}
