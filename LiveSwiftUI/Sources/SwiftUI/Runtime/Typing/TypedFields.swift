// Concurrent edits of the same fields by the browser and the tree.

/// The fields of one tree that a person has typed into or the app has written.
///
/// The server derives a field's text from the text that the browser shows. If the app has meanwhile
/// written a text that the browser had not seen, the two are merged here; the browser merges in the
/// same way when it receives the app's text.
@MainActor package final class TypedFields {
  /// A text that the app wrote into a field, its batch, and the text that it replaced.
  private struct Written {
    let batch: Int
    let base: String
    let text: String
  }

  private struct Field {
    weak var element: Element?
    /// Texts that the browser may not have seen when it sends its next event, oldest first.
    var unseen: [Written] = []
    /// The browser's text without those; nil where it equals the element's.
    var reported: String?
    /// A text whose remaining pieces have not arrived yet.
    var partial: String?
    /// The app's value as text, while the typed form of it stays on screen.
    var valueText: String?
  }

  /// Limits of the state that is kept for a browser that sends nothing: texts, and bytes.
  private static let unseenLimit = 16
  private static let byteLimit = 1 << 19

  private var fields: [ObjectIdentifier: Field] = [:]
  /// The field whose event is being handled.
  private var current: Element?
  /// The last batch sent; changes recorded now go out with the next one.
  package var sentBatch = 0
  /// The last batch on the page when the event being handled was made.
  package var seenBatch = 0
  /// The highest number of a client event handled so far. A value patch carries it, so that the
  /// browser can detect whether the patch takes its latest typing into account.
  package var handledEvent = 0
  /// The browser's number of the field that has the keyboard focus; 0 if none is known.
  var focused: Int32 = 0

  // MARK: From the browser

  /// The text of `element` after an event; nil when the event has no text or more pieces follow.
  func text(of value: EventValue, in element: Element, tree: Tree) -> String? {
    guard element.isTyped else {
      if case .text(let text) = value { return text }
      return nil
    }
    var field = field(of: element)
    see(&field)
    defer { store(field, element) }
    let own = field.partial ?? field.reported ?? element.attribute("value") ?? ""
    let text: String
    let limit = element.attribute("maxlength").flatMap { Int($0) } ?? TypedText.lineLimit
    switch value {
    case .text(let whole): text = TypedText.cut(whole, to: limit)
    case .edit(let edit):
      guard let edited = edit.applied(to: own, limit: limit) else {
        // The server's text is sent to the browser.
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
    field.reported = field.unseen.isEmpty ? nil : text
    let merged = Self.merged(field.unseen, text)
    if !field.unseen.isEmpty { note(merged, in: element, tree) }
    return merged
  }

  /// Runs `handle` as the handler of an event of `element`.
  func handling(_ element: Element, _ handle: () -> Void) {
    let outer = current
    current = element
    defer { current = outer }
    handle()
  }

  private func note(_ text: String, in element: Element, _ tree: Tree) {
    tree.reconciler.note(.value(element.id, text, event: handledEvent))
  }

  // MARK: From the app

  /// Records that the app's text replaced `old`, the element's text.
  func wrote(_ text: String, over old: String, in element: Element) {
    guard element.isTyped else { return }
    var field = field(of: element)
    if field.reported == nil { field.reported = old }
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

  /// Keeps the typed text on screen for as long as the app's value is `valueText`.
  func keepTyped(_ valueText: String) {
    guard let current else { return }
    var field = field(of: current)
    field.valueText = valueText
    store(field, current)
  }

  /// Shows the app's text of its value again after the field was left.
  func endTyped() {
    guard let current else { return }
    fields[ObjectIdentifier(current)]?.valueText = nil
  }

  /// Whether the typed text in `element` stays, because the app's value is still the one typed.
  func keeps(_ valueText: String, in element: Element) -> Bool {
    fields[ObjectIdentifier(element)].map { $0.element === element && $0.valueText == valueText }
      ?? false
  }

  // MARK: Bounds

  /// Drops the texts that the browser may not have seen, since it receives the whole page.
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
    // Removes elements that no longer exist.
    if fields.count >= 64, fields[ObjectIdentifier(element)] == nil {
      fields = fields.filter { $0.value.element != nil }
    }
    fields[ObjectIdentifier(element)] = field
  }

  /// Drops the texts that were on the page when the browser made the event.
  private func see(_ field: inout Field) {
    while let first = field.unseen.first, first.batch <= seenBatch { seeFirst(&field) }
  }

  private func seeFirst(_ field: inout Field) {
    let first = field.unseen.removeFirst()
    field.partial = field.partial.map { Self.merged([first], $0) }
    field.reported = field.unseen.isEmpty ? nil : field.reported.map { Self.merged([first], $0) }
  }

  private static func merged(_ written: [Written], _ text: String) -> String {
    written.reduce(text) { TextMerge.merged(base: $1.base, theirs: $1.text, ours: $0) }
  }
}

extension Element {
  /// Whether a person types free text into the element.
  var isTyped: Bool {
    tag == .textarea
      || tag == .input && ["text", "search", "password"].contains(attribute("type") ?? "text")
  }
}
