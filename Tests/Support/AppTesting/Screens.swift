// The sentences that the screens of a module show, read from its source.
import Foundation

/// The sentences for people in the Swift files of a module that import SwiftUI.
package struct Screens {
  /// Sentences in quotes, each value a `%`.
  package let sentences: Set<String>

  /// The sentences of a module of the apps, such as `Foods`.
  package init(_ module: String) throws {
    let folder = URL(filePath: #filePath).appending(path: "../../../../Sources/Apps/\(module)")
      .standardizedFileURL
    let files = try FileManager.default.subpathsOfDirectory(atPath: folder.path())
    let texts = try files.filter { $0.hasSuffix(".swift") }
      .map { try String(contentsOf: folder.appending(path: $0), encoding: .utf8) }
      .filter { $0.contains("import SwiftUI") }
    sentences = Set(texts.flatMap(Screens.sentences))
  }

  /// A key without the kinds of its values, as code cannot tell them.
  static func plain(_ key: String) -> String { key.replacing(/%(?:lld|@)/, with: "%") }

  private static func sentences(in text: String) -> [String] {
    // A literal over several lines is written on one.
    let code = text.replacing(/"""\n\s*([^"]*?)\n\s*"""/) {
      "\"\($0.output.1.replacing(/\\\n\s*/, with: ""))\""
    }
    return code.split(separator: "\n")
      .filter { !$0.drop(while: \.isWhitespace).hasPrefix("//") }
      // Names of symbols, texts that are shown as they are, and names of previews.
      .map {
        $0.replacing(
          /(?:systemImage|systemName|symbol|verbatim|label): (?:String = )?"[^"]*"/, with: ""
        )
        .replacing(/previewDisplayName\("[^"]*"\)/, with: "")
      }
      .flatMap { line in
        line.matches(of: /(Text\()?"((?:\\\((?:[^()]|\([^()]*\))*\)|[^"\\])*)"/).map {
          let sentence = String($0.output.2).replacing(/\\\((?:[^()]|\([^()]*\))*\)/, with: "%")
          return (sentence, isText: $0.output.1 != nil)
        }
      }
      // Symbols chosen by a failure and sizes of placeholders have no capital.
      .filter { sentence, isText in isText || sentence.contains(/[A-Z“%]/) }
      .map(\.0)
  }
}
