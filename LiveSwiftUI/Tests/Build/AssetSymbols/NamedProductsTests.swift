// The products that an app's manifest must name for what its sources import.
import Testing

@testable import AssetSymbols

@Suite("Named products") struct NamedProductsTests {
  private func errors(_ text: String, _ names: Set<String>? = ["SwiftUI"]) -> [String] {
    NamedProducts(names: names).errors(in: text, of: "A.swift", target: "Hello")
  }

  @Test("An import without its product says which line of the manifest is missing")
  func missing() {
    #expect(
      errors("// A.\nimport SwiftUI\n@preconcurrency public import struct Charts.BarMark\n") == [
        "A.swift:3:1: error: import Charts needs a product: add "
          + ".product(name: \"Charts\", package: \"Tapas\") "
          + "to the dependencies of Hello in Package.swift"
      ])
    #expect(errors("import UIKit").first?.contains("name: \"AppleFrameworks\"") == true)
  }

  @Test(
    "Nothing is said where the import is conditional, its module known, or the line no import",
    arguments: [
      "#if canImport(Charts)\n  import Charts\n#endif", "import SwiftUI", "import Elsewhere",
      "/* import Charts */", "/*\nimport Charts\n*/\nimport SwiftUI",
      "let text = \"\"\"\nimport Charts\n\"\"\"", "// import Charts",
    ])
  func silent(text: String) { #expect(errors(text) == []) }

  @Test("A product brings its modules, and so does another target")
  func named() {
    #expect(errors("import UIKit\nimport os", ["AppleFrameworks"]) == [])
    #expect(errors("import UIKit", ["UIKit"]) == [])
    #expect(errors("import Charts", nil) == [])
  }

  @Test("Notifications come with the product that has them")
  func notifications() {
    let line = "@_exported public import UserNotifications"
    var file = GeneratedFile(bundle: nil, symbols: SymbolTable())
    #expect(file.text.contains(line))
    file.hasFrameworks = false
    #expect(!file.text.contains(line))
  }
}
