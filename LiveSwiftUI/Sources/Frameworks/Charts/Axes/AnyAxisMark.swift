// Marks and content of axes whose types are erased.
import SwiftUI

/// A mark of an axis whose type is erased.
public struct AnyAxisMark: CollectedAxisMark {
  let erased: any AxisMark

  /// Erases the type of a mark.
  public init(_ content: any AxisMark) { erased = content }

  /// Erases the type of a mark.
  public init(erasing content: some AxisMark) { erased = content }

  func collect(_ style: AxisStyle, into parts: inout [AxisPart]) {
    erased.add(style, to: &parts)
  }
}

/// Content of an axis whose type is erased.
public struct AnyAxisContent: CollectedAxisContent {
  let erased: any AxisContent

  /// Erases the type of some content.
  public init(_ content: any AxisContent) { erased = content }

  /// Erases the type of some content.
  public init(erasing content: some AxisContent) { erased = content }

  var sets: [AxisMarkSet] { erased.allSets }
}

extension AxisContent {
  /// Draws the content as one layer. It has no effect: axes have no effects as a group.
  public func compositingLayer() -> some AxisContent { self }
}
