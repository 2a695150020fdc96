// The names in Swift of the names of assets.
import Testing

@testable import AssetSymbols

@Suite("Symbols of assets")
struct SymbolNameTests {
  @Test(
    "A set has the name that Xcode gives it",
    arguments: [
      ("logo", "logo"), ("Logo", "logo"), ("app-logo", "appLogo"), ("my image", "my"),
      ("URLIcon", "urlIcon"), ("NASA", "nasa"), ("1st", "_1St"), ("red500", "red500"),
      ("icon_home_2x", "iconHome2X"), ("default", "`default`"), ("Image", "image"),
      ("iPhone", "iPhone"), ("Été", "été"),
    ])
  func sets(name: String, symbol: String) {
    #expect(SymbolName.ofSet(name) == symbol)
  }

  @Test("A set loses the word Color at its end, and a name without letters has no symbol")
  func colors() {
    #expect(SymbolName.ofSet("AccentColor") == "accent")
    #expect(SymbolName.ofSet("bg_color") == "bg")
    #expect(SymbolName.ofSet("Color") == "color")
    #expect(SymbolName.ofSet("--") == nil)
    #expect(SymbolName.ofFolder("my palette") == "MyPalette")
  }
}
