// Frames whose size is a part of the scroll view, or of the screen, that the view is in.
import Foundation

extension View {
  /// Gives a view a box as wide as the horizontal scroll view around, or else as the screen's
  /// content, and as high as the window below the bar. The browser works it out.
  public nonisolated func containerRelativeFrame(
    _ axes: Axis.Set, alignment: Alignment = .center
  ) -> some View {
    containerFrame(axes, alignment) { $0 }
  }

  /// Gives a view a box of `span` parts of what is left of its container, when it is cut in `count`
  /// parts with `spacing` points between two.
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
        // The style sheet makes what is around a container of which this is a part.
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
