// Views beside marks.
import Foundation
import SwiftUI

/// Draws a view beside a mark.
@MainActor struct AnnotationDrawing {
  let annotation: Annotation
  /// The box of the mark in shares of the plot.
  let box: CGRect
  let offset: MarkOffset
  let isRightToLeft: Bool

  /// The maximum number of annotations in a chart.
  static let most = 200

  func draw(_ context: Context, into items: inout [Item]) {
    let element = context.element(.div, .chartAnnotation)
    var parts: [Item] = []
    AnyView(annotation.content).draw(context.inside(), into: &parts)
    element.content = .items(parts)
    let (across, down) = sides
    let spacing = annotation.spacing.map { $0.isFinite ? Double($0) : 0 } ?? 4
    let far = CSS.length(spacing)
    let x = position(across, from: Double(box.minX), to: Double(box.maxX), horizontal)
    let y = position(down, from: Double(box.minY), to: Double(box.maxY), vertical)
    let overflow = annotation.overflow
    if overflow.x.fits || overflow.y.fits {
      fit(element, x, y)
    } else {
      element.style("inset-inline-start", CSS.rulePercent(x.at))
      element.style("top", CSS.rulePercent(y.at))
      let turned = isRightToLeft ? -x.back : x.back
      element.style("translate", "\(CSS.number(turned * 100))% \(CSS.number(y.back * 100))%")
    }
    if offset.xEnd != 0 { element.style("margin-inline-start", CSS.length(offset.xEnd)) }
    if offset.yEnd != 0 { element.style("margin-top", CSS.length(offset.yEnd)) }
    if across < 0 { element.style("padding-inline-end", far) }
    if across > 0 { element.style("padding-inline-start", far) }
    if down < 0 { element.style("padding-bottom", far) }
    if down > 0 { element.style("padding-top", far) }
    guard overflow.x.fits || overflow.y.fits else { return items.append(.element(element)) }
    // The plot as a container, whose size CSS can compare with that of the view.
    let frame = context.child(.wrapper).element(.div, .chartAnnotationFrame)
    frame.content = .items([.element(element)])
    items.append(.element(frame))
  }

  /// Puts the view where it is wanted, but within the container along the axes that are to fit.
  private func fit(
    _ element: Element, _ x: (at: Double, back: Double), _ y: (at: Double, back: Double)
  ) {
    func distance(_ end: (at: Double, back: Double), _ unit: String, fits: Bool) -> String {
      let share = CSS.number((end.at * 500).rounded() / 5)
      let sign = end.back < 0 ? "-" : "+"
      let wanted = "\(share)\(unit) \(sign) \(CSS.number(abs(end.back) * 100))%"
      return fits ? "max(0px,min(\(wanted),100\(unit) - 100%))" : "calc(\(wanted))"
    }
    let across = distance(x, "cqw", fits: annotation.overflow.x.fits)
    let down = distance(y, "cqh", fits: annotation.overflow.y.fits)
    element.style("inset-inline-start", "0")
    element.style("top", "0")
    element.style("translate", "\(isRightToLeft ? "calc(-1*\(across))" : across) \(down)")
  }

  /// The side of the mark in each direction: -1 before it, 1 after it, 0 over it.
  private var sides: (Int, Int) {
    switch annotation.position.side {
    case .automatic, .top: (0, -1)
    case .overlay: (0, 0)
    case .bottom: (0, 1)
    case .leading: (-1, 0)
    case .trailing: (1, 0)
    case .topLeading: (-1, -1)
    case .topTrailing: (1, -1)
    case .bottomLeading: (-1, 1)
    case .bottomTrailing: (1, 1)
    }
  }

  /// The start position of the view, and its offset as a multiple of its own size.
  private func position(
    _ side: Int, from: Double, to: Double, _ alignment: Double
  ) -> (at: Double, back: Double) {
    if side < 0 { return (from, -1) }
    if side > 0 { return (to, 0) }
    return (from + (to - from) * alignment, -alignment)
  }

  private var horizontal: Double {
    switch annotation.alignment.horizontal {
    case .leading: 0
    case .trailing: 1
    default: 0.5
    }
  }

  private var vertical: Double {
    switch annotation.alignment.vertical {
    case .top: 0
    case .bottom: 1
    default: 0.5
    }
  }
}
