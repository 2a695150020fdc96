// Writes the Swift file that catalogues and data models add to an app's module.
import DataModel
import Foundation

/// The command that the plugin AppResources runs: `AssetSymbols OUTPUT BUNDLE FILE…`, with files of
/// catalogues, data models and Swift. Before the Swift files `--module=NAME` names their module.
@main
enum AssetSymbols {
  static func main() throws {
    let words = CommandLine.arguments.dropFirst()
    guard let output = words.first, words.count >= 2 else {
      return warn("usage: AssetSymbols OUTPUT BUNDLE FILE…")
    }
    let bundle = words.dropFirst().first ?? ""
    var symbols = SymbolTable()
    var strings: [StringSymbol] = []
    var manifest: SceneManifest?
    var objects = ManagedObjects()
    for word in words.dropFirst(2) {
      let file = URL(filePath: word)
      if objects.add(word) { continue }
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
    for each in symbols.conflicts + objects.conflicts { warn("warning: \(each)") }
    let text = GeneratedFile(
      bundle: bundle.isEmpty ? nil : bundle, symbols: symbols, strings: strings,
      manifest: manifest, objects: objects
    ).text
    try Data(text.utf8).write(to: URL(filePath: output), options: .atomic)
  }

  private static func warn(_ sentence: String) {
    FileHandle.standardError.write(Data("\(sentence)\n".utf8))
  }
}
