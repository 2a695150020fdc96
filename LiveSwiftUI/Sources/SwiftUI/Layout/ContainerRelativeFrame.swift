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
    let gaps = CSS.length(spacing * Double(count - 1))
    let within = CSS.length(spacing * Double(span - 1))
    return containerFrame(axes, alignment) { whole in
      "calc((\(whole) - \(gaps)) * \(span) / \(count) + \(within))"
    }
  }

  /// Gives a view a box whose size `length` computes from that of its container. It runs on the
  /// server, for two sizes near the window's, and the browser continues the line through both.
  public nonisolated func containerRelativeFrame(
    _ axes: Axis.Set, alignment: Alignment = .center,
    _ length: @escaping (CGFloat, Axis) -> CGFloat
  ) -> some View {
    nonisolated(unsafe) let length = length  // Called on the main actor only.
    return rendering { context in
      let width = context.builtIn.windowWidth
      return context.decorated { element, _ in
        let inner = element.containerFramed(axes, alignment) { whole, axis in
          let (low, high) = (width * 0.9, width * 1.1)
          let (first, last) = (Double(length(low, axis)), Double(length(high, axis)))
          let slope = (last - first) / (high - low)
          let rest = first - slope * low
          return "calc(\(whole) * \(CSS.number(slope)) + \(CSS.length(rest)))"
        }
        return inner
      }
    }
  }

  private nonisolated func containerFrame(
    _ axes: Axis.Set, _ alignment: Alignment, _ length: @escaping @MainActor (String) -> String
  ) -> some View {
    decorating { $0.containerFramed(axes, alignment) { whole, _ in length(whole) } }
  }
}

extension Element {
  /// This element in a box whose lengths are computed from those of its container.
  fileprivate func containerFramed(
    _ axes: Axis.Set, _ alignment: Alignment, _ length: @MainActor (String, Axis) -> String
  ) -> Element {
    let own = ownAppetite
    let box = framed(alignment)
    if axes.contains(.horizontal) {
      // The style sheet makes the enclosing element the container that `cqw` refers to.
      box.name(.relativeWidth)
      box.style("width", length("100cqw", .horizontal))
      box.style("flex-shrink", "0")
    }
    if axes.contains(.vertical) { box.style("height", length("var(--room)", .vertical)) }
    box.appetite =
      box === self ? .fixed(own.subtracting(axes)) : .children(also: [], except: axes)
    return box
  }
}
