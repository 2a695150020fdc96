// What `tapas mood` prints, and how it measures.
import Mood
import Testing

@testable import tapas

@Suite("tapas mood")
struct MoodCommandTests {
  private let happy = MoodReading(sad: 0.0625, neutral: 0.0625, happy: 0.875)

  @Test("On a terminal moods stand in columns, and a text cannot move the cursor")
  func table() {
    #expect(MoodRows.table.row("so good", happy) == "happy    88 %   so good")
    #expect(MoodRows.table.row("a\u{1B}[2Jb\tc\u{2028}d", happy) == "happy    88 %   a [2Jb c d")
    #expect(MoodRows.table.row("", .undecided) == "-               ")
    #expect(MoodRows.table.row("Estoy triste", nil) == "not English     Estoy triste")
  }

  @Test("In a pipe columns are parted by tabs, always six of them")
  func tabs() {
    #expect(
      MoodRows.tabs.row("so\tgood\r", happy)
        == "happy\t0.8750\t0.0625\t0.0625\t0.8750\tso good ")
    #expect(MoodRows.tabs.row("", .undecided) == "-\t0.3333\t0.3333\t0.3333\t0.3333\t")
    #expect(
      MoodRows.tabs.row("Estoy triste", nil)
        == "not English\t0.3333\t0.3333\t0.3333\t0.3333\tEstoy triste")
    let sure = MoodReading(sad: 1, neutral: 0, happy: 0)
    #expect(MoodRows.tabs.row("x", sure) == "sad\t1.0000\t1.0000\t0.0000\t0.0000\tx")
  }

  @Test("As JSON each text is one object on one line")
  func json() {
    #expect(
      MoodRows.json.row("\"a\"\n/b", happy)
        == #"{"confidence":0.875,"happy":0.875,"mood":"happy","neutral":0.0625,"#
        + #""sad":0.0625,"text":"\"a\"\n/b"}"#
    )
    #expect(MoodRows.json.row("", .undecided).contains(#""mood":null"#))
    #expect(MoodRows.json.row("Estoy triste", nil).contains(#""mood":"not English""#))
  }

  @Test("A text in another language has no reading; English, emoji and short words have one")
  func languages() throws {
    let texts = [
      "I am so happy today", "Hoy estoy muy triste porque perdí el tren", "أنا حزين جدا اليوم",
      "😂😂", "", "meh", "@ana https://example.org Das ist leider nicht so schön gewesen",
    ]
    let found = readings(of: texts, try MoodClassifier.bundled())
    #expect(found.map { $0 != nil } == [true, false, false, true, true, true, false])
    #expect(found[0]?.mood == .happy)
    #expect(found[4] == .undecided)
  }

  @Test("Lines are cut wherever portions end; broken UTF-8 is mended, a huge line bounded")
  func lines() {
    var cutter = LineCutter()
    #expect(cutter.take("so g".utf8) == [])
    #expect(cutter.take("ood\r\n\nbad\u{0}".utf8) == ["so good", ""])
    #expect(cutter.take([0xFF, 0x0A]) == ["bad\u{0}\u{FFFD}"])
    let huge = [UInt8](repeating: 0x61, count: 3_000_000)
    #expect(cutter.take(huge + [0x0A]).map(\.utf8.count) == [LineCutter.most])
    #expect(cutter.take("last".utf8) == [])
    #expect(cutter.end() == ["last"])
    #expect(cutter.end() == [])
  }

  @Test("An evaluation counts verdicts against labels, figure by figure")
  func evaluation() {
    var evaluation = Evaluation()
    let sad = MoodReading(sad: 0.5, neutral: 0.25, happy: 0.25)
    let neutral = MoodReading(sad: 0, neutral: 1, happy: 0)
    for (label, reading, times) in [
      (Mood.sad, sad, 3), (.sad, happy, 1), (.neutral, neutral, 2), (.neutral, sad, 2),
      (.happy, happy, 2),
    ] {
      for _ in 0..<times { evaluation.count(label, reading) }
    }
    #expect(evaluation.counts == [[3, 0, 1], [2, 2, 0], [0, 0, 2]])
    #expect(
      evaluation.report(speed: 2345.6) == """
        texts                     10
        macro recall          75.0 %
        accuracy              70.0 %
        macro F1              71.1 %
        calibration error     11.3 %
        texts/s on one core     2345

        label          → sad  → neutral    → happy     recall  precision         F1
        sad                3          0          1     75.0 %     60.0 %     66.7 %
        neutral            2          2          0     50.0 %    100.0 %     66.7 %
        happy              0          0          2    100.0 %     66.7 %     80.0 %
        """)
    #expect(
      evaluation.json(speed: 2345.6).hasPrefix(#"{"texts":10,"macro_recall":0.75,"accuracy":0.7,"#))
    #expect(evaluation.json(speed: 0).hasSuffix(#""confusion":[[3,0,1],[2,2,0],[0,0,2]]}"#))
  }

  @Test("Labels are numbers or names; the first line without one is told")
  func labels() throws {
    var course = EvaluationCourse(classifier: try MoodClassifier.bundled())
    #expect(course.take(["0\tso bad", "happy\ta\tb", "", "neutral\t"]) == nil)
    #expect(course.take(["sad\tx", "3\ty"]) == .noLabel(line: 6))
    #expect(course.evaluation.texts == 3)
    #expect(
      "\(RunFailure.noLabel(line: 6))"
        == "line 6 has no label. A line is 0, 1, 2, sad, neutral or happy, "
        + "then a tab, then a text; "
        + "from two files: paste LABELS TEXTS | tapas mood --evaluate -")
  }
}
