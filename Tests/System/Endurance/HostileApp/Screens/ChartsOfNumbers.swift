// Charts of a person's numbers: all marks, scales and axes.
import Charts
import SwiftUI

struct Bars: View {
  let value: Value

  var body: some View {
    Chart {
      BarMark(x: .value("x", value.words), y: .value("y", value.one), width: .fixed(value.a))
        .cornerRadius(value.a).opacity(value.one)
        .annotation(spacing: value.b) { Text(value.words) }
      BarMark(
        x: .value("x", "other"), y: .value("y", value.two), width: .ratio(value.b),
        stacking: .normalized)
      BarMark(x: .value("x", "other"), y: .value("y", value.one), stacking: .center)
      BarMark(x: .value("x", "third"), yStart: .value("y", value.one), yEnd: .value("y", value.two))
    }
    Chart {
      BarMark(
        x: .value("x", value.m), y: .value("y", value.words), height: .inset(value.a))
      BarMark(x: .value("x", value.n), y: .value("y", "other"))
        .foregroundStyle(by: .value("kind", value.words))
    }
    Chart {
      BarMark(
        x: .value("day", Date(timeIntervalSinceReferenceDate: value.one), unit: .day),
        y: .value("y", value.two))
      BarMark(
        x: .value("day", Date(timeIntervalSinceReferenceDate: 0), unit: .day), y: .value("y", 1))
    }
    Chart {
      RectangleMarks.none
      RuleMark(y: .value("y", value.one)).lineStyle(
        StrokeStyle(lineWidth: value.a, dash: [value.b]))
      RuleMark(xStart: value.a, xEnd: value.b, y: .value("y", 1.0))
      RuleMark(xStart: .value("x", value.one), xEnd: .value("x", value.two), y: .value("y", 2.0))
    }
  }
}

/// An empty part of a chart.
enum RectangleMarks {
  @ChartContentBuilder @MainActor static var none: some ChartContent {
    ForEach([Double](), id: \.self) { PointMark(x: .value("x", $0), y: .value("y", $0)) }
  }
}

struct Lines: View {
  let value: Value

  private var points: [Double] { [0, value.one, 1, value.two, 2] }

  var body: some View {
    Chart(Array(points.enumerated()), id: \.offset) { place, number in
      LineMark(x: .value("x", place), y: .value("y", number))
        .interpolationMethod(.cardinal(tension: value.a)).lineStyle(StrokeStyle(lineWidth: value.b))
        .symbol(.circle).symbolSize(value.a)
      AreaMark(x: .value("x", number), y: .value("y", place))
        .interpolationMethod(.catmullRom(alpha: value.b)).opacity(value.two)
    }
    Chart(points, id: \.self) { number in
      PointMark(x: .value("x", number), y: .value("y", value.one))
        .symbolSize(CGSize(width: value.a, height: value.b))
        .accessibilityLabel(value.words).accessibilityValue("\(number)")
      LineMark(
        x: .value("x", Date(timeIntervalSinceReferenceDate: number)), y: .value("y", number),
        series: .value("s", value.words)
      )
      .interpolationMethod(.monotone)
    }
    Chart(points, id: \.self) { number in
      AreaMark(
        x: .value("x", number), yStart: .value("y", value.one), yEnd: .value("y", value.two)
      )
      .interpolationMethod(.stepCenter)
      AreaMark(x: .value("x", number), y: .value("y", number), stacking: .normalized)
        .foregroundStyle(by: .value("kind", "\(number)"))
    }
  }
}

struct Sectors: View {
  let value: Value

  var body: some View {
    Chart {
      SectorMark(
        angle: .value("part", value.one), innerRadius: .ratio(value.a),
        outerRadius: .fixed(value.b),
        angularInset: value.a
      )
      .cornerRadius(value.b).foregroundStyle(by: .value("kind", value.words))
      SectorMark(angle: .value("part", value.two), innerRadius: .inset(value.b))
        .foregroundStyle(by: .value("kind", "other"))
      SectorMark(angle: .value("part", value.m)).annotation { Text("\(value.one)") }
    }
    .frame(width: value.a, height: 100)
    Chart {
      SectorMark(angle: .value("part", value.n))
      SectorMark(angle: .value("part", 0))
    }
    .chartLegend(position: .bottom, spacing: value.a)
  }
}

struct Scales: View {
  let value: Value

  var body: some View {
    if value.one <= value.two {
      chart.chartXScale(domain: value.one...value.two).chartYScale(domain: value.one...value.two)
      chart.chartYScale(domain: value.m...max(value.m, value.n), type: .linear)
      chart.chartXScale(
        domain: Date(
          timeIntervalSinceReferenceDate: value.one)...Date(
            timeIntervalSinceReferenceDate: value.two))
    }
    chart.chartYScale(domain: [value.one, value.two]).chartXScale(type: .linear)
    chart.chartYScale(domain: .automatic(includesZero: false)).chartYScale(type: .linear)
    chart.chartForegroundStyleScale([value.words: Color.red, "other": Color.blue])
    chart.chartForegroundStyleScale(range: [Color.red.opacity(value.one)])
    chart.chartForegroundStyleScale(domain: [value.words, value.words], range: [Color.red])
    chart.chartSymbolScale([value.words: BasicChartSymbolShape.circle])
  }

  private var chart: some View {
    Chart {
      PointMark(x: .value("x", value.one), y: .value("y", value.two))
        .foregroundStyle(by: .value("kind", value.words)).symbol(by: .value("kind", value.words))
      PointMark(x: .value("x", 1.0), y: .value("y", 2.0))
    }
  }
}

struct Ticks: View {
  let value: Value

  var body: some View {
    chart.chartXAxis { AxisMarks(values: .automatic(desiredCount: value.m)) }
    chart.chartYAxis { AxisMarks(values: .stride(by: value.one)) }
    chart.chartXAxis { AxisMarks(values: .automatic(minimumStride: value.two)) }
    chart.chartYAxis {
      AxisMarks(position: .leading, values: [value.one, value.two]) { each in
        AxisGridLine(stroke: StrokeStyle(lineWidth: value.a, dash: [value.b, value.a]))
        AxisTick(length: value.a)
        AxisValueLabel(horizontalSpacing: value.a, verticalSpacing: value.b)
        AxisValueLabel(each.as(Double.self).map { "\($0)" } ?? "none")
        AxisValueLabel(format: FloatingPointFormatStyle<Double>.number)
      }
    }
    days.chartXAxis { AxisMarks(values: .stride(by: .hour, count: value.m)) }
    days.chartXAxis { AxisMarks(values: .stride(by: .month, count: value.n)) { AxisValueLabel() } }
    others
    chart.chartXAxisLabel(value.words, spacing: value.a)
      .chartYAxisLabel(LocalizedStringKey(value.words), spacing: value.b)
  }

  @ViewBuilder private var others: some View {
    chart.chartYScale(type: .log).chartXScale(range: .plotDimension(padding: value.a))
    chart.chartYScale(type: .power(exponent: value.one))
    chart.chartYScale(type: .symmetricLog(slopeAtZero: value.two))
    chart.chartScrollableAxes(.horizontal).chartXVisibleDomain(length: value.one)
      .chartScrollPosition(initialX: value.two)
      .chartScrollTargetBehavior(.valueAligned(unit: value.one))
    chart.chartOverlay { proxy in
      Text("\(proxy.position(forX: value.one) ?? 0) \(proxy.value(atY: value.a) ?? 0.0)")
    }
    Chart {
      LinePlot(x: "x", y: "y") { [one = value.one] in one / $0 }
      RectangleMark(xStart: value.a, xEnd: value.b, yStart: value.b, yEnd: value.a)
      PointMark(x: value.a, y: .value("y", value.one)).symbolSize(by: .value("n", value.two))
        .offset(x: value.a, y: value.b).zIndex(value.one).blur(radius: value.a)
      BarMark(x: .value("n", value.one)).position(by: .value("kind", value.two))
        .shadow(radius: value.b)
    }
    Chart(Array(NumberBins(range: 0...10, count: value.m)), id: \.lowerBound) {
      BarMark(x: .value("bin", $0), y: .value("n", 1))
    }
  }

  private var chart: some View {
    Chart([0, value.one, value.two], id: \.self) {
      BarMark(x: .value("x", $0), y: .value("y", $0))
    }
  }

  private var days: some View {
    Chart([0, value.one, 86_400], id: \.self) {
      PointMark(x: .value("x", Date(timeIntervalSinceReferenceDate: $0)), y: .value("y", $0))
    }
  }
}
