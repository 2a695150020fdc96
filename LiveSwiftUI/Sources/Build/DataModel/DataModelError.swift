// Failures of reading a data model.

/// A reason that a data model cannot be read.
package enum DataModelError: Error, Equatable, Sendable, CustomStringConvertible {
  /// The file, or a file in its folder, cannot be read.
  case unreadable(String)
  /// The file has more bytes than a model of a person has.
  case tooLarge(String)
  /// The text is no XML, with the number of the line.
  case syntax(String, line: Int)
  /// The XML is no model.
  case content(String)

  /// A sentence on the failure.
  package var description: String {
    switch self {
    case .unreadable(let file): "The data model \(file) cannot be read."
    case .tooLarge(let file): "The data model \(file) is too large."
    case .syntax(let problem, let line): "The data model is no XML: \(problem) in line \(line)."
    case .content(let problem): "The data model is not valid: \(problem)."
    }
  }
}
