// Effects on symbols: which animation the style sheet is to play.
import Foundation
import Testing

@testable import SwiftUI

@MainActor @Suite struct SymbolEffectTests {
  private func symbol(_ view: some View) -> String? {
    ViewTester(view).styled.firstMatch(of: /<svg class="([^"]*)"/).map { String($0.1) }
  }

  @Test("An effect that is on plays without end, on all symbols within")
  func indefinite() {
    #expect(
      symbol(Image(systemName: "star").symbolEffect(.pulse))
        == "i se {animation:se-pulse0 1.5s ease-in-out infinite}")
    let page = ViewTester(
      VStack {
        Image(systemName: "star")
        Label("Sea", systemImage: "heart")
        Image(systemName: "star").symbolEffectsRemoved()
      }
      .symbolEffect(.rotate.counterClockwise, options: .speed(2)))
    #expect(
      page.styled.matches(of: /\{animation:se-unrotate0 0\.6s ease-in-out infinite\}/).count == 2)
  }

  @Test("An effect that is off leaves the symbol as it is")
  func inactive() {
    #expect(symbol(Image(systemName: "star").symbolEffect(.pulse, isActive: false)) == "i")
  }

  @Test("A scale stays for as long as it is on")
  func scale() {
    #expect(symbol(Image(systemName: "star").symbolEffect(.scale.up)) == "i se {scale:1.25}")
    #expect(symbol(Image(systemName: "star").symbolEffect(.scale.down)) == "i se {scale:0.8}")
  }

  @Test("Two effects play together")
  func together() {
    #expect(
      symbol(
        Image(systemName: "star").symbolEffect(.wiggle, options: .repeat(3))
          .symbolEffect(.breathe.plain))
        == "i se {animation:se-swell0 2.4s ease-in-out infinite,se-wiggle0 0.6s ease-in-out 3}")
  }

  @Test("An effect of a value begins anew with each change, and is not there before")
  func discrete() {
    let page = ViewTester(Counting())
    #expect(!page.html.contains("se-"))
    page.press("Count")
    #expect(page.styled.contains("{animation:se-bounce1 0.5s ease-in-out 1}"))
    page.press("Other")
    #expect(page.styled.contains("{animation:se-bounce1 0.5s ease-in-out 1}"))
    page.press("Count")
    #expect(page.styled.contains("{animation:se-bounce0 0.5s ease-in-out 1}"))
  }

  @Test("Options say how often and how fast")
  func options() {
    #expect(SymbolEffectOptions.repeating.count == 0)
    #expect(SymbolEffectOptions.nonRepeating.count == 1)
    #expect(SymbolEffectOptions.repeat(-5).count == 1)
    #expect(SymbolEffectOptions.default.count == nil)
    #expect(SymbolEffectOptions.speed(.nan).rate == 1)
    #expect(SymbolEffectOptions.speed(0).rate == 0.05)
    #expect(SymbolEffectOptions.speed(2).repeat(4) == .repeat(4).speed(2))
  }
}

private struct Counting: View {
  @State private var count = 0
  @State private var other = 0
  var body: some View {
    Image(systemName: "star").symbolEffect(.bounce, value: count)
    Button("Count") { count += 1 }
    Button("Other") { other += 1 }
    Text("\(other)")
  }
}
