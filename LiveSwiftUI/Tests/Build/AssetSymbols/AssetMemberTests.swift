// The members of Color, UIColor and UIImage in the generated file.
import Testing

@testable import AssetSymbols

@Suite("Members for assets")
struct AssetMemberTests {
  private func file(colors: [String] = [], images: [String] = []) -> GeneratedFile {
    var folder = AssetFolder()
    folder.sets = colors.map { (.color, $0) } + images.map { (.image, $0) }
    var table = SymbolTable()
    table.add(folder)
    return GeneratedFile(bundle: nil, symbols: table)
  }

  @Test("Each type lacks the names of its own members only")
  func ownNames() {
    let file = file(colors: ["red", "Light Gray", "PrimaryColor"], images: ["add", "plus"])
    #expect(
      file.colorMembers == """
        extension SwiftUI.ShapeStyle where Self == SwiftUI.Color {
          static var lightGray: SwiftUI.Color { .init(.lightGray) }
        }

        """)
    #expect(
      file.uiColorMembers == """
        extension NSObjectProtocol where Self == UIColor {
          static var primary: UIColor { .init(resource: .primary) }
        }

        """)
    #expect(
      file.imageMembers == """
        extension NSObjectProtocol where Self == UIImage {
          static var plus: UIImage { .init(resource: .plus) }
        }

        """)
  }

  @Test("A colour with the name of a style is a member, and the style comes first where both fit")
  func styles() {
    #expect(
      file(colors: ["BackgroundColor"]).colorMembers == """
        extension SwiftUI.ShapeStyle where Self == SwiftUI.Color {
          @_disfavoredOverload
          static var background: SwiftUI.Color { .init(.background) }
        }

        """)
  }

  @Test("Folders with a namespace are enumerations, whatever the names in them")
  func namespaces() {
    var inner = AssetFolder()
    inner.namespace = "Levels"
    inner.sets = [(.color, "base")]
    var outer = AssetFolder()
    outer.namespace = "signal"
    outer.sets = [(.color, "red")]
    outer.folders = [inner]
    var catalog = AssetFolder()
    catalog.folders = [outer]
    var table = SymbolTable()
    table.add(catalog)
    #expect(
      GeneratedFile(bundle: nil, symbols: table).colorMembers == """
        extension SwiftUI.ShapeStyle where Self == SwiftUI.Color {
          typealias Signal = _ColorAssets.Signal
        }

        enum _ColorAssets {
          enum Signal {
            static var red: SwiftUI.Color { .init(.Signal.red) }
            enum Levels {
              static var base: SwiftUI.Color { .init(.Signal.Levels.base) }
            }
          }
        }

        """)
  }
}
