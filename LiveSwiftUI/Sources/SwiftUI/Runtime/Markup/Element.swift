// One element of the page: its tag, attributes, content and handlers.

import Foundation

/// An element of the page as the server remembers it.
///
/// While a view renders, modifiers add class names and styles. `seal()` then turns them into
/// attributes, and from there on only the reconciler changes the element. It is kept small, because
/// a session has thousands: 72 bytes, for which malloc allocates 80; the next size is 96. Checks
/// for exclusive access are left out, because they took a twentieth of the time of a first
/// rendering.
@MainActor package final class Element {
  /// The structural position, by which the reconciler matches the element.
  package var position: Position
  /// The attributes in the order of the HTML; complete once the element is sealed.
  @exclusivity(unchecked) package private(set) var attributes: [Attribute] = []
  /// The event handlers, at most one for each kind.
  @exclusivity(unchecked) package var handlers: [Handler] = []
  @exclusivity(unchecked) private var draft: Draft?
  // Seventeen bytes, so that the small fields fill up its third word.
  @exclusivity(unchecked) private var stored: Stored = .empty
  /// The kind of HTML element.
  package let tag: Tag
  /// The axes along which the element takes all the space it is offered.
  package private(set) var greed: Axis.Set = []
  /// The roles that stay once the element is sealed, as bits.
  private var lastingRoles: UInt8 = 0
  /// The browser's number for this element; -1 while the browser does not have it.
  package var id: Int32 = -1

  /// The content of an element.
  package enum Content {
    /// Nothing.
    case empty
    /// A text.
    case text(String)
    /// Elements, and nodes that show elements.
    case items([Item])
  }

  /// The stored form of `Content`.
  private enum Stored {
    case empty
    case text(String)
    case items(ItemList)
  }

  /// The content. Each read may make an array; see `eachItem`.
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

  /// The text of the element; nil if its content is not text.
  var ownText: String? {
    if case .text(let text) = stored { text } else { nil }
  }

  /// Calls `body` with each item of the content, without making an array.
  func eachItem(_ body: (Item) -> Void) {
    if case .items(let items) = stored { items.forEach(body) }
  }

  /// The first result of `find` that is not nil, without making an array of the content.
  func firstItem<Found>(_ find: (Item) -> Found?) -> Found? {
    if case .items(let items) = stored { items.first(find) } else { nil }
  }

  /// Whether this element and `other` have the same kind of content.
  func holdsLike(_ other: Element) -> Bool {
    switch (stored, other.stored) {
    case (.empty, .empty), (.text, .text), (.items, .items): true
    default: false
    }
  }

  /// The rule by which an element's `greed` follows from its content.
  package enum Appetite: Sendable {
    /// Exactly these axes, regardless of the content.
    case fixed(Axis.Set)
    /// The axes of its children and `also`, but never those of `except`.
    case children(also: Axis.Set, except: Axis.Set)
  }

  /// The properties that are only needed until the element is sealed.
  private final class Draft {
    var names: String
    var roles: Role
    var styles: [(property: String, value: String)] = []
    var appetite: Appetite = .children(also: [], except: [])
    var gate: LazyRow?
    var box: BoxLayer = .content
    var fit: (@MainActor (CGSize) -> Void)?
    var namingEnvironment: BuiltInEnvironment?
    var list: ListNode?
    var maxHeight: CGFloat?
    var paddedHeight: CGFloat = 0
    var customContents: [CustomContent] = []

    init(_ name: ClassName?) { (names, roles) = (name?.text ?? "", name?.roles ?? []) }

    func add(_ name: String) { names += names.isEmpty ? name : " " + name }

    func add(_ name: ClassName) {
      add(name.text)
      roles.formUnion(name.roles)
    }
  }

  /// An element with class names of the style sheet.
  package init(_ tag: Tag, at position: Position, _ name: ClassName? = nil) {
    self.tag = tag
    self.position = position
    draft = Draft(name)
  }

  /// The outermost layer of the CSS box that has been set; see `Element+Box`.
  var box: BoxLayer {
    get { draft?.box ?? .content }
    set { draft?.box = newValue }
  }

  /// The environment in whose language the element is named after its symbols, if it has no text;
  /// nil for what is no control.
  var namingEnvironment: BuiltInEnvironment? {
    get { draft?.namingEnvironment }
    set { draft?.namingEnvironment = newValue }
  }

  /// The list whose row the element is; nil for what is no row.
  var list: ListNode? {
    get { draft?.list }
    set { draft?.list = newValue }
  }

  /// The contents that are read after the values and hints; see `CustomContent`.
  var customContents: [CustomContent] {
    get { draft?.customContents ?? [] }
    set { draft?.customContents = newValue }
  }

  /// Draws the content again for a frame of a known size.
  var fit: (@MainActor (CGSize) -> Void)? {
    get { draft?.fit }
    set { draft?.fit = newValue }
  }

  /// The greatest height in points that the element takes of what is offered; nil for any.
  var maxHeight: CGFloat? {
    get { draft?.maxHeight }
    set { draft?.maxHeight = newValue }
  }

  /// The padding above and below the element's content together, in points.
  var paddedHeight: CGFloat {
    get { draft?.paddedHeight ?? 0 }
    set { draft?.paddedHeight = newValue }
  }

  // MARK: Building

  /// Adds a class name of the hand-written style sheet.
  package func name(_ name: ClassName) { draft?.add(name) }

  /// Adds the class that makes a page receive a generated rule.
  func name(ofRule rule: String) { draft?.add(rule) }

  /// The parts that the element plays for others.
  package var roles: Role { draft?.roles ?? Role(rawValue: UInt32(lastingRoles)) }

  /// Sets a CSS declaration unless an inner modifier has already set it: inner ones win, as in
  /// SwiftUI.
  package func style(_ property: String, _ value: String) {
    guard draft?.styles.contains(where: { $0.property == property }) == false else { return }
    draft?.styles.append((property, value))
  }

  /// The CSS declarations so far.
  var styles: [(property: String, value: String)] { draft?.styles ?? [] }

  /// Adds a value to a CSS property that takes a list.
  func style(adding value: String, to property: String) {
    guard let index = draft?.styles.firstIndex(where: { $0.property == property }) else {
      return style(property, value)
    }
    draft?.styles[index].value += "," + value
  }

  /// An element with the same tag, attributes and style, and without content: modifiers may change
  /// it, and it is not shown.
  func copyForTrial() -> Element {
    let copy = Element(tag, at: position)
    copy.attributes = attributes
    if let draft {
      copy.draft?.names = draft.names
      copy.draft?.roles = draft.roles
      copy.draft?.styles = draft.styles
      copy.draft?.appetite = draft.appetite
      copy.draft?.box = draft.box
    }
    return copy
  }

  func hasStyle(_ property: String) -> Bool {
    draft?.styles.contains { $0.property == property } ?? false
  }

  /// The rule for `greed`, which is settled when the element is sealed.
  package var appetite: Appetite {
    get { draft?.appetite ?? .fixed(greed) }
    set { draft?.appetite = newValue }
  }

  /// The row to open when the browser reports that this element is near the viewport.
  var gate: LazyRow? {
    get { draft?.gate }
    set { draft?.gate = newValue }
  }

  /// Sets an attribute. The name is trusted; the value is escaped when written as HTML.
  package func set(_ name: String, _ value: String) {
    if let index = attributes.firstIndex(where: { $0.name == name }) {
      attributes[index].value = value
    } else {
      attributes.append(Attribute(name: name, value: value))
    }
  }

  /// Removes an attribute.
  func drop(_ name: String) { attributes.removeAll { $0.name == name } }

  /// The value of an attribute; nil if the element has none of that name.
  package func attribute(_ name: String) -> String? {
    attributes.first { $0.name == name }?.value
  }

  /// Runs `action` for one kind of event, with the event's payload.
  package func on(_ kind: Handler.Kind, _ action: @escaping @MainActor (EventValue) -> Void) {
    handlers.append(Handler(kind: kind, action: action))
  }

  /// Runs an app's own closure for one kind of event, ignoring the payload.
  func on(_ kind: Handler.Kind, plain action: @escaping @MainActor () -> Void) {
    handlers.append(Handler(kind: kind, plain: action))
  }

  // MARK: Settling

  /// Settles names, style and appetite into attributes, children first. Idempotent. Returns the
  /// greatest height in points that the element takes of what is offered, if that is known.
  @discardableResult func seal() -> CGFloat? {
    guard let draft else { return nil }
    var inner: Axis.Set = []
    var heights = HeightLimit()
    eachItem {
      let height = $0.seal()
      inner.formUnion($0.greed)
      heights.add(height, greed: $0.greed, in: self)
    }
    lastingRoles = UInt8(truncatingIfNeeded: draft.roles.rawValue)
    self.draft = nil
    if heights.isOpen { inner.remove(.capped) }
    if case .items(.many(let items)) = stored { stored = .items(ItemList(items)) }
    describe(with: draft.customContents)
    if let namingEnvironment = draft.namingEnvironment { nameAfterSymbols(for: namingEnvironment) }
    if draft.list?.hasBareLinks == true,
      firstElement(where: { $0.roles.contains(.bareLink) }) != nil
    {
      draft.add(.holdsBareLink)
    }
    if let gate = draft.gate, gate.hasWaiting {
      set(.near)
      on(.near) { _ in gate.open() }
    }
    switch draft.appetite {
    case .fixed(let axes): greed = axes
    case .children(let also, let except):
      if except.contains(.vertical) { inner.remove(.shrinking) }
      greed = inner.union(also).subtracting(except)
    }
    if greed.contains(.horizontal) { draft.add(.growsHorizontally) }
    if greed.contains(.vertical) { draft.add(.growsVertically) }
    if case .children = draft.appetite, greed.contains(.shrinking) { draft.add(.shrinksVertically) }
    let height = limitHeight(in: draft, heights)
    settleAttributes(draft)
    return height
  }

  /// Writes the styles and class names of `draft` into the attributes.
  private func settleAttributes(_ draft: Draft) {
    var own: [String] = []
    for (property, value) in draft.styles {
      if let rule = Rules.name(for: property, value) {
        draft.add(rule)
      } else if Rules.isSafe(property + value) {
        own.append("\(property):\(value)")
      }
    }
    if !own.isEmpty { set(.style, own.joined(separator: ";")) }
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

  /// Writes into `draft` what the limits of the content mean for the element. Returns its height
  /// with its padding at most, in points.
  private func limitHeight(in draft: Draft, _ heights: HeightLimit) -> CGFloat? {
    guard greed.isSuperset(of: [.vertical, .capped]) else { return nil }
    if let height = draft.maxHeight { return height + draft.paddedHeight }
    guard case .children = draft.appetite else { return nil }
    if heights.kind == .column { draft.add(.centred) }
    guard let height = heights.total else { return nil }
    draft.styles.append(("max-height", CSS.length(height)))
    return height + draft.paddedHeight
  }

  // MARK: Taking over

  /// Takes over the state of `fresh`, a newer rendering of this position. The caller has noted the
  /// changes for the browser.
  func take(_ fresh: Element) {
    attributes = fresh.attributes
    handlers = fresh.handlers
    greed = fresh.greed
    lastingRoles = fresh.lastingRoles
  }

  func take(attribute name: String, _ value: String) { set(name, value) }
}
