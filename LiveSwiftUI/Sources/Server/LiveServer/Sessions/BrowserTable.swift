// The values of the browsers that have pages open.
import SwiftUI

/// Finds the values of a browser, which last as long as its pages.
@MainActor final class BrowserTable {
  private var known: [String: Entry] = [:]

  private struct Entry {
    weak var values: BrowserValues?
  }

  /// No browsers yet.
  nonisolated init() {}

  /// The number of browsers that are known, some of which may have left.
  var count: Int { known.count }

  /// The values of a browser; none at first.
  func values(of browser: String) -> BrowserValues {
    if let values = known[browser]?.values { return values }
    let values = BrowserValues()
    known = known.filter { $0.value.values != nil }
    known[browser] = Entry(values: values)
    return values
  }
}
