// Sheets, alerts and confirmation dialogs.
import Testing

@testable import SwiftUI

@MainActor @Suite("Dialogs") struct PresentationTests {
  private struct Sheet: View {
    @State private var isShown = false
    @State private var dismissals = 0
    var isKept = false
    var body: some View {
      Button("Open \(dismissals)") { isShown = true }
        .sheet(
          isPresented: $isShown, onDismiss: { dismissals += 1 },
          content: { Content(isKept: isKept) })
    }
  }

  private struct Content: View {
    @Environment(\.dismiss) private var dismiss
    let isKept: Bool
    var body: some View {
      Button("Done") { dismiss() }
        .presentationDetents([.medium]).interactiveDismissDisabled(isKept)
    }
  }

  @Test("The screen of a sheet has another name for its scroll position than the one beneath")
  func placeKeys() {
    // Bug: both were called p0, so a restart under a sheet scrolled the list beneath to its top.
    let page = ViewTester(
      NavigationStack {
        Text("list").sheet(isPresented: .constant(true)) { NavigationStack { Text("sheet") } }
      })
    let keys = page.elements.compactMap { $0.attribute("data-key") }
    #expect(keys == ["p0", "dp0"])
  }

  @Test("A sheet comes with what is in it, and goes by dismiss, telling so once")
  func sheet() {
    let tester = ViewTester(Sheet())
    let opened = tester.press("Open 0")
    guard case .insert(parent: 0, before: 0, let html, _)? = opened.first else {
      Issue.record("\(opened)")
      return
    }
    #expect(
      html.contains(#"<dialog class="dlg sheet"#) && html.contains(#"data-e="x" data-m="sheet""#))
    #expect(tester.styled.contains("{height:50dvh}"))
    let closed = tester.press("Done")
    #expect(closed.contains(.text(2, "Open 1")))
    #expect(closed.contains { if case .remove = $0 { true } else { false } })
    #expect(!tester.fresh.contains("<dialog"))
  }

  @Test("A button in a sheet says how it ends the sheet, where its role or its place tells")
  func ends() {
    let tester = ViewTester(
      Text("list").sheet(isPresented: .constant(true)) {
        NavigationStack(path: .constant(["pushed"])) {
          screen("root").navigationDestination(for: String.self) { screen($0) }
        }
      })
    func end(_ label: String) -> String? {
      let number = tester.number(of: label)
      return tester.elements.first { Int($0.id) == number }?.attribute("data-d")
    }
    #expect(
      ["Cancel root", "Done root", "Add root", "Close root"].map(end) == ["x", "c", nil, "x"])
    // There the way out leads back to the screen below.
    #expect(
      ["Cancel pushed", "Done pushed", "Add pushed", "Close pushed"].map(end)
        == [nil, nil, nil, nil])
  }

  private func screen(_ name: String) -> some View {
    Button("Close \(name)", role: .cancel) {}
      .toolbar {
        ToolbarItem(placement: .cancellationAction) { Button("Cancel \(name)") {} }
        ToolbarItem(placement: .confirmationAction) { Button("Done \(name)") {} }
        ToolbarItem(placement: .primaryAction) { Button("Add \(name)") {} }
      }
  }

  @Test("Escape closes a sheet, unless it is to be kept")
  func escape() {
    for isKept in [false, true] {
      let tester = ViewTester(Sheet(isKept: isKept))
      tester.press("Open 0")
      let dialog = tester.numbers.first { tester.tree.element($0)?.tag == .dialog }!
      #expect(tester.fresh.contains("data-keep") == isKept)
      _ = tester.operations { tester.tree.handle(.dismiss, on: Int(dialog), value: .none) }
      #expect(tester.fresh.contains("<dialog") == isKept)
    }
  }

  @Test("A button of an alert acts while that is still presented, and then it goes")
  func alert() {
    struct Screen: View {
      @State private var isShown = true
      @State private var seen = ""
      var body: some View {
        Text(verbatim: seen)
          .alert("Sure?", isPresented: $isShown) {
            Button("Yes", role: .destructive) { seen = "shown: \(isShown)" }
            Button("No", role: .cancel) {}
          } message: {
            Text(verbatim: "Really.")
          }
      }
    }
    let tester = ViewTester(Screen())
    #expect(
      tester.html.contains(#"<dialog class="dlg alert" role="alertdialog" aria-label="Sure?""#))
    #expect(
      tester.html.contains(
        #"<h2 class="dlg-t">Sure?</h2><div class="dlg-m"><span class="t">Really.</span></div>"#))
    tester.press("Yes")
    #expect(tester.fresh == #"<span class="t">shown: true</span>"#)
  }

  @Test("An alert without buttons has one that says OK; a confirmation always has a way out")
  func ownButtons() {
    let alert = ViewTester(EmptyView().alert("Note", isPresented: .constant(true)) {}).html
    #expect(alert.contains(#"<span class="t">OK</span>"#))
    let confirmation = ViewTester(
      EmptyView().confirmationDialog(
        "Delete?", isPresented: .constant(true), titleVisibility: .hidden
      ) {
        Button("Delete", role: .destructive) {}
      }
    ).html
    #expect(confirmation.contains(#"<span class="t">Cancel</span>"#))
    #expect(confirmation.contains(#"aria-label="Delete?""#) && !confirmation.contains("<h2"))
  }

  @Test("An alert about an error speaks the error's words")
  func errors() {
    struct Broken: LocalizedError { var errorDescription: String? { "The oven is cold." } }
    let view = EmptyView().alert(isPresented: .constant(true), error: Broken()) {
      Button("Well") {}
    }
    #expect(ViewTester(view).html.contains("<h2 class=\"dlg-t\">The oven is cold.</h2>"))
  }

  @Test("A sheet for an item shows another item anew")
  func items() {
    struct Item: Identifiable { let id: Int }
    struct Screen: View {
      @State private var item: Item?
      var body: some View {
        Button("One") { item = Item(id: 1) }
        Button("Two") { item = Item(id: 2) }
          .sheet(item: $item) { Text(verbatim: "item \($0.id)") }
      }
    }
    let tester = ViewTester(Screen())
    tester.press("One")
    #expect(tester.fresh.contains("item 1"))
    tester.press("Two")
    #expect(tester.fresh.contains("item 2") && !tester.fresh.contains("item 1"))
  }
}
