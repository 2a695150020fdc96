// A method of a UI test by its name, because Linux has no runtime that finds it.
import Foundation
import SharedUI
import SwiftUI
import SwiftUITesting
import Testing
import XCTestStandIn

/// A test method, and the app that it is of.
struct UITestMethod: Sendable, CustomStringConvertible {
  let description: String
  /// Runs the method, and returns what failed.
  private let failures: @XCTestStandIn.MainActor @Sendable () -> [UITestFailure]

  init<Case: XCTestCase>(
    _ name: String, _ app: TestedApp,
    _ method: @escaping @XCTestStandIn.MainActor @Sendable (Case) -> () -> Void
  ) {
    description = name
    failures = { UITestRun.failures(of: { (one: Case) in method(one)() }, in: app) }
  }

  /// Runs the method; each failure is an issue.
  func expectNoFailures() async {
    for failure in await failures() {
      Issue.record("\(failure.message) \(failure.file ?? ""):\(failure.line)")
    }
  }

  /// Compares the methods of an app with those in its file, and how the app is opened with its
  /// shell. `file` is the one that opens it here.
  static func expectAll(
    _ methods: [UITestMethod], of app: String, in file: StaticString = #filePath
  ) throws {
    let here = URL(filePath: "\(file)").deletingLastPathComponent()
    let apple = here.appending(path: "../../Apple")
    let cases = try String(
      contentsOf: apple.appending(path: "UITests/\(app)UITests.swift"), encoding: .utf8)
    #expect(
      cases.matches(of: /func (test\w+)\(\)/).map { String($0.1) } == methods.map(\.description))

    let shell = try String(
      contentsOf: apple.appending(path: "\(app)/\(app)App.swift"), encoding: .utf8)
    let source = try String(
      contentsOf: here.appending(path: "\(app)UITestsTests.swift"), encoding: .utf8)
    let opened = try #require(
      shell.firstMatch(of: /if AppInfo.showsExamples \{\s+\w+App\.description(\.screen\(.+\))\n/))
    let call = opened.1.replacing("\(app)Shell.", with: "")
    #expect(source.contains("$0\(call)"), "\(app) is opened by \(call)")
    if let made = shell.firstMatch(of: /private static func examples\(\)[\s\S]+?\n  \}\n/) {
      #expect(source.contains(made.0))
    }
  }
}

extension TestedApp {
  /// An app whose screen `content` makes, as its shell does for a UI test.
  init<Dependencies, Content: View>(
    _ description: AppDescription<Dependencies, Content>,
    content: @escaping @Swift.MainActor @Sendable (AppDescription<Dependencies, Content>) -> Content
  ) {
    self.init(description.title) { language in
      try TestPage(
        WindowGroup { content(description) }, base: "/\(description.name)",
        strings: [SharedUIResources.strings, description.strings], language: language)
    }
  }
}
