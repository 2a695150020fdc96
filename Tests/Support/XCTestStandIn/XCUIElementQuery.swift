// A search for elements, which is made anew each time that something is asked of its result.
public import Foundation

/// A step of a search, from some elements to others.
enum QueryStep: CustomStringConvertible {
  case descendants(XCUIElement.ElementType)
  case key(String)
  case predicate(NSPredicate)
  case position(Int)
  case first

  var description: String {
    switch self {
    case .descendants(let type): type == .any ? "element" : "\(type)"
    case .key(let key): "“\(key)”"
    case .predicate: "of the predicate"
    case .position(let index): "number \(index)"
    case .first: "first"
    }
  }

  /// The indices among `elements` that the step leads to from `found`; from the screen for nil.
  func follow(_ found: [Int]?, in elements: [ScreenElement]) -> [Int] {
    switch self {
    case .descendants(let type):
      let inside = found.map { Set($0.flatMap { $0 + 1..<elements[$0].end }).sorted() }
      return (inside ?? Array(elements.indices)).filter {
        type == .any || elements[$0].type == type
      }
    case .key(let key): return (found ?? []).filter { elements[$0].answers(to: key) }
    case .predicate(let predicate):
      return (found ?? []).filter { predicate.evaluate(with: elements[$0]) }
    case .position(let index): return Array((found ?? []).dropFirst(index).prefix(1))
    case .first: return Array((found ?? []).prefix(1))
    }
  }
}

/// A search for elements below others.
@MainActor open class XCUIElementQuery: NSObject {
  let application: XCUIApplication
  let steps: [QueryStep]

  init(_ application: XCUIApplication, _ steps: [QueryStep]) {
    self.application = application
    self.steps = steps
  }

  /// The first element found; more of them are no failure.
  public var firstMatch: XCUIElement { XCUIElement(application, steps + [.first]) }

  /// The one element found.
  public var element: XCUIElement { XCUIElement(application, steps) }

  /// The number of elements found.
  public var count: Int { application.found(steps).count }

  /// The element whose identifier, label, value or placeholder is `key`.
  public subscript(key: String) -> XCUIElement { XCUIElement(application, steps + [.key(key)]) }

  /// The element at a position among those found.
  public func element(boundBy index: Int) -> XCUIElement {
    XCUIElement(application, steps + [.position(index)])
  }

  /// The elements among those found that fit.
  public func matching(_ predicate: NSPredicate) -> XCUIElementQuery {
    XCUIElementQuery(application, steps + [.predicate(predicate)])
  }
}

/// Linux's Foundation has no formats of predicates.
extension NSPredicate {
  /// A predicate over an element of a screen: `label`, a comparison of texts, and `%@`. Another
  /// format fails the test.
  public convenience init(format: String, _ args: any CVarArg...) {
    let words = format.split(separator: " ").map(String.init)
    let comparisons: [String: @Sendable (String, String) -> Bool] = [
      "CONTAINS": { $0.contains($1) }, "BEGINSWITH": { $0.hasPrefix($1) },
      "ENDSWITH": { $0.hasSuffix($1) }, "==": { $0 == $1 },
    ]
    guard words.count == 3, words[0] == "label", words[2] == "%@",
      let compare = comparisons[words[1]], let wanted = args.first.map({ "\($0)" })
    else {
      UITestRun.fail("“\(format)” is not understood here.")
      self.init(value: false)
      return
    }
    self.init { element, _ in
      (element as? ScreenElement).map { compare($0.label, wanted) } ?? false
    }
  }
}
