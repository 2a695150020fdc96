// A rule of the repository: a sentence, and a way to find where a file breaks it.

/// One rule about Swift files.
struct HouseRule: Sendable {
  /// The rule as a sentence.
  let sentence: String
  /// The places where a file breaks it.
  let findings: @Sendable (SwiftFile) -> [Finding]

  init(_ sentence: String, findings: @escaping @Sendable (SwiftFile) -> [Finding]) {
    self.sentence = sentence
    self.findings = findings
  }

  /// Every rule about single files.
  static let all: [HouseRule] = [
    imports, opening, platformTests, bannedNames, sharedState, keptState, addressFields,
    emptyCatch, reasonedTry,
    reasonedUnsafety, words, names, documented, documentedModifiers, prose, expressions,
    slots, unavailable, styleNames, readNames, deadlines, screens,
  ]
}
