// Which style rules a page needs, and which its browser has.

/// The lists of class names and the own declarations that some elements have.
struct StyleNames {
  /// The values of `class`.
  private(set) var classes: Set<String> = []
  /// The values of `data-c`.
  private(set) var own: Set<String> = []

  /// Notes an attribute that is about to be written.
  mutating func note(_ attribute: String, _ value: String) {
    switch attribute {
    case "class": classes.insert(value)
    case "data-c": own.insert(value)
    default: break
    }
  }
}

/// The style rules of one page: it gets those that its own elements name, each once.
@MainActor package struct PageStyles {
  private var known: Set<Int> = []
  private var fresh: [Int] = []
  /// How many rules the page may still add to the table of all.
  var left = Rules.share

  /// Notes what was written for the browser.
  mutating func note(_ names: StyleNames) {
    for list in names.classes { note(classes: list) }
  }

  /// Notes the class names of one element.
  mutating func note(classes list: String) {
    for number in Rules.numbers(in: list) where known.insert(number).inserted {
      fresh.append(number)
    }
  }

  /// Forgets what the browser has: it is about to get everything anew.
  mutating func reset() {
    known = []
    fresh = []
  }

  /// The rules that the browser does not have yet, one a line; nil when it has all. They count as
  /// sent.
  package mutating func take() -> String? {
    if fresh.isEmpty { return nil }
    defer { fresh = [] }
    // In the order of the table, so that equal pages are equal texts.
    return Rules.css(of: fresh.sorted())
  }
}

extension StyleNames {
  /// The own declarations as rules, for a page whose script has not run yet. They hold no quotation
  /// mark and no backslash; see `Rules.isSafe`.
  @MainActor var css: String {
    own.sorted().map { "[data-c=\"\($0)\"]{\($0)}" }.joined(separator: "\n")
  }
}
