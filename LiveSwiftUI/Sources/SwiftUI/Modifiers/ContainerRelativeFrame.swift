// Frames sized relative to the enclosing scroll view or the screen.
import Foundation

extension View {
  /// Gives a view a box as wide as the enclosing horizontal scroll view, or else as the screen's
  /// content, and as high as the window below the bar. The browser computes the size.
  public nonisolated func containerRelativeFrame(
    _ axes: Axis.Set, alignment: Alignment = .center
  ) -> some View {
    containerFrame(axes, alignment) { $0 }
  }

  /// Gives a view a box as large as `span` of the `count` equal parts of its container, with
  /// `spacing` points between two parts.
  public nonisolated func containerRelativeFrame(
    _ axes: Axis.Set, count: Int, span: Int = 1, spacing: CGFloat, alignment: Alignment = .center
  ) -> some View {
    let (count, span) = (max(count, 1), max(span, 1))
    let gaps = CSS.rem(spacing * Double(count - 1))
    let within = CSS.rem(spacing * Double(span - 1))
    return containerFrame(axes, alignment) { whole in
      "calc((\(whole) - \(gaps)) * \(span) / \(count) + \(within))"
    }
  }

  private nonisolated func containerFrame(
    _ axes: Axis.Set, _ alignment: Alignment, _ length: @escaping @MainActor (String) -> String
  ) -> some View {
    decorating { element in
      let own = element.ownAppetite
      let box = element.framed(alignment)
      if axes.contains(.horizontal) {
        // The style sheet makes the enclosing element the container that `cqw` refers to.
        box.name("rel-x")
        box.style("width", length("100cqw"))
        box.style("flex-shrink", "0")
      }
      if axes.contains(.vertical) { box.style("height", length("var(--room)")) }
      box.appetite =
        box === element ? .fixed(own.subtracting(axes)) : .children(also: [], except: axes)
      return box
    }
  }
}
