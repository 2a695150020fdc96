// The class names and data attributes of Swift against those of the style sheet and the scripts.
import Foundation
import Testing

@Suite("Style names")
struct StyleNameTests {
  /// Names that only the scripts give to elements.
  private let ofScripts: Set = ["both", "bye", "placeholder", "undo", "whole"]
  /// A name in the style sheet that nothing has.
  private let ofNobody: Set = ["card"]
  /// Class names that only tests look for, or that keep one kind of element apart in the HTML.
  private let forTests: Set = [
    "coin", "free", "lined", "loose", "mat-ultra-thick", "prom", "pushed", "sec", "tb-a",
  ]
  /// Attributes that the scripts keep for themselves and for the style sheet.
  private let attributesOfScripts: Set = [
    "data-busy", "data-done", "data-failed", "data-in", "data-on", "data-pull", "data-ready",
    "data-t",
  ]

  @Test("Each class of the style sheet and of the scripts is listed, and each listed one is used")
  func classNames() throws {
    let files = try Files()
    let used = files.classesOfSheet.union(files.classesOfScripts)
    #expect(
      used.subtracting(files.classNames).subtracting(files.classesOfPages)
        .subtracting(ofScripts).subtracting(ofNobody).sorted() == [])
    #expect(Set(files.classNames).subtracting(used).subtracting(forTests).sorted() == [])
    #expect(Set(files.classNames).count == files.classNames.count)
  }

  @Test("Each data attribute of the style sheet and of the scripts is listed and used")
  func attributes() throws {
    let files = try Files()
    let used = files.attributesOfSheet.union(files.attributesOfScripts)
    #expect(
      used.subtracting(files.attributes).subtracting(files.attributesOfPages)
        .subtracting(attributesOfScripts).sorted() == [])
    // The accessibility identifier is for tests in a browser.
    #expect(Set(files.attributes).subtracting(used).sorted() == ["data-id"])
  }
}

/// What the files name.
private struct Files {
  var classNames: [String] = []
  var attributes: [String] = []
  var classesOfPages: Set<String> = []
  var attributesOfPages: Set<String> = []
  var classesOfScripts: Set<String> = []
  var attributesOfScripts: Set<String> = []
  let classesOfSheet: Set<String>
  let attributesOfSheet: Set<String>

  init() throws {
    let server = "LiveSwiftUI/Sources/Server/LiveServer/"
    let sheets = try ["live", "ios"].map { try Checkout.text(server + "Style/\($0).css") ?? "" }
    let sheet = sheets.joined()
    let rules = sheet.replacing(/\/\*(?s:.*?)\*\/|"[^"\n]*"/, with: "")
    let selectors = rules.matches(of: /[^{}]*\{/).map { String($0.0) }.joined(separator: "\n")
    classesOfSheet = Set(selectors.matches(of: /\.([a-zA-Z][\w\-]*)/).map { String($0.1) })
    attributesOfSheet = Set(
      (selectors.matches(of: /\[(data-[\w\-]+)/) + rules.matches(of: /attr\((data-[\w\-]+)/))
        .map { String($0.1) })
    for path in try Checkout().paths {
      let isStyles = path.hasPrefix("LiveSwiftUI/Sources/") && path.contains("/Styles/")
      let isPage = path.hasPrefix(server + "Pages/")
      let isScript = path.hasPrefix(server + "Script/") && path.hasSuffix(".js")
      guard isStyles || isPage || isScript, let text = try Checkout.text(path) else { continue }
      if isStyles { readStyles(text) }
      if isPage { readPage(text) }
      if isScript { readScript(text) }
    }
  }

  private mutating func readStyles(_ text: String) {
    classNames += text.matches(of: /ClassName\("([\w\-]+)"/).map { String($0.1) }
    attributes += text.matches(of: /= "(data-[\w\-]+)"/).map { String($0.1) }
  }

  private mutating func readPage(_ text: String) {
    for list in text.matches(of: /class(?:: |=)"([^"]*)"/) {
      classesOfPages.formUnion(list.1.split(separator: " ").map(String.init))
    }
    attributesOfPages.formUnion(text.matches(of: /(data-[a-z\-]+)=/).map { String($0.1) })
  }

  private mutating func readScript(_ text: String) {
    let code = text.split(separator: "\n").filter { !$0.drop { $0 == " " }.hasPrefix("//") }
      .joined(separator: "\n")
    attributesOfScripts.formUnion(code.matches(of: /data-[a-z\-]*[a-z]/).map { String($0.0) })
    attributesOfScripts.formUnion(
      code.matches(of: /dataset\.(\w+)/).map { "data-" + hyphened($0.1) })
    for list in code.matches(of: /\{([^{}]*)\} = \w+\.dataset/) {
      attributesOfScripts.formUnion(
        list.1.split(separator: ",").map { "data-" + $0.filter { $0 != " " } })
    }
    // `guides(box, 'al')` puts the name together.
    attributesOfScripts.formUnion(
      code.matches(of: /guides\(\w+, '(\w+)'\)/).map { "data-" + $0.1 })
    for literal in code.matches(of: /'([^'\n]*)'|`([^`\n]*)`/) {
      let selector = literal.1 ?? literal.2 ?? ""
      classesOfScripts.formUnion(
        selector.matches(of: /(?:^|[\s,>(+~\]])\.([a-z][a-z0-9\-]*)/).map { String($0.1) })
    }
    for list in code.matches(of: /className(?: \+?=|:) '([^']*)'/) {
      classesOfScripts.formUnion(list.1.split(separator: " ").map(String.init))
    }
  }

  private func hyphened(_ name: Substring) -> String {
    name.map { $0.isUppercase ? "-" + $0.lowercased() : String($0) }.joined()
  }
}
