// Writes the Swift file that the symbols of asset catalogues add to an app's module.
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
    for path in words.dropFirst(2) {
      symbols.add(try AssetFolder(reading: URL(filePath: path)))
    }
    for each in symbols.conflicts { warn("warning: \(each)") }
    let text = GeneratedFile(bundle: bundle.isEmpty ? nil : bundle, symbols: symbols).text
    try Data(text.utf8).write(to: URL(filePath: output), options: .atomic)
  }

  private static func warn(_ sentence: String) {
    FileHandle.standardError.write(Data("\(sentence)\n".utf8))
  }
}
