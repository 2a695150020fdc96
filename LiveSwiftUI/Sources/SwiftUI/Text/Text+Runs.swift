// Texts with several styles: joined, marked with Markdown, attributed, or with pictures in them.
import Foundation

extension Text {
  /// One text after the other, each with its own styling.
  public static func + (lhs: Text, rhs: Text) -> Text {
    Text(storage: .joined(lhs.parts + rhs.parts))
  }

  /// The members of a joined text without a styling of its own, else the text itself.
  private var parts: [Text] {
    if case .joined(let parts) = storage, isPlain { parts } else { [self] }
  }

  /// An image in a text, as high as the text around it.
  public init(_ image: Image) { self.init(storage: .image(image)) }

  /// A text with styles: fonts, colours, and links of http, https and mailto.
  // A literal is a key of the string tables, though an attributed string can be one too.
  @_disfavoredOverload public init(_ attributedContent: AttributedString) {
    self.init(storage: .attributed(attributedContent))
  }

  /// Two dates in the reader's language, region and time zone.
  public init(_ dates: ClosedRange<Date>) { self.init(storage: .dates(dates)) }

  /// The dates of an interval in the reader's language, region and time zone.
  public init(_ interval: DateInterval) {
    self.init(storage: .dates(interval.start...interval.end))
  }

  /// Two dates; the days are shown where they differ.
  static func text(of dates: ClosedRange<Date>, _ person: PersonEnvironment) -> String {
    let (start, end) = (dates.lowerBound, dates.upperBound)
    let bounds = -6.3e10...2.5e11
    // Foundation traps for dates far beyond its calendars.
    guard bounds.contains(start.timeIntervalSinceReferenceDate),
      bounds.contains(end.timeIntervalSinceReferenceDate)
    else { return "" }
    var calendar = person.calendar
    calendar.timeZone = person.timeZone
    let isOneDay = calendar.isDate(start, inSameDayAs: end)
    var style = Date.FormatStyle(
      date: isOneDay ? .omitted : .abbreviated, time: .shortened, locale: person.locale)
    style.timeZone = person.timeZone
    let words = [start, end].map(style.format)
    return words[0] == words[1] ? words[0] : words.joined(separator: " – ")
  }
}

/// A part of a text that is drawn as an element of its own.
struct TextRun {
  enum Content {
    case text(String)
    case image(Image)
  }

  var content: Content
  var appearance = Text.Appearance()
  var link: URL?
  /// The attribute of a run that follows the time; nil for any other.
  var clock: String?
}

extension Text {
  /// The parts of this text; nil for one that is only a string.
  func runs(_ facts: BuiltInEnvironment, _ tables: StringTables) -> [TextRun]? {
    switch storage {
    case .verbatim, .formatted, .dates, .running: nil
    case .image(let image): [TextRun(content: .image(image))]
    case .attributed(let text): Self.runs(of: text)
    case .joined(let parts): parts.flatMap { $0.ownRuns(facts, tables) }
    case .key(let key): runs(of: key, facts, tables)
    }
  }

  /// The parts of this text within another, with its styling.
  private func ownRuns(_ facts: BuiltInEnvironment, _ tables: StringTables) -> [TextRun] {
    let inner =
      runs(facts, tables) ?? [TextRun(content: .text(resolve(facts, tables)), clock: clock(facts))]
    return inner.map { run in
      var run = run
      run.appearance = run.appearance.over(appearance)
      return run
    }
  }

  private func runs(
    of key: LocalizedStringKey, _ facts: BuiltInEnvironment, _ tables: StringTables
  ) -> [TextRun]? {
    guard let marked = key.runs(in: facts.person.locale, tables: tables) else { return nil }
    var runs: [TextRun] = []
    for part in marked {
      var look = Appearance()
      look.isBold = part.isBold
      look.isItalic = part.isItalic
      look.isStruck = part.isStruck
      if part.isCode { look.design = .monospaced }
      // Only a key with values has texts within it.
      var words = key.arguments.isEmpty ? part.text : ""
      func finish() {
        if !words.isEmpty {
          let text = facts.cased(words)
          runs.append(TextRun(content: .text(text), appearance: look, link: part.link))
        }
        words = ""
      }
      for letter in key.arguments.isEmpty ? "" : part.text {
        guard let position = TextPart.position(of: letter),
          key.arguments.indices.contains(position - 1),
          case .deferred(let value) = key.arguments[position - 1],
          let inner = value.value as? TextPart
        else {
          words.append(letter)
          continue
        }
        finish()
        runs += inner.text.ownRuns(facts, tables).map { run in
          TextRun(
            content: run.content, appearance: run.appearance.over(look),
            link: run.link ?? part.link, clock: run.clock)
        }
      }
      finish()
    }
    return runs
  }
}

extension TextRun {
  /// Whether the run is words without any styling.
  var isPlain: Bool {
    if case .text = content {
      link == nil && clock == nil && appearance.isPlain
    } else {
      false
    }
  }

  /// The words of the run; none for a picture.
  var string: String {
    if case .text(let words) = content { words } else { "" }
  }

  /// Draws the run within the element of its text.
  @MainActor func draw(
    _ context: Context, in outer: Text.Appearance, into items: inout [Item]
  ) {
    switch content {
    case .image(let image):
      var inner = context
      if let font = appearance.font ?? outer.font { inner.environment[builtIn: \.text.font] = font }
      if let paint = appearance.paint ?? outer.paint {
        inner.environment[builtIn: \.text.foreground] = paint
      }
      image.draw(
        inner.decorated { element, _ in
          element.name(.textImage)
          return element
        }, into: &items)
    case .text(let words):
      let element = context.element(link == nil ? .span : .a)
      element.content = .text(words)
      if let clock { element.set(clock: clock, context) }
      if let link {
        element.name(.textLink)
        element.set("href", link.absoluteString)
        element.set(.opensOutside)
        element.set("target", "_blank")
        element.set("rel", "noopener noreferrer")
      }
      appearance.apply(to: element, within: outer, context)
      items.append(.element(element))
    }
  }
}

extension BuiltInEnvironment {
  /// A text in the case that the environment sets.
  func cased(_ words: String) -> String {
    switch text.textCase {
    case .uppercase: words.uppercased(with: person.locale)
    case .lowercase: words.lowercased(with: person.locale)
    case nil: words
    }
  }
}
