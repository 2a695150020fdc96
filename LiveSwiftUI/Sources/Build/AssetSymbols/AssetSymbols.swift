// Writes the Swift file that catalogues and data models add to an app's module.
import DataModel
import Foundation
import LogOutput

/// The command that the plugin AppResources runs: `AssetSymbols OUTPUT BUNDLE FILE…`, with files of
/// catalogues, data models and Swift. Before the Swift files `--module=NAME` names their module,
/// and `--names=NAME,…` the products and modules that it depends on. Ends with 1 where a source
/// imports a module of a product that is not named.
@main
struct AssetSymbols {
  private var symbols = SymbolTable()
  private var strings: [StringSymbol] = []
  private var manifest: SceneManifest?
  private var objects = ManagedObjects()
  private var products = NamedProducts(names: nil)
  private var errors: [String] = []

  static func main() throws {
    let words = CommandLine.arguments.dropFirst()
    guard let output = words.first, words.count >= 2 else {
      return warn("usage: AssetSymbols OUTPUT BUNDLE FILE…")
    }
    var inputs = AssetSymbols()
    for word in words.dropFirst(2) { try inputs.add(word) }
    try inputs.write(to: output, bundle: words.dropFirst().first ?? "")
  }

  /// Takes an argument: a name, or a file that is read.
  private mutating func add(_ word: String) throws {
    let file = URL(filePath: word)
    if word.hasPrefix(Self.names) {
      let names = word.dropFirst(Self.names.count).split(separator: ",").map(String.init)
      products = NamedProducts(names: Set(names))
      return
    }
    if file.pathExtension == "swift",
      // A file that cannot be read is reported by the compiler.
      let text = try? String(contentsOf: file, encoding: .utf8)
    {
      errors += products.errors(in: text, of: word, target: objects.module)
    }
    if objects.add(word) { return }
    if file.pathExtension == "plist" {
      manifest = manifest ?? SceneManifest(reading: file)
    } else if file.pathExtension == "xcstrings" {
      do {
        let catalog = try StringCatalog(reading: file)
        strings += catalog.symbols
        for each in catalog.conflicts { Self.warn("warning: \(each)") }
      } catch {
        // The app reports at its start what is wrong with the catalogue.
        Self.warn("warning: \(file.lastPathComponent) has no symbols, because it cannot be read.")
      }
    } else {
      symbols.add(try AssetFolder(reading: file))
    }
  }

  /// Reports what is wrong, and writes the file.
  private mutating func write(to output: String, bundle: String) throws {
    for each in symbols.conflicts + objects.conflicts { Self.warn("warning: \(each)") }
    let text = GeneratedFile(
      bundle: bundle.isEmpty ? nil : bundle, symbols: symbols, strings: strings,
      manifest: manifest, objects: objects, hasFrameworks: products.has("AppleFrameworks")
    ).text
    try Data(text.utf8).write(to: URL(filePath: output), options: .atomic)
    if !objects.models.isEmpty, let product = products.missing(for: "CoreData") {
      errors.append(NamedProducts.error("a data model", product, target: objects.module))
    }
    for each in errors { Self.warn(each) }
    if !errors.isEmpty { exit(1) }
  }

  /// The start of the argument with the names of products and modules.
  private static let names = "--names="

  private static func warn(_ sentence: String) {
    ErrorStream.write(sentence)
  }
}
