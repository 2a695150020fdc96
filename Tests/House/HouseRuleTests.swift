// The rules held against every Swift file, and each rule against files that break it.
import Testing

@Suite("House rules")
struct HouseRuleTests {
  @Test("Every Swift file keeps every rule")
  func everyFile() throws {
    let files = try Checkout().swiftFiles()
    #expect(files.count > 20)
    let found = HouseRule.all.flatMap { rule in
      files.flatMap(rule.findings).map { "\($0) (\(rule.sentence))" }
    }
    #expect(found == [])
  }

  @Test("No row lets LiveSwiftUI import a module of Tapas, nor Base one of the two")
  func floor() {
    let names = { (folder: String) in
      Set(
        AllowedImports.table.filter { $0.key.hasPrefix(folder) }
          .compactMap { $0.key.split(separator: "/").last.map(String.init) })
    }
    let imports = { (folder: String) in
      AllowedImports.table.filter { $0.key.hasPrefix(folder) }.values
        .reduce(into: Set<String>()) { $0.formUnion($1.modules) }
    }
    let tapas = names("Sources/").union(names("Tests/Support/")).union(AllowedImports.apps)
      .union(["SharedUI"])
    #expect(imports("LiveSwiftUI/").intersection(tapas) == [])
    let products = tapas.union(names("LiveSwiftUI/Sources/"))
    #expect(imports("Base/").intersection(products) == [])
  }

  @Test("Tests that wait have a time limit")
  func timeLimits() throws {
    let unlimited = try Checkout().swiftFiles().filter { file in
      Checkout.isTest(file.module) && !file.lines(with: "@Test").isEmpty
        && file.lines(with: "timeLimit").isEmpty
        && !file.findings(/\bfunc .*\basync\b|^ *\) async\b/, in: file.lines(with: "async")) { _ in
          "async"
        }.isEmpty
    }
    #expect(unlimited.map(\.path) == [])
  }

  @Test("SharedUI asks for Linux at most five times")
  func kitConditions() throws {
    let asked = try Checkout().swiftFiles().filter { $0.module == "Sources/Apps/SharedUI" }
      .flatMap {
        $0.findings(/#(?:if|elseif)\b.*\bos\(Linux\)/, in: $0.lines(with: "os(Linux)")) { _ in
          "os(Linux)"
        }
      }
    #expect(asked.count <= 5, "\(asked)")
  }

  @Test("Fewer than thirty declarations of the apps leave the main actor")
  func mainActor() throws {
    let found = try Checkout().swiftFiles().filter(\.isInApps).flatMap {
      $0.findings(/\bnonisolated\b/, in: $0.lines(with: "nonisolated")) { _ in "nonisolated" }
    }
    #expect(found.count < 30, "\(found)")
  }

  @Test("A rule finds what breaks it", arguments: broken)
  func caught(sample: Sample) {
    let file = SwiftFile(sample.path, sample.text)
    #expect(sample.rule.findings(file).map(\.line) == sample.lines)
  }

  /// A file that breaks, or just keeps, a rule, and the lines where it is to be found out.
  struct Sample: Sendable, CustomTestStringConvertible {
    let rule: HouseRule
    var path = "Sources/Apps/Foods/Food.swift"
    let text: String
    let lines: [Int]

    var testDescription: String { "\(rule.sentence): \(text)" }
  }

  static let broken: [Sample] = [
    Sample(rule: .imports, text: "import SharedUI\nimport Sandbox", lines: [2]),
    Sample(rule: .imports, text: "@testable import LiveServer", lines: [1]),
    Sample(rule: .imports, text: "package import struct WebServer.Request", lines: [1]),
    Sample(rule: .imports, text: "// import LiveServer\nlet x = \"import LiveServer\"", lines: []),
    Sample(
      rule: .imports, path: "LiveSwiftUI/Sources/SwiftUI/Text/Text.swift",
      text: "import FoundationNetworking", lines: [1]),
    Sample(rule: .imports, path: "Sources/Sandbox/A.swift", text: "import DataLayer", lines: [1]),
    Sample(
      rule: .imports, path: "Tests/Sandbox/A.swift",
      text: "import Testing\n@testable import Sandbox\nimport Foods", lines: [3]),
    Sample(rule: .imports, path: "Sources/Cellar/A.swift", text: "import Foundation", lines: [1]),
    Sample(rule: .opening, text: "import Foundation", lines: [1]),
    Sample(rule: .opening, text: "// Food.swift\nimport Foundation", lines: [1]),
    Sample(rule: .opening, text: "/// A food.\nstruct Food {}", lines: [1]),
    Sample(
      rule: .opening, text: "// A food, as the list\n// shows it.\nimport SharedUI", lines: []),
    Sample(rule: .platformTests, text: "#if canImport(SwiftUI)\n#endif", lines: [1, 1]),
    Sample(rule: .platformTests, text: "#if os(Linux)\n#endif", lines: [1]),
    Sample(
      rule: .platformTests, path: "Sources/Apps/SharedUI/A.swift", text: "#if os(Linux)",
      lines: []),
    Sample(rule: .bannedNames, text: "struct FoodManager {}\nenum Renewed {}", lines: [1]),
    Sample(rule: .bannedNames, path: "Sources/Sandbox/URLUtils.swift", text: "", lines: [1]),
    Sample(rule: .bannedNames, text: "final class NewFood {}\nstruct News {}", lines: [1]),
    Sample(rule: .sharedState, text: "let locale = Locale.current", lines: [1]),
    Sample(rule: .sharedState, text: "static var count = 0\nstatic var one: Int { 1 }", lines: [1]),
    Sample(rule: .sharedState, text: "UserDefaults.standard\nTimeZone.current", lines: [1, 2]),
    Sample(rule: .sharedState, path: "Sources/Tapas/A.swift", text: "Locale.current", lines: []),
    Sample(
      rule: .keptState,
      text: "@SceneStorage(\"foods.query\") var a\n@SceneStorage(\"foods.unit\") var b",
      lines: [2]),
    Sample(
      rule: .keptState, text: "@SceneStorage(key) var a\n@AppStorage(\"b\") var b", lines: [1]),
    Sample(
      rule: .keptState, path: "LiveSwiftUI/Examples/A/A.swift", text: "@SceneStorage(\"a\") var a",
      lines: []),
    Sample(
      rule: .addressFields, path: "Apple/Shared/A.swift",
      text: "TextField(\"Address\", text: $a)\n  .focused($b)\nTextField(\"C\", text: $c)",
      lines: [1]),
    Sample(
      rule: .addressFields,
      text: "TextField(\n  \"A\", text: $b.baseURL)\n  .keyboardType(.URL)\n"
        + "TextField(\"C\", text: $d)\n  .keyboardType(.emailAddress)", lines: []),
    Sample(
      rule: .addressFields, text: "TextField(\n  \"A\", text: $b.url)\nTextField(\"C\", text: $d)",
      lines: [1]),
    Sample(rule: .emptyCatch, text: "do { try a() } catch {}", lines: [1]),
    Sample(rule: .emptyCatch, text: "do {\n} catch is Oops {\n  // never mind\n}", lines: [2]),
    Sample(rule: .emptyCatch, text: "do { try a() } catch { throw b }", lines: []),
    Sample(rule: .emptyCatch, text: "do { try a() } catch Failure.ended {}", lines: [1]),
    Sample(
      rule: .emptyCatch, path: "LiveSwiftUI/Tests/Server/LiveServer/A.swift",
      text: "do { try a() } catch Failure.ended {}\ndo { try a() } catch let e as B.C {}",
      lines: [2]),
    Sample(rule: .reasonedTry, text: "let a = try? b()", lines: [1]),
    Sample(rule: .reasonedTry, text: "// Far.\n\n\nlet a = try? b()", lines: [4]),
    Sample(rule: .reasonedTry, text: "let a = try? b(\"http://c\")", lines: [1]),
    Sample(rule: .reasonedTry, text: "// Gone is gone.\ntry? a()\n\ntry? b() // Same.", lines: []),
    Sample(rule: .reasonedUnsafety, text: "final class A: @unchecked Sendable {}", lines: [1]),
    Sample(rule: .reasonedUnsafety, text: "\nnonisolated(unsafe) var a = 1", lines: [2]),
    Sample(rule: .words, text: "struct FoodShelf {}\nstruct Shelfish {}", lines: [1]),
    Sample(rule: .words, text: "enum Question {}\nstruct QuestionMark {}", lines: [1]),
    Sample(rule: .words, text: "// struct Kitchen\nlet shelf = 1", lines: []),
    Sample(
      rule: .names,
      text: "struct A {\n  let words = 1\n  func a() {\n    let place = 2\n  }\n  var b: Int {",
      lines: [2]),
    Sample(rule: .names, text: "extension A\nwhere B: C {\n  var placeKey: D", lines: [3]),
    Sample(rule: .names, text: "struct Placeholder {}\nlet lookUp = 1\nenum Look {}", lines: [3]),
    Sample(rule: .names, path: "Tests/A/A.swift", text: "let words = 1", lines: []),
    Sample(rule: .documented, text: "public struct A {}\n  package let b = 1", lines: [1, 2]),
    Sample(rule: .documented, text: "@MainActor\n  public static func a() {}", lines: [2]),
    Sample(rule: .documented, text: "/// A.\n@MainActor\npublic func a() {}", lines: []),
    Sample(rule: .documented, text: "public var body: some View { a }\nlet b = 1", lines: []),
    Sample(
      rule: .documented, path: "Tests/Support/AppTesting/A.swift", text: "package let a = 1",
      lines: []),
    Sample(
      rule: .documentedModifiers, path: "LiveSwiftUI/Sources/SwiftUI/A.swift",
      text: "public nonisolated func a()\npackage let b = 1\npackage func render(_ a: A) {}",
      lines: [1, 2]),
    Sample(
      rule: .documentedModifiers, path: "LiveSwiftUI/Sources/SwiftUI/A.swift",
      text: "@available(*, unavailable)\npublic nonisolated func a()\npublic let b = 1", lines: []),
    Sample(
      rule: .prose, path: "Sources/A/A.swift",
      text: "/// What a row shows.\n/// Goes on:\n/// who reads.\n/// It begins.\nlet begins = 1",
      lines: [1, 4]),
    Sample(
      rule: .deadlines, path: "Base/HTTPRequests/A.swift",
      text: "let deadline = ContinuousClock.now + a\nif time.now() >= deadline {}", lines: [1, 2]),
    Sample(
      rule: .deadlines, text: "let clock = SuspendingClock()\nlet age = ContinuousClock.now",
      lines: [1]),
    Sample(rule: .deadlines, text: "let deadline = deadlineTime.now() + wait", lines: []),
    Sample(
      rule: .deadlines, path: "Tests/A/A.swift", text: "let timeout = Date() + 5", lines: []),
    Sample(
      rule: .expressions,
      text: "let a = b.wholeMatch(of: /c+/)\nlet d = #/e/#\nlet f: Regex<G>\nlet h = i / j",
      lines: [1, 2, 3]),
    Sample(
      rule: .expressions, path: "LiveSwiftUI/Sources/Build/AssetSymbols/A.swift",
      text: "let a = /b/",
      lines: []),
    Sample(
      rule: .slots, path: "LiveSwiftUI/Sources/SwiftUI/A.swift",
      text: "a.child(91)\nb.inside(c ? -8 : 1)\nd.child(index + 1).child(.row).child(id: 2)",
      lines: [1, 2]),
    Sample(
      rule: .unavailable, path: "LiveSwiftUI/Sources/A/A.swift",
      text: "@available(*, unavailable)\npublic func a() {}\n@available(*, unavailable)\ncase b",
      lines: [1]),
    Sample(
      rule: .styleNames, path: "LiveSwiftUI/Sources/SwiftUI/A.swift",
      text: "a.set(\"data-b\", c)\n// \"data-b\"\nd.name(ClassName(\"e\"))", lines: [1, 3]),
    Sample(
      rule: .styleNames, path: "LiveSwiftUI/Sources/SwiftUI/Styles/A.swift",
      text: "case b = \"data-b\"", lines: []),
    Sample(
      rule: .readNames, path: "LiveSwiftUI/Sources/SwiftUI/A.swift",
      text: "a.attribute(\"class\")\na.isNamed(\"b\")\na.roles.contains(.link)", lines: [1, 2]),
    Sample(rule: .screens, text: "a\n  .preferredColorScheme(.dark)", lines: [2]),
    Sample(
      rule: .screens, path: "Apple/Shared/A.swift", text: "a.controlSize(.small)\nb.controlSize(c)",
      lines: [1]),
    Sample(rule: .screens, text: "a.labelStyle(.iconOnly)", lines: [1]),
    Sample(rule: .screens, text: "a.labelStyle(.iconOnly)\nb.touchTarget()", lines: []),
    Sample(
      rule: .screens,
      text: ".sensoryFeedback(.impact, trigger: a.b)\n.sensoryFeedback(.impact, trigger: taps)",
      lines: [1]),
    Sample(rule: .screens, text: "VStack {\n  a\n  List {\n  }\n}\nList {\n}", lines: [3]),
    Sample(rule: .screens, text: "a.navigationLinkIndicatorVisibility(.hidden)", lines: [1]),
    Sample(
      rule: .screens,
      text: "} actions: {\n  Button(a)\n  Button(b)\n    .buttonStyle(.borderless)\n}",
      lines: [2]),
    Sample(
      rule: .screens,
      text: "} actions: {\n  Button {\n    a()\n  } label: {\n    b\n  }\n  .buttonStyle(c)\n}",
      lines: []),
    Sample(
      rule: .reasonedUnsafety, text: "/// Locked.\nclass A: @unchecked Sendable {}", lines: []),
  ]

  @Test("Comments and literals are no code, interpolations are")
  func codeOnly() {
    let text = """
      let a = "x // y \\(b + "z") \\" w" // c
      /* d /* e */ f */ let g = #"h " \\#(i) j"#
      """
    let expected = [
      "let a = '         b + ' '      '     ", "                  let g = #'       i   '#",
    ]
    #expect(CodeOnly.lines(of: text) == expected.map { $0.replacing("'", with: "\"") })
  }
}
