// Which way a text runs, so that an English name in an Arabic page keeps its beginning.

extension String {
  /// Whether the text holds letters of a script that runs from right to left.
  var readsRightToLeft: Bool {
    unicodeScalars.contains { scalar in
      switch scalar.value {
      // Hebrew, Arabic, Syriac, Thaana, NKo and their neighbours; then their presentation forms.
      case 0x0590...0x08FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFF: true
      default: false
      }
    }
  }

  /// Whether the text holds any letter; numbers and emoji run with the page.
  var hasLetters: Bool { unicodeScalars.contains { $0.properties.isAlphabetic } }
}
