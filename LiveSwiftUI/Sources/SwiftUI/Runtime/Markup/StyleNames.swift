// The style rules that a page needs, and those that its browser has.

/// The class lists and the own declarations of some elements.
struct StyleNames {
  /// The values of `class`.
  private(set) var classes: Set<String> = []
  /// The values of `data-c`.
  private(set) var own: Set<String> = []

  /// Notes an attribute that is about to be written.
  mutating func note(_ attribute: String, _ value: String) {
    switch attribute {
    case "class": classes.insert(value)
    case DataAttribute.style.rawValue: own.insert(value)
    default: break
    }
  }
}

/// The style rules of one page: those that its own elements name, each sent once.
@MainActor package struct PageStyles {
  private var known: Set<Int> = []
  private var fresh: [Int] = []
  /// The number of rules that the page may still add to the shared table.
  var left = Rules.share

  /// Notes the styles that were written for the browser.
  mutating func note(_ names: StyleNames) {
    for list in names.classes { note(classes: list) }
  }

  /// Notes the class names of one element.
  mutating func note(classes list: String) {
    for number in Rules.numbers(in: list) where known.insert(number).inserted {
      fresh.append(number)
    }
  }

  /// Forgets the rules that the browser has: it is about to get the whole page.
  mutating func reset() {
    known = []
    fresh = []
  }

  /// Returns the rules that the browser lacks, one per line, and counts them as sent; nil if it has
  /// all.
  package mutating func take() -> String? {
    if fresh.isEmpty { return nil }
    defer { fresh = [] }
    // In the order of the table, so that equal pages have equal texts.
    return Rules.css(of: fresh.sorted())
  }
}

extension StyleNames {
  /// The own declarations as rules, for a page whose script has not run yet. They contain no
  /// quotation mark and no backslash; see `Rules.isSafe`.
  @MainActor var css: String {
    own.sorted().map { "[data-c=\"\($0)\"]{\($0)}" }.joined(separator: "\n")
  }
}
