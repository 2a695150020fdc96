// Effects that follow a view as it scrolls into sight, which the browser draws by itself.
import Foundation

/// Where a view is as it scrolls through the visible area.
@frozen public enum ScrollTransitionPhase: Hashable, Sendable {
  /// On its way out at the top or the leading side.
  case topLeading
  /// In sight.
  case identity
  /// On its way in at the bottom or the trailing side.
  case bottomTrailing

  /// Whether the view is in sight.
  public var isIdentity: Bool { self == .identity }

  /// -1 at the top, 0 in sight, 1 at the bottom.
  public var value: Double { self == .identity ? 0 : self == .topLeading ? -1 : 1 }
}

/// How an effect follows the scrolling.
public struct ScrollTransitionConfiguration: Sendable {
  /// The share of the view in sight from which on it is drawn without the effect.
  public struct Threshold: Sendable {
    let share: Double

    /// When all of the view is in sight.
    public static let visible = Threshold(share: 1)
    /// As soon as any of the view is in sight.
    public static let hidden = Threshold(share: 0)
    /// When the middle of the view is in the middle of the visible area; here when all of it is in
    /// sight.
    public static var centered: Threshold { Threshold(share: 1) }

    /// When a share of the view is in sight, from 0 to 1.
    public static func visible(_ amount: Double) -> Threshold {
      Threshold(share: min(max(amount, 0), 1))
    }

    /// A threshold between this one and another.
    public func interpolated(towards other: Threshold, amount: Double) -> Threshold {
      .visible(share + (other.share - share) * amount)
    }

    /// The threshold itself: a distance in points has no effect.
    public func inset(by distance: Double) -> Threshold { self }
  }

  var end: Double?

  /// The effect follows the scrolling. The curve has no effect: it is linear.
  public static func interactive(timingCurve: UnitCurve = .easeInOut)
    -> ScrollTransitionConfiguration
  {
    ScrollTransitionConfiguration(end: 1)
  }

  /// The effect follows the scrolling.
  public static let interactive = ScrollTransitionConfiguration(end: 1)

  /// The effect follows the scrolling: the browser plays no animation of its own.
  public static func animated(_ animation: Animation = .default) -> ScrollTransitionConfiguration {
    ScrollTransitionConfiguration(end: 1)
  }

  /// The effect follows the scrolling: the browser plays no animation of its own.
  public static let animated = ScrollTransitionConfiguration(end: 1)

  /// No effect.
  public static let identity = ScrollTransitionConfiguration(end: nil)

  /// The same; the animation has no effect.
  public func animation(_ animation: Animation) -> ScrollTransitionConfiguration { self }

  /// The same with another threshold.
  public func threshold(_ threshold: Threshold) -> ScrollTransitionConfiguration {
    ScrollTransitionConfiguration(end: end == nil ? nil : threshold.share)
  }
}

extension View {
  /// Draws the view with an effect while it scrolls into sight and out of it.
  ///
  /// The closure is called once for each of the three phases, and the browser draws what lies
  /// between them. One without scroll-driven animations draws no effect.
  @preconcurrency public nonisolated func scrollTransition(
    _ configuration: ScrollTransitionConfiguration = .interactive, axis: Axis? = nil,
    transition:
      @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
  ) -> some View {
    scrollTransition(
      topLeading: configuration, bottomTrailing: configuration, axis: axis, transition: transition)
  }

  /// Draws the view with an effect while it scrolls into sight and out of it, with a configuration
  /// for each end of the scroll view.
  @preconcurrency public nonisolated func scrollTransition(
    topLeading: ScrollTransitionConfiguration, bottomTrailing: ScrollTransitionConfiguration,
    axis: Axis? = nil,
    transition:
      @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
  ) -> some View {
    rendering { context in
      let axis = axis ?? context.builtIn.position.scrollAxis
      func frame(_ phase: ScrollTransitionPhase) -> String {
        transition(EmptyVisualEffect(), phase)._drawing.styles
          .map { "\($0.property):\($0.value)" }.joined(separator: ";")
      }
      let still = frame(.identity)
      let entry = (bottomTrailing.end ?? 0) * 100
      let exit = (1 - (topLeading.end ?? 0)) * 100
      var steps = "entry \(CSS.number(entry))%{\(still)}exit \(CSS.number(exit))%{\(still)}"
      if bottomTrailing.end != nil { steps = "entry 0%{\(frame(.bottomTrailing))}" + steps }
      if topLeading.end != nil { steps += "exit 100%{\(frame(.topLeading))}" }
      guard let animation = Rules.keyframes(steps) else { return context }
      return context.decorated { element, _ in
        let isDrawn = ["transform", "opacity", "filter", "animation-name"]
          .contains(where: element.hasStyle)
        let box = isDrawn ? element.wrapped(.frame) : element
        box.box = .outer
        box.name(ofRule: animation.mark)
        box.style("animation-name", animation.name)
        box.style("animation-timing-function", "linear")
        box.style("animation-fill-mode", "both")
        box.style("animation-timeline", axis == .horizontal ? "view(inline)" : "view()")
        return box
      }
    }
  }
}
