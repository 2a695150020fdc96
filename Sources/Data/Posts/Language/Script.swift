// The script of a text.

/// The number of letters of a text, and of the Latin letters among them.
struct Script: Sendable, Hashable {
  /// The number of Latin letters.
  var latin = 0
  /// The number of letters of all scripts.
  var all = 0

  /// Whether there are no letters.
  var isEmpty: Bool { all == 0 }

  /// Whether most letters are of other scripts than Latin.
  var isForeign: Bool { latin * 2 < all }

  /// The letters of `text`. A Chinese character counts twice, because it carries more meaning.
  static func count(_ text: String) -> Script {
    var script = Script()
    for scalar in text.unicodeScalars {
      if scalar.isASCII {
        guard (scalar.value | 0x20) >= 0x61, (scalar.value | 0x20) <= 0x7A else { continue }
        script.latin += 1
        script.all += 1
      } else if scalar.properties.isAlphabetic {
        let isLatin = scalar.value < 0x250 || (0x1E00...0x1EFF).contains(scalar.value)
        // Mathematical letters are Latin letters in another style.
        let isFancy = (0x1D400...0x1D7FF).contains(scalar.value)
        script.latin += isLatin || isFancy ? 1 : 0
        script.all += scalar.value >= 0x2E80 && !isFancy ? 2 : 1
      }
    }
    return script
  }
}
