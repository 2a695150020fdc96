// A rule about regular expressions: their work has no bound, and a literal is compiled at each
// call.

extension HouseRule {
  /// Where an expression may be: it reads what a developer wrote, once, or is what an app asks for.
  private static let readers: [String: String] = [
    "LiveSwiftUI/Sources/Build/AssetSymbols/":
      "the build reads an app's own sources and catalogues",
    "LiveSwiftUI/Sources/Build/PreviewMacros/": "the compiler reads an app's own sources",
    "LiveSwiftUI/Sources/Frameworks/FoundationAdditions/Predicates/PredicateComparison.swift":
      "MATCHES of a predicate is an expression of the app",
  ]

  static let expressions = HouseRule("No text of a person or a service meets an expression") {
    file in
    guard file.isInSources, !file.isGenerated, !readers.keys.contains(where: file.path.hasPrefix)
    else { return [] }
    return file.findings(
      #/
        \bRegex\b | \bNSRegularExpression\b | \.regularExpression\b
        | [(=,:\[\{] \s* \#* / [^/*\s] | \breturn \s+ \#* / [^/*]
      /#,
      in: file.lines(with: "/", "egularExpression", "Regex")
    ) { _ in "write the loop" }
  }
}
