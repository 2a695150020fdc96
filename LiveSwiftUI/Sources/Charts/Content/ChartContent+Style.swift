// How marks look: modifiers of content.
import Foundation
import SwiftUI

/// Content whose marks are drawn in another way.
nonisolated struct StyledChartContent<Content: ChartContent> {
  let content: Content
  let change: (inout MarkStyle) -> Void
}

extension StyledChartContent: CollectedChartContent {
  @MainActor func collect(_ style: MarkStyle, into marks: inout MarkList) {
    var style = style
    change(&style)
    content.add(style, to: &marks)
  }
}

extension ChartContent {
  nonisolated func styled(_ change: @escaping (inout MarkStyle) -> Void) -> some ChartContent {
    StyledChartContent(content: self, change: change)
  }

  /// Draws the marks in a style.
  public nonisolated func foregroundStyle<S>(_ style: S) -> some ChartContent
  where S: ShapeStyle {
    styled {
      $0.foreground = MarkPaint(style)
      $0.foregroundBy = nil
    }
  }

  /// Draws the marks of each value in a colour of its own, which the legend tells.
  public nonisolated func foregroundStyle<D>(by value: PlottableValue<D>) -> some ChartContent
  where D: Plottable {
    let value = value.plotted
    return styled {
      $0.foregroundBy = value
      $0.foreground = nil
    }
  }

  /// Lets what lies behind the marks be seen: 0 is invisible, 1 leaves them as they are.
  public nonisolated func opacity(_ value: Double) -> some ChartContent {
    styled { $0.opacity *= min(max(value, 0), 1) }
  }

  /// Rounds the corners of bars and sectors, in points.
  public nonisolated func cornerRadius(
    _ radius: CGFloat, style: RoundedCornerStyle = .continuous
  ) -> some ChartContent {
    styled { $0.cornerRadius = radius }
  }

  /// Draws lines and rules in a way of their own.
  public nonisolated func lineStyle(_ style: StrokeStyle) -> some ChartContent {
    styled { $0.stroke = style }
  }

  /// How lines and areas go from one point to the next.
  public nonisolated func interpolationMethod(_ method: InterpolationMethod) -> some ChartContent {
    styled { $0.interpolation = method }
  }

  /// Draws points, and the points of lines, with a symbol.
  public nonisolated func symbol<S>(_ symbol: S) -> some ChartContent
  where S: ChartSymbolShape {
    styled {
      $0.symbol = symbol
      $0.symbolBy = nil
    }
  }

  /// Draws the points of each value with a symbol of its own, which the legend tells.
  public nonisolated func symbol<D>(by value: PlottableValue<D>) -> some ChartContent
  where D: Plottable {
    let value = value.plotted
    return styled {
      $0.symbolBy = value
      $0.symbol = nil
    }
  }

  /// The size of symbols by their area, in square points.
  public nonisolated func symbolSize(_ area: CGFloat) -> some ChartContent {
    let side = area.isFinite ? max(area, 0).squareRoot() : 0
    return symbolSize(CGSize(width: side, height: side))
  }

  /// The size of symbols in points.
  public nonisolated func symbolSize(_ size: CGSize) -> some ChartContent {
    styled { $0.symbolSize = size }
  }
}
