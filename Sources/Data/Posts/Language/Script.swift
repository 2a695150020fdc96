// Which writing a text is in.

/// How many letters of a text are Latin, and how many there are.
struct Script: Sendable, Hashable {
  /// Letters that English or its neighbours write.
  var latin = 0
  /// Letters of every writing.
  var all = 0

  /// Whether there is no letter at all.
  var isEmpty: Bool { all == 0 }

  /// The letters of `text`; what has signs for words counts twice, as a sign says more than a letter.
  static func count(_ text: String) -> Script {
    var script = Script()
    for scalar in text.unicodeScalars {
      if scalar.isASCII {
        guard (scalar.value | 0x20) >= 0x61, (scalar.value | 0x20) <= 0x7A else { continue }
        script.latin += 1
        script.all += 1
      } else if scalar.properties.isAlphabetic {
        let isLatin = scalar.value < 0x250 || (0x1E00...0x1EFF).contains(scalar.value)
        // Mathematical letters are Latin ones in fancy dress.
        let isFancy = (0x1D400...0x1D7FF).contains(scalar.value)
        script.latin += isLatin || isFancy ? 1 : 0
        script.all += scalar.value >= 0x2E80 && !isFancy ? 2 : 1
      }
    }
    return script
  }
}
