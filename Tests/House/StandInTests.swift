// Holds the stand-ins of Apple's modules to Apple's pages, as our SwiftUI is held.
import Foundation
import Testing

/// A row of the table of stand-ins: what Apple declares, and what stands for it here.
struct FrameworkSymbol {
  let module: String
  let symbol: String
  /// Apple's declaration in Swift.
  let declaration: String
  /// The stand-in's declaration, the same unless Linux forces another one.
  let standIn: String
  let ios: Introduction?
  let macOS: Introduction?
  let page: String
  /// `page`: declaration and versions were read off Apple's page. `computed`: they were not.
  let source: String

  /// The rows of the committed table.
  static func table() throws -> [FrameworkSymbol] {
    let file = APIGate.root.appending(path: "Tests/House/apple-frameworks.tsv")
    let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
    return try lines.enumerated().dropFirst().map { number, line in
      let cells = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      guard cells.count == 8 else { throw APIGateError.badRow(number + 1) }
      return FrameworkSymbol(
        module: cells[0], symbol: cells[1], declaration: cells[2],
        standIn: cells[3].isEmpty ? cells[2] : cells[3], ios: APIGate.introduction(cells[4]),
        macOS: APIGate.introduction(cells[5]), page: cells[6], source: cells[7])
    }
  }
}

@Suite("Stand-ins of Apple's modules", .timeLimit(.minutes(10)))
struct StandInTests {
  @Test("Every declaration of a stand-in is Apple's, or in the table beside Apple's")
  func declarations() async throws {
    let build = try await AppleBuilds.phone.value
    let table = try FrameworkSymbol.table()
    for module in AppleBuild.standIns {
      let known = Set(table.filter { $0.module == module }.map(\.standIn))
      let ours = try APIGate.symbols(in: build.common, of: module).map(\.declaration)
      #expect(Set(ours).subtracting(known) == [], "not in apple-frameworks.tsv: \(module)")
      #expect(known.subtracting(ours) == [], "no stand-in declares this: \(module)")
    }
  }

  @Test("What stands for Apple's SwiftUI beyond ours is one of Apple's symbols")
  func swiftUI() async throws {
    let build = try await AppleBuilds.phone.value
    let strangers = try APIGate.strangers(
      APIGate.symbols(in: build.common), to: APIGate.table())
    let report = strangers.map { "\($0.usr)\t\($0.kind)\t\($0.path)\t\t\t\($0.declaration)" }
    #expect(report.isEmpty, "not in Apple's SwiftUI:\n\(report.joined(separator: "\n"))")
  }

  @Test("The table says of every row where it is from and since when Apple has it")
  func tableIsSound() throws {
    let table = try FrameworkSymbol.table()
    #expect(table.filter { !$0.page.hasPrefix("/documentation/") }.map(\.symbol) == [])
    #expect(table.filter { !["page", "computed"].contains($0.source) }.map(\.symbol) == [])
    let manifest = try Checkout.text("Package.swift") ?? ""
    let ios = try #require(Availability.promised(.iOS, in: manifest))
    let late = table.filter {
      if case .since(let version) = $0.ios { version > ios } else { true }
    }
    #expect(late.map(\.symbol) == [], "newer than the iOS that Package.swift promises")
    if let mac = Availability.promised(.macOS, in: manifest) {
      let late = table.filter {
        if case .since(let version) = $0.macOS { version > mac } else { true }
      }
      #expect(late.map(\.symbol) == [], "newer than the macOS that Package.swift promises")
    }
  }
}
