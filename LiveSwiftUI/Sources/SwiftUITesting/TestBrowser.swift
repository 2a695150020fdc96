// A browser without pages of its own: what it keeps for all that it opens.
package import SwiftUI

/// One person's browser, which keeps the values of `@AppStorage` from one page to the next.
@MainActor public final class TestBrowser {
  /// The values that its pages share.
  package let values = BrowserValues()

  /// A browser that has kept `texts` of the app at `base`, by key.
  public init(keeping texts: [String: String] = [:], base: String = "") {
    guard !texts.isEmpty else { return }
    let named = texts.map { ("\(base) \($0)", $1) }
    values.take(Dictionary(named) { first, _ in first }, written: 1)
  }

  /// The text that is kept under `key` of the app at `base`; nil for none.
  public func text(_ key: String, base: String = "") -> String? { values.texts["\(base) \(key)"] }
}
