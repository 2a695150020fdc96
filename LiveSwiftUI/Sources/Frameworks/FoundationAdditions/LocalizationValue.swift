// A text of the string tables with its values, as Foundation of Apple's systems has it.
public import Foundation

extension String {
  /// A key of the string tables with the values to fill in, written as a literal:
  /// `"\(count) drinks"`.
  public struct LocalizationValue: Equatable, ExpressibleByStringInterpolation, Sendable {
    /// The key as the string tables spell it, with `%@`, `%lld` … for values.
    package var key: String
    /// The values, in order.
    package var arguments: [Argument] = []
    /// Whether `%` starts a specifier; in a plain literal it is a percent sign.
    package var isFormat = false

    /// Makes a key from a text.
    public init(_ value: String) { key = value }
    /// Makes a key from a literal.
    public init(stringLiteral value: String) { key = value }
    /// Makes a key from a literal with values in it.
    public init(stringInterpolation: StringInterpolation) {
      key = stringInterpolation.key
      arguments = stringInterpolation.arguments
      isFormat = true
    }
  }
}

extension String.LocalizationValue {
  /// One value of a key.
  package enum Argument: Equatable, Sendable {
    /// Text, inserted unchanged.
    case text(String)
    /// A signed whole number.
    case integer(Int64)
    /// An unsigned whole number.
    case unsigned(UInt64)
    /// A number with a fraction.
    case number(Double)
    /// A value that is formatted once the reader's locale is known.
    case formatted(Formatted)
  }

  /// A value that is formatted once the reader's locale is known; equal where its English text is.
  /// Formats and what they take are values, which never change once stored.
  package struct Formatted: Equatable, @unchecked Sendable {
    /// The text in a locale.
    package let text: (Locale) -> String

    package static func == (one: Formatted, other: Formatted) -> Bool {
      let english = Locale(identifier: "en")
      return one.text(english) == other.text(english)
    }
  }

  /// Collects the literal parts and the values of a key.
  public struct StringInterpolation: StringInterpolationProtocol, Sendable {
    var key = ""
    var arguments: [Argument] = []

    /// Reserves space for the literal parts and the values.
    public init(literalCapacity: Int, interpolationCount: Int) {
      key.reserveCapacity(literalCapacity + interpolationCount * 4)
      arguments.reserveCapacity(interpolationCount)
    }

    /// Appends a literal part. Its percent signs are doubled, since the key also contains
    /// specifiers.
    public mutating func appendLiteral(_ literal: String) {
      key += literal.replacing("%", with: "%%")
    }

    /// Appends a text as `%@`.
    public mutating func appendInterpolation(_ string: String) { append(.text(string), as: "%@") }

    /// Appends a part of a text as `%@`.
    public mutating func appendInterpolation(_ substring: Substring) {
      append(.text(String(substring)), as: "%@")
    }

    /// Appends a whole number as `%lld`, `%d`, `%llu` or `%u`, by its type.
    public mutating func appendInterpolation<T: FixedWidthInteger>(_ value: T) {
      append(Self.argument(value), as: Self.specifier(of: T.self))
    }

    /// Appends a number as `%f` or `%lf`, by its type.
    public mutating func appendInterpolation<T: BinaryFloatingPoint>(_ value: T) {
      append(.number(Double(value)), as: T.self == Float.self ? "%f" : "%lf")
    }

    /// Appends a whole number with a printf specifier.
    public mutating func appendInterpolation<T: FixedWidthInteger>(_ value: T, specifier: String) {
      append(Self.argument(value), as: specifier)
    }

    /// Appends a number with a printf specifier.
    public mutating func appendInterpolation<T: BinaryFloatingPoint>(
      _ value: T, specifier: String
    ) {
      append(.number(Double(value)), as: specifier)
    }

    /// Appends a value as `%@`, formatted in the reader's locale.
    public mutating func appendInterpolation<F: FormatStyle>(_ input: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == String {
      append(.formatted(Formatted { format.locale($0).format(input) }), as: "%@")
    }

    /// Appends a value of Foundation as `%@`, by a formatter or as its description.
    public mutating func appendInterpolation<Subject: ReferenceConvertible>(
      _ subject: Subject, formatter: Formatter? = nil
    ) {
      append(.text(formatter?.string(for: subject) ?? "\(subject)"), as: "%@")
    }

    /// Appends an object as `%@`, by a formatter or as its description.
    public mutating func appendInterpolation<Subject: NSObject>(
      _ subject: Subject, formatter: Formatter? = nil
    ) {
      append(.text(formatter?.string(for: subject) ?? "\(subject)"), as: "%@")
    }

    private mutating func append(_ argument: Argument, as specifier: String) {
      key += specifier
      arguments.append(argument)
    }

    private static func argument(_ value: some FixedWidthInteger) -> Argument {
      Int64(exactly: value).map { .integer($0) }
        ?? UInt64(exactly: value).map { .unsigned($0) } ?? .text("\(value)")
    }

    private static func specifier<T: FixedWidthInteger>(of type: T.Type) -> String {
      switch (type.isSigned, type.bitWidth > 32) {
      case (true, true): "%lld"
      case (true, false): "%d"
      case (false, true): "%llu"
      case (false, false): "%u"
      }
    }
  }
}
