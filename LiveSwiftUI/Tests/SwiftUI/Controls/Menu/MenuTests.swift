// Menus whose label acts at a press, with a button of its own for the commands.
import SwiftUI
import Testing

@MainActor @Suite struct MenuTests {
  @Test("A menu with a primary action is a button that acts beside one that opens the commands")
  func primaryAction() throws {
    var done: [String] = []
    let tester = ViewTester(
      Menu("Save") {
        Button("Save as") { done.append("as") }
      } primaryAction: {
        done.append("save")
      })
    #expect(
      tester.html.hasPrefix(
        #"<div class="menu menu-s"><button class="b" type="button" data-e="c">"#
          + #"<span class="t">Save</span></button><button class="b menu-o" type="button" "#
          + #"aria-haspopup="menu" aria-expanded="false" data-menu aria-label="Save, more">"#))
    // The script opens the list that follows its button.
    #expect(
      tester.html.hasSuffix(
        #"</button><div class="pop" role="menu" hidden><button class="mi" type="button" "#
          + #"role="menuitem" data-e="c"><span class="t">Save as</span></button></div></div>"#))
    #expect(tester.press("Save") == [])
    #expect(tester.press("Save as") == [])
    #expect(done == ["save", "as"])
  }

  private struct Sorting: View {
    @State private var order = "name"
    var body: some View {
      Menu("View") {
        Picker("Order", selection: $order) {
          Label("Name", systemImage: "star").tag("name")
          Text("Date").tag("date")
          Image(systemName: "heart").tag("likes")
        }
      }
    }
  }

  @Test("The options of a picker in a menu have their symbols")
  func pickerSymbols() {
    let options = ViewTester(Sorting()).html.matches(of: /<button class="mi"[^>]*>(.*?)<.button>/)
    func icon(_ name: String) -> String {
      #"<svg class="i" aria-hidden="true"><use href="/_/icon/\#(name).svg#i"></use></svg>"#
    }
    let name = #"<span class="label">\#(icon("star"))<span class="t">Name</span></span>"#
    #expect(options.map { String($0.1) } == [name, "Date", icon("heart")])
    #expect(options.map { $0.0.contains("aria-label=") } == [false, false, true])
    #expect(options.map { $0.0.contains(#"aria-checked="true""#) } == [true, false, false])
  }

  @Test("A picker of the style menu is a menu inside of its menu")
  func pickerMenu() {
    let tester = ViewTester(Sorting().pickerStyle(.menu))
    #expect(
      tester.html.contains(
        #"<button class="mi mi-o" type="button" role="menuitem" aria-haspopup="menu" "#
          + #"aria-expanded="false" data-menu><span class="t">Order</span>"#))
    #expect(tester.html.contains(#"<div class="pop sub" role="menu" hidden><div class="mg""#))
    tester.press("Date")
    #expect(tester.fresh.contains(#"aria-checked="true" data-e="c">Date</button>"#))
    #expect(!ViewTester(Sorting()).html.contains("mi-o"))
  }

  @Test("Both buttons of a disabled menu are disabled")
  func disabled() {
    let view = Menu("Save", systemImage: "star") {
      Button("Save as") {}
    } primaryAction: {
    }
    .disabled(true)
    let buttons = ViewTester(view).html.split(separator: "<button ").dropFirst()
    #expect(buttons.map { $0.prefix { $0 != ">" }.contains("disabled") } == [true, true, true])
  }

  @Test("Each form of the title names the button of the commands")
  func titles() {
    let verbatim = "Save"
    let view = VStack {
      Menu(verbatim) {
      } primaryAction: {
      }
      Menu("Save", systemImage: "star") {
      } primaryAction: {
      }
      Menu(verbatim, systemImage: "star") {
      } primaryAction: {
      }
      Menu {
      } label: {
        Image(systemName: "star").accessibilityLabel("Star")
      } primaryAction: {
      }
    }
    let names = ViewTester(view).html.matches(of: /aria-label="([^"]*, more|More)"/).map { $0.1 }
    #expect(names.prefix(3) == ["Save, more", "Save, more", "Save, more"])
    #expect(names.count == 4)
  }

  @Test("Items after which a menu stays open are marked for the script, others are not")
  func staysOpen() {
    let menu = Menu("Show") {
      Button("More") {}.menuActionDismissBehavior(.disabled)
      Toggle("Names", isOn: .constant(true)).menuActionDismissBehavior(.disabled)
      Button("Done") {}
    }
    .menuOrder(.fixed)
    let items = ViewTester(menu).html.split(separator: "<button class=\"mi\"").dropFirst()
    #expect(items.map { $0.prefix { $0 != ">" }.contains("data-stay") } == [true, true, false])
  }

  @Test("A menu inside of a menu is an item that expands below itself")
  func nested() {
    var done: [String] = []
    let tester = ViewTester(
      Menu("File") {
        Menu("Export") {
          Button("As PDF") { done.append("pdf") }
        }
      })
    #expect(
      tester.html.contains(
        #"<div class="menu"><button class="mi mi-o" type="button" role="menuitem" "#
          + #"aria-haspopup="menu" aria-expanded="false" data-menu><span class="t">Export</span>"#))
    #expect(tester.html.contains(#"<div class="pop sub" role="menu" hidden><button class="mi""#))
    tester.press("As PDF")
    #expect(done == ["pdf"])
  }

  @Test("A section of a menu is a named group of its commands")
  func sections() {
    let menu = Menu("Sort") {
      Section("Order") { Button("Name") {} }
      Section { Button("None") {} }
    }
    #expect(
      ViewTester(menu).html.hasSuffix(
        #"<div class="pop" role="menu" hidden><div class="mi-s" role="group" aria-label="Order">"#
          + #"<div class="mi-h" aria-hidden="true">Order</div><button class="mi" type="button" "#
          + #"role="menuitem" data-e="c"><span class="t">Name</span></button></div>"#
          + #"<div class="mi-s" role="group"><button class="mi" type="button" role="menuitem" "#
          + #"data-e="c"><span class="t">None</span></button></div></div></div>"#))
  }
}
