// Writes values into a text, with the digits and plural forms of the reader's language.
/// The values of one key, and the locale they are formatted in.
import Limits

struct Filling {
  let arguments: [LocalizedStringKey.Argument]
  let locale: Locale
  let tables: StringTables
  /// Whether the text is read as Markdown afterwards, in which values stand for themselves.
  var isMarked = false

  /// The text of an entry, in the right plural form and with the values filled in.
  func text(of entry: Entry, rule: PluralRule) -> String {
    let counted = arguments.first { $0.magnitude != nil }
    guard let template = choose(entry.wording, for: counted, rule) else { return "" }
    return text(of: template) { name, next in
      guard let part = entry.substitutions[name] else { return "" }
      let position = part.position ?? next
      let counted = argument(at: position)
      guard let template = choose(part.wording, for: counted, rule) else { return "" }
      return text(of: template, from: position) { _, _ in "" }
    }
  }

  /// A text with the values filled in; a placeholder without a value becomes empty.
  func text(
    of template: Template, from first: Int = 1,
    substitution: (_ name: String, _ next: Int) -> String = { _, _ in "" }
  ) -> String {
    var next = first
    return template.pieces.map { piece in
      switch piece {
      case .literal(let text): return text
      case .substitution(let name):
        defer { next += 1 }
        return substitution(name, next)
      case .argument(let position, let flags, let conversion):
        defer { if position == nil, conversion != "arg" { next += 1 } }
        // `%arg` is the value that the substitution counts, and may occur more than once.
        let place = conversion == "arg" ? first : position ?? next
        let argument = argument(at: place)
        if isMarked, case .deferred(let value) = argument, value.value is TextPart {
          return TextPart.mark(of: place)
        }
        let text = write(argument, flags, conversion)
        return isMarked ? InlineMarkup.guarded(text) : text
      }
    }.joined()
  }

  private func argument(at position: Int) -> LocalizedStringKey.Argument? {
    arguments.indices.contains(position - 1) ? arguments[position - 1] : nil
  }

  /// A wording for zero applies at zero even in languages without a zero form, as on Apple's
  /// systems.
  private func choose(
    _ wording: Entry.Wording, for argument: LocalizedStringKey.Argument?, _ rule: PluralRule
  ) -> Template? {
    switch wording {
    case .text(let template): return template
    case .plural(let forms):
      guard let number = argument?.magnitude else { return forms["other"] }
      if number == 0, let zero = forms["zero"] { return zero }
      return forms[rule.category(of: number)] ?? forms["other"]
    }
  }

  /// Formats a value by its own type, so that a wrong specifier in a table does no harm.
  private func write(
    _ argument: LocalizedStringKey.Argument?, _ flags: String, _ conversion: String
  ) -> String {
    func kept(_ allowed: String, or usual: String) -> String {
      allowed.contains(conversion) ? conversion : usual
    }
    switch argument {
    case nil: return ""
    case .text(let text): return text
    case .deferred(let value): return value.write(locale, tables)
    case .integer(let whole):
      if flags.isEmpty, !"xXo".contains(conversion) {
        return WholeNumbers.text(of: whole, in: locale)
      }
      return String(format: "%\(flags)ll\(kept("dixXo", or: "d"))", locale: locale, whole)
    case .unsigned(let whole):
      return String(format: "%\(flags)ll\(kept("uxXo", or: "u"))", locale: locale, whole)
    case .number(let number):
      return String(format: "%\(flags)\(kept("fFeEgG", or: "f"))", locale: locale, number)
    }
  }
}

/// Whole numbers formatted for a language. They are cached, as lists repeat the same small ones.
enum WholeNumbers {
  private struct Key: Hashable {
    let number: Int64
    let locale: Locale
  }

  private static let known = BoundedCache<Key, String>(bytes: 1 << 19) { key, text in
    key.locale.identifier.utf8.count + text.utf8.count
  }

  static func text(of number: Int64, in locale: Locale) -> String {
    known.value(for: Key(number: number, locale: locale)) {
      number.formatted(.number.locale(locale))
    }
  }
}
