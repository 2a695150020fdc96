// The tree as its session sees it: whole HTML, events, addresses.
import Foundation

/// What a page is called and where it is.
package struct PageState: Equatable, Sendable {
  /// The name of the screen on top; empty when it has none.
  package var title = ""
  /// The parts of the address below the app's own.
  package var components: [String] = []
  /// Whether a visitor may type this address: each part is of a type that says how it is read.
  package var isTypable = true

  /// A page without a name, at the address of the app.
  package init() {}
}

/// Everything one turn wants the browser to do.
package struct Batch: Sendable {
  /// What changes, in the order to be applied.
  package var operations: [PageOperation] = []
  /// Milliseconds of animation; 0 for none.
  package var animation = 0
  /// The name of the zoom that this navigation asked for.
  package var zoom: String?
  /// 1 for a pushed screen, -1 for a popped one, else 0.
  package var direction = 0

  /// A batch without animation.
  package init(operations: [PageOperation] = []) { self.operations = operations }
}

extension Tree {
  /// The environment's facts at the root.
  package var facts: EnvironmentFacts { rootNode.environment.facts }

  /// All elements as HTML, numbered from 1; what was noted for the browser is forgotten.
  package func html() -> (text: String, count: Int) {
    let page = wholePage()
    return (page.text, page.count)
  }

  /// All elements as HTML, as `html()`, with the style rules that a browser without the script
  /// needs for the declarations of single elements.
  package func wholePage() -> (text: String, count: Int, ownRules: String) {
    shortenWindows()
    reconciler.reset()
    typedFields.forgetUnseen()
    var writer = HTMLWriter(next: 1)
    if case .items(let items) = root.content { writer.write(items) }
    reconciler.nextID = writer.next
    reconciler.styles.note(writer.styles)
    return (writer.text, Int(writer.next) - 1, writer.styles.css)
  }

  /// The address of the screen that `components` lead to, with the site's proof where a visitor may
  /// not type it.
  package func address(of components: [String], isTypable: Bool) -> String {
    let base = services.base.isEmpty ? "/" : services.base
    if components.isEmpty { return base }
    let path = Self.path(of: components, below: base)
    guard !isTypable, let proof = services.proof(components) else { return path }
    return path + "?" + proof
  }

  private static func path(of components: [String], below base: String) -> String {
    (base == "/" ? "" : base) + "/" + components.map(PathCodec.escaped).joined(separator: "/")
  }

  /// Whether a link that is drawn now leads to the screen of `components`. Links to other sites,
  /// whose addresses may be a person's, do not count.
  func offers(_ components: [String]) -> Bool {
    let path = Self.path(of: components, below: services.base.isEmpty ? "/" : services.base)
    return root.firstElement { element in
      element.tag == .a && element.handlers.contains { $0.kind == .click }
        && element.attribute("href").map { $0.prefix { $0 != "?" } == path } == true
    } != nil
  }

  /// The element that the browser calls `id`; nil when it is gone.
  func element(_ id: Int32) -> Element? {
    id > 0 ? root.firstElement { $0.id == id } : nil
  }

  /// Hands a browser event to the element's handler, as it is after everything that has changed
  /// was rendered: a closure of an older state may name a row that is gone. Unknown elements and
  /// kinds are ignored: the page may have changed while the event was on its way.
  @discardableResult
  package func handle(_ kind: String, on id: Int, value: EventValue) -> Bool {
    settle()
    guard let kind = Handler.Kind(rawValue: kind), let id = Int32(exactly: id),
      let element = element(id),
      let handler = element.handlers.first(where: { $0.kind == kind })
    else { return false }
    if kind == .click, let together = rowButtons(with: element) {
      for button in together {
        button.handlers.first { $0.kind == .click }?(value)
        // The next one may be gone by what this one did, or do something else.
        settle()
      }
      return true
    }
    // The browser shows it already; only a different answer must be sent back.
    var value = value
    if kind == .input || (kind == .submit && value != .none)
      || (kind == .pick && element.tag == .select)
    {
      guard let text = typedFields.text(of: value, in: element, tree: self) else { return true }
      element.take(attribute: "value", text)
      value = .text(text)
    }
    // So do the pages that it turned.
    if kind == .pick, element.attribute("data-at") != nil, case .text(let text) = value {
      element.take(attribute: "data-at", text)
    }
    typedFields.handling(element) { handler(value) }
    return true
  }

  /// What a tap on `element` presses together with it: the buttons of automatic look in its row of
  /// a list, and a link there that it is itself; nil where it acts alone.
  private func rowButtons(with element: Element) -> [Element]? {
    guard element.isNamed("auto") || element.isNamed("link") else { return nil }
    let row = root.firstElement { item in
      item.tag == .li && item.firstElement { $0 === element } != nil
    }
    var buttons: [Element] = []
    row?.forEachElement { if $0.isNamed("auto") { buttons.append($0) } }
    if buttons.isEmpty { return nil }
    return element.isNamed("auto") ? buttons : buttons + [element]
  }

  /// Types `text` into the `ordinal`th input called `name`, as the person had in an earlier tree.
  package func retype(_ text: String, into name: String, ordinal: Int) {
    // A text typed before may have added this field.
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
    if let owner = addressOwner {
      owner.restore(address)
    } else {
      waitingAddress = address
    }
  }

  /// Changes what the browser told about its person; everything that depends on it renders again.
  package func update(_ change: (inout EnvironmentFacts) -> Void) {
    var facts = facts
    change(&facts)
    // What `BrowserState` has is told to those alone who read it.
    guard !facts.person.rendersLike(self.facts.person) else { return }
    rootNode.environment.facts = facts
    rootNode.markDirty()
  }

  /// Puts the keyboard into the field at `position` below `node`.
  func focusInput(at position: Position, in node: Node) {
    let input = node.firstElement {
      $0.position == position && ($0.tag == .input || $0.tag == .textarea)
    }
    guard let input else { return }
    // One that comes with this batch has no number yet.
    if input.id > 0 { send(.focus(input.id)) } else { reconciler.awaitedFocus = input }
  }

  /// The zoom that the top screen asked for, if any.
  package var zoom: String? { addressOwner?.topPage?.zoom }
}
