// Writes the Swift file that the symbols of catalogues add to an app's module.
import Foundation

/// The command that the plugin AppResources runs: `AssetSymbols OUTPUT BUNDLE CATALOGUE…`.
@main
enum AssetSymbols {
  static func main() throws {
    let words = CommandLine.arguments.dropFirst()
    guard let output = words.first, words.count >= 2 else {
      return warn("usage: AssetSymbols OUTPUT BUNDLE CATALOGUE…")
    }
    let bundle = words.dropFirst().first ?? ""
    var symbols = SymbolTable()
    var strings: [StringSymbol] = []
    var manifest: SceneManifest?
    for file in words.dropFirst(2).map({ URL(filePath: $0) }) {
      if file.pathExtension == "plist" {
        manifest = manifest ?? SceneManifest(reading: file)
      } else if file.pathExtension == "xcstrings" {
        do {
          let catalog = try StringCatalog(reading: file)
          strings += catalog.symbols
          for each in catalog.conflicts { warn("warning: \(each)") }
        } catch {
          // The app reports at its start what is wrong with the catalogue.
          warn("warning: \(file.lastPathComponent) has no symbols, because it cannot be read.")
        }
      } else {
        symbols.add(try AssetFolder(reading: file))
      }
    }
    for each in symbols.conflicts { warn("warning: \(each)") }
    let text = GeneratedFile(
      bundle: bundle.isEmpty ? nil : bundle, symbols: symbols, strings: strings,
      manifest: manifest
    ).text
    try Data(text.utf8).write(to: URL(filePath: output), options: .atomic)
  }

  private static func warn(_ sentence: String) {
    FileHandle.standardError.write(Data("\(sentence)\n".utf8))
  }
}
