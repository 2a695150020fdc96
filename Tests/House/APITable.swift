// Writes the table of supported API, an article of the documentation, from the built module.
import Foundation

/// The article that lists every public symbol of our SwiftUI, and what each does beside Apple's.
struct APITable {
  /// Where the article lies in the checkout.
  static let path = "LiveSwiftUI/Sources/SwiftUI/SwiftUI.docc/Supported-API.md"

  let symbols: [PublicSymbol]
  /// Rows of the comparison, by the path of their symbol.
  let compared: [String: ComparedSymbol]

  /// A table of these symbols, with the rows of LiveSwiftUI/Notes/swiftui-semantics.md.
  init(_ symbols: [PublicSymbol], comparedIn note: String) {
    self.symbols = symbols
    compared = Dictionary(
      ComparedSymbol.rows(of: note).map { ($0.symbol, $0) }, uniquingKeysWith: { first, _ in first }
    )
  }

  /// The whole article.
  var page: String {
    let verdicts = Set(symbols.map(\.path)).compactMap { compared[$0].map(Self.verdict) }
    func count(_ verdict: String) -> Int { verdicts.count { $0 == verdict } }
    return """
      # Supported API

      Look up a symbol, and what it does beside Apple's.

      ## Overview

      `LiveSwiftUI/Tools/api-table` writes this page from the built module, and a test compares
      them. There are \(symbols.count) public symbols, all with Apple's signature. The second
      column says what else was compared:

      - **same** (\(count("same"))): does what Apple's documentation says.
      - **deviates on purpose** (\(count("deviates on purpose"))): a browser is different, or
        sameness would cost too much; <doc:What-Deviates> has the reasons.
      - **open** (\(count("open"))): a defect that is known.
      - **signature**: nothing else; the members of a type for which this holds are in one row.

      A dagger (†) marks what is known of iOS and stands on no page of Apple's. Several symbols
      with one name have their number in brackets.


      """
        + sections.map { Self.section($0.title, types: $0.types, compared) }.joined(separator: "\n")
  }

  /// The symbols under their headings, then under the name that their paths begin with.
  private var sections: [(title: String, types: [String: [String]])] {
    let files = Dictionary(
      symbols.compactMap { symbol in symbol.file.map { (Self.type(of: symbol.path), $0) } },
      uniquingKeysWith: { first, _ in first })
    let titled = Dictionary(grouping: symbols) { symbol in
      Self.title(of: symbol.file ?? files[Self.type(of: symbol.path)] ?? "Values/")
    }
    return titled.sorted { $0.key < $1.key }.map { title, symbols in
      (title, Dictionary(grouping: symbols.map(\.path), by: Self.type))
    }
  }

  /// The heading for the symbols of a file: its folders, as in "Controls: Button".
  private static func title(of file: String) -> String {
    let folders = file.split(separator: "/").dropLast()
    return folders.isEmpty ? "Values" : folders.joined(separator: ": ")
  }

  private static func type(of path: String) -> String {
    path.contains("(") && !path.prefix(while: { $0 != "(" }).contains(".")
      ? path : String(path.prefix { $0 != "." })
  }

  /// What was fixed does the same.
  private static func verdict(_ row: ComparedSymbol) -> String {
    row.verdict == "fixed" ? "same" : row.verdict
  }

  private static func section(
    _ title: String, types: [String: [String]], _ compared: [String: ComparedSymbol]
  ) -> String {
    let rows = types.sorted { $0.key < $1.key }.flatMap { type, paths in
      let names = Dictionary(grouping: paths, by: \.self).mapValues(\.count)
        .sorted { $0.key < $1.key }
      let known = names.compactMap { path, count in
        compared[path].map { row in
          let name = name(path, count, isType: path == type)
          return "| \(name) | \(verdict(row)) | \(row.words) |"
        }
      }
      let others = names.filter { compared[$0.key] == nil }
      guard !others.isEmpty else { return known }
      let own = others.first { $0.key == type }?.value ?? 1
      let isHere = names.contains { $0.key == type }
      let members = others.filter { $0.key != type }.map { path, count in
        name(String(path.dropFirst(type.count + 1)), count)
      }
      let title = name(type, own, isType: isHere)
      return known + ["| \(title) | signature | \(members.joined(separator: ", ")) |"]
    }
    return """
      ## \(title)

      | Symbol | Compared | What it does here |
      | --- | --- | --- |
      \(rows.joined(separator: "\n"))

      """
  }

  /// A name as code. That of a type has two marks on each side, which docc makes a link of.
  private static func name(_ path: String, _ count: Int, isType: Bool = false) -> String {
    let marks = isType && !path.contains("(") ? "``" : "`"
    return marks + path + marks + (count == 1 ? "" : " (\(count))")
  }
}
