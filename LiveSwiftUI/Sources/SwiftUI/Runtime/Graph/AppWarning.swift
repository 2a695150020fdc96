// A sentence of the log about a mistake of an app.

/// A sentence about a mistake of an app, written in the source with the values put in.
package struct AppWarning: ExpressibleByStringInterpolation, Sendable {
  /// The whole sentence.
  package let text: String
  /// The sentence without the values, which a person may have typed.
  package let kind: String

  /// A sentence without values.
  package init(stringLiteral value: String) { (text, kind) = (value, value) }

  /// A sentence with values.
  package init(stringInterpolation parts: StringInterpolation) {
    (text, kind) = (parts.text, parts.kind)
  }

  /// The parts of a sentence.
  package struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var text = ""
    fileprivate var kind = ""

    /// No parts yet.
    package init(literalCapacity: Int, interpolationCount: Int) {}

    /// Adds words of the source.
    package mutating func appendLiteral(_ literal: String) {
      text += literal
      kind += literal
    }

    /// Adds a value.
    package mutating func appendInterpolation<Value>(_ value: Value) {
      text += "\(value)"
      kind += "…"
    }
  }
}
