// What is drawn for one value of an axis: a line, a tick, a label.
import Foundation
import SwiftUI

/// Something that is drawn for each value of an axis.
public protocol AxisMark {}

extension Never: AxisMark {}

/// A mark that adds what it draws to an axis itself.
protocol CollectedAxisMark: AxisMark {
  /// Adds the parts, drawn as `style` says where they say nothing themselves.
  func collect(_ style: AxisStyle, into parts: inout [AxisPart])
}

/// How a part of an axis looks.
struct AxisStyle {
  var paint: MarkPaint?
  var foreground: AnyShapeStyle?
  var font: Font?
}

/// A part of an axis that is drawn for one value.
struct AxisPart {
  /// What is drawn.
  enum Shape {
    case gridLine(StrokeStyle?)
    case tick(length: CGFloat?, StrokeStyle?)
    case label(AxisLabelLook, AxisWords)
  }

  let shape: Shape
  /// Whether it stands in the middle of a unit or a category; nil for what is usual.
  let isCentered: Bool?
  let style: AxisStyle
}

extension AxisMark {
  func add(_ style: AxisStyle, to parts: inout [AxisPart]) {
    (self as? any CollectedAxisMark)?.collect(style, into: &parts)
  }

  /// Draws the lines and the words in a style.
  public func foregroundStyle<S>(_ style: S) -> some AxisMark where S: ShapeStyle {
    StyledAxisMark(content: self) {
      $0.paint = $0.paint ?? MarkPaint(style)
      $0.foreground = $0.foreground ?? AnyShapeStyle(style)
    }
  }

  /// The font of the words.
  public func font(_ font: Font?) -> some AxisMark {
    StyledAxisMark(content: self) { $0.font = font ?? $0.font }
  }
}

/// A mark drawn in another way.
private struct StyledAxisMark<Content: AxisMark>: CollectedAxisMark {
  let content: Content
  let change: (inout AxisStyle) -> Void

  func collect(_ style: AxisStyle, into parts: inout [AxisPart]) {
    // What is set nearer to a mark wins, so the outer style is filled in afterwards.
    var inner = AxisStyle()
    change(&inner)
    let merged = AxisStyle(
      paint: inner.paint ?? style.paint, foreground: inner.foreground ?? style.foreground,
      font: inner.font ?? style.font)
    content.add(merged, to: &parts)
  }
}

/// A line across the chart at a value.
public struct AxisGridLine: CollectedAxisMark {
  let isCentered: Bool?
  let stroke: StrokeStyle?

  /// A line at the value; in the middle of its unit or category where it is centered.
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

  /// How long a tick is.
  public struct Length: Sendable {
    /// Four points.
    public static var automatic: Length { Length() }
    /// Not on the web, as the error says.
    @available(*, unavailable, message: "A browser alone knows the size of a label.")
    public static var label: Length { Length() }
    /// Not on the web, as the error says.
    @available(*, unavailable, message: "A browser alone knows the size of a label.")
    public static var longestLabel: Length { Length() }
  }

  /// A tick of the usual length.
  public init(
    centered: Bool? = nil, length: AxisTick.Length = .automatic, stroke: StrokeStyle? = nil
  ) {
    isCentered = centered
    self.length = nil
    self.stroke = stroke
  }

  /// A tick of so many points.
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
