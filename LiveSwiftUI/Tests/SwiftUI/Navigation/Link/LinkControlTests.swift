// Links whose labels contain controls.
import Testing

@testable import SwiftUI

private struct Card: View {
  let name: String
  @State private var likes = 0

  var body: some View {
    HStack {
      Text(verbatim: name)
      Button("Like \(likes)") { likes += 1 }
    }
  }
}

private struct Cards: View {
  let isValue: Bool

  var body: some View {
    NavigationStack {
      VStack {
        if isValue {
          NavigationLink(value: "Soup") { Card(name: "Soup") }
        } else {
          NavigationLink(destination: Text(verbatim: "Broth")) { Card(name: "Soup") }
        }
        NavigationLink("Plain", value: "Plain")
      }
      .navigationDestination(for: String.self) { _ in Text(verbatim: "Broth") }
    }
  }
}

@MainActor @Suite("Controls in links") struct LinkControlTests {
  private func controls(around element: Element) -> Int {
    var count = 0
    element.forEachElement { if $0.isControl { count += 1 } }
    return count
  }

  @Test(
    "A button in a link was inside a link or a button of HTML; the link lies beneath it now",
    arguments: [true, false])
  func divided(isValue: Bool) throws {
    let tester = ViewTester(Cards(isValue: isValue), services: TreeServices(base: "/cards"))
    let nested = tester.elements.filter {
      ($0.tag == .a || $0.tag == .button) && controls(around: $0) > 0
    }
    #expect(nested.isEmpty)
    let linked = try #require(tester.elements.first { $0.isNamed("linked") })
    #expect(linked.tag == .div && linked.isNamed("link"))
    let hit = try #require(linked.firstElement { $0.isNamed("hit") })
    #expect(hit.tag == (isValue ? .a : .button) && hit.attribute("aria-label") == "Soup")
    #expect(hit.attribute("href") == (isValue ? "/cards/Soup" : nil))
    #expect(tester.elements.filter { $0.isNamed("linked") }.count == 1)
  }

  @Test("The button acts, and the link leads on", arguments: [true, false])
  func presses(isValue: Bool) {
    let tester = ViewTester(Cards(isValue: isValue), services: TreeServices(base: "/cards"))
    tester.press("Like 0")
    #expect(tester.fresh.contains("Like 1") && !tester.fresh.contains("Broth"))
    tester.press("Soup")
    #expect(tester.fresh.contains("Broth"))
  }

  @Test("Each of several rows is divided, and those that come later")
  func rows() {
    struct Rows: View {
      @State private var names = ["Soup", "Stew"]

      var body: some View {
        NavigationStack {
          List(names, id: \.self) { name in
            NavigationLink(destination: Text(verbatim: "Broth")) {
              HStack {
                Text(verbatim: name)
                Button("Like") {}
              }
            }
          }
          Button("Add") { names.append("Salad") }
        }
      }
    }
    let tester = ViewTester(Rows())
    tester.press("Add")
    #expect(tester.elements.filter { $0.isNamed("linked") }.count == 3)
    let nested = tester.elements.filter { $0.tag == .button && controls(around: $0) > 0 }
    #expect(nested.isEmpty)
  }

  @Test("The link keeps the state of its label when the label gets a control")
  func later() {
    struct Later: View {
      @State private var isLiked = false

      var body: some View {
        NavigationStack {
          VStack {
            NavigationLink(destination: Text(verbatim: "Broth")) {
              HStack {
                Card(name: "Soup")
                if isLiked { Button("Undo") { isLiked = false } }
              }
            }
            Button("Show") { isLiked = true }
          }
        }
      }
    }
    let tester = ViewTester(Later())
    tester.press("Like 0")
    tester.press("Show")
    #expect(tester.fresh.contains("Undo") && tester.fresh.contains("Like 1"))
  }
}
