// One element of a page as a person or a screen reader meets it.
package import SwiftUI

/// A read-only view of an element, by role, name and state.
@MainActor
public struct TestElement {
  let element: Element
  /// Whether another screen or a dialog lies over the element, so that it cannot be used.
  public let isCovered: Bool
  /// Whether a screen reader skips the element.
  public let isHidden: Bool

  /// The name of the HTML tag, such as `button`.
  package var tag: String { "\(element.tag)" }

  /// The number by which the browser knows the element.
  package var id: Int32 { element.id }

  /// The value of an attribute; nil when the element has none of that name.
  public func attribute(_ name: String) -> String? { element.attribute(name) }

  /// The ARIA role: the explicit one, or the tag's implicit one.
  public var role: String {
    if let role = attribute("role") { return role }
    return switch tag {
    case "h1", "h2", "h3", "h4", "h5", "h6": "heading"
    case "a": "link"
    case "ul", "ol": "list"
    case "li": "listitem"
    case "input": attribute("type") == "search" ? "searchbox" : "textbox"
    case "select": "combobox"
    case "progress": "progressbar"
    case "img": "image"
    default: tag
    }
  }

  /// The accessible name: the label, or else the text inside.
  public var name: String { attribute("aria-label") ?? attribute("alt") ?? text }

  /// The accessible description, which a screen reader adds to the name.
  public var hint: String? { attribute("aria-description") }

  /// Whether a toggle is on; nil for what is no toggle.
  public var isPressed: Bool? {
    let isCheckbox = ["switch", "checkbox", "menuitemcheckbox"].contains(role)
    let state = attribute("aria-pressed") ?? (isCheckbox ? attribute("aria-checked") : nil)
    return state.map { $0 == "true" }
  }

  /// Whether the element can be used: not disabled, and nothing lies over it.
  public var isEnabled: Bool { attribute("disabled") == nil && !isCovered }

  /// Whether the element stands for words that are not loaded yet.
  public var isRedacted: Bool { element.roles.contains(.redacted) }

  /// Whether the element has the class name `name` of the style sheet.
  package func isNamed(_ name: String) -> Bool {
    attribute("class")?.split(separator: " ").contains { $0 == name } ?? false
  }

  /// All text inside, in the order of the page.
  public var text: String {
    var text = ""
    collectText(of: element, into: &text)
    return text
  }

  private func collectText(of element: Element, into text: inout String) {
    switch element.content {
    case .empty: break
    case .text(let words): text += words
    case .items(let items): forEachElement(of: items) { collectText(of: $0, into: &text) }
    }
  }

  /// The elements directly inside, in the order of the page.
  package var children: [TestElement] {
    var found: [TestElement] = []
    guard case .items(let items) = element.content else { return found }
    forEachElement(of: items) { found.append(inside(self, $0)) }
    return found
  }

  /// The elements inside that `isWanted`, in the order of the page, outer ones first.
  public func all(where isWanted: (TestElement) -> Bool) -> [TestElement] {
    var found: [TestElement] = []
    collect(into: &found, where: isWanted)
    return found
  }

  private func collect(into found: inout [TestElement], where isWanted: (TestElement) -> Bool) {
    guard case .items(let items) = element.content else { return }
    forEachElement(of: items) { child in
      let child = inside(self, child)
      if isWanted(child) { found.append(child) }
      child.collect(into: &found, where: isWanted)
    }
  }
}

/// An element inside of another, as far as that covers or hides it.
@MainActor private func inside(_ parent: TestElement, _ child: Element) -> TestElement {
  TestElement(
    element: child,
    // A dialog of a covered screen lies above all screens.
    isCovered: parent.isCovered && child.tag != .dialog || child.attribute("inert") != nil,
    isHidden: parent.isHidden || child.attribute("aria-hidden") == "true")
}

/// Calls `body` with each element of `items`, those that nodes show included.
@MainActor func forEachElement(of items: [Item], _ body: (Element) -> Void) {
  for item in items {
    switch item {
    case .element(let element): body(element)
    case .node(let node): forEachElement(of: node.items, body)
    }
  }
}

extension TestElement {
  /// Whether the element has a handler for `event`.
  package func takes(_ event: Handler.Kind) -> Bool {
    element.handlers.contains { $0.kind == event }
  }

  /// The text directly inside; nil when there are elements inside.
  public var directText: String? {
    if case .text(let text) = element.content { text } else { nil }
  }

  /// Whether a screen reader or the page itself calls the element `name`.
  func isCalled(_ name: String) -> Bool {
    attribute("aria-label") == name || attribute("name") == name || directText == name
  }
}
