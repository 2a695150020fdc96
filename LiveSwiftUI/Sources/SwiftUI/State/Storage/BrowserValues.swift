// The `@AppStorage` values of one browser, which all its pages share.
import Foundation
import Limits

/// The values of `@AppStorage` in one browser, as texts by the app's address and the key.
///
/// All open pages of a browser have the same object, so that a write in one is seen in the others.
/// The host gives the texts to the browser to keep, and takes them back with its next page.
@MainActor package final class BrowserValues {
  /// The most bytes that a browser keeps, as JSON. A cookie has room for 4,096, and Base64 and the
  /// signature take a third of them.
  package nonisolated static let byteLimit = 2_800

  /// The texts by name.
  package private(set) var texts: [String: String] = [:]
  /// The time of the last write in milliseconds since 1970; 0 before the first. No two are equal.
  package private(set) var written = 0
  private var readers: [String: [Reader]] = [:]
  private nonisolated let now: @Sendable () -> Date

  private struct Reader {
    weak var reader: (any BrowserValueReader)?
  }

  /// No values yet.
  package nonisolated init(now: @escaping @Sendable () -> Date = { Date() }) { self.now = now }

  /// Takes the texts that the browser kept, unless a page has written later or the time is none.
  package func take(_ kept: [String: String], written: Int) {
    guard written > self.written, written < 1 << 53 else { return }
    self.written = written
    let changed = Set(texts.keys).union(kept.keys).filter { texts[$0] != kept[$0] }
    texts = kept
    for name in changed { notify(name) }
  }

  /// The texts that the browser can keep: the shortest first, until `byteLimit`.
  package var keepable: [String: String] {
    var room = Self.byteLimit
    let costs = texts.map { (cost: Self.cost($0, $1), text: $0) }
    let names = costs.sorted { ($0.cost, $0.text) < ($1.cost, $1.text) }.prefix { each in
      room -= each.cost
      return room >= 0
    }
    return texts.filter { text in names.contains { $0.text == text.key } }
  }

  /// The bytes of a text and its name in JSON.
  private static func cost(_ name: String, _ text: String) -> Int {
    // A dictionary of strings always encodes.
    (try? JSONEncoder().encode([name: text]))?.count ?? byteLimit
  }

  /// Adds a reader of a value, which is notified when another one or another page
  /// writes it.
  func add(_ reader: any BrowserValueReader, of name: String) {
    readers[name] =
      readers[name, default: []].filter { $0.reader != nil }
      + [Reader(reader: reader)]
  }

  /// Stores a text; nil removes it.
  func write(_ text: String?, as name: String, by writer: any BrowserValueReader) {
    guard texts[name] != text else { return }
    texts[name] = text
    written = max(written + 1, Int(bounding: now().timeIntervalSince1970 * 1_000))
    notify(name, besides: writer)
  }

  private func notify(_ name: String, besides writer: (any BrowserValueReader)? = nil) {
    for each in readers[name] ?? [] where each.reader !== writer { each.reader?.take(texts[name]) }
  }
}

/// A property that reads a value of the browser.
@MainActor protocol BrowserValueReader: AnyObject {
  /// Takes the text that was written elsewhere; nil for none.
  func take(_ text: String?)
}

/// A state value that all pages of the browser share.
final class BrowserBox<Value>: StateBox<Value>, BrowserValueReader, @unchecked Sendable {
  // Constants; the values are accessed on the main actor only.
  private let name: String
  private let initial: Value
  private let form: KeptForm<Value>
  private let values: BrowserValues
  private weak let tree: Tree?

  @MainActor init(name: String, initial: Value, form: KeptForm<Value>, owner: Node) {
    (self.name, self.initial, self.form) = (name, initial, form)
    values = owner.tree.services.browserValues
    tree = owner.tree
    super.init(values.texts[name].flatMap(form.decode) ?? initial, owner: owner)
    values.add(self, of: name)
  }

  // The stored text may be one of which `initial` was made because it no longer decodes.
  override var keepsEqual: Bool { true }

  @MainActor override func wasWritten() {
    let text = form.encode(current)
    if let text, text.utf8.count > BrowserValues.byteLimit {
      tree?.services.log("A value of @AppStorage is too long to be kept by the browser.")
    }
    values.write(text, as: name, by: self)
    tree?.wake()
  }

  func take(_ text: String?) { adopt(text.flatMap(form.decode) ?? initial) }
}
