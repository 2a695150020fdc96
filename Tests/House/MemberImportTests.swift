// Files that use members of Foundation import it, because Apple's SwiftUI does not promise to bring
// it along.
import Foundation
import Testing

@Suite("Imports of Apple's half", .timeLimit(.minutes(10)), .serialized)
struct MemberImportTests {
  @Test("A file that uses a member of Foundation imports Foundation")
  func foundation() async throws {
    // Their index lies beside that of the screens.
    _ = try await AppleBuilds.shells.value
    let used = try await AppleBuilds.phone.value.indexes.map { try UsedSymbols.read($0) }
      .reduce(into: [:]) { $0.merge($1) { $0.union($1) } }
    var importing = try Set(
      Checkout().swiftFiles().filter { !$0.lines(with: "import Foundation").isEmpty }
        .map { String($0.path.split(separator: "/").last ?? "") })
    // The build writes it, with the import, as SwiftPM does.
    importing.insert("Bundle.swift")
    let members = used.filter { Self.isMemberOfFoundation($0.key) }
    // An index that was not written would pass unseen.
    #expect(members.count > 100)
    let found = members.flatMap { usr, files in
      files.subtracting(importing).map { "\($0) uses \(usr)" }
    }
    #expect(found.sorted() == [])
  }

  @Test("What shows types of FoundationNetworking shows those of Foundation, where Apple has them")
  func networking() throws {
    let files = try Checkout().swiftFiles().filter {
      !$0.lines(with: "public import FoundationNetworking").isEmpty
    }
    #expect(files.count > 3)
    let found = files.filter { !$0.code.contains { $0.hasSuffix("public import Foundation") } }
    #expect(found.map(\.path) == [])
  }

  @Test(
    "Members are told from types, from what others declare with them, and from what SwiftUI brings",
    arguments: [
      ("s:Sy10FoundationE18trimmingCharacters2inSSAA12CharacterSetV_tF", true),
      ("s:20FoundationEssentials4DateV18addingTimeIntervalyACSdF", true),
      ("s:20FoundationEssentials4DateV", false),
      ("s:10Foundation7CGFloatV8infinityACvgZ", false),
      ("s:10Foundation8NSObjectC4hashSivp", false),
      ("s:7Recipes6RecipeV5video20FoundationEssentials3URLVSgvg", false),
      ("s:7SwiftUI4ViewPAAE7paddingyQr10Foundation7CGFloatVF", false),
    ])
  func told(usr: String, isMember: Bool) {
    #expect(Self.isMemberOfFoundation(usr) == isMember)
  }

  /// Whether the symbol is declared in a type of Foundation's, or in an extension of its of a type
  /// of the standard library's.
  private static func isMemberOfFoundation(_ usr: String) -> Bool {
    guard !usr.contains("CGFloat"), !usr.contains("NSObject") else { return false }
    let inType =
      /s:(?:10Foundation|20FoundationEssentials|28FoundationInternationalization)\d+\w+?[VCOP]\w+/
    let inExtension =
      /s:S[A-Za-z](?:10Foundation|20FoundationEssentials|28FoundationInternationalization)E\w+/
    return usr.wholeMatch(of: inType) != nil && !isType(usr)
      || usr.wholeMatch(of: inExtension) != nil
  }

  private static func isType(_ usr: String) -> Bool {
    usr.wholeMatch(of: /s:\d+Foundation[A-Za-z]*?\d+[A-Za-z]+[VCOP]/) != nil
  }
}
