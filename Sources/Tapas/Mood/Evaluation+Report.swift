// The report of an evaluation, for people and as JSON.
import Mood

extension Evaluation {
  /// The figures as a table; `speed` is in texts per second, on one core.
  func report(speed: Double) -> String {
    let figures = [
      ("texts", "\(texts)"), ("macro recall", percent(macroRecall)),
      ("accuracy", percent(accuracy)), ("macro F1", percent(macroF1)),
      ("calibration error", percent(calibrationError)), ("texts/s on one core", "\(Int(speed))"),
    ]
    let head = ["label", "→ sad", "→ neutral", "→ happy", "recall", "precision", "F1"]
    let rows = zip(Mood.allCases, counts).map { mood, counts in
      [mood.rawValue] + counts.map(String.init)
        + [recall(mood), precision(mood), f1(mood)].map(percent)
    }
    let first = figures.map { left($0.0, 19) + right($0.1, 9) }
    return (first + [""] + ([head] + rows).map(line)).joined(separator: "\n")
  }

  /// The same figures as one JSON object; shares are numbers from 0 to 1.
  func json(speed: Double) -> String {
    let matrix = counts.map { "[" + $0.map(String.init).joined(separator: ",") + "]" }
    let figures = [
      ("texts", "\(texts)"), ("macro_recall", "\(macroRecall)"), ("accuracy", "\(accuracy)"),
      ("macro_f1", "\(macroF1)"), ("calibration_error", "\(calibrationError)"),
      ("texts_per_second", "\(Int(speed))"),
      ("confusion", "[" + matrix.joined(separator: ",") + "]"),
    ]
    return "{" + figures.map { "\"\($0.0)\":\($0.1)" }.joined(separator: ",") + "}"
  }

  private func line(_ cells: [String]) -> String {
    left(cells[0], 9) + cells.dropFirst().map { right($0, 11) }.joined()
  }

  private func percent(_ share: Double) -> String {
    let tenths = Int((share * 1000).rounded())
    return "\(tenths / 10).\(tenths % 10) %"
  }

  private func left(_ text: String, _ width: Int) -> String {
    text + String(repeating: " ", count: max(0, width - text.count))
  }

  private func right(_ text: String, _ width: Int) -> String {
    String(repeating: " ", count: max(0, width - text.count)) + text
  }
}
