// The labels of an axis.
public import Foundation
public import SwiftUI

/// The content of an axis label.
enum AxisLabelContent {
  /// The default text for the kind of value.
  case automatic
  case view(any View)
  case format((PlotDatum) -> Text?)

  static func formatted<Format: FormatStyle>(_ format: Format) -> AxisLabelContent
  where Format.FormatInput: Plottable, Format.FormatOutput == String {
    .format { datum in
      datum.value(as: Format.FormatInput.self).map { Text(formatted: $0, format: format) }
    }
  }
}

/// The placement of a label at its value.
struct AxisLabelAppearance {
  var anchor: UnitPoint?
  var orientation = AxisValueLabelOrientation.automatic
  var across: CGFloat?
  var down: CGFloat?
  var showsAll = false
}

/// The direction of a label.
public struct AxisValueLabelOrientation: Equatable, Sendable {
  enum Direction: Sendable {
    case horizontal, vertical, verticalReversed
  }

  let direction: Direction

  /// The default: horizontal.
  public static var automatic: AxisValueLabelOrientation { .horizontal }
  /// In the direction of text.
  public static var horizontal: AxisValueLabelOrientation {
    AxisValueLabelOrientation(direction: .horizontal)
  }
  /// From top to bottom.
  public static var vertical: AxisValueLabelOrientation {
    AxisValueLabelOrientation(direction: .vertical)
  }
  /// From bottom to top.
  public static var verticalReversed: AxisValueLabelOrientation {
    AxisValueLabelOrientation(direction: .verticalReversed)
  }
}

/// The treatment of labels that do not fit beside each other.
public struct AxisValueLabelCollisionResolution: Equatable, Sendable {
  let showsAll: Bool

  /// Shows every second or third label when there are too many for a phone.
  public static var automatic: AxisValueLabelCollisionResolution {
    AxisValueLabelCollisionResolution(showsAll: false)
  }
  /// Shows all labels.
  public static var disabled: AxisValueLabelCollisionResolution {
    AxisValueLabelCollisionResolution(showsAll: true)
  }
  /// The same as automatic.
  public static var greedy: AxisValueLabelCollisionResolution { .automatic }
  /// The same as automatic; the priority and the spacing have no effect.
  public static func greedy(
    priority: Double = 0, minimumSpacing: CGFloat? = nil
  ) -> AxisValueLabelCollisionResolution {
    .automatic
  }
  /// Shows all labels. Those of categories are cut at the end of their space.
  public static var truncate: AxisValueLabelCollisionResolution { .disabled }
}

/// A label of an axis at each value.
public struct AxisValueLabel<Content>: CollectedAxisMark where Content: View {
  private let content: AxisLabelContent
  private let isCentered: Bool?
  private let appearance: AxisLabelAppearance

  private init(
    _ words: AxisLabelContent, _ centered: Bool?, _ anchor: UnitPoint?,
    _ collisions: AxisValueLabelCollisionResolution, _ orientation: AxisValueLabelOrientation,
    _ across: CGFloat?, _ down: CGFloat?
  ) {
    self.content = words
    isCentered = centered
    appearance = AxisLabelAppearance(
      anchor: anchor, orientation: orientation, across: across, down: down,
      showsAll: collisions.showsAll)
  }

  func collect(_ style: AxisStyle, into parts: inout [AxisPart]) {
    parts.append(AxisPart(shape: .label(appearance, content), isCentered: isCentered, style: style))
  }

  /// The default text for the value. `multiLabelAlignment` and `offsetsMarks` have
  /// no effect.
  public nonisolated init(
    centered: Bool? = nil, anchor: UnitPoint? = nil,
    multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic,
    offsetsMarks: Bool? = nil, orientation: AxisValueLabelOrientation = .automatic,
    horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil
  ) where Content == Never {
    self.init(
      .automatic, centered, anchor, collisionResolution, orientation, horizontalSpacing,
      verticalSpacing)
  }

  /// A text from the string tables. `multiLabelAlignment` and `offsetsMarks` have
  /// no effect.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, centered: Bool? = nil, anchor: UnitPoint? = nil,
    multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic,
    offsetsMarks: Bool? = nil, orientation: AxisValueLabelOrientation = .automatic,
    horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil
  ) where Content == Text {
    self.init(
      .view(Text(titleKey)), centered, anchor, collisionResolution, orientation,
      horizontalSpacing, verticalSpacing)
  }

  /// A text shown verbatim. `multiLabelAlignment` and `offsetsMarks` have
  /// no effect.
  @_disfavoredOverload public nonisolated init<S>(
    _ title: S, centered: Bool? = nil, anchor: UnitPoint? = nil,
    multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic,
    offsetsMarks: Bool? = nil, orientation: AxisValueLabelOrientation = .automatic,
    horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil
  ) where Content == Text, S: StringProtocol {
    self.init(
      .view(Text(title)), centered, anchor, collisionResolution, orientation,
      horizontalSpacing, verticalSpacing)
  }

  /// A custom view. `multiLabelAlignment` and `offsetsMarks` have
  /// no effect.
  public nonisolated init(
    centered: Bool? = nil, anchor: UnitPoint? = nil,
    multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic,
    offsetsMarks: Bool? = nil, orientation: AxisValueLabelOrientation = .automatic,
    horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) {
    self.init(
      .view(content()), centered, anchor, collisionResolution, orientation, horizontalSpacing,
      verticalSpacing)
  }

  /// The formatted value, in the reader's language. `multiLabelAlignment` and `offsetsMarks` have
  /// no effect.
  public nonisolated init<Format>(
    format: Format, centered: Bool? = nil, anchor: UnitPoint? = nil,
    multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic,
    offsetsMarks: Bool? = nil, orientation: AxisValueLabelOrientation = .automatic,
    horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil
  )
  where
    Content == Never, Format: FormatStyle, Format.FormatInput: Plottable,
    Format.FormatOutput == String
  {
    self.init(
      .formatted(format), centered, anchor, collisionResolution, orientation,
      horizontalSpacing, verticalSpacing)
  }
}
