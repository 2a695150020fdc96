// Links whose labels contain controls. HTML allows no control inside another.

/// The identity of a link: the node that draws it, and its position there.
struct LinkKey: Hashable {
  let node: ObjectIdentifier
  let position: Position

  init(_ node: Node, _ position: Position) {
    (self.node, self.position) = (ObjectIdentifier(node), position)
  }
}

extension Context {
  /// Draws a link of these class names around its label. `set` adds the attributes and the handler.
  ///
  /// A label with controls lies over an empty link that has its text as a name: a press on a
  /// control is the control's, any other is the link's, and a screen reader finds each by itself.
  func drawLink(
    _ tag: Tag, _ name: ClassName, isPlain: Bool = false, label: some View,
    into items: inout [Item],
    set: (Element) -> Void
  ) {
    guard node.tree.links.divided.contains(LinkKey(node, position)) else {
      let element = element(
        tag, builtIn.position.isInMenu ? .menuItem : isPlain ? name.and(.plain) : name)
      if builtIn.position.isInMenu { element.becomeMenuItem(builtIn.controls) }
      set(element)
      fill(link: element, with: label)
      return emit(element, into: &items)
    }
    // The whole link takes taps, whatever its style.
    let outer = element(.div, name.and(.dividedLink))
    let link = inside(1).element(tag, .linkHit)
    set(link)
    fill(link: outer, with: label)
    if case .items(let parts) = outer.content {
      let name = parts.labelText
      if !name.isEmpty { link.set("aria-label", name) }
      outer.content = .items([.element(link)] + parts)
    }
    emit(outer, into: &items)
  }
}

extension Tree {
  /// Divides the link around a control that `node` draws from its label once this is rendered.
  func noteControl(_ control: Element, of node: Node) {
    afterThisRender { [weak node] in node?.divideLink(around: control) }
  }
}

extension Node {
  /// Divides the nearest link around a control of this node, or renders the link again if its
  /// name has changed. A row takes the taps of its links, so only a button is divided there.
  fileprivate func divideLink(around control: Element) {
    guard isMounted else { return }
    var inner: Node?
    var next: Node? = self
    while let node = next {
      // One node may draw many links, such as those of all rows.
      let link = node.ownElement { link in
        link.mayBeLink
          && (inner.map(link.contains) ?? (link.firstElement { $0 === control } != nil))
      }
      if let link {
        if link.roles.contains(.dividedLink) {
          node.renameLink(link)
        } else if link.tag == .button || !environment.builtIn.position.isInRow {
          tree.links.divided.insert(LinkKey(node, link.position))
          node.markDirty()
        }
        return
      }
      (inner, next) = (node, node.parent)
    }
  }

  private func renameLink(_ link: Element) {
    guard case .items(let parts) = link.content, case .element(let hit)? = parts.first,
      hit.attribute("aria-label") ?? "" != Array(parts.dropFirst()).labelText
    else { return }
    markDirty()
  }

  /// The first element that meets `isWanted` among those that this node itself draws.
  private func ownElement(where isWanted: (Element) -> Bool) -> Element? {
    firstItem { $0.ownElement(where: isWanted) }
  }
}

extension Item {
  @MainActor fileprivate func ownElement(where isWanted: (Element) -> Bool) -> Element? {
    guard case .element(let element) = self else { return nil }
    return isWanted(element) ? element : element.firstItem { $0.ownElement(where: isWanted) }
  }

  /// Whether this is `node`, or an element around it.
  @MainActor fileprivate func contains(_ node: Node) -> Bool {
    switch self {
    case .node(let own): own === node
    case .element(let element): element.contains(node)
    }
  }
}

extension Element {
  /// Whether a person presses this element or enters something in it.
  var isControl: Bool {
    [.button, .a, .input, .textarea, .select].contains(tag)
      || handlers.contains { [.click, .toggle, .pick, .input].contains($0.kind) }
  }

  /// Whether this is a link or a button, divided or not.
  fileprivate var mayBeLink: Bool { tag == .a || tag == .button || roles.contains(.dividedLink) }

  /// Whether `node` is in this element.
  fileprivate func contains(_ node: Node) -> Bool {
    firstItem { $0.contains(node) ? true : nil } ?? false
  }
}

extension [Item] {
  /// The texts of a link's label without those of its controls.
  @MainActor fileprivate var labelText: String {
    var texts: [String] = []
    for item in self { item.addTexts(to: &texts) }
    return texts.joined(separator: " ").shortened(toLines: 1)
  }
}

extension Item {
  @MainActor fileprivate func addTexts(to texts: inout [String]) {
    switch self {
    case .node(let node): for item in node.items { item.addTexts(to: &texts) }
    case .element(let element): element.addTexts(to: &texts)
    }
  }
}

extension Element {
  fileprivate func addTexts(to texts: inout [String]) {
    if isControl || attribute("aria-hidden") == "true" { return }
    if let text = attribute("aria-label") ?? attribute("alt") ?? ownText {
      if !text.isEmpty { texts.append(text) }
    } else {
      eachItem { $0.addTexts(to: &texts) }
    }
  }
}
