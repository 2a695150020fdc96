// The stand-in of XCTest finds out what a UI test says wrongly, as XCUITest would.
import Foundation
import SwiftUI
import SwiftUITesting
import Testing
import XCTestStandIn

@testable import UITestCases

@Suite("A stand-in of XCTest", .timeLimit(.minutes(5)))
struct StandInTests {
  @Test("A wrong label is found out")
  func wrongLabel() async {
    let said = await Self.said(in: .foods) { app in
      _ = app.element("Pasta")
      _ = app.element("Paste")
    }
    #expect(said == ["There is no Paste."])
  }

  @Test("A wrong screen after a press is found out")
  func wrongScreen() async {
    let said = await Self.said(in: .foods) { app in
      app.element("Moon Cheese").tap()
      app.expectTitle("Pasta")
    }
    #expect(said == ["The title is not Pasta."])
  }

  @Test("An assertion of absence that could not fail is found out")
  func vain() async {
    let said = await Self.said(in: .foods) { app in
      _ = app.element("Pasta")
      // The row is one button: its country is no text of its own.
      XCTAssertFalse(app.staticTexts["Italy"].exists)
      app.expectNo("Pizza")
    }
    #expect(
      said == [
        """
        No screen of this test had any staticText “Italy”, so its absence says nothing.
        """,
        "No screen of this test had any element “Pizza” first, so its absence says nothing.",
      ])
  }

  @Test("A product that the popup's screen does not have fails the test that waits for it")
  func closedPopup() async {
    let said = await Self.said(in: .menu) { app in
      app.element("Salads").tap()
      app.element("Fattoush").tap()
      app.element("Close").tap()
      _ = app.element("Tabbouleh")
    }
    #expect(said == ["There is no Tabbouleh."])
  }

  @Test("What lies under a sheet is neither there nor absent, and takes no tap")
  func covered() async {
    let said = await Self.said(in: .recipes) { app in
      app.element("Bakewell Tart").tap()
      _ = app.element("Source")
      let row = app.buttons["Crème Brûlée"].firstMatch
      XCTAssertFalse(row.waitForNonExistence(timeout: 1), "It is absent.")
      XCTAssertFalse(row.exists, "It is there.")
      row.tap()
    }
    #expect(said == ["button “Crème Brûlée” first: Something lies over it."])
  }

  @Test("A menu has commands only while it is open")
  func menu() async {
    let said = await Self.said(in: .foods) { app in
      _ = app.element("Pasta")
      XCTAssertFalse(app.buttons["Liked foods only"].exists, "It is not open yet.")
      app.element("Filter").tap()
      app.element("Liked foods only").tap()
      app.expectNo("Moon Cheese")
    }
    #expect(said == [])
  }

  @Test("The buttons behind a row are there once that row was swiped")
  func swipe() async {
    let said = await Self.said(in: .foods) { app in
      _ = app.element("Pasta")
      XCTAssertFalse(app.buttons["Like"].exists, "A button is there before a swipe.")
      app.buttons["Moon Cheese"].swipeRight()
      XCTAssertTrue(app.cells.buttons["Like"].exists, "There is no button after a swipe.")
      XCTAssertFalse(app.buttons["Unlike"].exists, "The liked Pasta was not swiped.")
      app.buttons["Like"].tap()
      XCTAssertTrue(app.buttons["Like Moon Cheese"].isSelected, "It is not liked.")
      app.buttons["Moon Cheese"].swipeRight()
      XCTAssertTrue(app.buttons["Unlike"].exists, "It cannot be unliked.")
    }
    #expect(said == [])
  }

  @Test("A launch without examples fails")
  func launch() async {
    let said = await Self.failures(in: .foods) { XCUIApplication().launch() }
    #expect(said == ["The app is not launched with examples, and there is no service."])
  }

  @Test("Fields, alerts, disabled buttons and names that several have are as on iOS")
  func controls() async {
    let controls = TestedApp("Controls") { _ in try TestPage(WindowGroup { Controls() }) }
    let wrong: [(String, @XCTestStandIn.MainActor @Sendable (XCUIApplication) -> Void)] = [
      ("textField “Name”: It has no keyboard focus.", { $0.textFields["Name"].typeText("A") }),
      ("button “Send”: It is disabled.", { $0.buttons["Send"].tap() }),
      ("There are 2 of button “Twin” for a tap.", { $0.buttons["Twin"].tap() }),
      ("There are 0 of button “Gone” for a tap.", { $0.buttons["Gone"].tap() }),
      ("staticText “Plain”: Nothing happens at a tap.", { $0.staticTexts["Plain"].tap() }),
    ]
    for (sentence, method) in wrong {
      #expect(await Self.said(in: controls, method) == [sentence])
    }
    let said = await Self.said(in: controls) { app in
      app.textFields["Name"].tap()
      app.textFields["Name"].typeText("Ada")
      XCTAssertTrue(app.staticTexts["Hello, Ada"].waitForExistence(timeout: 5), "It is not typed.")
      app.buttons["Send"].tap()
      XCTAssertTrue(app.alerts.buttons["OK"].waitForExistence(timeout: 5), "There is no alert.")
      app.alerts.buttons["OK"].tap()
      XCTAssertTrue(app.alerts.buttons["OK"].waitForNonExistence(timeout: 5), "It stays.")
      XCTAssertTrue(app.buttons["One, Two"].exists, "A button is not one element.")
    }
    #expect(said == [])
  }

  /// The sentences of what fails in a method that has the app over its examples.
  private static func said(
    in app: TestedApp,
    _ method: @escaping @XCTestStandIn.MainActor @Sendable (XCUIApplication) -> Void
  ) async -> [String] {
    await failures(in: app) { method(.launchedWithExamples()) }
  }

  @XCTestStandIn.MainActor private static func failures(
    in app: TestedApp, _ method: @XCTestStandIn.MainActor @Sendable () -> Void
  ) -> [String] {
    UITestRun.failures(of: { (_: XCTestCase) in method() }, in: app, unchangedSnapshots: 20)
      .map(\.message)
  }
}

/// A screen with a control of each kind that the apps' examples lack.
private struct Controls: View {
  @State private var name = ""
  @State private var isSent = false

  var body: some View {
    TextField("Name", text: $name)
    Text(verbatim: "Hello, \(name)")
    Text(verbatim: "Plain")
    Button("Send") { isSent = true }.disabled(name.isEmpty)
    Button("Twin") {}
    Button("Twin") {}
    Button {
    } label: {
      VStack {
        Text(verbatim: "One")
        Text(verbatim: "Two")
      }
    }
    .alert("Sent", isPresented: $isSent) { Button("OK") {} }
  }
}
