// The entries of a legend.
import Foundation
import SwiftUI

/// One value in a legend.
struct LegendEntry {
  let label: String
  let paint: String
  let symbol: any ChartSymbolShape
  /// The stroke of a line in place of the symbol.
  let stroke: StrokeStyle?
}

/// A symbol in its colour, with the text of its value.
nonisolated struct LegendEntryView {
  let entry: LegendEntry
}

extension LegendEntryView: View, Primitive {
  @MainActor func render(_ context: Context, into items: inout [Item]) {
    let element = context.element(.div, .chartLegendEntry)
    let box = context.child(0).element(.svg, .chartDrawing)
    box.set("aria-hidden", "true")
    let width = entry.stroke == nil ? 8.0 : 24
    box.set("width", CSS.length(width))
    box.set("height", "8px")
    box.set("viewBox", "\(CSS.number(-width / 2)) -4 \(CSS.number(width)) 8")
    let path = context.child(0).child(0).element(.path)
    if let stroke = entry.stroke {
      path.set("d", "M-12 0L12 0")
      path.draw(stroke)
      path.style("stroke", entry.paint)
    } else {
      path.set("d", SymbolPath.path(entry.symbol, CGSize(width: 7, height: 7)).svg)
      if let outline = entry.symbol.outline {
        path.set("fill", "none")
        path.draw(outline)
        path.style("stroke", entry.paint)
      } else {
        path.style("fill", entry.paint)
      }
    }
    box.content = .items([.element(path)])
    var parts: [Item] = [.element(box)]
    Text(verbatim: entry.label).font(.caption).foregroundStyle(.secondary)
      .draw(context.inside(1), into: &parts)
    element.content = .items(parts)
    context.emit(element, into: &items)
  }
}

/// A gradient between the texts of its ends.
nonisolated struct RampView {
  let css: String
  let low: String
  let high: String
}

extension RampView: View, Primitive {
  @MainActor func render(_ context: Context, into items: inout [Item]) {
    let element = context.element(.div, .chartLegendEntry)
    var parts: [Item] = []
    func add(_ text: String, _ index: Int) {
      Text(verbatim: text).font(.caption).foregroundStyle(.secondary)
        .draw(context.inside(index), into: &parts)
    }
    add(low, 0)
    let bar = context.child(1).element(.div, .chartRamp)
    bar.set("aria-hidden", "true")
    bar.style("background", css)
    parts.append(.element(bar))
    add(high, 2)
    element.content = .items(parts)
    context.emit(element, into: &items)
  }
}
