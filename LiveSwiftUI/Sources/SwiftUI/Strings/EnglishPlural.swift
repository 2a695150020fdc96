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

  /// `text` with its last word in the plural, if the number in `whole` is not one.
  static func inflected(_ text: String, countedIn whole: String) -> String {
    let digits = whole.filter { $0.isNumber || $0 == "." || $0 == "," }
    guard !digits.isEmpty, digits != "1" else { return text }
    let tail = text.reversed().prefix { !$0.isWhitespace }
    let word = String(tail.reversed())
    guard word.last?.isLetter == true else { return text }
    return String(text.dropLast(word.count)) + plural(of: word)
  }

  /// The plural of a noun.
  static func plural(of word: String) -> String {
    let lower = word.lowercased()
    if unchanged.contains(lower) { return word }
    if let known = irregular[lower] {
      return word.first?.isUppercase == true ? known.capitalized : known
    }
    let vowelBefore = "aeiou".contains(lower.dropLast().last ?? "a")
    if lower.hasSuffix("y"), !vowelBefore { return word.dropLast() + "ies" }
    if ["s", "x", "z", "ch", "sh"].contains(where: lower.hasSuffix) { return word + "es" }
    return word + "s"
  }
}
