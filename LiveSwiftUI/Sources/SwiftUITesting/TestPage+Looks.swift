// What a person sees and hears on a page.
import SwiftUI

extension TestPage {
  /// The texts that can be read, in the order of the page.
  package var texts: [String] {
    all { !$0.isCovered && !$0.isRedacted }.compactMap(\.directText)
  }

  /// Whether a text of the page, an alert included, holds `text`.
  package func shows(_ text: String) -> Bool { texts.contains { $0.contains(text) } }

  /// Returns once the page shows `text`, or when the test has run out of time.
  package func wait(for text: String) async { await wait { shows(text) } }

  /// The alert on top; nil when there is none.
  package var alert: TestElement? { all("alertdialog").last }

  /// The sheet on top; nil when there is none.
  package var sheet: TestElement? { all("dialog").last }

  /// The first notice that a screen reader says when it appears; nil when there is none.
  package var status: TestElement? { all("status").first }

  /// The addresses of the photos, in the order of the page.
  package var photos: [String] {
    all { $0.tag == "img" && !$0.isCovered }.compactMap { $0.attribute("src") }
  }

  /// The level-2 headings of the screen on top, in the order of the page.
  package var sections: [String] { all { $0.tag == "h2" && !$0.isCovered }.map(\.name) }

  /// The places that stand for words which are not loaded yet.
  package var placeholders: [TestElement] { all { $0.isRedacted && !$0.isCovered } }
}
