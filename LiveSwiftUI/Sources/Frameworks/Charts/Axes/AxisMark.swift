// The marks for one value of an axis: a line, a tick, a label.
public import Foundation
public import SwiftUI

/// A mark that is drawn for each value of an axis.
public protocol AxisMark {}

extension Never: AxisMark {}

/// A mark that adds its parts to an axis itself.
protocol CollectedAxisMark: AxisMark {
  /// Adds the parts; `style` fills in values that they do not set.
  func collect(_ style: AxisStyle, into parts: inout [AxisPart])
}

/// The style of a part of an axis.
struct AxisStyle {
  var paint: MarkPaint?
  var foreground: AnyShapeStyle?
  var font: Font?
  /// The distance that the part is moved by, in points.
  var offset = CGSize.zero
}

/// A part of an axis for one value.
struct AxisPart {
  /// The kind of the part.
  enum Shape {
    case gridLine(StrokeStyle?)
    case tick(length: CGFloat?, StrokeStyle?)
    case label(AxisLabelAppearance, AxisLabelContent)
  }

  let shape: Shape
  /// Whether the part is centred in its unit or category; nil for the default.
  let isCentered: Bool?
  let style: AxisStyle
}

extension AxisMark {
  func add(_ style: AxisStyle, to parts: inout [AxisPart]) {
    (self as? any CollectedAxisMark)?.collect(style, into: &parts)
  }

  /// Draws the lines and labels in a style.
  public func foregroundStyle<S>(_ style: S) -> some AxisMark where S: ShapeStyle {
    StyledAxisMark(content: self) {
      $0.paint = $0.paint ?? MarkPaint(style)
      $0.foreground = $0.foreground ?? AnyShapeStyle(style)
    }
  }

  /// Sets the font of the labels.
  public func font(_ font: Font?) -> some AxisMark {
    StyledAxisMark(content: self) { $0.font = font ?? $0.font }
  }

  /// Moves the lines and labels by a distance in points.
  public func offset(_ offset: CGSize) -> some AxisMark {
    StyledAxisMark(content: self) {
      $0.offset = CGSize(
        width: MarkOffset.bounded(offset.width), height: MarkOffset.bounded(offset.height))
    }
  }

  /// Moves the lines and labels by a distance in points along each axis.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some AxisMark {
    offset(CGSize(width: x, height: y))
  }
}

/// A mark with a changed style.
private struct StyledAxisMark<Content: AxisMark>: CollectedAxisMark {
  let content: Content
  let change: (inout AxisStyle) -> Void

  func collect(_ style: AxisStyle, into parts: inout [AxisPart]) {
    // The style nearest to a mark applies, so the outer style only fills in missing values.
    var inner = AxisStyle()
    change(&inner)
    let merged = AxisStyle(
      paint: inner.paint ?? style.paint, foreground: inner.foreground ?? style.foreground,
      font: inner.font ?? style.font,
      offset: CGSize(
        width: inner.offset.width + style.offset.width,
        height: inner.offset.height + style.offset.height))
    content.add(merged, to: &parts)
  }
}

/// A line across the chart at a value.
public struct AxisGridLine: CollectedAxisMark {
  let isCentered: Bool?
  let stroke: StrokeStyle?

  /// A line at the value; `centered` moves it to the middle of its unit or category.
  public init(centered: Bool? = nil, stroke: StrokeStyle? = nil) {
    isCentered = centered
    self.stroke = stroke
  }

  func collect(_ style: AxisStyle, into parts: inout [AxisPart]) {
    parts.append(AxisPart(shape: .gridLine(stroke), isCentered: isCentered, style: style))
  }
}

/// A short line at the edge of the chart.
public struct AxisTick: CollectedAxisMark {
  let isCentered: Bool?
  let length: CGFloat?
  let stroke: StrokeStyle?

  /// The length of a tick.
  public struct Length: Sendable {
    let points: CGFloat?

    /// About the height of a label, with its distance from the plot.
    private static let labelHeight = 20.0

    /// Four points.
    public static var automatic: Length { Length(points: nil) }
    /// About the height of a label.
    public static var label: Length { label(extendPastBy: 0) }
    /// About the height of a label.
    public static var longestLabel: Length { label(extendPastBy: 0) }
    /// About the height of a label, and a further length in points.
    public static func label(extendPastBy length: CGFloat) -> Length {
      Length(points: labelHeight + length)
    }
    /// About the height of a label, and a further length in points.
    public static func longestLabel(extendPastBy length: CGFloat) -> Length {
      label(extendPastBy: length)
    }
  }

  /// A tick of the default length.
  public init(
    centered: Bool? = nil, length: AxisTick.Length = .automatic, stroke: StrokeStyle? = nil
  ) {
    isCentered = centered
    self.length = length.points
    self.stroke = stroke
  }

  /// A tick with a length in points.
  public init(centered: Bool? = nil, length: CGFloat, stroke: StrokeStyle? = nil) {
    isCentered = centered
    self.length = length
    self.stroke = stroke
  }

  func collect(_ style: AxisStyle, into parts: inout [AxisPart]) {
    parts.append(
      AxisPart(shape: .tick(length: length, stroke), isCentered: isCentered, style: style))
  }
}
