// The tree as its session uses it: whole HTML, events, addresses.
import Foundation

/// The title and address of a page.
package struct PageState: Equatable, Sendable {
  /// The title of the top screen; empty if it has none.
  package var title = ""
  /// The path components below the app's own address.
  package var components: [String] = []
  /// Whether a visitor may type this address: every component has a type that can be parsed from
  /// text.
  package var isTypable = true

  /// A page without a title, at the address of the app.
  package init() {}
}

/// The changes from one turn for the browser.
package struct Batch: Sendable {
  /// The operations, in the order of application.
  package var operations: [PageOperation] = []
  /// The duration of the animation, in milliseconds; 0 for none.
  package var animation = 0
  /// The name of the zoom transition that this navigation requested.
  package var zoom: String?
  /// 1 for a pushed screen, -1 for a popped one, else 0.
  package var direction = 0

  /// A batch without animation.
  package init(operations: [PageOperation] = []) { self.operations = operations }
}

extension Tree {
  /// The built-in values of the root's environment.
  package var builtIn: BuiltInEnvironment { rootNode.environment.builtIn }

  /// The number of nodes in the tree.
  package var nodeCount: Int {
    func count(_ node: Node) -> Int { node.children.reduce(1) { $0 + count($1) } }
    return count(rootNode)
  }

  /// The number of elements on the page.
  package var elementCount: Int {
    func count(_ element: Element) -> Int {
      var all = 1
      element.eachChild { all += count($0) }
      return all
    }
    return count(root)
  }

  /// Whether the page shows that something is loading: before the first words in a row there is a
  /// progress view without a value, or text that is redacted as a placeholder.
  package var isLoading: Bool {
    root.firstItem { Self.isLoading($0, isInRow: false) } ?? false
  }

  /// The answer that the elements of `item` give; nil when they give none.
  private static func isLoading(_ item: Item, isInRow: Bool) -> Bool? {
    guard case .element(let element) = item else {
      guard case .node(let node) = item else { return nil }
      return node.firstItem { isLoading($0, isInRow: isInRow) }
    }
    // A covered screen, or the columns before the last one, whose words are not its.
    if element.attribute("inert") != nil || element.attribute(.under) != nil { return nil }
    if element.roles.contains(.redacted) { return true }
    if element.tag == .progress, element.attribute("value") == nil { return true }
    let isInRow = isInRow || element.tag == .li || element.attribute(.near) != nil
    if isInRow, element.ownText != nil { return false }
    return element.firstItem { isLoading($0, isInRow: isInRow) }
  }

  /// All elements as HTML, numbered from 1. Forgets the changes noted for the browser.
  package func html() -> (text: String, count: Int) {
    let page = wholePage()
    return (page.text, page.count)
  }

  /// All elements as HTML, as in `html()`, and the style rules for the declarations of single
  /// elements, which a browser without the script needs.
  package func wholePage() -> (text: String, count: Int, ownRules: String) {
    shortenWindows()
    reconciler.reset()
    typedFields.forgetUnseen()
    typedFields.focused = 0
    var writer = HTMLWriter(next: 1)
    if case .items(let items) = root.content { writer.write(items) }
    reconciler.nextID = writer.next
    reconciler.styles.note(writer.styles)
    return (writer.text, Int(writer.next) - 1, writer.styles.css)
  }

  /// The address of the screen at `components`, with the site's proof where a visitor may not type
  /// it.
  package func address(of components: [String], isTypable: Bool) -> String {
    let base = services.base.isEmpty ? "/" : services.base
    if components.isEmpty { return base }
    let path = Self.path(of: components, below: base)
    // A search compares paths alone.
    guard !isTypable, links.search == nil, let proof = services.proof(components) else {
      return path
    }
    return path + "?" + proof
  }

  private static func path(of components: [String], below base: String) -> String {
    let root = base.hasSuffix("/") ? base : base + "/"
    return root + components.map(PathCodec.escaped).joined(separator: "/")
  }

  /// Whether a link that is drawn now leads to the screen at `components`. Links to other sites do
  /// not count, because a person may have provided their addresses.
  func offers(_ components: [String]) -> Bool {
    let path = Self.path(of: components, below: services.base.isEmpty ? "/" : services.base)
    return root.firstElement { element in
      element.tag == .a && element.handlers.contains { $0.kind == .click }
        && element.attribute("href").map { $0.prefix { $0 != "?" } == path } == true
    } != nil
  }

  /// The value of a link to the screen at `components`, of a row that is not drawn; nil for none.
  func findLink(to components: [String]) -> AnyHashable? {
    guard let component = components.last else { return nil }
    let path = Self.path(of: components, below: services.base.isEmpty ? "/" : services.base)
    let search = LinkSearch(of: path, component, atMost: address.rowsToSearch)
    links.search = search
    search.search(below: rootNode)
    links.search = nil
    address.rowsToSearch = search.rowsLeft
    return search.found
  }

  /// The element with the browser's number `id`; nil if it is gone.
  func element(_ id: Int32) -> Element? {
    guard id > 0 else { return nil }
    return reconciler.handlers.find(id, below: root)?.element
      ?? root.firstElement { $0.id == id }
  }

  /// Passes a browser event to the element's handler, after rendering all pending changes: a
  /// closure of an older state may refer to a row that is gone. Ignores unknown elements, and kinds
  /// without a handler, because the page may have changed while the event was in flight. Returns
  /// whether there was a handler.
  @discardableResult
  package func handle(_ kind: Handler.Kind, on id: Int, value: EventValue) -> Bool {
    settle()
    guard let id = Int32(exactly: id), let element = element(id),
      let handler = element.handlers.first(where: { $0.kind == kind })
    else { return false }
    if kind == .click {
      keepingAddress { click(element, handler, value) }
      return true
    }
    if kind == .focus {
      typedFields.focused = id
    } else if kind == .blur, typedFields.focused == id {
      typedFields.focused = 0
    }
    // The browser already shows the new value; only a different answer must be sent back.
    var value = value
    if kind == .input || (kind == .submit && value != .none)
      || (kind == .pick && element.tag == .select)
    {
      guard let text = typedFields.text(of: value, in: element, tree: self) else { return true }
      element.take(attribute: "value", text)
      value = .text(text)
    }
    // The same goes for the page that the person turned to.
    if kind == .pick, element.attribute(.shownPage) != nil, case .text(let text) = value {
      element.take(attribute: .shownPage, text)
    }
    asReader { typedFields.handling(element) { handler(value) } }
    return true
  }

  private func click(_ element: Element, _ handler: Handler, _ value: EventValue) {
    guard let together = rowButtons(with: element) else {
      return asReader { typedFields.handling(element) { handler(value) } }
    }
    for button in together {
      asReader { button.handlers.first { $0.kind == .click }?(value) }
      // This one may have removed the next one or changed its action.
      settle()
    }
  }

  /// Gives up the address that was asked for if `press` leads to another screen. After any other
  /// press, as that of a button that loads the rows again, the address is still wanted.
  private func keepingAddress(_ press: () -> Void) {
    guard let asked = address.unresolved, let owner = address.owner else { return press() }
    let shown = owner.values
    address.unresolved = nil
    press()
    settle()
    guard address.owner === owner, owner.values == shown else { return }
    ask(for: asked)
    owner.noteAddress()
  }

  /// The elements that a tap on `element` presses together: the buttons of automatic style in its
  /// list row, and `element` itself if it is a link there. Nil if it acts alone.
  private func rowButtons(with element: Element) -> [Element]? {
    if element.roles.isDisjoint(with: [.automatic, .link]) { return nil }
    var buttons: [Element] = []
    reconciler.handlers.find(element.id, below: root)?.row?.forEachElement {
      if $0.roles.contains(.automatic) { buttons.append($0) }
    }
    if buttons.isEmpty { return nil }
    return element.roles.contains(.automatic) ? buttons : buttons + [element]
  }

  /// Types `text` into an input called `name`, as the person had in an earlier tree. `ordinal`
  /// counts the inputs of that name from 0.
  package func retype(_ text: String, into name: String, ordinal: Int) {
    // Text restored earlier may have added this field.
    settle()
    var seen = 0
    let field = root.firstElement { element in
      guard element.tag == .input || element.tag == .textarea, element.attribute("name") == name
      else { return false }
      seen += 1
      return seen > ordinal
    }
    guard let input = field else { return }
    input.take(attribute: "value", text)
    guard let handler = input.handlers.first(where: { $0.kind == .input }) else { return }
    typedFields.handling(input) { handler(.text(text)) }
  }

  /// Shows the screen at `address`, as after the browser's own back or forward.
  package func go(to address: TreeAddress) {
    let isOwned = { (component: String) in !component.hasPrefix(PathNames.innerMark) }
    let owned = TreeAddress(Array(address.components.prefix(while: isOwned)), isOwn: address.isOwn)
    restoreInner(address.components.dropFirst(owned.components.count))
    if let owner = self.address.owner {
      ask(for: owned)
      owner.restore(owned)
    } else {
      self.address.waiting = owned
    }
  }

  /// Changes the client information of the browser, and renders everything that depends on it.
  package func update(_ change: (inout BuiltInEnvironment) -> Void) {
    var facts = builtIn
    change(&facts)
    // A change of `BrowserState` notifies only the views that read it.
    guard !facts.person.rendersLike(self.builtIn.person) else { return }
    rootNode.environment.builtIn = facts
    rootNode.markDirty()
  }

  /// Renders again each view that shows one of the pictures at these addresses, without their
  /// queries.
  package func picturesChanged(at paths: Set<String>) {
    func visit(_ node: Node) {
      if node.firstItem({ $0.showsPicture(at: paths) ? true : nil }) == true { node.markDirty() }
      for child in node.children { visit(child) }
    }
    visit(rootNode)
  }

  /// Moves the keyboard focus to the field or the focusable view at `position` below `node`.
  func focusInput(at position: Position, in node: Node) {
    let input = node.firstElement {
      $0.position == position && $0.attribute(.focus) != nil
    }
    guard let input else { return }
    // A field that this batch inserts has no number yet.
    guard input.id > 0 else {
      reconciler.awaitedFocus = input
      return
    }
    // Where the browser itself put the focus, an answer could take it back from the next field.
    guard input.id != typedFields.focused else { return }
    typedFields.focused = input.id
    send(.focus(input.id))
  }

  /// The name of the zoom transition that the top screen requested; nil for none.
  package var zoom: String? { address.owner?.topPage?.zoom }
}
