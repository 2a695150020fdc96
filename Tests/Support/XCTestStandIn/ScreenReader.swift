// Reads the elements of a page as iOS tells XCUITest of them.
import Foundation
import SwiftUI
import SwiftUITesting

/// Walks over a page. As on iOS, a button is one element whose label joins its texts, what is in a
/// menu is there only while it is open, and of the screens of a stack only the top one is there.
///
/// Unlike iOS, it knows no viewport: each row that is loaded is there. What lies under a sheet or
/// an alert, or in a column that a phone has no room for, is neither there nor not, since that
/// depends on the device; a test that needs to know fails.
@Swift.MainActor
struct ScreenReader {
  /// What a person opened and chose that the page itself does not know.
  struct State {
    /// The number of the button whose menu is open.
    var opened: Int32?
    /// The number of the field with the keyboard focus.
    var focused: Int32?
    /// The number of the element whose row was swiped.
    var swiped: Int32?
  }

  private let state: State
  /// Whether the row that is read was swiped.
  private var isSwiped = false
  private(set) var elements: [ScreenElement] = []
  /// The element of the page for each of them.
  private(set) var sources: [TestElement] = []
  /// What lies over all else: the ranges of sheets, alerts and the open menu.
  private var covers: [Range<Int>] = []

  /// Returns the elements of the page.
  static func read(_ root: TestElement, _ state: State) -> ScreenReader {
    var reader = ScreenReader(state)
    for child in root.children { reader.visit(child) }
    guard let top = reader.covers.last else { return reader }
    for index in reader.elements.indices where !top.contains(index) {
      reader.elements[index].isCovered = true
    }
    return reader
  }

  private init(_ state: State) { self.state = state }

  private mutating func visit(_ source: TestElement) {
    if isAbsent(source) { return }
    let start = elements.count
    defer { if isDevices(source) { coverElements(from: start) } }
    switch source.role {
    case "dialog": return cover(source, .other)
    case "alertdialog": return cover(source, .alert)
    case "menu": return cover(source, .other)
    case "listitem": return addRow(source)
    default: break
    }
    if let type = leafType(source) { return add(source, type) }
    if source.attribute("aria-label") != nil, source.role != "list" {
      return add(source, .other) { $0.visitChildren(of: source) }
    }
    if source.directText?.isEmpty == false { return add(source, .staticText) }
    visitChildren(of: source)
    // The title of a screen is the name of its bar.
    if source.tag == "h1", elements.count == start { add(source, .staticText) }
  }

  private mutating func visitChildren(of source: TestElement) {
    let children = source.children
    for (index, child) in children.enumerated() {
      if child.role == "menu" {
        // A long press, which opens a context menu, is not played.
        guard index > 0, children[index - 1].id == state.opened else { continue }
      }
      visit(child)
    }
  }

  /// Whether only wide devices show the element: a sidebar beside its detail, or an empty column.
  private func isDevices(_ source: TestElement) -> Bool {
    source.attribute("data-under") != nil || source.isNamed("rest")
  }

  private mutating func coverElements(from start: Int) {
    for index in elements.indices.dropFirst(start) { elements[index].isCovered = true }
  }

  /// Whether iOS tells nothing of the element.
  private func isAbsent(_ source: TestElement) -> Bool {
    if source.isHidden || source.isCovered || source.isRedacted { return true }
    if source.isNamed("acts") { return !isSwiped }
    return source.attribute("hidden") != nil && source.role != "menu"
  }

  /// The kind of an element without elements inside; nil for one that may have some.
  private func leafType(_ source: TestElement) -> XCUIElement.ElementType? {
    switch source.role {
    case "button", "menuitem", "menuitemcheckbox", "menuitemradio", "tab", "radio", "option",
      "combobox":
      .button
    case "link": source.attribute("href")?.hasPrefix("http") == true ? .link : .button
    case "switch", "checkbox": .switch
    case "searchbox": .searchField
    case "textbox":
      source.tag == "textarea"
        ? .textView : source.attribute("type") == "password" ? .secureTextField : .textField
    case "slider": .slider
    case "progressbar": .progressIndicator
    case "image", "img": source.name.isEmpty ? nil : .image
    case "heading": source.tag == "h1" ? .navigationBar : .staticText
    default: nil
    }
  }

  /// The buttons behind a row are there once it was swiped, to whichever side.
  private mutating func addRow(_ source: TestElement) {
    let before = isSwiped
    isSwiped =
      state.swiped == source.id || !source.all { $0.id == state.swiped }.isEmpty
    add(source, .cell) { $0.visitChildren(of: source) }
    isSwiped = before
  }

  private mutating func cover(_ source: TestElement, _ type: XCUIElement.ElementType) {
    let start = elements.count
    add(source, type) { $0.visitChildren(of: source) }
    covers.append(start..<elements.count)
  }

  private mutating func add(
    _ source: TestElement, _ type: XCUIElement.ElementType,
    inside: (inout ScreenReader) -> Void = { _ in }
  ) {
    let index = elements.count
    var element = ScreenElement(type: type, position: index)
    element.label = label(of: source, type)
    if type == .navigationBar { element.identifier = element.label }
    let described = source.attribute("aria-description") ?? ""
    element.value = source.attribute("value") ?? described
    element.placeholder = source.attribute("placeholder") ?? ""
    element.isEnabled = source.attribute("disabled") == nil
    element.isSelected =
      source.isPressed ?? (source.attribute("aria-selected") == "true")
    elements.append(element)
    sources.append(source)
    inside(&self)
    elements[index].end = elements.count
  }
}

extension ScreenReader {
  /// What iOS calls the element.
  private func label(of source: TestElement, _ type: XCUIElement.ElementType) -> String {
    // A sheet is a window there, without a name; the way back is called as the screen below.
    if source.role == "dialog" { return "" }
    if source.isNamed("back"), !source.joinedTexts.isEmpty { return source.joinedTexts }
    let isContainer = type == .cell || type == .other
    return source.attribute("aria-label") ?? (isContainer ? "" : source.joinedTexts)
  }
}

extension TestElement {
  /// The texts inside as one label: a pause stands between them.
  fileprivate var joinedTexts: String {
    let texts =
      directText.map { [$0] }
      ?? children.filter { !$0.isHidden && !$0.isCovered }
      .map { $0.attribute("aria-label") ?? $0.attribute("alt") ?? $0.joinedTexts }
    return texts.map { $0.trimmingCharacters(in: .whitespaces) }.filter { !$0.isEmpty }
      .joined(separator: ", ")
  }
}
