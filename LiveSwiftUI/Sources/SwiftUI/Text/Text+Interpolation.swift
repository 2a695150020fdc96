// Texts, pictures and dates inside a key: "Made by \\(Text(name))".
import Foundation

extension LocalizedStringKey.StringInterpolation {
  /// Appends a text as `%@`, in the language of the whole and with its own styling.
  public mutating func appendInterpolation(_ text: Text) {
    let deferred = LocalizedStringKey.Deferred(TextPart(text: text)) { part, locale, tables in
      part.text.resolve(TextPart.builtIn(locale), tables)
    }
    append(.deferred(deferred), as: "%@")
  }

  /// Appends an image, as high as the text around it.
  public mutating func appendInterpolation(_ image: Image) {
    appendInterpolation(Text(storage: .image(image)))
  }

  /// Appends a text with styles.
  public mutating func appendInterpolation(_ attributedString: AttributedString) {
    appendInterpolation(Text(storage: .attributed(attributedString)))
  }

  /// Appends a date in the reader's language and time zone.
  public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
    appendInterpolation(Text(date, style: style))
  }

  /// Appends two dates in the reader's language and time zone.
  public mutating func appendInterpolation(_ dates: ClosedRange<Date>) {
    appendInterpolation(Text(storage: .dates(dates)))
  }

  /// Appends the dates of an interval in the reader's language and time zone.
  public mutating func appendInterpolation(_ interval: DateInterval) {
    appendInterpolation(Text(storage: .dates(interval.start...interval.end)))
  }
}

/// A text inside another, comparable with that of the last rendering.
struct TextPart: Equatable {
  let text: Text

  static func == (one: TextPart, other: TextPart) -> Bool {
    switch (one.text.storage, other.text.storage) {
    case (.verbatim(let a), .verbatim(let b)): a == b && one.text.isPlain && other.text.isPlain
    case (.key(let a), .key(let b)): a == b && one.text.isPlain && other.text.isPlain
    case (.running(let a), .running(let b)): a == b && one.text.isPlain && other.text.isPlain
    default: false
    }
  }

  /// The placeholder in a marked text for the text at a position: a private-use letter.
  static func mark(of position: Int) -> String {
    Unicode.Scalar(0xF0000 + UInt32(min(max(position, 0), 60_000))).map { String($0) } ?? ""
  }

  /// The position that a letter stands for; nil for every other letter.
  static func position(of letter: Character) -> Int? {
    guard letter.unicodeScalars.count == 1, let scalar = letter.unicodeScalars.first,
      (0xF0000...0xFEA60).contains(scalar.value)
    else { return nil }
    return Int(scalar.value - 0xF0000)
  }

  /// The environment for a text in `locale`, with the time zone of the view being rendered.
  static func builtIn(_ locale: Locale) -> BuiltInEnvironment {
    var facts = BuiltInEnvironment()
    if isOnMainActor {
      let known = MainActor.assumeIsolated { Tree.reader?.environment.builtIn.person.timeZone }
      if let known { facts.person.timeZone = known }
    }
    facts.person.locale = locale
    return facts
  }
}
