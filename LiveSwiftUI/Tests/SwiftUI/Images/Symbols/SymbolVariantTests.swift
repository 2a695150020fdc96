// Variants of symbols, where there is an icon of them.
import Foundation
import Testing

@testable import SwiftUI

@MainActor @Suite("Symbol variants") struct SymbolVariantTests {
  @Test("A variant of a symbol is its icon if there is one, else the symbol")
  func variants() {
    #expect(Symbols.name("plus", .circle) == "plus.circle")
    #expect(Symbols.name("plus", .circle.fill) == "plus.circle.fill")
    #expect(Symbols.name("heart.fill", .none) == "heart.fill")
    #expect(Symbols.name("heart", .fill) == "heart.fill")
    #expect(Symbols.name("chevron.up", .fill.square.slash) == "chevron.up")
    #expect(SymbolVariants.circle.fill.contains(.fill) && !SymbolVariants.fill.contains(.circle))
  }
}
