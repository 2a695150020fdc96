// Modifiers for the letters and lines of texts.

extension View {
  /// Adds a distance between the letters of texts inside, in points.
  public nonisolated func kerning(_ kerning: CGFloat) -> some View {
    builtIn(\.text.kerning, kerning)
  }

  /// Adds a distance between the letters of texts inside, in points.
  public nonisolated func tracking(_ tracking: CGFloat) -> some View {
    builtIn(\.text.kerning, tracking)
  }

  /// Draws texts inside in letters of equal width, or no longer if `isActive` is false.
  public nonisolated func monospaced(_ isActive: Bool = true) -> some View {
    builtIn(\.text.isMonospaced, isActive)
  }

  /// Raises texts inside above their line, in points.
  public nonisolated func baselineOffset(_ baselineOffset: CGFloat) -> some View {
    builtIn(\.text.baseline, baselineOffset)
  }

  /// Limits each text inside to the lines of a range, whose lower bound is also its least height.
  public nonisolated func lineLimit(_ limit: ClosedRange<Int>) -> some View {
    builtIn(\.text.lineLimit, limit.upperBound).builtIn(\.text.leastLines, limit.lowerBound)
  }

  /// Gives each text inside at least the height of these lines.
  public nonisolated func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View {
    builtIn(\.text.leastLines, limit.lowerBound)
  }

  /// Limits each text inside to these lines.
  public nonisolated func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View {
    builtIn(\.text.lineLimit, limit.upperBound)
  }

  /// Changes nothing: a browser does not press letters together.
  public nonisolated func allowsTightening(_ flag: Bool) -> some View { self }

  /// Sets whether a person can select the texts inside. A browser lets them unless it is disabled.
  public nonisolated func textSelection<S>(_ selectability: S) -> some View
  where S: TextSelectability {
    modifyingElement { $0.style("user-select", S.allowsSelection ? "text" : "none") }
  }
}

/// Whether texts can be selected.
public protocol TextSelectability {
  /// Whether a person can select the text.
  static var allowsSelection: Bool { get }
}

/// Texts that can be selected.
public struct EnabledTextSelectability: TextSelectability {
  /// Always true.
  public static let allowsSelection = true
}

/// Texts that cannot be selected.
public struct DisabledTextSelectability: TextSelectability {
  /// Always false.
  public static let allowsSelection = false
}

extension TextSelectability where Self == EnabledTextSelectability {
  /// The text can be selected.
  public static var enabled: EnabledTextSelectability { EnabledTextSelectability() }
}

extension TextSelectability where Self == DisabledTextSelectability {
  /// The text cannot be selected.
  public static var disabled: DisabledTextSelectability { DisabledTextSelectability() }
}

extension Text {
  /// The same text with a distance between its letters, in points.
  public func kerning(_ kerning: CGFloat) -> Text { withAppearance { $0.kerning = kerning } }

  /// The same text with a distance between its letters, in points.
  public func tracking(_ tracking: CGFloat) -> Text { withAppearance { $0.kerning = tracking } }

  /// The same text, raised above its line, in points.
  public func baselineOffset(_ baselineOffset: CGFloat) -> Text {
    withAppearance { $0.baseline = baselineOffset }
  }

  private func withAppearance(_ change: (inout Appearance) -> Void) -> Text {
    var copy = self
    change(&copy.appearance)
    return copy
  }
}
