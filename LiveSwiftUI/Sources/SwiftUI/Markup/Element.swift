// One element of the page: its tag, attributes, content and handlers.

import Foundation

/// Something at one place of a list of children: an element, or a node that shows elements there.
package enum Item {
  case element(Element)
  case node(Node)
}

/// Items at rest, in as little room as they need: most lists hold one item, and an array for that
/// takes 48 bytes.
enum ItemList {
  case one(Item)
  case many([Item])

  /// A copy of `items` without the room that the array grew but did not fill.
  init(_ items: [Item]) {
    if items.count == 1 {
      self = .one(items[0])
    } else {
      self = .many(items.count < items.capacity ? items.withUnsafeBufferPointer(Array.init) : items)
    }
  }

  var list: [Item] {
    switch self {
    case .one(let item): [item]
    case .many(let items): items
    }
  }

  func forEach(_ body: (Item) -> Void) {
    switch self {
    case .one(let item): body(item)
    case .many(let items): items.forEach(body)
    }
  }

  /// The first result of `find` that is not nil.
  func first<Found>(_ find: (Item) -> Found?) -> Found? {
    switch self {
    case .one(let item): return find(item)
    case .many(let items):
      for item in items { if let found = find(item) { return found } }
      return nil
    }
  }
}

/// An element of the page as the server remembers it.
///
/// While a view renders, modifiers add names and style; `seal()` then settles them into attributes,
/// and from there on only the reconciler changes it. Kept small, because a session holds thousands:
/// 72 bytes, what malloc gives out as 80; the next size is 96. Checks for exclusive access are left
/// out, because they took a twentieth of the time of a first rendering.
@MainActor package final class Element {
  package var position: Position
  /// The attributes in the order of the HTML; complete once the element is sealed.
  @exclusivity(unchecked) package private(set) var attributes: [Attribute] = []
  /// The closures that wait for events, at most one for each kind.
  @exclusivity(unchecked) package var handlers: [Handler] = []
  @exclusivity(unchecked) private var draft: Draft?
  // Seventeen bytes, so that the small ones fill up its third word.
  @exclusivity(unchecked) private var stored: Stored = .empty
  /// The kind of HTML element.
  package let tag: Tag
  /// The axes along which the element takes all the space it is offered.
  package private(set) var greed: Axis.Set = []
  /// The browser's number for this element; -1 while the browser does not have it.
  package var id: Int32 = -1

  /// What is directly inside an element.
  package enum Content {
    case empty
    case text(String)
    case items([Item])
  }

  /// Content at rest.
  private enum Stored {
    case empty
    case text(String)
    case items(ItemList)
  }

  /// What is directly inside. Each reading may make an array; see `eachItem`.
  package var content: Content {
    get {
      switch stored {
      case .empty: .empty
      case .text(let text): .text(text)
      case .items(let items): .items(items.list)
      }
    }
    set {
      switch newValue {
      case .empty: stored = .empty
      case .text(let text): stored = .text(text)
      case .items(let items): stored = .items(draft == nil ? ItemList(items) : .many(items))
      }
    }
  }

  /// The text directly inside, if it holds text.
  var words: String? {
    if case .text(let text) = stored { text } else { nil }
  }

  /// Calls `body` with each item directly inside, without making an array of them.
  func eachItem(_ body: (Item) -> Void) {
    if case .items(let items) = stored { items.forEach(body) }
  }

  /// The first result of `find` for the items directly inside, without making an array of them.
  func firstItem<Found>(_ find: (Item) -> Found?) -> Found? {
    if case .items(let items) = stored { items.first(find) } else { nil }
  }

  /// Whether this and `other` hold the same kind of thing.
  func holdsLike(_ other: Element) -> Bool {
    switch (stored, other.stored) {
    case (.empty, .empty), (.text, .text), (.items, .items): true
    default: false
    }
  }

  /// How an element's appetite for space follows from what it holds.
  package enum Appetite: Sendable {
    /// Wants along these axes whatever it holds.
    case fixed(Axis.Set)
    /// Wants what its children want, plus `also`, but never along `except`.
    case children(also: Axis.Set, except: Axis.Set)
  }

  /// What is only needed until the element is sealed.
  private final class Draft {
    var names: String
    var styles: [(property: String, value: String)] = []
    var appetite: Appetite = .children(also: [], except: [])
    var gate: RowPlace?
    var box: BoxLayer = .content
    var fit: (@MainActor (CGSize) -> Void)?

    init(names: String) { self.names = names }

    func add(_ name: String) { names += names.isEmpty ? name : " " + name }
  }

  /// An element with the class names `names` of the style sheet, parted by spaces.
  package init(_ tag: Tag, at position: Position, _ names: String = "") {
    self.tag = tag
    self.position = position
    draft = Draft(names: names)
  }

  /// How far out of the CSS box this element's style has got; see `Element+Box`.
  var box: BoxLayer {
    get { draft?.box ?? .content }
    set { draft?.box = newValue }
  }

  /// Draws what is inside again for a frame of a known size.
  var fit: (@MainActor (CGSize) -> Void)? {
    get { draft?.fit }
    set { draft?.fit = newValue }
  }

  // MARK: Building

  /// Adds a class name of the hand-written style sheet.
  package func name(_ name: String) { draft?.add(name) }

  /// Sets a CSS declaration, unless an inner modifier has set it already: inner ones win, as in
  /// SwiftUI.
  package func style(_ property: String, _ value: String) {
    guard draft?.styles.contains(where: { $0.property == property }) == false else { return }
    draft?.styles.append((property, value))
  }

  /// Whether the element has the class name `name` of the style sheet.
  func isNamed(_ name: String) -> Bool {
    (draft?.names ?? attribute("class") ?? "").split(separator: " ").contains { $0 == name }
  }

  func hasStyle(_ property: String) -> Bool {
    draft?.styles.contains { $0.property == property } ?? false
  }

  /// How the element gets its `greed`; settled once it is sealed.
  package var appetite: Appetite {
    get { draft?.appetite ?? .fixed(greed) }
    set { draft?.appetite = newValue }
  }

  /// The gate to open when the browser says that this element is near the viewport.
  var gate: RowPlace? {
    get { draft?.gate }
    set { draft?.gate = newValue }
  }

  /// Sets an attribute; the name is ours, the value is escaped on its way into HTML.
  package func set(_ name: String, _ value: String) {
    if let index = attributes.firstIndex(where: { $0.name == name }) {
      attributes[index].value = value
    } else {
      attributes.append(Attribute(name: name, value: value))
    }
  }

  /// Takes an attribute away again.
  func drop(_ name: String) { attributes.removeAll { $0.name == name } }

  /// The value of an attribute; nil when the element has none of that name.
  package func attribute(_ name: String) -> String? {
    attributes.first { $0.name == name }?.value
  }

  /// Runs `action` for one kind of event, with what the event carries.
  package func on(_ kind: Handler.Kind, _ action: @escaping @MainActor (EventValue) -> Void) {
    handlers.append(Handler(kind: kind, action: action))
  }

  /// Runs an app's own closure for one kind of event, whatever the event carries.
  func on(_ kind: Handler.Kind, plain action: @escaping @MainActor () -> Void) {
    handlers.append(Handler(kind: kind, plain: action))
  }

  // MARK: Settling

  /// Settles names, style and appetite into attributes; children first. Harmless when repeated.
  func seal() {
    guard let draft else { return }
    self.draft = nil
    var inner: Axis.Set = []
    eachItem {
      $0.seal()
      inner.formUnion($0.greed)
    }
    if case .items(.many(let items)) = stored { stored = .items(ItemList(items)) }
    if let gate = draft.gate, gate.hasWaiting {
      set("data-n", "")
      on(.near) { _ in gate.open() }
    }
    switch draft.appetite {
    case .fixed(let axes): greed = axes
    case .children(let also, let except): greed = inner.union(also).subtracting(except)
    }
    if greed.contains(.horizontal) { draft.add("gx") }
    if greed.contains(.vertical) { draft.add("gy") }
    var own: [String] = []
    for (property, value) in draft.styles {
      if !Rules.isContinuous(property, value), let rule = Rules.name(for: property, value) {
        draft.add(rule)
      } else if Rules.isSafe(property + value) {
        own.append("\(property):\(value)")
      }
    }
    if !own.isEmpty { set("data-c", own.joined(separator: ";")) }
    if attributes.isEmpty {
      attributes = draft.names.isEmpty ? [] : Rules.classes(draft.names)
    } else {
      var all: [Attribute] = []
      all.reserveCapacity(attributes.count + 1)
      if !draft.names.isEmpty { all += Rules.classes(draft.names) }
      all += attributes
      attributes = Rules.interned(all)
    }
  }

  // MARK: Taking over

  /// Becomes like `fresh`, a newer rendering of the same place; the caller has told the browser.
  func take(_ fresh: Element) {
    attributes = fresh.attributes
    handlers = fresh.handlers
    greed = fresh.greed
  }

  func take(attribute name: String, _ value: String) { set(name, value) }
}

extension Item {
  @MainActor func seal() {
    if case .element(let element) = self { element.seal() }
  }

  @MainActor var greed: Axis.Set {
    switch self {
    case .element(let element): element.greed
    case .node(let node): node.greed
    }
  }
}

extension [Item] {
  /// What any of these wants.
  @MainActor var greed: Axis.Set { reduce(into: []) { $0.formUnion($1.greed) } }
}
