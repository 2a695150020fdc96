// What tests of an app's own layouts share: a layout of lines, and reports of sizes.
import Foundation

@testable import SwiftUI

extension ViewTester {
  /// Reports the size of a measured element: the container first, then its views.
  @discardableResult func report(_ text: String, to index: Int = 0) -> [PageOperation] {
    let measured = elements.filter { $0.attribute("data-g") != nil }
    return operations { tree.handle(.size, on: Int(measured[index].id), value: .text(text)) }
  }

  /// The declarations of the boxes of a layout.
  var boxes: [String] {
    elements.filter { $0.isNamed("own-c") }.map { $0.attribute("data-c") ?? "" }
  }

  /// The declarations of the container of a layout.
  var container: String {
    elements.first { $0.isNamed("own") }?.attribute("data-c") ?? ""
  }

  /// The corners of the boxes of a layout.
  var points: [String] {
    boxes.map { box in
      box.split(separator: ";").prefix(2)
        .compactMap { $0.split(separator: ":").last?.dropLast(2) }.joined(separator: " ")
    }
  }
}

/// Lines of views, ten points apart.
struct Flow: Layout {
  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    let boxes = boxes(subviews, within: proposal.width ?? .infinity)
    return CGSize(width: boxes.map(\.maxX).max() ?? 0, height: boxes.map(\.maxY).max() ?? 0)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    for (view, box) in zip(subviews, boxes(subviews, within: proposal.width ?? bounds.width)) {
      view.place(at: box.origin, proposal: .unspecified)
    }
  }

  private func boxes(_ views: Subviews, within width: CGFloat) -> [CGRect] {
    var (x, y, line): (CGFloat, CGFloat, CGFloat) = (0, 0, 0)
    return views.map { view in
      let size = view.sizeThatFits(.unspecified)
      if x > 0, x + size.width > width { (x, y, line) = (0, y + line + 10, 0) }
      defer { (x, line) = (x + size.width + 10, max(line, size.height)) }
      return CGRect(origin: CGPoint(x: x, y: y), size: size)
    }
  }
}
