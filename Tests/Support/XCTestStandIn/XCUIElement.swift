// An element of the app's screen, found anew each time that it is used.
public import Foundation

/// An element that a search leads to; it may exist or not.
@MainActor open class XCUIElement: NSObject {
  /// The kinds of elements; the numbers are Apple's.
  public enum ElementType: UInt, Sendable {
    case any = 0
    case other = 1
    case application = 2
    case sheet = 5
    case alert = 7
    case button = 9
    case navigationBar = 21
    case slider = 33
    case progressIndicator = 35
    case picker = 38
    case `switch` = 40
    case link = 42
    case image = 43
    case searchField = 45
    case staticText = 48
    case textField = 49
    case secureTextField = 50
    case textView = 52
    case cell = 75
  }

  private weak var owner: XCUIApplication?
  let steps: [QueryStep]

  init(_ application: XCUIApplication?, _ steps: [QueryStep]) {
    owner = application
    self.steps = steps
  }

  /// The app that the element is of; an app is its own.
  var application: XCUIApplication {
    guard let app = owner ?? self as? XCUIApplication else {
      preconditionFailure("A UI test keeps its app in a variable")
    }
    return app
  }

  /// The element; one of several found is not enough for a tap.
  public var firstMatch: XCUIElement { XCUIElement(application, steps + [.first]) }

  /// Whether the element is on the screen.
  public var exists: Bool { application.has(steps) }

  /// Whether a tap would reach the element.
  public var isHittable: Bool { first.map { !$0.isCovered } ?? false }

  /// Whether the element can be used.
  public var isEnabled: Bool { first?.isEnabled ?? false }

  /// Whether a toggle or an option is on.
  public var isSelected: Bool { first?.isSelected ?? false }

  /// What a screen reader calls the element.
  public var label: String { first?.label ?? "" }

  /// The state of the element, or the text of a field.
  public var value: Any? { first?.value }

  /// The element as it is now. It fails the test when there is none.
  private var first: ScreenElement? {
    let found = application.found(steps).first
    if found == nil { UITestRun.fail("There is no \(described).") }
    return found
  }

  var described: String { steps.map(\.description).joined(separator: " ") }

  /// Waits until the element is on the screen; false when it is not after `timeout` seconds, or
  /// when the screen has come to rest without it.
  public func waitForExistence(timeout: TimeInterval) -> Bool {
    application.wait(timeout) { self.application.has(self.steps) }
  }

  /// Waits until the element is not on the screen.
  public func waitForNonExistence(timeout: TimeInterval) -> Bool {
    application.wait(timeout) { self.application.lacks(self.steps) }
  }

  /// Taps the element. It fails the test when there is none, or several, or when the element
  /// cannot be used.
  public func tap() { application.act(.tap, on: self) }

  /// Types into the field that was tapped, one letter after the other.
  public func typeText(_ text: String) { application.act(.type(text), on: self) }

  /// Moves the content down, which shows what is further down.
  public func swipeUp() { application.act(.swipeUp, on: self) }

  /// Moves the content up.
  public func swipeDown() { application.act(.swipeDown, on: self) }

  /// Pulls a row to the left, which shows the buttons behind its end.
  public func swipeLeft() { application.act(.swipeLeft, on: self) }

  /// Pulls a row to the right, which shows the buttons before its start.
  public func swipeRight() { application.act(.swipeRight, on: self) }

  /// The elements of a kind inside of this one.
  public func descendants(matching type: ElementType) -> XCUIElementQuery {
    XCUIElementQuery(application, steps + [.descendants(type)])
  }
}

/// The searches by kind.
extension XCUIElement {
  /// The alerts.
  public var alerts: XCUIElementQuery { descendants(matching: .alert) }
  /// The buttons, links within the app included.
  public var buttons: XCUIElementQuery { descendants(matching: .button) }
  /// The rows of lists.
  public var cells: XCUIElementQuery { descendants(matching: .cell) }
  /// The pictures with a label.
  public var images: XCUIElementQuery { descendants(matching: .image) }
  /// The links to web addresses.
  public var links: XCUIElementQuery { descendants(matching: .link) }
  /// The bars at the top, which have the titles of their screens.
  public var navigationBars: XCUIElementQuery { descendants(matching: .navigationBar) }
  /// The search fields.
  public var searchFields: XCUIElementQuery { descendants(matching: .searchField) }
  /// The texts outside of buttons.
  public var staticTexts: XCUIElementQuery { descendants(matching: .staticText) }
  /// The switches.
  public var switches: XCUIElementQuery { descendants(matching: .switch) }
  /// The text fields.
  public var textFields: XCUIElementQuery { descendants(matching: .textField) }
}

extension XCUIElementQuery {
  /// The elements of a kind inside of those found.
  public func descendants(matching type: XCUIElement.ElementType) -> XCUIElementQuery {
    XCUIElementQuery(application, steps + [.descendants(type)])
  }

  /// The buttons, links within the app included.
  public var buttons: XCUIElementQuery { descendants(matching: .button) }
  /// The texts outside of buttons.
  public var staticTexts: XCUIElementQuery { descendants(matching: .staticText) }
}
