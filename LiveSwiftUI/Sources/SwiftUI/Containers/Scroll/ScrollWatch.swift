// The reports of a scroll view to the modifiers around it.
import Foundation

/// A modifier's interest in the scroll view inside it. The environment holds it, so it refers to
/// its node weakly.
@MainActor final class ScrollWatch: Sendable {
  /// The point of the scroll view at which a view counts as the one scrolled to; nil where no view
  /// is to be reported.
  var target: UnitPoint?
  /// Whether lengths are to be reported.
  var wantsLengths = false
  /// The edge at which the scroll view starts, and stays while its content grows; nil for none.
  var start: UnitPoint?
  /// The ids of the views inside by their marks.
  var ids: [String: AnyHashable] = [:]
  /// Called with the id of the view scrolled to.
  var reached: (AnyHashable) -> Void = { _ in }
  /// Called with the lengths.
  var measured: (ScrollGeometry) -> Void = { _ in }

  nonisolated init() {}

  fileprivate func take(_ text: String) {
    guard text.utf8.count <= 128 else { return }
    let value = text.dropFirst(2)
    if text.hasPrefix("i "), target != nil {
      if let id = ids[String(value)] { reached(id) }
    } else if text.hasPrefix("g "), wantsLengths, let lengths = ScrollGeometry(report: value) {
      measured(lengths)
    }
  }
}

extension Element {
  /// Makes a scroll view report to the modifiers around it.
  @MainActor func report(to watches: [ScrollWatch]) {
    guard !watches.isEmpty else { return }
    if let point = watches.lazy.compactMap(\.target).first {
      set(.scrollPoint, "\(CSS.number(point.x)) \(CSS.number(point.y))")
    }
    if watches.contains(where: \.wantsLengths) { set(.scrollGeometry) }
    if let start = watches.lazy.compactMap(\.start).first {
      set(.scrollStart, "\(CSS.number(start.x)) \(CSS.number(start.y))")
    }
    guard watches.contains(where: { $0.target != nil || $0.wantsLengths }) else { return }
    on(.scroll) { value in
      if case .text(let text) = value { for watch in watches { watch.take(text) } }
    }
  }
}

extension Context {
  /// The modifiers to which a scroll view at this place reports, and the context of its content.
  func watched() -> (watches: [ScrollWatch], content: Context) {
    let watches = builtIn.position.scrollWatches
    guard !watches.isEmpty else { return ([], self) }
    return (watches, with { $0[builtIn: \.position.scrollWatches] = [] })
  }

  /// The context of a view whose scroll view reports to `watch` too.
  func reporting(to watch: ScrollWatch) -> Context {
    node.tree.needs(.follow)
    let watches = builtIn.position.scrollWatches + [watch]
    return with { $0[builtIn: \.position.scrollWatches] = watches }
  }
}
