// `tapas mood`: classifies the mood of texts, or evaluates the classifier.
import AppServer
import DataLayer
import Foundation
import Mood
import Posts

/// Runs `tapas mood`; throws `RunFailure`. It ends without an error when its reader goes away.
func runMood(_ options: MoodOptions) throws(RunFailure) {
  let classifier: MoodClassifier
  do {
    classifier = try MoodClassifier.bundled()
  } catch {
    throw .cannotStart("The classifier cannot start: \(error)")
  }
  if let path = options.labelled {
    return try evaluate(path, isJSON: options.isJSON, classifier)
  }
  let rows: MoodRows =
    options.isJSON ? .json : Terminal.isPerson(STDOUT_FILENO) ? .table : .tabs
  guard options.texts.isEmpty else {
    _ = report(options.texts, rows, classifier)
    return
  }
  if Terminal.isPerson(STDIN_FILENO) { Terminal.warn("Type a text and Return; Control-D ends.") }
  try eachPortion(of: STDIN_FILENO, named: "standard input") { report($0, rows, classifier) }
}

/// Prints a line per text. Returns false when the reader has closed the pipe.
private func report(_ texts: [String], _ rows: MoodRows, _ classifier: MoodClassifier) -> Bool {
  let lines = zip(texts, readings(of: texts, classifier)).map { rows.row($0, $1) }
  return lines.isEmpty || Terminal.printed(lines.joined(separator: "\n"))
}

/// A reading for each text; nil for a text that is not English.
///
/// A text of uncertain language is read too, because the person who passed it knows its language.
func readings(of texts: [String], _ classifier: MoodClassifier) -> [MoodReading?] {
  let isRead = texts.map { LanguageGuess.ofLine($0) != .other }
  var english = classifier.readings(of: zip(texts, isRead).filter(\.1).map(\.0))[...]
  return isRead.map { $0 ? english.popFirst() : nil }
}

private func evaluate(
  _ path: String, isJSON: Bool, _ classifier: MoodClassifier
) throws(RunFailure) {
  let isInput = path == "-"
  let name = isInput ? "standard input" : Redaction.plain(path)
  let file = isInput ? FileHandle.standardInput : FileHandle(forReadingAtPath: path)
  guard let file else { throw .fileNotReadable(name) }
  var course = EvaluationCourse(classifier: classifier)
  var fault: RunFailure?
  try eachPortion(of: file.fileDescriptor, named: name) { lines in
    fault = course.take(lines)
    return fault == nil
  }
  if let fault { throw fault }
  guard course.evaluation.texts > 0 else { throw .nothingToEvaluate }
  let speed = Double(course.evaluation.texts) / max(1e-9, course.time / .seconds(1))
  Terminal.say(
    isJSON ? course.evaluation.json(speed: speed) : course.evaluation.report(speed: speed))
}

/// Counts labelled lines, and the CPU time for classifying them.
struct EvaluationCourse {
  let classifier: MoodClassifier
  private(set) var evaluation = Evaluation()
  private(set) var time: Duration = .zero
  private var line = 0

  init(classifier: MoodClassifier) { self.classifier = classifier }

  /// Counts some lines. Returns the failure for a line without a label. Empty lines are skipped.
  mutating func take(_ lines: [String]) -> RunFailure? {
    var labelled: [(Mood, String)] = []
    for text in lines {
      line += 1
      if text.isEmpty { continue }
      let parts = text.split(separator: "\t", maxSplits: 1, omittingEmptySubsequences: false)
      guard parts.count == 2, let mood = Mood(label: parts[0]) else { return .noLabel(line: line) }
      labelled.append((mood, String(parts[1])))
    }
    let start = Duration.ofThread
    let readings = classifier.readings(of: labelled.map(\.1))
    time += Duration.ofThread - start
    for ((mood, _), reading) in zip(labelled, readings) { evaluation.count(mood, reading) }
    return nil
  }
}

/// Passes on the lines of each chunk as it arrives, until the end or until `take` returns false.
private func eachPortion(
  of descriptor: Int32, named name: String, _ take: ([String]) -> Bool
) throws(RunFailure) {
  var cutter = LineCutter()
  var portion = [UInt8](repeating: 0, count: 65_536)
  while true {
    // `read` returns the bytes that have arrived; Foundation's call waits for a full chunk.
    let count = read(descriptor, &portion, portion.count)
    if count < 0, errno == EINTR { continue }
    if count < 0 { throw .fileNotReadable(name) }
    if count == 0 { break }
    if !take(cutter.take(portion[..<count])) { return }
  }
  _ = take(cutter.end())
}
