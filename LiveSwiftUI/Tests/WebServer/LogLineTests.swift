// Text from outside as a part of a line of a log.
import Testing

@testable import WebServer

@Suite("Lines of a log") struct LogLineTests {
  @Test(
    "What could end, colour, reorder or hide a line is escaped; all else is as it was",
    arguments: [
      ("plain, señor 菜单 👩‍🍳", "plain, señor 菜单 👩‍🍳"), ("a\nb", "a b"), ("a\r\n\nb\n", "a b"),
      ("\nfaked", "faked"), ("a\u{2028}b\u{85}c", "a b c"),
      ("\u{1B}[31mred\u{9B}0m", #"\u{1B}[31mred\u{9B}0m"#), ("a\0b\u{7F}", #"a\u{0}b\u{7F}"#),
      ("\u{202E}gnp.exe\u{2066}", #"\u{202E}gnp.exe\u{2066}"#), ("a\u{FEFF}", #"a\u{FEFF}"#),
      ("a\tb", #"a\u{9}b"#), ("", ""),
    ])
  func escaped(text: String, line: String) { #expect(text.inLogLine == line) }

  @Test("A line is bounded, whatever the text")
  func bounded() {
    let long = String(repeating: "x", count: String.logLineLimit)
    #expect(long.inLogLine == long)
    #expect((long + "yz").inLogLine == long + "…")
    #expect(String(repeating: "\u{1B}", count: 9_999).inLogLine.utf8.count < 8_000)
    #expect(String(repeating: "\n", count: 9_999).inLogLine == "…")
  }
}
