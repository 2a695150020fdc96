// The file that is made of catalogues, and the files that the main bundle finds by it.
import Foundation
import Testing

@testable import AssetSymbols
@testable import MainBundle

@Suite("Generated symbols")
struct GeneratedFileTests {
  /// A new folder with these files, which is removed after `body`.
  private func folder(_ files: [String: String], body: (URL) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "tapas-\(UUID().uuidString)")
    // The folder lies among temporary files; a failure to remove it fails nothing here.
    defer { try? FileManager.default.removeItem(at: folder) }
    for (path, text) in files {
      let file = folder.appending(path: path)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
    try body(folder)
  }

  @Test("Images, colours and folders with a namespace become members")
  func members() throws {
    let files = [
      "A.xcassets/Logo.imageset/Contents.json": "{}",
      "A.xcassets/Plain/BrandColor.colorset/Contents.json": "{}",
      "A.xcassets/red.colorset/Contents.json": "{}",
      "A.xcassets/AppIcon.appiconset/Contents.json": "{}",
      "A.xcassets/My Seals/Contents.json": #"{"properties":{"provides-namespace":true}}"#,
      "A.xcassets/My Seals/wax.imageset/Contents.json": "{}",
    ]
    try folder(files) { folder in
      var table = SymbolTable()
      table.add(try AssetFolder(reading: folder.appending(path: "A.xcassets")))
      #expect(
        table.colors == [
          .init(path: [], name: "red", asset: "red"),
          .init(path: [], name: "brand", asset: "BrandColor"),
        ])
      #expect(
        table.images == [
          .init(path: [], name: "logo", asset: "Logo"),
          .init(path: ["MySeals"], name: "wax", asset: "My Seals/wax"),
        ])
      let text = GeneratedFile(bundle: "P_T.resources", symbols: table).text
      #expect(text.contains("    static let wax = ImageResource(name: \"My Seals/wax\", "))
      #expect(text.contains("  static var brand: SwiftUI.Color { .init(.brand) }"))
      #expect(!text.contains("static var red:"))
      #expect(text.contains("MainBundle(adding: \"P_T.resources\")"))
    }
  }

  @Test("Of two assets with one symbol the first has it, and the second is reported")
  func conflicts() throws {
    let files = [
      "A.xcassets/a-b.imageset/Contents.json": "{}",
      "A.xcassets/aB.imageset/Contents.json": "{}",
    ]
    try folder(files) { folder in
      var table = SymbolTable()
      table.add(try AssetFolder(reading: folder.appending(path: "A.xcassets")))
      #expect(table.images.map(\.asset) == ["a-b"])
      #expect(
        table.conflicts == ["The assets “a-b” and “aB” have one symbol, aB: it is the first’s."])
    }
  }

  @Test("Strings that a person added have symbols, with a parameter for each argument")
  func strings() throws {
    let catalog = #"""
      {"sourceLanguage": "en", "version": "1.0", "strings": {
        "welcome.title": {"extractionState": "manual", "localizations": {
          "en": {"stringUnit": {"state": "new", "value": "Say \"Hi\""}}}},
        "CART_COUNT": {"extractionState": "manual", "localizations": {"en": {"variations": {
          "plural": {"other": {"stringUnit": {"state": "new", "value": "%lld of %@: 5%%"}}}}}}},
        "Taken from code": {}
      }}
      """#
    try folder(["Localizable.xcstrings": catalog, "More.xcstrings": catalog]) { folder in
      let tables = try ["Localizable", "More"].map {
        try StringCatalog(reading: folder.appending(path: "\($0).xcstrings"))
      }
      #expect(tables[0].symbols.map(\.name) == ["cartCount", "welcomeTitle"])
      #expect(tables[1].symbols.map(\.table) == ["More", "More"])
      let text = GeneratedFile(
        bundle: nil, symbols: SymbolTable(), strings: tables[0].symbols
      ).stringMembers
      #expect(
        text == #"""
          extension LocalizedStringResource {
            static func cartCount(_ arg1: Int, _ arg2: String) -> LocalizedStringResource {
              LocalizedStringResource("CART_COUNT", defaultValue: "\(arg1) of \(arg2): 5%")
            }
            static var welcomeTitle: LocalizedStringResource { \#
          LocalizedStringResource("welcome.title", defaultValue: "Say \"Hi\"") }
          }

          """#)
    }
  }

  @Test("An app may declare a colour or a picture with the name of an asset itself")
  func ownMembers() throws {
    let files = [
      "A.xcassets/brand.colorset/Contents.json": "{}",
      "A.xcassets/logo.imageset/Contents.json": "{}",
    ]
    try folder(files) { folder in
      var table = SymbolTable()
      table.add(try AssetFolder(reading: folder.appending(path: "A.xcassets")))
      let extensions = GeneratedFile(bundle: nil, symbols: table).text
        .split(separator: "\n").filter { $0.hasPrefix("extension ") }
      #expect(
        extensions == [
          "extension ColorResource {", "extension ImageResource {",
          "extension SwiftUI.ShapeStyle where Self == SwiftUI.Color {",
          "extension NSObjectProtocol where Self == UIColor {",
          "extension NSObjectProtocol where Self == UIImage {",
        ])
    }
  }

  @Test("The delegates of scenes are those that the property list names, without the module")
  func scenes() throws {
    let list: [String: Any] = [
      "UIApplicationSceneManifest": [
        "UISceneConfigurations": [
          "UIWindowSceneSessionRoleApplication": [
            [
              "UISceneConfigurationName": "Default Configuration",
              "UISceneDelegateClassName": "$(PRODUCT_MODULE_NAME).MainSceneDelegate",
            ]
          ]
        ]
      ]
    ]
    let data = try PropertyListSerialization.data(fromPropertyList: list, format: .xml, options: 0)
    let text = String(decoding: data, as: UTF8.self)
    try folder(["Info.plist": text, "Other.plist": "none"]) { folder in
      let manifest = SceneManifest(reading: folder.appending(path: "Info.plist"))
      let configuration = SceneManifest.Configuration(
        name: "Default Configuration", className: "MainSceneDelegate")
      #expect(manifest == SceneManifest([configuration]))
      #expect(SceneManifest(reading: folder.appending(path: "Other.plist")) == nil)
      let file = GeneratedFile(bundle: nil, symbols: SymbolTable(), manifest: manifest).text
      #expect(
        file.hasSuffix(
          """
          enum AppSceneManifest: _SceneManifest {
            static let _sceneDelegates: [(configuration: String, className: String)] = [
              ("Default Configuration", "MainSceneDelegate"),
            ]
          }

          """))
    }
  }

  @Test("A module without files only has its implicit imports")
  func noFiles() {
    let text = GeneratedFile(bundle: nil, symbols: SymbolTable()).text
    #expect(text.contains("@_exported public import Combine\n"))
    #expect(!text.contains("extension"))
  }

  @Test("Bundle.main found no file of the app: the main bundle has the files of its module now")
  func mainBundle() throws {
    try folder(["P_T.resources/note.txt": "A", "P_T.resources/deep/more.txt": "B"]) { folder in
      let bundle = MainBundle(adding: "P_T.resources", beside: folder)
      func found(_ name: String?, _ suffix: String?, _ subfolder: String? = nil) -> String? {
        bundle.url(
          in: .main, forResource: name, withExtension: suffix, subdirectory: subfolder)?
          .lastPathComponent
      }
      #expect(found("note", "txt") == "note.txt")
      #expect(found("more", "txt", "deep") == "more.txt")
      #expect(found("none", "txt") == nil)
      #expect(bundle.folder(of: .main)?.lastPathComponent == "P_T.resources")
      let other = try #require(Bundle(path: folder.path))
      #expect(
        bundle.url(in: other, forResource: "note", withExtension: "txt") == nil)
    }
  }

  @Test("Lists of files were ambiguous with those of Foundation: the one of the module fits better")
  func lists() throws {
    let text = GeneratedFile(bundle: "P_T.resources", symbols: SymbolTable()).text
    #expect(text.contains("  func urls(forResourcesWithExtension ext: String, subdirectory "))
    #expect(
      text.contains(
        "  @_disfavoredOverload\n  func urls(forResourcesWithExtension ext: String?, subdirectory ")
    )
    try folder(["P_T.resources/note.txt": "A", "P_T.resources/deep/more.txt": "B"]) { folder in
      let bundle = MainBundle(adding: "P_T.resources", beside: folder)
      func found(_ suffix: String?, _ subfolder: String? = nil) -> [String]? {
        bundle.urls(in: .main, forResourcesWithExtension: suffix, subdirectory: subfolder)?
          .map(\.lastPathComponent).filter { ["note.txt", "more.txt"].contains($0) }
      }
      #expect(found("txt") == ["note.txt"])
      #expect(found("txt", "deep") == ["more.txt"])
    }
  }
}
