// How a text is split into words.
import Testing

@testable import Mood

@Suite("Words")
struct WordTests {
  /// The words of a text, with blanks between.
  private func words(_ text: String) -> String {
    let words = WordCutter.tokens(of: TextScalars(text))
    return (0..<words.count).map {
      String(decoding: words.bytes[words.range(of: $0)], as: UTF8.self)
    }
    .joined(separator: " ")
  }

  @Test(
    "A text falls into words",
    arguments: [
      ("I love it", "i love it"),
      ("I LOVE IT so", "i <caps> love it so"),
      ("soooo gooood!!!", "soo <rep> good <rep> ! <rep>"),
      ("don't 'tis rock'n'roll", "don't ' tis rock'n'roll"),
      ("see https://a.example/b?c, ok", "see <link> ok"),
      ("WWW.A.EXAMPLE t.co/x but bat.co/x", "<link> <link> but bat . co / x"),
      ("@ana @ana.example.org @ana@b.example hi", "<user> <user> <user> hi"),
      ("mail ana@b.example", "mail ana <user>"),
      ("#ThrowbackThursday #YOLO", "# throwback thursday # <caps> yolo"),
      ("USAToday iPhone", "<caps> usa today i phone"),
      ("7 42 1987 2016 2100 1,250.00 3.14", "7 42 <year> <year> <num> <num> <num>"),
      ("10:30 at 7pm", "10 : 30 at 7 pm"),
      ("ok :) :-( xD <3 :'(", "ok :) :( :D <3 :'("),
      ("fine:) (:  ratio 3:1 http://x", "fine :) :) ratio 3 : 1 <link>"),
      ("-___- ♥♥ \\o/", "-_- <3 <3 ^_^"),
      ("wait… what...", "wait . <rep> what . <rep>"),
      ("😂😂😂 👍🏽 👩‍👧 🇪🇸🇲🇽", "😂 <rep> 👍 👩 👧 <flag>"),
      ("привет ok好ok", "<foreign> ok <foreign> ok"),
      ("Café ＷＩＤＥ 𝓶𝔂 naïve", "cafe <caps> wide my naive"),
      ("e\u{301}te\u{301}", "ete"),
      ("“so” – she’d say", "\" so \" - she'd say"),
      ("", ""), (" \n\t ", ""), ("\u{0}a\u{0}b", "ab"),
    ])
  func cut(text: String, expected: String) {
    #expect(words(text) == expected)
  }

  @Test(
    "Entities and escapes are decoded once",
    arguments: [
      ("fish &amp; chips", "fish & chips"), ("&lt;3", "<3"), ("&amp;lt;3", "& lt ; 3"),
      ("don&#39;t", "don't"), ("&#x1F600;", "😀"), ("a&nbsp;b", "a b"),
      ("&unknown; &amp &#0; &#1114112;", "& unknown ; & amp & # 0 ; & # <num> ;"),
      (#"\ud83d\ude02 \ud83d alone"#, "😂 alone"), (#"a\nb \"q\" c:\temp"#, #"a b " q " c :/ temp"#),
      ("&#55357;&#56834;", "😂"),
    ])
  func decoded(text: String, expected: String) {
    #expect(words(text) == expected)
  }

  @Test("A huge text is read up to its limit")
  func bound() {
    let scalars = TextScalars(String(repeating: "ab ", count: 400_000))
    #expect(scalars.read == TextScalars.most)
    #expect(scalars.values.count == TextScalars.most)
  }

  @Test("Any scalar, alone and next to a letter, is split without a trap")
  func everyScalar() {
    var seen = 0
    for value in stride(from: 0 as UInt32, through: 0x10FFFF, by: 37) {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let cut = WordCutter.tokens(of: TextScalars("\(scalar)a\(scalar)"))
      seen += cut.count > 0 ? 1 : 0
    }
    #expect(seen > 29_000)
  }
}
