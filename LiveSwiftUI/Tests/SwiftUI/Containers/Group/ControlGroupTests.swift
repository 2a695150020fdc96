// Groups of controls and their looks.
import Foundation
import Testing

@testable import SwiftUI

@MainActor @Suite("Groups of controls") struct ControlGroupTests {
  private static func group() -> some View {
    ControlGroup("Edit") {
      Button("Cut") {}
      Button("Copy") {}
    }
  }

  @Test("Controls stand side by side in a group with a name")
  func automatic() {
    #expect(
      ViewTester(Self.group()).html == """
        <div class="ctrl" role="group" aria-label="Edit">\
        <button class="b" type="button" data-e="c"><span class="t">Cut</span></button>\
        <button class="b" type="button" data-e="c"><span class="t">Copy</span></button></div>
        """)
    let plain = ViewTester(ControlGroup { Button("Cut") {} })
    #expect(plain.html.hasPrefix(#"<div class="ctrl" role="group"><button"#))
  }

  @Test("In a row of a list each control takes its own taps")
  func row() {
    let page = ViewTester(List { Self.group() })
    #expect(!page.elements.contains { $0.isNamed("auto") })
  }

  @Test("The look of bars has no ground")
  func navigation() {
    let page = ViewTester(Self.group().controlGroupStyle(.navigation))
    #expect(page.html.hasPrefix(#"<div class="hs ctrl-n" role="group" aria-label="Edit">"#))
  }

  @Test("As a menu the name of the group is the button, and the controls are its items")
  func menu() {
    let page = ViewTester(Self.group().controlGroupStyle(.menu))
    #expect(page.html.contains(#"aria-haspopup="menu""#))
    #expect(page.elements.filter { $0.attribute("role") == "menuitem" }.count == 2)
    let nameless = ViewTester(ControlGroup { Button("Cut") {} }.controlGroupStyle(.menu))
    #expect(nameless.html.contains(#"aria-label="Actions""#))
  }

  @Test("In a menu a group is a row of items, or with the look of menus items like the others")
  func inMenu() {
    let row = ViewTester(Menu("More") { Self.group() })
    #expect(
      row.html.contains(#"<div class="mi-r" role="group" aria-label="Edit"><button class="mi""#))
    let items = ViewTester(Menu("More") { Self.group() }.controlGroupStyle(.menu))
    #expect(
      items.html.contains(#"<div class="mg" role="group" aria-label="Edit"><button class="mi""#))
  }

  @Test("A look of an app's own is given the controls and the name")
  func ownLook() {
    struct Column: ControlGroupStyle {
      func makeBody(configuration: Configuration) -> some View {
        VStack {
          configuration.label
          configuration.content
        }
      }
    }
    let page = ViewTester(Self.group().controlGroupStyle(Column()))
    #expect(page.html.hasPrefix(#"<div class="vs"><span class="t">Edit</span><button class="b""#))
  }

  @Test("A name with a symbol is read by its words")
  func symbol() {
    let page = ViewTester(
      ControlGroup("Edit", systemImage: "pencil") { Button("Cut") {} })
    #expect(page.html.contains(#"role="group" aria-label="Edit""#))
    #expect(!page.html.contains("<svg"))
  }
}
