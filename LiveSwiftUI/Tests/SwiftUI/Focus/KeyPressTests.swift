// Keys: what the browser tells of a keyboard, and the view that uses it.
import Foundation
import Testing

@testable import SwiftUI

@MainActor @Suite struct KeyPressTests {
  /// A board that moves by arrows, inside a view that takes the other keys.
  private struct Board: View {
    @State private var place = 0
    @State private var letters = ""
    @State private var others = ""

    var body: some View {
      VStack {
        Text("place \(place)")
        Text("letters \(letters)")
        Text("others \(others)")
        Text("board")
          .focusable()
          .onKeyPress(.rightArrow) {
            guard place < 1 else { return .ignored }
            place += 1
            return .handled
          }
          .onKeyPress(characters: .letters, phases: .down) { press in
            letters += press.characters
            return .handled
          }
      }
      .onKeyPress { press in
        others += "\(press.key.name).\(press.modifiers.rawValue).\(press.phase.rawValue) "
        return .handled
      }
    }
  }

  private func texts(_ page: ViewTester, _ report: String) -> [String] {
    page.send(.key, .text(report), to: "board").compactMap {
      if case .text(_, let words) = $0 { words } else { nil }
    }
  }

  @Test("The page names the keys that it wants, and each goes to the innermost view that uses it")
  func order() {
    let page = ViewTester(Board())
    #expect(page.tree.usedScripts.contains(.follow))
    #expect(page.html.contains(#"data-kp="3arrowright 1""#))
    #expect(page.html.contains(#"data-kp="3""#))
    #expect(page.html.contains(#"tabindex="0""#))
    #expect(texts(page, "1 0 ArrowRight") == ["place 1"])
    #expect(texts(page, "2 0 ArrowRight") == ["others arrowright.0.2 "], "the board ignored it")
    #expect(texts(page, "1 2 A") == ["letters A"])
    #expect(texts(page, "2 0 a") == ["others arrowright.0.2 a.0.2 "], "only a first press types")
    #expect(texts(page, "1 16 1") == ["others arrowright.0.2 a.0.2 1.16.1 "])
  }

  @Test(
    "Anything but a press of a key is ignored",
    arguments: [
      "", "1", "1 0", "1 0 ", "3 0 a", "1 64 a", "1 -1 a", "x 0 a", "1 0 F5", "1 0 Shift",
      "4 0 a", "1 0 " + String(repeating: "a", count: 80), "99999999999999999999 0 a",
    ])
  func strangers(report: String) {
    #expect(texts(ViewTester(Board()), report) == [])
  }

  @Test("The keys of the browser are those of SwiftUI")
  func names() {
    let names = ["ArrowUp", "Escape", "Backspace", "Delete", "Home", " ", "Enter", "Tab", "Q", "é"]
    let keys: [KeyEquivalent] = [
      .upArrow, .escape, .delete, .deleteForward, .home, .space, .return, .tab, "q", "é",
    ]
    #expect(names.map { KeyEquivalent(name: $0) } == keys)
    #expect(KeyPress(report: "1 2 Q")?.characters == "Q")
    #expect(KeyPress(report: "1 0 Enter")?.characters == "\r")
  }

  /// A view that takes the focus by itself.
  private struct Game: View {
    @FocusState private var isPlaying: Bool

    var body: some View {
      Text(isPlaying ? "playing" : "waiting")
        .focusable()
        .focused($isPlaying)
        .focusEffectDisabled()
        .onAppear { isPlaying = true }
    }
  }

  @Test("A focusable view takes the focus that a state gives it, without a ring if so wanted")
  func focus() {
    let page = ViewTester(Game())
    #expect(page.styled.contains("{outline:none}"))
    #expect(page.html.contains(" data-fo>"))
    #expect(page.html.contains(">playing<"))
    let after = page.send(.blur, to: "playing")
    #expect(after == [.text(Int32(page.number(of: "waiting")), "waiting")])
  }

  /// A field in a sheet over a view that takes keys.
  private struct Covered: View {
    @State private var isShown = true
    @State private var keys = 0

    var body: some View {
      Text("\(keys) keys")
        .focusable()
        .sheet(isPresented: $isShown) {
          Text("sheet").focusable().onKeyPress(.escape) { .ignored }
        }
        .onKeyPress(.escape) {
          keys += 1
          return .handled
        }
    }
  }

  @Test("A key of a sheet does not reach the views under it")
  func sheet() {
    let page = ViewTester(Covered())
    #expect(page.send(.key, .text("1 0 Escape"), to: "sheet") == [])
    #expect(page.send(.key, .text("1 0 Escape"), to: "0 keys").count == 1)
  }
}
