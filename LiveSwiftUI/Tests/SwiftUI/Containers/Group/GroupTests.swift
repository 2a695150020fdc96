// Tabs, boxes, parts that open, and values with names.
import Foundation
import Testing

@testable import SwiftUI

@MainActor @Suite("Groups and tabs") struct GroupTests {
  struct Tabs: View {
    @State var chosen = "b"
    var body: some View {
      TabView(selection: $chosen) {
        Text(verbatim: "First").tabItem { Label("One", systemImage: "star") }.tag("a")
        Text(verbatim: "Second").badge(3).tabItem { Text(verbatim: "Two") }.tag("b").badge(7)
      }
    }
  }

  @Test("One tab is shown, and a bar of tabs names them all")
  func tabs() {
    let tester = ViewTester(Tabs())
    #expect(!tester.html.contains("First") && tester.html.contains("Second"))
    #expect(
      tester.html.contains(
        #"<div class="tab-b" role="tablist"><button class="tab" type="button" role="tab" "#
          + #"aria-selected="false" data-e="c">"#))
    #expect(
      tester.html.hasSuffix(
        #"aria-selected="true" data-e="c"><span class="t">Two</span>"#
          + #"<span class="badge">7</span></button></div></div>"#))
    tester.press("One")
    #expect(tester.fresh.contains("First"))
  }

  @Test("Tabs without a selection begin with the first and remember the last one chosen")
  func ownTabs() {
    let tester = ViewTester(
      TabView {
        Text(verbatim: "First").tabItem { Text(verbatim: "One") }
        Text(verbatim: "Second").tabItem { Text(verbatim: "Two") }
      })
    #expect(tester.html.contains("First"))
    tester.press("Two")
    #expect(tester.fresh.contains("Second"))
  }

  @Test("A row of a list shows its mark, and none for 0")
  func badges() {
    let tester = ViewTester(
      List {
        Text(verbatim: "a").badge(4)
        Text(verbatim: "b").badge(0)
      })
    #expect(tester.html.contains(#"<span class="t">a</span><span class="count">4</span>"#))
    #expect(tester.html.contains(#"<li class="row gx"><span class="t">b</span></li>"#))
  }

  @Test("A value stands beside its name")
  func labeled() {
    let tester = ViewTester(LabeledContent("Size", value: "9"))
    #expect(
      tester.styled == """
        <div class="field gx"><span class="t">Size</span>\
        <span class="t val">9</span></div>
        """)
  }

  @Test("A box is a group called by its heading")
  func box() {
    let tester = ViewTester(GroupBox("Notes") { Text(verbatim: "a") })
    #expect(tester.html.hasPrefix(#"<div class="group" role="group" aria-label="Notes">"#))
  }

  @Test("A group opens and closes by a button that says which it is")
  func disclosure() {
    let tester = ViewTester(DisclosureGroup("More") { Text(verbatim: "inside") })
    #expect(tester.html.contains(#"aria-expanded="false""#) && !tester.html.contains("inside"))
    tester.press("More")
    #expect(tester.fresh.contains(#"aria-expanded="true""#) && tester.fresh.contains("inside"))
    struct Bound: View {
      @State private var isOpen = true
      var body: some View {
        DisclosureGroup("More", isExpanded: $isOpen) { Text(verbatim: "inside") }
        Button("Close") { isOpen = false }
      }
    }
    let bound = ViewTester(Bound())
    #expect(bound.html.contains("inside"))
    bound.press("Close")
    #expect(!bound.fresh.contains("inside"))
  }
}
