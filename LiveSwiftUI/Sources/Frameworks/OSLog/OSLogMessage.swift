// A message of the log, and the privacy of the values in it.
import Foundation

/// A message. Texts and objects in it are private unless they say otherwise; numbers are public.
public struct OSLogMessage: ExpressibleByStringInterpolation, Sendable {
  let text: String

  /// A message without values.
  public init(stringLiteral value: String) { text = value }

  /// A message with values.
  public init(stringInterpolation: OSLogInterpolation) { text = stringInterpolation.text }
}

/// The privacy of a value in a message.
public struct OSLogPrivacy: Sendable {
  /// The text that stands for a private value.
  public enum Mask: Sendable {
    /// A hash of the value.
    case hash
    /// `<private>`.
    case none
  }

  fileprivate enum Kind { case automatic, shown, hidden, masked }
  fileprivate let kind: Kind

  /// Private for texts and objects, public for numbers.
  public static var auto: OSLogPrivacy { OSLogPrivacy(kind: .automatic) }
  /// Shown.
  public static var `public`: OSLogPrivacy { OSLogPrivacy(kind: .shown) }
  /// Hidden.
  public static var `private`: OSLogPrivacy { OSLogPrivacy(kind: .hidden) }
  /// Hidden.
  public static var sensitive: OSLogPrivacy { OSLogPrivacy(kind: .hidden) }

  /// Hidden behind a mask.
  public static func `private`(mask: Mask) -> OSLogPrivacy {
    OSLogPrivacy(kind: mask == .hash ? .masked : .hidden)
  }

  /// Private or public as by default, with a mask when private.
  public static func auto(mask: Mask) -> OSLogPrivacy {
    mask == .hash ? OSLogPrivacy(kind: .masked) : auto
  }
}

extension OSLogPrivacy {
  /// A value as a release build shows it.
  func redacted(_ value: String, isPrivate: Bool) -> String {
    switch kind {
    case .automatic where !isPrivate, .shown: value
    case .automatic, .hidden: "<private>"
    case .masked: "<mask.hash: '\(String(value.hashValue.magnitude, radix: 36))'>"
    }
  }
}

/// The alignment of a value in a message.
public struct OSLogStringAlignment: Sendable {
  fileprivate let columns: Int
  fileprivate let isRight: Bool

  /// As it is.
  public static var none: OSLogStringAlignment { OSLogStringAlignment(columns: 0, isRight: false) }

  /// Filled up with blanks on the left.
  public static func right(columns: @autoclosure () -> Int) -> OSLogStringAlignment {
    OSLogStringAlignment(columns: columns(), isRight: true)
  }

  /// Filled up with blanks on the right.
  public static func left(columns: @autoclosure () -> Int) -> OSLogStringAlignment {
    OSLogStringAlignment(columns: columns(), isRight: false)
  }

  fileprivate func aligned(_ text: String) -> String {
    let blanks = String(repeating: " ", count: max(0, min(columns, 1_000) - text.count))
    return isRight ? blanks + text : text + blanks
  }
}

/// The format of a floating-point number in a message.
public struct OSLogFloatFormatting: Sendable {
  fileprivate let digits: Int?

  /// With six digits after the point.
  public static var fixed: OSLogFloatFormatting { OSLogFloatFormatting(digits: 6) }

  /// With so many digits after the point.
  public static func fixed(
    precision: @autoclosure () -> Int, explicitPositiveSign: Bool = false
  ) -> OSLogFloatFormatting {
    OSLogFloatFormatting(digits: precision())
  }

  fileprivate static var shortest: OSLogFloatFormatting { OSLogFloatFormatting(digits: nil) }
}

/// The parts of a message with values.
public struct OSLogInterpolation: StringInterpolationProtocol, Sendable {
  private(set) var text = ""

  /// A message without parts.
  public init(literalCapacity: Int, interpolationCount: Int) {}

  /// Adds a text of the program.
  public mutating func appendLiteral(_ literal: String) { text += literal }

  /// Adds a text, which is private by default.
  public mutating func appendInterpolation(
    _ argumentString: @autoclosure () -> String, align: OSLogStringAlignment = .none,
    privacy: OSLogPrivacy = .auto
  ) {
    add(argumentString(), align, privacy, isPrivate: true)
  }

  /// Adds a value by its description, which is private by default.
  public mutating func appendInterpolation<T: CustomStringConvertible>(
    _ value: @autoclosure () -> T, align: OSLogStringAlignment = .none,
    privacy: OSLogPrivacy = .auto
  ) {
    add(value().description, align, privacy, isPrivate: true)
  }

  /// Adds an error by its description, which is private by default.
  public mutating func appendInterpolation(
    _ error: @autoclosure () -> any Error, privacy: OSLogPrivacy = .auto
  ) {
    add("\(error())", .none, privacy, isPrivate: true)
  }

  /// Adds a type by its name.
  public mutating func appendInterpolation(
    _ value: @autoclosure () -> any Any.Type, align: OSLogStringAlignment = .none,
    privacy: OSLogPrivacy = .auto
  ) {
    add("\(value())", align, privacy, isPrivate: false)
  }

  /// Adds an integer, which is public by default.
  public mutating func appendInterpolation<T: FixedWidthInteger & Sendable>(
    _ number: @autoclosure () -> T, align: OSLogStringAlignment = .none,
    privacy: OSLogPrivacy = .auto
  ) {
    add("\(number())", align, privacy, isPrivate: false)
  }

  /// Adds a truth value, which is public by default.
  public mutating func appendInterpolation(
    _ boolean: @autoclosure () -> Bool, privacy: OSLogPrivacy = .auto
  ) {
    add("\(boolean())", .none, privacy, isPrivate: false)
  }

  /// Adds a floating-point number, which is public by default.
  public mutating func appendInterpolation(
    _ number: @autoclosure () -> Double, align: OSLogStringAlignment = .none,
    privacy: OSLogPrivacy = .auto
  ) {
    appendInterpolation(number(), format: .shortest, align: align, privacy: privacy)
  }

  /// Adds a floating-point number in a format, public by default.
  public mutating func appendInterpolation(
    _ number: @autoclosure () -> Double, format: OSLogFloatFormatting,
    align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
  ) {
    let number = number()
    let text = format.digits.map { Self.fixed(number, digits: $0) } ?? "\(number)"
    add(text, align, privacy, isPrivate: false)
  }

  /// Adds a floating-point number, which is public by default.
  public mutating func appendInterpolation(
    _ number: @autoclosure () -> Float, align: OSLogStringAlignment = .none,
    privacy: OSLogPrivacy = .auto
  ) {
    add("\(number())", align, privacy, isPrivate: false)
  }

  private static func fixed(_ number: Double, digits: Int) -> String {
    number.formatted(
      .number.precision(.fractionLength(max(0, min(digits, 20)))).grouping(.never)
        .locale(Locale(identifier: "en_US_POSIX")))
  }

  private mutating func add(
    _ value: String, _ align: OSLogStringAlignment, _ privacy: OSLogPrivacy, isPrivate: Bool
  ) {
    #if DEBUG
      text += align.aligned(value)
    #else
      text += privacy.redacted(align.aligned(value), isPrivate: isPrivate)
    #endif
  }
}
