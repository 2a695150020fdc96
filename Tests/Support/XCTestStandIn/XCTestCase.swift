// The base class of UI tests and their assertions; failures go to the run of the test.

/// A group of UI tests. Its methods are called by ``UITestRun``, since Linux has no runtime that
/// finds them.
@MainActor open class XCTestCase {
  /// A test case, for one of its methods.
  public required init() {}
}

/// Fails the test unless the expression is true.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func XCTAssertTrue(
  _ expression: @autoclosure () throws -> Bool, _ message: @autoclosure () -> String = "",
  file: StaticString = #filePath, line: UInt = #line
) {
  check(true, try expression(), message(), file, line)
}

/// Fails the test unless the expression is false.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func XCTAssertFalse(
  _ expression: @autoclosure () throws -> Bool, _ message: @autoclosure () -> String = "",
  file: StaticString = #filePath, line: UInt = #line
) {
  check(false, try expression(), message(), file, line)
}

private func check(
  _ wanted: Bool, _ found: @autoclosure () throws -> Bool, _ message: String, _ file: StaticString,
  _ line: UInt
) {
  do {
    if try found() == wanted { return }
    UITestRun.fail(message.isEmpty ? "The assertion is not \(wanted)." : message, file, line)
  } catch {
    UITestRun.fail("The assertion threw \(error). \(message)", file, line)
  }
}
