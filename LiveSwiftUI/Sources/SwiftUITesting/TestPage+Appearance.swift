// What a person sees and hears on a page.
import SwiftUI
public import Testing

extension TestPage {
  /// The texts that can be read, in the order of the page.
  public var texts: [String] {
    all { !$0.isCovered && !$0.isRedacted }.compactMap(\.directText)
  }

  /// Whether a text of the page, an alert included, holds `text`.
  public func shows(_ text: String) -> Bool { texts.contains { $0.contains(text) } }

  /// Returns once the page shows `text`; see ``wait(until:sourceLocation:)``.
  public func wait(
    for text: String, sourceLocation: SourceLocation = #_sourceLocation
  ) async {
    await wait(for: "“\(text)”", until: { shows(text) }, sourceLocation)
  }

  /// The alert on top; nil when there is none.
  public var alert: TestElement? { all("alertdialog").last }

  /// The sheet on top; nil when there is none.
  public var sheet: TestElement? { all("dialog").last }

  /// The first notice that a screen reader says when it appears; nil when there is none.
  public var status: TestElement? { all("status").first }

  /// The addresses of the photos, in the order of the page.
  public var photos: [String] {
    all { $0.tag == "img" && !$0.isCovered }.compactMap { $0.attribute("src") }
  }

  /// The level-2 headings of the screen on top, in the order of the page.
  public var sections: [String] { all { $0.tag == "h2" && !$0.isCovered }.map(\.name) }

  /// The places that stand for words which are not loaded yet.
  public var placeholders: [TestElement] { all { $0.isRedacted && !$0.isCovered } }

  /// Gives the window a regular width, as that of a tablet; every page starts with a compact one.
  package func widen() { tree.update { $0.person.horizontalSizeClass = .regular } }

  /// The description of the screen for an issue: its texts, then each role with its name.
  var onScreen: String {
    let roles: Set = [
      "alertdialog", "button", "checkbox", "combobox", "dialog", "heading", "link", "progressbar",
      "radio", "searchbox", "slider", "status", "switch", "tab", "textbox",
    ]
    let named = all { roles.contains($0.role) && !$0.isCovered && !$0.isRedacted }
      // A dialog's name may be all its text.
      .map { "\($0.role) “\($0.name.prefix(60))”" }
    return """
      The page shows: \(texts.joined(separator: " | "))
      It has: \(named.joined(separator: ", "))
      """
  }
}
