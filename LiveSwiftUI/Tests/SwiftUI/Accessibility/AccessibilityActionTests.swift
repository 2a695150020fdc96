// Actions and the focus of assistive technology.
import Testing

@testable import SwiftUI

@MainActor @Suite struct AccessibilityActionTests {
  @Test(
    "A default action is a button with the name of the view, and others with names of their own")
  func kinds() {
    var done: [String] = []
    let tester = ViewTester(
      Text(verbatim: "Photo")
        .accessibilityAction { done.append("default") }
        .accessibilityAction(.escape) { done.append("escape") }
        .accessibilityAction(AccessibilityActionKind(named: Text(verbatim: "Crop"))) {
          done.append("crop")
        })
    #expect(
      tester.html
        == #"<div class="aa"><span class="t">Photo</span>"#
        + #"<button class="sr" type="button" data-e="c">Photo</button>"#
        + #"<button class="sr" type="button" data-e="c">Close</button>"#
        + #"<button class="sr" type="button" data-e="c">Crop</button></div>"#)
    tester.press("Close")
    tester.press("Crop")
    #expect(done == ["escape", "crop"])
  }

  @Test("A button keeps its own action as the default one")
  func buttons() {
    let button = Button("Save") {}
    #expect(ViewTester(button.accessibilityAction {}).html == ViewTester(button).html)
  }

  @Test("An adjustable view has two buttons that change its value")
  func adjustable() {
    struct Rating: View {
      @State private var stars = 3
      var body: some View {
        Text(verbatim: "\(stars) stars").accessibilityAdjustableAction {
          stars += $0 == .increment ? 1 : -1
        }
      }
    }
    let tester = ViewTester(Rating())
    tester.press("Increment")
    #expect(tester.fresh.contains("4 stars"))
    tester.press("Decrement")
    tester.press("Decrement")
    #expect(tester.fresh.contains("2 stars"))
  }

  @Test("Actions made of views are a group of their buttons")
  func views() {
    var done: [String] = []
    let tester = ViewTester(
      Text(verbatim: "Mail")
        .accessibilityActions {
          Button("Archive") { done.append("archive") }
          Button("Reply") { done.append("reply") }
        }
        .accessibilityAction {
          done.append("flag")
        } label: {
          Text(verbatim: "Flag")
        })
    #expect(tester.html.contains(#"<div class="sr" role="group" aria-label="Actions">"#))
    for name in ["Archive", "Reply", "Flag"] { tester.press(name) }
    #expect(done == ["archive", "reply", "flag"])
  }

  @Test("A focus of assistive technology moves to a text, which no keyboard reaches otherwise")
  func focus() {
    struct Notice: View {
      @AccessibilityFocusState private var isRead: Bool
      var body: some View {
        VStack {
          Text(verbatim: "Saved").accessibilityFocused($isRead)
          Button("Read") { isRead = true }
          Text(verbatim: isRead ? "here" : "elsewhere")
        }
      }
    }
    let tester = ViewTester(Notice())
    #expect(tester.html.contains(#"tabindex="-1""#))
    let text = Int32(tester.number(of: "Saved"))
    let operations = tester.press("Read")
    #expect(operations.contains(.focus(text)))
    #expect(tester.fresh.contains("here"))
    _ = tester.operations { tester.tree.handle(.blur, on: Int(text), value: .none) }
    #expect(tester.fresh.contains("elsewhere"))
  }
}
