// The visible and announced content of a page.
import SwiftUI

extension TestPage {
  /// The readable texts, in the order of the page.
  package var texts: [String] {
    all { !$0.isCovered && !$0.isRedacted }.compactMap(\.directText)
  }

  /// Whether a text of the page contains `text`, alerts included.
  package func shows(_ text: String) -> Bool { texts.contains { $0.contains(text) } }

  /// Returns once the page shows `text`, or when the test's time limit is reached.
  package func wait(for text: String) async { await wait { shows(text) } }

  /// The topmost alert; nil when there is none.
  package var alert: TestElement? { all("alertdialog").last }

  /// The topmost sheet; nil when there is none.
  package var sheet: TestElement? { all("dialog").last }

  /// The first status message, which a screen reader announces; nil when there is none.
  package var status: TestElement? { all("status").first }

  /// The addresses of the photos, in the order of the page.
  package var photos: [String] {
    all { $0.tag == "img" && !$0.isCovered }.compactMap { $0.attribute("src") }
  }

  /// The level-2 headings of the topmost screen, in the order of the page.
  package var sections: [String] { all { $0.tag == "h2" && !$0.isCovered }.map(\.name) }

  /// The placeholders for text that is not loaded yet.
  package var placeholders: [TestElement] { all { $0.isRedacted && !$0.isCovered } }
}
