// The style of marks: modifiers of chart content.
public import Foundation
public import SwiftUI

/// Content whose marks have a changed style.
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

  /// Colours the marks by a value; the legend explains the colours.
  public nonisolated func foregroundStyle<D>(by value: PlottableValue<D>) -> some ChartContent
  where D: Plottable {
    let value = value.plotted
    return styled {
      $0.foregroundBy = value
      $0.foreground = nil
    }
  }

  /// Sets the opacity of the marks: 0 is invisible, 1 leaves them unchanged.
  public nonisolated func opacity(_ value: Double) -> some ChartContent {
    styled { $0.opacity *= min(max(value, 0), 1) }
  }

  /// Sets the corner radius of bars and sectors, in points.
  public nonisolated func cornerRadius(
    _ radius: CGFloat, style: RoundedCornerStyle = .continuous
  ) -> some ChartContent {
    styled { $0.cornerRadius = radius }
  }

  /// Sets the stroke style of lines and rules.
  public nonisolated func lineStyle(_ style: StrokeStyle) -> some ChartContent {
    styled {
      $0.stroke = style
      $0.strokeBy = nil
    }
  }

  /// Draws lines and rules in a stroke style for each value; the legend explains the styles.
  public nonisolated func lineStyle<D>(by value: PlottableValue<D>) -> some ChartContent
  where D: Plottable {
    let value = value.plotted
    return styled {
      $0.strokeBy = value
      $0.stroke = nil
    }
  }

  /// Sets the interpolation of lines and areas between their points.
  public nonisolated func interpolationMethod(_ method: InterpolationMethod) -> some ChartContent {
    styled { $0.interpolation = method }
  }

  /// Draws points, and the points of lines, as a symbol.
  public nonisolated func symbol<S>(_ symbol: S) -> some ChartContent
  where S: ChartSymbolShape {
    styled {
      $0.symbol = symbol
      $0.symbolBy = nil
      $0.symbolView = nil
    }
  }

  /// Shows a view at each point, and at the points of lines.
  public nonisolated func symbol<V>(@ViewBuilder symbol: () -> V) -> some ChartContent
  where V: View {
    let view = symbol()
    return styled {
      $0.symbolView = view
      $0.symbol = nil
      $0.symbolBy = nil
    }
  }

  /// Draws points with a symbol for each value; the legend explains the symbols.
  public nonisolated func symbol<D>(by value: PlottableValue<D>) -> some ChartContent
  where D: Plottable {
    let value = value.plotted
    return styled {
      $0.symbolBy = value
      $0.symbol = nil
      $0.symbolView = nil
    }
  }

  /// Sets the size of symbols by their area, in square points.
  public nonisolated func symbolSize(_ area: CGFloat) -> some ChartContent {
    let side = area.isFinite ? max(area, 0).squareRoot() : 0
    return symbolSize(CGSize(width: side, height: side))
  }

  /// Sets the size of symbols in points.
  public nonisolated func symbolSize(_ size: CGSize) -> some ChartContent {
    styled {
      $0.symbolSize = size
      $0.symbolSizeBy = nil
    }
  }

  /// Sets the size of symbols by a value: a greater number has a larger area.
  public nonisolated func symbolSize<D>(by value: PlottableValue<D>) -> some ChartContent
  where D: Plottable {
    let value = value.plotted
    return styled {
      $0.symbolSizeBy = value
      $0.symbolSize = nil
    }
  }
}
