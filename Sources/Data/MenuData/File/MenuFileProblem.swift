// The faults of a menu file, each with its line.

/// One fault of a menu file, for the person who wrote it.
public struct MenuFileProblem: Error, Sendable, Hashable, CustomStringConvertible {
  /// The line, from 1; nil for the file as a whole.
  public let line: Int?
  /// The fault and its remedy, in a sentence without a full stop.
  public let why: String

  init(_ line: Int?, _ why: String) {
    self.line = line
    self.why = why
  }

  /// The sentence, after the number of the line.
  public var description: String { (line.map { "line \($0): " } ?? "") + why }
}

/// The faults for which a menu file is not taken.
public struct MenuFileFailure: Error, Sendable, Hashable, CustomStringConvertible {
  /// The faults in the order of their lines, at least one.
  public let problems: [MenuFileProblem]

  init(_ problems: [MenuFileProblem]) {
    // Of two lines of one place the fault found first comes first.
    self.problems = problems.enumerated().sorted {
      ($0.element.line ?? 0, $0.offset) < ($1.element.line ?? 0, $1.offset)
    }.map(\.element)
  }

  init(_ why: String) { problems = [MenuFileProblem(nil, why)] }

  /// The most faults to list; a wrong separator makes one of every line.
  public static var listed: Int { 20 }

  /// The first fault, and the number of the others.
  public var description: String {
    let more = problems.count - 1
    return "\(problems[0])" + (more == 0 ? "" : " (and \(more) more)")
  }
}
