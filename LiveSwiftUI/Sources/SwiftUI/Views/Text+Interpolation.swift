// Texts inside a key: "Made by \(Text(name))".
import Foundation

extension LocalizedStringKey.StringInterpolation {
  /// Appends a text as `%@`, in the language of the whole; its styling is dropped.
  public mutating func appendInterpolation(_ text: Text) {
    let deferred = LocalizedStringKey.Deferred(TextPart(text: text)) { part, locale, tables in
      part.text.resolve(TextPart.facts(locale), tables)
    }
    append(.deferred(deferred), as: "%@")
  }
}

/// A text inside another, comparable with that of the last rendering.
private struct TextPart: Equatable {
  let text: Text

  static func == (one: TextPart, other: TextPart) -> Bool {
    switch (one.text.storage, other.text.storage) {
    case (.verbatim(let a), .verbatim(let b)): a == b
    case (.key(let a), .key(let b)): a == b
    default: false
    }
  }

  /// The environment for a text in `locale`, with the time zone of the view being rendered.
  static func facts(_ locale: Locale) -> EnvironmentFacts {
    var facts = EnvironmentFacts()
    if isOnMainActor {
      let known = MainActor.assumeIsolated { Tree.reader?.environment.facts.person.timeZone }
      if let known { facts.person.timeZone = known }
    }
    facts.person.locale = locale
    return facts
  }
}
