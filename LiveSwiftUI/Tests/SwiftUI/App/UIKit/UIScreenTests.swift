// UIKit's screen, device and shared application, as the page of a person has them.
import Foundation
import Testing

@testable import SwiftUI

@MainActor @Suite("UIKit's screen")
struct UIScreenTests {
  private struct Measured: View {
    @State private var asked = ""

    var body: some View {
      let bounds = UIScreen.main.bounds
      let isPad = UIDevice.current.userInterfaceIdiom == .pad
      Text(verbatim: "\(Int(bounds.width)) by \(Int(bounds.height))\(isPad ? ", a tablet" : "")")
      Text(verbatim: asked)
      Button("Ask") { asked = "\(Int(UIScreen.main.bounds.width))" }
      Button("Read") { UIApplication.shared.open(URL(string: "https://example.org/a")!) }
      Button("Call") { UIApplication.shared.open(URL(string: "tel:1")!) { asked = "\($0)" } }
    }
  }

  private func texts(_ operations: [PageOperation]) -> [String] {
    operations.compactMap { if case .text(_, let text) = $0 { text } else { nil } }
  }

  @Test("The screen is the window of the person's page, in a body and in an action")
  func window() {
    let (one, other) = (ViewTester(Measured()), ViewTester(Measured()))
    #expect(one.html.contains("390 by 624"))
    let turned = one.operations {
      one.tree.update {
        $0.windowWidth = 1_024
        $0.windowHeight = 768
      }
    }
    #expect(texts(turned) == ["1024 by 768, a tablet"])
    #expect(texts(one.press("Ask")) == ["1024"])
    let phone = one.operations {
      one.tree.update {
        $0.windowWidth = 844
        $0.windowHeight = 390
      }
    }
    #expect(texts(phone).contains("844 by 390"))
    #expect(texts(other.press("Ask")) == ["390"])
  }

  @Test("The shared application opens what a browser opens")
  func opening() {
    let page = ViewTester(Measured())
    #expect(page.press("Read") == [.open("https://example.org/a")])
    #expect(texts(page.press("Call")) == ["false"])
    #expect(!UIApplication.shared.canOpenURL(URL(string: "javascript:alert(1)")!))
  }
}
