// Builds a key and its values from a literal such as "\(count) foods".
public import Foundation

extension LocalizedStringKey {
  /// Collects the literal parts and the values of a key.
  public struct StringInterpolation: StringInterpolationProtocol {
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
      key += literal.utf8.contains(UInt8(ascii: "%")) ? literal.replacing("%", with: "%%") : literal
    }

    /// Appends a text as `%@`.
    public mutating func appendInterpolation(_ string: String) {
      append(.text(string), as: "%@")
    }

    /// Appends a number as `%lld` or `%lf`, shown with the reader's digits and separators.
    public mutating func appendInterpolation<T>(_ value: T) where T: _FormatSpecifiable {
      append(Argument(value), as: value._specifier)
    }

    /// Appends a number with a printf specifier.
    public mutating func appendInterpolation<T>(_ value: T, specifier: String)
    where T: _FormatSpecifiable {
      append(Argument(value), as: specifier)
    }

    /// Appends a value as `%@`, formatted in the reader's locale.
    public mutating func appendInterpolation<F>(_ input: F.FormatInput, format: F)
    where F: FormatStyle, F.FormatInput: Equatable, F.FormatOutput == String {
      let deferred = Deferred(Formatted(input: input, format: format)) { value, locale, _ in
        value.format.locale(locale).format(value.input)
      }
      append(.deferred(deferred), as: "%@")
    }

    /// Appends a value as `%@`, formatted by a formatter of Foundation.
    public mutating func appendInterpolation<T>(_ subject: T, formatter: Formatter? = nil)
    where T: ReferenceConvertible {
      appendInterpolation(formatter?.string(for: subject) ?? "\(subject)")
    }

    /// Appends an object as `%@`, formatted by a formatter of Foundation.
    public mutating func appendInterpolation<T>(_ subject: T, formatter: Formatter? = nil)
    where T: NSObject {
      appendInterpolation(formatter?.string(for: subject) ?? "\(subject)")
    }

    /// Appends a value of any kind with a specifier, for interpolations declared in other files.
    package mutating func append(_ argument: Argument, as specifier: String) {
      key += specifier
      arguments.append(argument)
    }
  }

  private struct Formatted<F: FormatStyle>: Equatable where F.FormatInput: Equatable {
    let input: F.FormatInput
    let format: F
  }
}

extension LocalizedStringKey.Argument {
  init(_ value: some _FormatSpecifiable) {
    switch value._arg as Any {
    case let whole as Int64: self = .integer(whole)
    case let whole as Int32: self = .integer(Int64(whole))
    case let whole as UInt64: self = .unsigned(whole)
    case let whole as UInt32: self = .unsigned(UInt64(whole))
    case let number as Double: self = .number(number)
    case let number as Float: self = .number(Double(number))
    case let number as CGFloat: self = .number(Double(number))
    default: self = .text("\(value)")
    }
  }

  /// The value as a number, for selecting a plural form.
  var magnitude: Double? {
    switch self {
    case .integer(let whole): Double(whole)
    case .unsigned(let whole): Double(whole)
    case .number(let number): number
    case .text, .deferred: nil
    }
  }
}
