// Alerts and action sheets as values, and `presentationMode`.
import Foundation
import Testing

@testable import SwiftUI

@MainActor @Suite("Alerts as values") struct OldAlertTests {
  private struct Screen: View {
    @State private var isShown = true
    @State private var pressed = "nothing"
    var body: some View {
      Text(verbatim: pressed).alert(isPresented: $isShown) {
        Alert(
          title: Text("Delete?"), message: Text("It is gone then."),
          primaryButton: .destructive(Text("Delete")) { pressed = "deleted" },
          secondaryButton: .cancel())
      }
    }
  }

  @Test("An alert shows its texts and buttons; a press runs its action and closes it")
  func alert() {
    let tester = ViewTester(Screen())
    #expect(tester.html.contains("Delete?") && tester.html.contains("It is gone then."))
    #expect(tester.html.contains(">Cancel<"))
    tester.press("Delete")
    #expect(tester.fresh == #"<span class="t">deleted</span>"#)
  }

  private struct Sheet: View {
    @Environment(\.presentationMode) private var mode
    var body: some View {
      Button(mode.wrappedValue.isPresented ? "Close" : "Alone") { mode.wrappedValue.dismiss() }
    }
  }

  private struct Presented: View {
    @State private var isShown = true
    var body: some View { Text(verbatim: "a").sheet(isPresented: $isShown) { Sheet() } }
  }

  @Test("The presentation mode knows whether there is something to close, and closes it")
  func presentationMode() {
    #expect(ViewTester(Sheet()).html.contains("Alone"))
    let tester = ViewTester(Presented())
    #expect(tester.html.contains("Close"))
    tester.press("Close")
    #expect(tester.fresh == #"<span class="t">a</span>"#)
  }
}
