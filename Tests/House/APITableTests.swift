// Holds the articles that are written from the symbols of the built module to that module.
import Foundation
import Testing

@Suite("Table of supported API")
struct APITableTests {
  /// Set by `LiveSwiftUI/Tools/api-table`, which writes the articles in place of comparing it.
  static let isWriting = ProcessInfo.processInfo.environment["TAPAS_API_TABLE"] == "write"

  @Test("The articles about symbols are what the built module makes of them")
  func articles() throws {
    let note = try #require(try Checkout.text(ComparedSymbol.path))
    let symbols = try APIGate.own.get()
    let pages = [
      APITable.path: APITable(symbols, comparedIn: note).page,
      ModifierTopics.path: ModifierTopics(symbols: symbols).page,
    ]
    for (path, page) in pages {
      if Self.isWriting {
        try Data(page.utf8).write(to: Checkout.url(path), options: .atomic)
      }
      let written = try #require(try Checkout.text(path))
      let added = Set(page.split(separator: "\n")).subtracting(written.split(separator: "\n"))
      let isSame = written == page
      #expect(
        isSame,
        """
        LiveSwiftUI/Tools/api-table writes \(path) anew; these lines change:
        \(added.sorted().joined(separator: "\n"))
        """)
    }
  }

  @Test("The members of View are under headings, those of one name with a mark of docc's")
  func topics() {
    let symbols = [
      symbol("View.padding(_:)", in: "Layout/View+Layout.swift", usr: "s:a"),
      symbol("View.padding(_:)", in: "Layout/View+Layout.swift", usr: "s:b"),
      symbol("View.toolbar(content:)", in: "Navigation/Page/PagePreferences.swift"),
      symbol("View.navigationBarTitle(_:)", in: "Navigation/OldNavigation.swift"),
      symbol("View.new()", in: "Somewhere/New.swift"), symbol("Text", in: "Text/Text.swift"),
    ]
    #expect(
      ModifierTopics(symbols: symbols).page == """
        # ``SwiftUI/View``

        ## Topics

        ### Layout

        - ``View/padding(_:)-\(ModifierTopics.mark(of: "s:a"))``
        - ``View/padding(_:)-\(ModifierTopics.mark(of: "s:b"))``

        ### Older names

        - ``View/navigationBarTitle(_:)``

        ### Screens and bars

        - ``View/toolbar(content:)``

        ### More

        - ``View/new()``

        """)
  }

  @Test("What was compared has its sentence; the other members of a type are one row")
  func rows() {
    let symbols = [
      symbol("Text", in: "Text/Text.swift"), symbol("Text.bold()", in: "Text/Text.swift"),
      symbol("Text.bold()", in: "Text/Text.swift"),
      symbol("Text.hash", in: nil), symbol("View.padding(_:)", in: "Layout/View+Layout.swift"),
      symbol("View.task(_:)", in: "Layout/View+Layout.swift"),
      symbol("View.font(_:)", in: "Text/Font/TextModifiers.swift"),
      symbol("withAnimation(_:_:)", in: "Layout/View+Layout.swift"),
    ]
    let note = """
      symbol\tpage\tcompared\there
      View.padding(_:)\tview/padding(_:)\tfixed\tAdds space.
      Text\ttext\topen\tWraps.†
      """
    let page = APITable(symbols, comparedIn: note).page
    #expect(page.contains("There are 8 public symbols"))
    #expect(page.contains("- **same** (1)") && page.contains("- **open** (1)"))
    let tables = page.split(separator: "## Layout").last.map(String.init) ?? ""
    #expect(
      tables == """


        | Symbol | Compared | What it does here |
        | --- | --- | --- |
        | `View.padding(_:)` | same | Adds space. |
        | `View` | signature | `task(_:)` |
        | `withAnimation(_:_:)` | signature |  |

        ## Text

        | Symbol | Compared | What it does here |
        | --- | --- | --- |
        | ``Text`` | open | Wraps.† |
        | ``Text`` | signature | `bold()` (2), `hash` |

        ## Text: Font

        | Symbol | Compared | What it does here |
        | --- | --- | --- |
        | `View` | signature | `font(_:)` |

        """)
  }

  private func symbol(_ path: String, in file: String?, usr: String? = nil) -> PublicSymbol {
    PublicSymbol(
      usr: usr ?? path, path: path, kind: "swift.method", declaration: "", file: file,
      isDocumented: true)
  }
}
