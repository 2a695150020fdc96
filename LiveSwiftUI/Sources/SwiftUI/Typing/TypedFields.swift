// What browser and tree have written into the same fields without knowing of each other.

/// The fields of one tree in which somebody typed, or the app wrote.
///
/// A text is made of what its browser shows. When the app has written meanwhile, and the browser
/// had not seen that, both are merged here; the browser merges the same when the app's text comes.
@MainActor package final class TypedFields {
  /// What the app wrote into a field, in which batch, and what was there before.
  private struct Written {
    let batch: Int
    let base: String
    let text: String
  }

  private struct Field {
    weak var element: Element?
    /// What the browser may not have seen when it sends the next text, oldest first.
    var unseen: [Written] = []
    /// The browser's text without that; nil where it is the element's own.
    var heard: String?
    /// A text of which pieces are still to come.
    var partial: String?
    /// The app's value as text while the person's own text of it stays on screen.
    var valueText: String?
  }

  /// Bounds what is kept for a browser that sends nothing.
  private static let unseenLimit = 16
  private static let byteLimit = 1 << 19

  private var fields: [ObjectIdentifier: Field] = [:]
  /// The field whose event is being handled.
  private var current: Element?
  /// The last batch that was sent; what is noted now goes with the next one.
  package var sentBatch = 0
  /// The last batch that was on the page when the event was made that is being handled.
  package var seenBatch = 0

  // MARK: From the browser

  /// The text that an event leaves in `element`; nil when it is no text, or there is more to come.
  func text(of value: EventValue, in element: Element, tree: Tree) -> String? {
    guard element.isTyped else {
      if case .text(let text) = value { return text }
      return nil
    }
    var field = field(of: element)
    see(&field)
    defer { store(field, element) }
    let own = field.partial ?? field.heard ?? element.attribute("value") ?? ""
    let text: String
    let limit = element.attribute("maxlength").flatMap { Int($0) } ?? TypedText.lineLimit
    switch value {
    case .text(let whole): text = TypedText.cut(whole, to: limit)
    case .edit(let edit):
      guard let edited = edit.applied(to: own, limit: limit) else {
        // The browser gets the text that is known here.
        field.partial = nil
        note(element.attribute("value") ?? "", in: element, tree)
        return nil
      }
      field.partial = edit.isPart ? edited : nil
      if edit.isPart { return nil }
      text = edited
    case .none, .flag: return nil
    }
    field.partial = nil
    field.heard = field.unseen.isEmpty ? nil : text
    let merged = Self.merged(field.unseen, text)
    if !field.unseen.isEmpty { note(merged, in: element, tree) }
    return merged
  }

  /// Runs `handle` as the answer to an event of `element`.
  func handling(_ element: Element, _ handle: () -> Void) {
    let outer = current
    current = element
    defer { current = outer }
    handle()
  }

  private func note(_ text: String, in element: Element, _ tree: Tree) {
    tree.reconciler.note(.value(element.id, text, event: tree.handledEvent))
  }

  // MARK: From the app

  /// Notes that the app's text takes the place of `old`, the text that the element had.
  func wrote(_ text: String, over old: String, in element: Element) {
    guard element.isTyped else { return }
    var field = field(of: element)
    if field.heard == nil { field.heard = old }
    field.unseen.append(Written(batch: sentBatch + 1, base: old, text: text))
    while field.unseen.count > Self.unseenLimit
      || (field.unseen.count > 1
        && field.unseen.reduce(0) { $0 + $1.text.utf8.count } > Self.byteLimit)
    {
      seeFirst(&field)
    }
    field.valueText = nil
    store(field, element)
  }

  /// Keeps the text that was typed on screen as long as the app's value is `valueText`.
  func keepTyped(_ valueText: String) {
    guard let current else { return }
    var field = field(of: current)
    field.valueText = valueText
    store(field, current)
  }

  /// Lets the app's own text of its value be shown again, since the field was left.
  func endTyped() {
    guard let current else { return }
    fields[ObjectIdentifier(current)]?.valueText = nil
  }

  /// Whether what was typed into `element` stays, because the app still has the value of that.
  func keeps(_ valueText: String, in element: Element) -> Bool {
    fields[ObjectIdentifier(element)].map { $0.element === element && $0.valueText == valueText }
      ?? false
  }

  // MARK: Bounds

  /// Forgets what the browser may not have seen: it gets the whole page.
  func forgetUnseen() {
    fields = fields.compactMapValues { field in
      guard field.element != nil, let valueText = field.valueText else { return nil }
      var kept = Field(element: field.element)
      kept.valueText = valueText
      return kept
    }
    sentBatch = 0
  }

  private func field(of element: Element) -> Field {
    if let known = fields[ObjectIdentifier(element)], known.element === element { return known }
    return Field(element: element)
  }

  private func store(_ field: Field, _ element: Element) {
    // Elements that are gone.
    if fields.count >= 64, fields[ObjectIdentifier(element)] == nil {
      fields = fields.filter { $0.value.element != nil }
    }
    fields[ObjectIdentifier(element)] = field
  }

  /// Drops what the browser had on the page when it made the event.
  private func see(_ field: inout Field) {
    while let first = field.unseen.first, first.batch <= seenBatch { seeFirst(&field) }
  }

  private func seeFirst(_ field: inout Field) {
    let first = field.unseen.removeFirst()
    field.partial = field.partial.map { Self.merged([first], $0) }
    field.heard = field.unseen.isEmpty ? nil : field.heard.map { Self.merged([first], $0) }
  }

  private static func merged(_ written: [Written], _ text: String) -> String {
    written.reduce(text) { TextMerge.merged(base: $1.base, theirs: $1.text, ours: $0) }
  }
}

extension Element {
  /// Whether a person types text into it, letter by letter.
  var isTyped: Bool {
    tag == .textarea
      || tag == .input && ["text", "search", "password"].contains(attribute("type") ?? "text")
  }
}
