// Text from outside as a part of a line of a log.
import Synchronization
import Testing

@testable import LogOutput
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

  @Test("The lines of a minute are bounded, and that others are left out is told")
  func many() {
    let lines = Mutex<[String]>([])
    let start = ContinuousClock.now
    let log = LogLimit({ line in lines.withLock { $0.append(line) } }, now: start)
    for _ in 0..<100 { log("no descriptor left", at: start + .seconds(59)) }
    let told = lines.withLock { $0 }
    #expect(told.count == LogLimit.limit + 1)
    #expect(told.last == "further lines are left out for up to a minute")
    log("no descriptor left", at: start + .seconds(60))
    #expect(lines.withLock { $0.count } == LogLimit.limit + 2)
  }
}
