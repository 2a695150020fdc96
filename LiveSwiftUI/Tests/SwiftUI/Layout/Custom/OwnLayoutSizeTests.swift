// The sizes that a layout of an app's own meets: those that views have on a device, from its first
// call on.
import Foundation
import Testing

@testable import SwiftUI

/// The sizes that a layout has met. Unchecked: layouts run on the main actor.
private final class Met: @unchecked Sendable {
  var sizes: [String: [CGSize]] = [:]
}

/// Asks its views for their sizes, as layouts do.
private struct Asking: Layout {
  let met: Met

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    ask(subviews)
    return CGSize(width: 100, height: 100)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    ask(subviews)
    for view in subviews { view.place(at: .zero, proposal: .unspecified) }
  }

  private func ask(_ subviews: Subviews) {
    for view in subviews {
      let dimensions = view.dimensions(in: .unspecified)
      met.sizes["ideal", default: []] += [
        view.sizeThatFits(.unspecified),
        CGSize(width: dimensions.width, height: dimensions.height),
      ]
      met.sizes["none", default: []].append(view.sizeThatFits(.zero))
      met.sizes["narrow", default: []].append(
        view.sizeThatFits(ProposedViewSize(width: 1e-9, height: nil)))
      met.sizes["negative", default: []].append(
        view.sizeThatFits(ProposedViewSize(width: -5, height: -5)))
    }
  }
}

@MainActor @Suite("Sizes in an app's own layout") struct OwnLayoutSizeTests {
  /// The sizes that a layout of one view meets before anything is measured, and after reports.
  private func sizes(of view: some View, _ reports: String...) -> [String: [CGSize]] {
    let met = Met()
    let page = ViewTester(Asking(met: met) { view })
    for report in reports {
      page.report("300 200")
      page.report(report, to: 1)
      page.report("300.5 0")
    }
    return met.sizes
  }

  /// Bug: `Int(300 / width)` of an equal column ended the process at the first showing.
  @Test("No text and no control is ever without a size", arguments: [false, true])
  func guesses(isReported: Bool) {
    func met(_ view: some View) -> [String: [CGSize]] {
      isReported ? sizes(of: view, "0 0", "0.4 1e-320") : sizes(of: view)
    }
    let texts = [
      met(Text(verbatim: "Hello")), met(Text(verbatim: "")), met(Text(verbatim: "a").hidden()),
    ]
    for size in texts.flatMap(\.values).joined() {
      #expect(size.width >= 1 && size.height >= 1)
    }
    for all in [
      met(Image(systemName: "star")), met(Divider()), met(Button("Go") {}),
      met(Toggle("On", isOn: .constant(true))), met(Spacer()),
    ] {
      #expect(all["ideal"]?.allSatisfy { $0.width >= 1 && $0.height >= 1 } == true)
    }
    #expect(texts[0]["ideal"]?.first == CGSize(width: 42.5, height: 22))
  }

  @Test("A view that fills its room is ten points on a side, and as small as it is offered")
  func greedy() {
    for view in [AnyView(Color.red), AnyView(Circle()), AnyView(Rectangle().stroke())] {
      let all = sizes(of: view, "0 0", "300 200")
      #expect(all["ideal"]?.allSatisfy { $0.width >= 10 && $0.height >= 10 } == true)
      #expect(
        all["none"]?.allSatisfy { $0 == .zero } == true
          && all["negative"]?.allSatisfy { $0 == .zero } == true)
    }
  }
}
