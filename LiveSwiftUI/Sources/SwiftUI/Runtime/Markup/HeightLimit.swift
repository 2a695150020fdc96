// The height that a box takes at most, where each part of it has a maximum.
import Foundation

/// Sums up the maximal heights of an element's items. CSS lets a box grow up to its own
/// `max-height` and not up to those of what is in it, so boxes and stacks have the sum of theirs.
struct HeightLimit {
  /// How an element arranges its items.
  enum Kind { case column, row, box, other }

  /// The arrangement of the items, known from the first one that has a maximum.
  private(set) var kind: Kind?
  /// Whether an item takes all the height that it gets.
  private(set) var isOpen = false
  private var hasOthers = false
  private var isKnown = true
  private var sum: CGFloat?
  private var spacing: CGFloat = 0

  /// The greatest height of the content in points; nil if it is not known.
  var total: CGFloat? {
    switch kind {
    case .column, .row: isKnown && !hasOthers ? sum : nil
    // The layers of a box take its size.
    case .box: isKnown ? sum : nil
    case .other, nil: nil
    }
  }

  /// Adds an item of `element` that is `height` points high at most, if that is known.
  @MainActor mutating func add(_ height: CGFloat?, greed: Axis.Set, in element: Element) {
    guard greed.contains(.vertical) else {
      hasOthers = true
      return
    }
    guard greed.contains(.capped) else {
      isOpen = true
      return
    }
    if kind == nil { arrange(as: element) }
    guard let height else {
      isKnown = false
      return
    }
    sum = sum.map { kind == .column ? $0 + spacing + height : max($0, height) } ?? height
  }

  @MainActor private mutating func arrange(as element: Element) {
    kind =
      element.roles.contains(.verticalStack)
      ? .column
      : element.roles.contains(.horizontalStack)
        ? .row : element.roles.contains(.box) ? .box : .other
    let gap = element.styles.first { $0.property == "gap" }?.value
    spacing = gap.flatMap { Double($0.dropLast(2)) } ?? 8
  }
}
