// The products that a manifest names, and the imports for which one is missing.

/// The imports of this package that a manifest allows an app's module.
struct NamedProducts {
  /// The modules of each product, besides those of SwiftUI, which every app names.
  static let modules: [String: Set<String>] = [
    "Charts": ["Charts"], "SwiftData": ["SwiftData"], "CoreData": ["CoreData"],
    "AppleFrameworks": [
      "AVFoundation", "CoreGraphics", "CoreLocation", "CryptoKit", "LocalAuthentication",
      "Network", "OSLog", "PhotosUI", "QuartzCore", "SafariServices", "StoreKit", "UIKit",
      "UserNotifications", "WidgetKit", "os",
    ],
    "SwiftUITesting": ["SwiftUITesting"],
  ]

  /// The products and modules that the target's dependencies bring; nil when they are not known.
  let names: Set<String>?

  /// Whether a product is named, as far as that is known.
  func has(_ product: String) -> Bool { names?.contains(product) ?? true }

  /// The product that the manifest must name for an import of `module`; nil when it may be
  /// imported, as may what is of no product here.
  func missing(for module: String) -> String? {
    guard let names, !names.contains(module) else { return nil }
    return Self.modules.first { product, modules in
      modules.contains(module) && !names.contains(product)
    }?.key
  }

  /// An error for each import at the start of a source that needs a further product.
  func errors(in text: String, of file: String, target: String) -> [String] {
    Self.imports(in: text).compactMap { line, module in
      guard let product = missing(for: module) else { return nil }
      return "\(file):\(line):1: " + Self.error("import \(module)", product, target: target)
    }
  }

  /// An error for what needs a further product, with the line that the manifest lacks.
  static func error(_ need: String, _ product: String, target: String) -> String {
    "error: \(need) needs a product: add .product(name: \"\(product)\", package: \"Tapas\") "
      + "to the dependencies of \(target) in Package.swift"
  }

  /// The imports before the first declaration, with their lines. Those below `#if` hold only where
  /// its condition does.
  private static func imports(in text: String) -> [(line: Int, module: String)] {
    var found: [(line: Int, module: String)] = []
    var (depth, isInComment) = (0, false)
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    for (number, line) in zip(1..., lines) {
      let line = line.drop(while: \.isWhitespace)
      if isInComment || line.hasPrefix("/*") {
        isInComment = !line.contains("*/")
      } else if line.hasPrefix("#if") {
        depth += 1
      } else if line.hasPrefix("#endif") {
        depth -= 1
      } else if let match = line.firstMatch(of: statement) {
        if depth == 0 { found.append((number, String(match.1))) }
      } else if !line.isEmpty, !line.hasPrefix("//"), depth == 0 {
        break
      }
    }
    return found
  }

  private static var statement: Regex<(Substring, Substring)> {
    #/
      ^(?:@\w+(?:\([^)]*\))?\s+)*(?:(?:public|package|internal|fileprivate|private)\s+)?import\s+
      (?:(?:struct|class|enum|protocol|func|var|let|typealias|actor)\s+)?(\w+)
    /#
  }
}
