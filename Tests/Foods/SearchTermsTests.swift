// Searching by words, and its bounds: a person may type anything, and a service send anything.
import DataLayer
import Foundation
import Limits
import SharedUI
import Testing

@Suite("Search words")
struct SearchTermsTests {
  private func finds(_ query: String, in text: String) -> Bool {
    SearchTerms(query).find(FoldedText(text))
  }

  /// Bug: each of 32,000 typed words was compared with each row, on the one thread for everybody.
  @Test("Only the first sixteen different words are looked for")
  func words() {
    let letters = "a b c d e f g h i j k l m n o p"
    #expect(finds(letters + " missing", in: letters))
    #expect(!finds(letters.dropLast() + "missing", in: letters))
    // One word many times is one word.
    #expect(!finds(String(repeating: "a Á ", count: 50) + "missing", in: letters))
  }

  /// Bug: all of 64 KB were folded at each event.
  @Test("Only the first thousand scalars are folded, of what is typed and of what is searched")
  func length() {
    let marks = String(repeating: "\u{301}", count: 999)
    #expect(finds("e" + marks + " missing", in: "Été"))
    let long = String(repeating: "a", count: 999)
    #expect(finds("b", in: long + "b"))
    #expect(!finds("c", in: long + "bc"))
  }

  @Test("What a row shows is found by exactly that, also garbled text and accents without letters")
  func itself() {
    for text in [
      "NaleÃ…â€ºniki z serem", "Nale\u{C3}\u{85}\u{E2}\u{80}\u{BA}niki", "ﬁne №5 ½ Ａﬀ ™ ㎏",
      "\u{301}\u{323}Été", "ẞ straße İstanbul ſ", "كُـتّاب ﷲ", "e\u{301}\u{200D}x",
    ] {
      #expect(finds(text, in: text), "\(text)")
      for word in text.split(separator: " ") {
        #expect(finds(String(word), in: "Before \(text) after"), "\(word) in \(text)")
      }
    }
    var random = SeededRandom(seed: 2_000)
    let ranges: [ClosedRange<UInt32>] = [
      0x20...0x17F, 0x1E00...0x1EFF, 0x2000...0x214F, 0x300...0x36F, 0x370...0x3FF,
      0x600...0x6FF, 0xFB00...0xFB06, 0xFF01...0xFF5E,
    ]
    for _ in 0..<2_000 {
      var text = String.UnicodeScalarView()
      for range in ranges.shuffled(using: &random).prefix(Int.random(in: 1...5, using: &random)) {
        if let scalar = Unicode.Scalar(UInt32.random(in: range, using: &random)) {
          text.append(scalar)
        }
      }
      #expect(finds(String(text), in: String(text)), "\(text.map { String($0.value, radix: 16) })")
    }
  }

  @Test("A word is found wherever it stands, and only there")
  func everywhere() {
    // All texts and words of two letters, which are the ones that end as they begin.
    let texts = (1...9).flatMap { length in (0..<(1 << length)).map { Self.bits($0, length) } }
    for word in texts where word.count <= 4 {
      for text in texts {
        #expect(finds(word, in: text) == text.contains(word), "\(word) in \(text)")
      }
    }
    #expect(finds("", in: ""))
    #expect(!finds("a", in: ""))
  }

  private static func bits(_ number: Int, _ length: Int) -> String {
    String((0..<length).map { number >> $0 & 1 == 0 ? "a" : "b" })
  }

  @Test("A text is cut by scalars, and one that is short enough stays as it is")
  func beginning() {
    #expect("cliché".beginning(6) == "cliché")
    #expect("cliché".beginning(5) == "clich")
    #expect(("e" + String(repeating: "\u{301}", count: 100)).beginning(3) == "e\u{301}\u{301}")
    #expect("".beginning(0) == "")
  }

  @Test("An address of more than 8,000 bytes is none")
  func address() {
    let stem = "https://photos.test/"
    #expect(URL(web: stem + String(repeating: "a", count: 8_000 - stem.count)) != nil)
    #expect(URL(web: stem + String(repeating: "a", count: 8_001 - stem.count)) == nil)
  }
}
