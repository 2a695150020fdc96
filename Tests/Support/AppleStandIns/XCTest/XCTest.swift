// The part of Apple's XCTest that the UI tests of the apps use. It only compiles.
import Foundation

open class XCTestCase: NSObject {
  public override init() {}
}

// swift-format-ignore: AlwaysUseLowerCamelCase
public func XCTAssertTrue(
  _ expression: @autoclosure () throws -> Bool, _ message: @autoclosure () -> String = "",
  file: StaticString = #filePath, line: UInt = #line
) {}

@MainActor open class XCUIElement: NSObject {
  public enum ElementType: UInt, Sendable { case any = 0 }

  public var firstMatch: XCUIElement { self }
  public var buttons: XCUIElementQuery { XCUIElementQuery() }
  public var searchFields: XCUIElementQuery { XCUIElementQuery() }
  public var navigationBars: XCUIElementQuery { XCUIElementQuery() }

  public func descendants(matching type: ElementType) -> XCUIElementQuery { XCUIElementQuery() }
  public func tap() {}
  public func typeText(_ text: String) {}
  public func waitForExistence(timeout: TimeInterval) -> Bool { true }
  public func waitForNonExistence(timeout: TimeInterval) -> Bool { true }
}

@MainActor open class XCUIElementQuery: NSObject {
  public var firstMatch: XCUIElement { XCUIElement() }
  public subscript(key: String) -> XCUIElement { XCUIElement() }
  public func matching(_ predicate: NSPredicate) -> XCUIElementQuery { self }
}

/// Linux's Foundation has no formats of predicates.
extension NSPredicate {
  public convenience init(format: String, _ args: any CVarArg...) { self.init(value: true) }
}

open class XCUIApplication: XCUIElement {
  public var launchArguments: [String] = []
  public var launchEnvironment: [String: String] = [:]
  public func launch() {}
}
