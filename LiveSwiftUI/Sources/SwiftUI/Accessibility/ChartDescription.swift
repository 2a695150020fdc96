// Descriptions of charts for assistive technology: a table beside the drawing.
public import Accessibility
import Foundation

/// Makes the description of a chart. It may have dynamic properties such as `@Environment`.
public protocol AXChartDescriptorRepresentable {
  /// A description of the chart, made for each drawing here.
  func makeChartDescriptor() -> AXChartDescriptor
  /// Changes the description; called after each `makeChartDescriptor()`.
  func updateChartDescriptor(_ descriptor: AXChartDescriptor)
}

extension AXChartDescriptorRepresentable {
  /// Changes nothing.
  public func updateChartDescriptor(_ descriptor: AXChartDescriptor) {}
}

extension View {
  /// Describes the chart that the view draws: a screen reader finds its title, its summary and a
  /// table of its data beside the view.
  public nonisolated func accessibilityChartDescriptor<R>(
    _ representable: R
  ) -> some View where R: AXChartDescriptorRepresentable {
    // A view is a value, drawn on the main actor only.
    nonisolated(unsafe) let content = self
    return StyleBody(representable) { representable in
      let descriptor = representable.makeChartDescriptor()
      representable.updateChartDescriptor(descriptor)
      return content.modifier(
        AccessibilityAttachmentModifier(change: { element, context in
          let box =
            element.roles.contains(.accessibilityBox) ? element : element.wrapped(.accessibilityBox)
          let table = ChartTable(descriptor, at: box.position.child(.chartTable), context)
          box.content = .items(box.children + [.element(table.element)])
          return box
        }))
    }
  }
}

/// The description of a chart as elements that only assistive technology shows.
@MainActor private struct ChartTable {
  let element: Element

  /// The most points of all series that are sent, and the most letters of one text.
  private static let mostPoints = 1_000
  private static let mostLetters = 512

  init(_ chart: AXChartDescriptor, at position: Position, _ context: Context) {
    element = Element(.section, at: position, .spokenOnly)
    element.set("role", "group")
    let title = Self.short(chart.attributedTitle?.string ?? chart.title ?? "")
    let name = title.isEmpty ? Text("Chart").resolve(context.builtIn) : title
    element.set("aria-label", name)
    var parts: [Item] = []
    if let summary = chart.summary, !summary.isEmpty {
      parts.append(.element(Self.cell(.p, Self.short(summary), at: position.child(.chartSummary))))
    }
    var left = Self.mostPoints
    for (index, series) in chart.series.enumerated() where left > 0 {
      let points = series.dataPoints.prefix(left)
      left -= max(points.count, 1)
      let table = Element(.div, at: position.child(index))
      table.set("role", "table")
      table.set("aria-label", series.name.map(Self.short) ?? name)
      table.content = .items(Self.rows(points, chart, at: table.position))
      parts.append(.element(table))
    }
    element.content = .items(parts)
  }

  /// The row of the titles of the axes, and one of each point.
  private static func rows(
    _ points: ArraySlice<AXDataPoint>, _ chart: AXChartDescriptor, at position: Position
  ) -> [Item] {
    var axes: [any AXDataAxisDescriptor] = [chart.xAxis]
    if let axis = chart.yAxis { axes.append(axis) }
    axes += chart.additionalAxes
    let titles = row(
      axes.map { short($0.title) }, head: axes.count, at: position.child(.chartHeadings))
    return [titles]
      + points.enumerated().map { index, point in
        var texts = [text(of: point.xValue.value, on: chart.xAxis)]
        if let axis = chart.yAxis {
          texts.append(point.yValue.map { text(of: $0.value, on: axis) } ?? "")
        }
        for (value, axis) in zip(point.additionalValues, chart.additionalAxes) {
          texts.append(text(of: value, on: axis))
        }
        if let label = point.attributedLabel?.string ?? point.label, !label.isEmpty {
          texts[0] = "\(short(label)), \(texts[0])"
        }
        return row(texts, head: 0, at: position.child(index))
      }
  }

  /// A row whose first cells are titles of columns; otherwise the first is that of the row.
  private static func row(_ texts: [String], head: Int, at position: Position) -> Item {
    let row = Element(.div, at: position)
    row.set("role", "row")
    row.content = .items(
      texts.enumerated().map { index, text in
        let cell = cell(.span, text, at: position.child(index))
        cell.set("role", head > 0 ? "columnheader" : index == 0 ? "rowheader" : "cell")
        return .element(cell)
      })
    return .element(row)
  }

  private static func cell(_ tag: Tag, _ text: String, at position: Position) -> Element {
    let cell = Element(tag, at: position)
    cell.content = .text(text)
    return cell
  }

  private static func text(
    of value: AXDataPoint.Value, on axis: any AXDataAxisDescriptor
  ) -> String {
    switch value {
    case .category(let name): return short(name)
    case .number(let number):
      guard let axis = axis as? AXNumericDataAxisDescriptor else { return short("\(number)") }
      return short(axis.valueDescriptionProvider(number))
    }
  }

  private static func short(_ text: String) -> String { String(text.prefix(mostLetters)) }
}
