// The direction of a text, so that a truncated English name in an Arabic page keeps its start.

extension String {
  /// Whether the text contains letters of a right-to-left script.
  var readsRightToLeft: Bool {
    unicodeScalars.contains { scalar in
      switch scalar.value {
      // Hebrew, Arabic, Syriac, Thaana, NKo and their neighbours; then their presentation forms.
      case 0x0590...0x08FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFF: true
      default: false
      }
    }
  }

  /// Whether the text contains a letter; numbers and emoji follow the page's direction.
  var hasLetters: Bool { unicodeScalars.contains { $0.properties.isAlphabetic } }
}

extension Element {
  /// Lets the browser find the direction of `words`, where it is not that of the page. Returns
  /// whether it is another one.
  @discardableResult func setDirection(of words: String, _ environment: BuiltInEnvironment) -> Bool
  {
    let isRightToLeft = environment.person.layoutDirection == .rightToLeft
    guard words.readsRightToLeft != isRightToLeft, words.hasLetters else { return false }
    set("dir", "auto")
    return true
  }
}
