// The plural of an English noun, for `^[\(count) chair](inflect: true)`.

/// Inflects a noun by the number before it.
enum EnglishPlural {
  private static let irregular = [
    "person": "people", "child": "children", "man": "men", "woman": "women", "foot": "feet",
    "tooth": "teeth", "mouse": "mice", "goose": "geese", "leaf": "leaves", "knife": "knives",
    "loaf": "loaves", "half": "halves", "shelf": "shelves", "potato": "potatoes",
    "tomato": "tomatoes", "hero": "heroes", "is": "are", "was": "were", "has": "have",
  ]
  private static let unchanged: Set = ["fish", "sheep", "series", "species", "deer"]

  /// `text` with its last word in the number that `whole` has: the plural, unless that is one.
  static func inflected(_ text: String, countedIn whole: String) -> String {
    let digits = whole.filter { $0.isNumber || $0 == "." || $0 == "," }
    guard !digits.isEmpty else { return text }
    let tail = text.reversed().prefix { !$0.isWhitespace }
    let word = String(tail.reversed())
    guard word.last?.isLetter == true else { return text }
    let start = String(text.dropLast(word.count))
    if digits != "1" { return start + plural(of: word) }
    return start + (isPlural(word.lowercased()) ? singular(of: word) : word)
  }

  /// Whether a noun in lower case is in the plural already, such as `quotes`; words such as `bus`
  /// and `glass` are not.
  private static func isPlural(_ word: String) -> Bool {
    if irregular.values.contains(word) { return true }
    guard word.hasSuffix("s"), word.count > 3 else { return false }
    return !["ss", "us", "is", "as", "os"].contains(where: word.hasSuffix)
  }

  /// The noun of a plural in lower case, such as `quote` of `quotes`.
  private static func singular(of word: String) -> String {
    if let known = irregular.first(where: { $0.value == word.lowercased() })?.key { return known }
    if word.hasSuffix("ies") { return word.dropLast(3) + "y" }
    for end in ["sses", "xes", "zes", "ches", "shes"] where word.hasSuffix(end) {
      return String(word.dropLast(2))
    }
    return String(word.dropLast())
  }

  /// The plural of a noun.
  static func plural(of word: String) -> String {
    let lower = word.lowercased()
    if unchanged.contains(lower) || isPlural(lower) { return word }
    if let known = irregular[lower] {
      return word.first?.isUppercase == true ? known.capitalized : known
    }
    let vowelBefore = "aeiou".contains(lower.dropLast().last ?? "a")
    if lower.hasSuffix("y"), !vowelBefore { return word.dropLast() + "ies" }
    if ["s", "x", "z", "ch", "sh"].contains(where: lower.hasSuffix) { return word + "es" }
    return word + "s"
  }
}
