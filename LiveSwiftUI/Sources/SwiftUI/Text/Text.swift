// Text on the screen.
import Foundation

/// A piece of read-only text.
public nonisolated struct Text: Sendable {
  // Keys contain only formatted values, which never change once stored.
  enum Storage: @unchecked Sendable {
    case verbatim(String)
    case key(LocalizedStringKey)
    case formatted((BuiltInEnvironment) -> String)
    indirect case dates(ClosedRange<Date>)
    indirect case running(RunningTime)
    indirect case attributed(AttributedString)
    indirect case image(Image)
    indirect case joined([Text])
  }

  let storage: Storage
  private var sharedAppearance = Self.plain

  // Most texts have no modifiers and share this value.
  private static let plain = CopyOnWrite(wrappedValue: Appearance())

  /// The modifiers of the text.
  var appearance: Appearance {
    _read { yield sharedAppearance.wrappedValue }
    _modify { yield &sharedAppearance.wrappedValue }
  }

  /// Whether the text has no modifiers.
  var isPlain: Bool { appearance.isPlain }

  init(storage: Storage) { self.storage = storage }

  /// A string shown verbatim, even a literal.
  public init(verbatim content: String) { self.init(storage: .verbatim(content)) }

  /// A string shown verbatim. A literal is a key of the string tables instead.
  @_disfavoredOverload public init<S>(_ content: S) where S: StringProtocol {
    self.init(storage: .verbatim(String(content)))
  }

  /// A text from the string tables, or the key itself where they have none. The tables of all
  /// modules are merged here, so `tableName` and `bundle` have no effect.
  public init(
    _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil,
    comment: StaticString? = nil
  ) {
    // All tables are merged into one, as in an app's main bundle; see Notes/strings.md.
    self.init(storage: .key(key))
  }

  /// The format of a date in `Text(_:style:)`.
  public struct DateStyle: Sendable {
    enum Kind: Sendable {
      case date, time, relative, offset, timer
    }
    let kind: Kind

    /// The day, as in "June 3, 2019".
    public static let date = DateStyle(kind: .date)
    /// The time of day, as in "11:23 PM".
    public static let time = DateStyle(kind: .time)
    /// The time between the date and now in two units, as in "11 min, 14 sec".
    public static let relative = DateStyle(kind: .relative)
    /// The time since the date in one unit, as in "+2 hours"; before the date, as in "-2 hours".
    public static let offset = DateStyle(kind: .offset)
    /// The time to or since the date, as in "2:32".
    public static let timer = DateStyle(kind: .timer)
  }

  /// The position where a text is truncated.
  public enum TruncationMode: Sendable {
    /// The end, with an ellipsis.
    case tail
    /// The start on iOS; drawn as `tail`, because a browser cuts at the end of a line only.
    case head
    /// The middle on iOS; drawn as `tail`, because a browser cuts at the end of a line only.
    case middle
  }

  /// A change of case.
  public enum Case: Sendable {
    /// Uppercase letters.
    case uppercase
    /// Lowercase letters.
    case lowercase
  }

  /// The text in the language and format of the environment.
  package func resolve(_ facts: BuiltInEnvironment) -> String {
    resolve(facts, facts.person.tree.tree?.services.strings ?? StringTables())
  }

  /// The text from these tables.
  func resolve(_ facts: BuiltInEnvironment, _ tables: StringTables) -> String {
    if let runs = runs(facts, tables) { return runs.map(\.string).joined() }
    let text =
      switch storage {
      case .verbatim(let text): text
      case .key(let key): key.resolve(in: facts.person.locale, tables: tables)
      case .formatted(let format): format(facts)
      case .dates(let dates): Self.text(of: dates, facts.person)
      case .running(let time): time.text(at: facts.person.now, facts.person)
      case .attributed, .image, .joined: ""
      }
    return facts.cased(text)
  }
}

extension Text: View, Primitive {
  @MainActor package func render(_ context: Context, into items: inout [Item]) {
    let facts = context.builtIn
    let runs = runs(facts, context.node.tree.services.strings)
    var words = runs.map { $0.map(\.string).joined() } ?? resolve(facts)
    if let limit = facts.text.lineLimit { words = words.shortened(toLines: limit) }
    if let options = facts.position.options {
      return options.add(words, tag: facts.position.tag ?? context.environment.row?.tag)
    }
    let element = context.element(.span, .text)
    if let runs, !runs.allSatisfy(\.isPlain) {
      element.content = .items(parts(runs, context))
    } else {
      element.content = .text(words)
    }
    if let clock = clock(facts) { element.set(clock: clock, context) }
    element.appetite = .fixed([])
    let isReversed = element.setDirection(of: words, facts)
    applyFont(to: element, context)
    let paint = appearance.paint.map { $0.resolved(in: facts.text.foreground) }
    if let paint = paint ?? facts.text.foreground { element.style(paint: paint) }
    if facts.text.textAlignment != .leading {
      // The page's trailing side is where a text of the other direction starts.
      let isAtStart = isReversed && facts.text.textAlignment == .trailing
      element.style("text-align", isAtStart ? "start" : facts.text.textAlignment.css)
    }
    applyLines(to: element, context)
    if facts.text.redaction.contains(.placeholder) {
      element.name(.redacted)
      element.set("aria-hidden", "true")
    }
    context.emit(element, into: &items)
  }

  /// Limits the lines, and draws what lies under and through them.
  @MainActor private func applyLines(to element: Element, _ context: Context) {
    let facts = context.builtIn
    if let limit = facts.text.lineLimit {
      element.name(limit == 1 ? .oneLine : .lineLimit)
      if limit > 1 { element.style("-webkit-line-clamp", String(limit)) }
      if facts.text.reservesSpace, facts.text.leastLines == nil {
        element.style("min-height", "\(limit)lh")
      }
      if facts.text.minimumScale < 1 {
        element.set(.minimumScale, CSS.number(max(facts.text.minimumScale, 0.05)))
        context.node.tree.needs(.gestures)
      }
    }
    if let least = facts.text.leastLines { element.style("min-height", "\(least)lh") }
    var lines = appearance
    lines.kerning = appearance.kerning ?? facts.text.kerning
    lines.baseline = appearance.baseline ?? facts.text.baseline
    lines.add(underline: facts.text.underline, strike: facts.text.strike)
    lines.applyLines(to: element)
  }

  /// The elements of a text with several styles.
  @MainActor private func parts(_ runs: [TextRun], _ context: Context) -> [Item] {
    var inner = context.inside()
    inner.environment[builtIn: \.text.lineLimit] = nil
    var parts: [Item] = []
    for (index, run) in runs.enumerated() {
      run.draw(inner.child(index), in: appearance, into: &parts)
    }
    return parts
  }

  /// Sets the font of the text, completed by that of its surroundings.
  @MainActor func applyFont(to element: Element, _ context: Context) {
    let facts = context.builtIn
    var font = appearance.font ?? facts.text.font
    let weight =
      appearance.weight ?? facts.text.fontWeight
      ?? (appearance.isBold || facts.text.isBold ? .bold : nil)
    if let weight { font = (font ?? .body).weight(weight) }
    let textScale = appearance.scale ?? facts.text.scale
    if textScale != .default { font = (font ?? .body).scaled(by: textScale.factor) }
    if let font {
      element.style(font: font, context)
    } else if case let scale = facts.person.scale(of: .body), scale != 1 {
      element.style("font-size", CSS.rem(17 * scale))
    }
    let isMonospaced = appearance.isMonospaced || facts.text.isMonospaced
    let design = isMonospaced ? .monospaced : appearance.design ?? facts.text.fontDesign
    if let design = design?.css { element.style("font-family", design) }
    if let width = appearance.width { element.style(width: width) }
    if appearance.isItalic || facts.text.isItalic { element.style("font-style", "italic") }
    if appearance.isMonospacedDigit || facts.text.isMonospacedDigit {
      element.style("font-variant-numeric", "tabular-nums")
    }
  }
}

extension Element {
  /// Colours text and icons: with a colour, a gradient clipped to the letters (an icon has its
  /// first colour), or a level of the foreground.
  func style(paint: Paint) {
    switch paint {
    case .image(let image) where tag == .svg:
      // Symbols have no letters to clip to.
      style("color", Paint.firstColor(of: image) ?? "currentColor")
    case .image(let image):
      // No shorthand, which would reset the clip; what is drawn behind the letters is a box around.
      style("background-image", image)
      style("-webkit-background-clip", "text")
      style("color", "transparent")
      box = max(box, .background)
    case .shadowed(let paint, let shadow):
      style(paint: paint)
      guard !shadow.hasPrefix("inset") else { return }
      // A shadow of letters would lie over a gradient, and a symbol has no letters.
      if tag == .span, case .color = paint {
        style("text-shadow", shadow)
      } else {
        style("filter", "drop-shadow(\(shadow))")
      }
    case .blended(let paint, let mode):
      style(paint: paint)
      style("mix-blend-mode", mode)
    default: style("color", paint.css)
    }
  }
}
