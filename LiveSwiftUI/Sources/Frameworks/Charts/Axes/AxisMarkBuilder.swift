// The result builders for axes.
import SwiftUI

/// Turns a list of lines, ticks and labels into one mark.
@resultBuilder public struct AxisMarkBuilder {
  /// A single mark, unchanged.
  public static func buildExpression<Content>(_ content: Content) -> Content
  where Content: AxisMark {
    content
  }

  /// A mark whose type is only available on some systems.
  public static func buildLimitedAvailability<Content>(_ content: Content) -> AnyAxisMark
  where Content: AxisMark {
    AnyAxisMark(content)
  }

  /// No mark.
  public static func buildBlock() -> some AxisMark { AxisMarkList(members: []) }

  /// A single mark.
  public static func buildBlock<T>(_ content: T) -> T where T: AxisMark { content }

  /// Several marks.
  @_disfavoredOverload
  public static func buildBlock<each T>(_ content: repeat each T) -> some AxisMark
  where repeat each T: AxisMark {
    var members: [any AxisMark] = []
    for member in repeat each content { members.append(member) }
    return AxisMarkList(members: members)
  }

  /// The marks of an `if` without an `else`.
  public static func buildIf<T>(_ content: T?) -> T? where T: AxisMark { content }

  /// The first branch of an `if` or `switch`.
  public static func buildEither<T1, T2>(first: T1) -> BuilderConditional<T1, T2>
  where T1: AxisMark, T2: AxisMark {
    BuilderConditional(storage: .first(first))
  }

  /// The second branch of an `if` or `switch`.
  public static func buildEither<T1, T2>(second: T2) -> BuilderConditional<T1, T2>
  where T1: AxisMark, T2: AxisMark {
    BuilderConditional(storage: .second(second))
  }
}

/// Several marks of an axis.
private struct AxisMarkList: CollectedAxisMark {
  let members: [any AxisMark]

  func collect(_ style: AxisStyle, into parts: inout [AxisPart]) {
    for member in members { member.add(style, to: &parts) }
  }
}

extension Optional: AxisMark, CollectedAxisMark where Wrapped: AxisMark {
  func collect(_ style: AxisStyle, into parts: inout [AxisPart]) {
    self?.add(style, to: &parts)
  }
}

extension BuilderConditional: AxisMark, CollectedAxisMark
where TrueContent: AxisMark, FalseContent: AxisMark {
  func collect(_ style: AxisStyle, into parts: inout [AxisPart]) {
    switch storage {
    case .first(let content): content.add(style, to: &parts)
    case .second(let content): content.add(style, to: &parts)
    }
  }
}

/// The marks of an axis, in one or several sets.
public protocol AxisContent {}

/// Axis content that provides its sets of marks.
protocol CollectedAxisContent: AxisContent {
  var sets: [AxisMarkSet] { get }
}

extension AxisContent {
  /// The sets of marks in the content.
  var allSets: [AxisMarkSet] { (self as? any CollectedAxisContent)?.sets ?? [] }
}

/// Turns a list of sets of marks into one axis.
@resultBuilder public struct AxisContentBuilder {
  /// A single set of marks, unchanged.
  public static func buildExpression<Content>(_ content: Content) -> Content
  where Content: AxisContent {
    content
  }

  /// Marks whose type is only available on some systems.
  public static func buildLimitedAvailability<Content>(_ content: Content) -> AnyAxisContent
  where Content: AxisContent {
    AnyAxisContent(content)
  }

  /// No marks.
  public static func buildBlock() -> some AxisContent { AxisContentList(sets: []) }

  /// A single set of marks.
  public static func buildBlock<T>(_ content: T) -> T where T: AxisContent { content }

  /// Several sets of marks.
  @_disfavoredOverload
  public static func buildBlock<each T>(_ content: repeat each T) -> some AxisContent
  where repeat each T: AxisContent {
    var sets: [AxisMarkSet] = []
    for member in repeat each content { sets += member.allSets }
    return AxisContentList(sets: sets)
  }

  /// The marks of an `if` without an `else`.
  public static func buildIf<T>(_ content: T?) -> T? where T: AxisContent { content }

  /// The first branch of an `if` or `switch`.
  public static func buildEither<T1, T2>(first: T1) -> BuilderConditional<T1, T2>
  where T1: AxisContent, T2: AxisContent {
    BuilderConditional(storage: .first(first))
  }

  /// The second branch of an `if` or `switch`.
  public static func buildEither<T1, T2>(second: T2) -> BuilderConditional<T1, T2>
  where T1: AxisContent, T2: AxisContent {
    BuilderConditional(storage: .second(second))
  }
}

/// Several sets of marks.
private struct AxisContentList: CollectedAxisContent {
  let sets: [AxisMarkSet]
}

extension Optional: AxisContent, CollectedAxisContent where Wrapped: AxisContent {
  var sets: [AxisMarkSet] { self?.allSets ?? [] }
}

extension BuilderConditional: AxisContent, CollectedAxisContent
where TrueContent: AxisContent, FalseContent: AxisContent {
  var sets: [AxisMarkSet] {
    switch storage {
    case .first(let content): content.allSets
    case .second(let content): content.allSets
    }
  }
}
