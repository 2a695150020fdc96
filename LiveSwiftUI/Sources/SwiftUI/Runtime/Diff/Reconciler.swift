// Updates elements from a fresh rendering, and notes the changes for the browser.

/// Matches a node's old items with its new ones, keeps the elements that stay, and collects
/// operations.
///
/// Changes of text and attributes are noted at once. A structural change is noted as the parent's
/// previous list of children; `takeOperations()` compares it with the current list once everything
/// has settled.
@MainActor package final class Reconciler {
  unowned var tree: Tree!
  private var operations: [PageOperation] = []
  /// The style rules that the page's elements use.
  package var styles = PageStyles()
  /// The approximate size of the noted operations, in bytes of text. Inserted elements are not
  /// counted: they are written when the operations are taken.
  package private(set) var notedBytes = 0
  /// The number of turns that rendered since the operations were last taken.
  var roundsSinceTaken = 0
  private var changedHosts: [ObjectIdentifier: (host: Element, id: Int32, before: [Int32])] = [:]
  private var hostOrder: [ObjectIdentifier] = []
  var nextID: Int32 = 1
  /// The elements that events can name.
  var handlers = HandlerTable()
  /// The field that gets the keyboard focus once it is on the page.
  weak var awaitedFocus: Element?

  /// Returns `new` with every element that existed before replaced by its updated old instance.
  func settle(old: [Item], new: [Item], in host: Element?) -> [Item] {
    var result = new
    var matcher = Matcher(old)
    for index in new.indices {
      switch new[index] {
      case .node(let node):
        matcher.use(node)
        attach(node, in: host)
      case .element(let fresh):
        if let element = matcher.take(like: fresh) {
          refresh(element, from: fresh)
          result[index] = .element(element)
        } else {
          settleNew(fresh)
        }
      }
    }
    if let host, host.id >= 0, !Self.sameOrder(old, result) {
      noteChange(of: host)
    }
    for gone in matcher.leftOver { retire(gone) }
    return result
  }

  /// Notes that `host`'s list of children is about to change, together with the browser's list.
  func noteChange(of host: Element) {
    let key = ObjectIdentifier(host)
    guard changedHosts[key] == nil else { return }
    handlers.forget()
    var before: [Int32] = []
    host.eachChild { before.append($0.id) }
    changedHosts[key] = (host, host.id, before)
    hostOrder.append(key)
  }

  private func attach(_ node: Node, in host: Element?) {
    guard node.host !== host else { return }
    node.host = host
    for item in node.items {
      if case .node(let child) = item { attach(child, in: host) }
    }
  }

  private func settleNew(_ element: Element) {
    element.eachItem { item in
      switch item {
      case .element(let child): settleNew(child)
      case .node(let node): attach(node, in: element)
      }
    }
  }

  private func refresh(_ element: Element, from fresh: Element) {
    if element.id >= 0, element.attributes != fresh.attributes {
      noteAttributes(element, fresh)
    }
    element.take(fresh)
    switch (element.content, fresh.content) {
    case (.text(let old), .text(let new)):
      if old != new {
        element.content = fresh.content
        if element.id >= 0 { note(.text(element.id, new)) }
      }
    case (.items(let old), .items(let new)):
      let settled = settle(old: old, new: new, in: element)
      element.content = .items(settled)
    case (.empty, .empty): break
    default:
      // The matcher never pairs an element of text with one of children.
      assertionFailure("elements of different content were matched")
    }
  }

  private func noteAttributes(_ element: Element, _ fresh: Element) {
    for attribute in fresh.attributes where element.attribute(attribute.name) != attribute.value {
      if attribute.name == "value" {
        let old = element.attribute("value") ?? ""
        if tree.typedFields.keeps(attribute.value, in: element) {
          fresh.take(attribute: "value", old)
          continue
        }
        tree.typedFields.wrote(attribute.value, over: old, in: element)
        note(.value(element.id, attribute.value, event: tree.typedFields.handledEvent))
      } else {
        note(.attribute(element.id, attribute.name, attribute.value))
      }
    }
    for attribute in element.attributes where fresh.attribute(attribute.name) == nil {
      note(.attribute(element.id, attribute.name, nil))
    }
  }

  private func retire(_ item: Item) {
    switch item {
    case .element(let element):
      element.id = -1
      element.eachItem(retire)
    case .node(let node):
      if !node.isMounted { for item in node.items { retire(item) } }
    }
  }

  /// Adds an operation that does not change a list of children.
  package func note(_ operation: PageOperation) {
    if case .attribute(_, "class", let names?) = operation { styles.note(classes: names) }
    operations.append(operation)
    notedBytes += 16 + operation.textSize
  }

  /// Keeps only the last of several changes to one text, attribute or value. A page that is held
  /// back renders for each event and sends nothing meanwhile.
  package func dropOutdated() {
    var seen: Set<PageOperation.Target> = []
    var kept: [PageOperation] = []
    for operation in operations.reversed() {
      if let place = operation.target, !seen.insert(place).inserted { continue }
      kept.append(operation)
    }
    operations = kept.reversed()
    notedBytes = operations.reduce(0) { $0 + 16 + $1.textSize }
  }

  /// Returns everything noted since the last call, in the order of application, structural changes
  /// last.
  func takeOperations() -> [PageOperation] {
    if roundsSinceTaken > 1 { dropOutdated() }
    roundsSinceTaken = 0
    for key in hostOrder {
      // An element with another number was inserted with all of its children meanwhile.
      guard let (host, id, before) = changedHosts[key], host.id == id else { continue }
      ChildDiff.operations(
        of: host, before: before, next: &nextID, styles: &styles, into: &operations)
    }
    if !hostOrder.isEmpty {
      handlers.forget()
      changedHosts.removeAll(keepingCapacity: false)
      hostOrder.removeAll(keepingCapacity: false)
    }
    if let field = awaitedFocus, field.id > 0 { operations.append(.focus(field.id)) }
    awaitedFocus = nil
    defer {
      operations = []
      notedBytes = 0
    }
    return operations
  }

  /// Forgets the noted changes: the browser is about to get the whole page.
  package func reset() {
    handlers.forget()
    styles.reset()
    changedHosts = [:]
    hostOrder = []
    operations = []
    notedBytes = 0
  }

  private static func sameOrder(_ old: [Item], _ new: [Item]) -> Bool {
    guard old.count == new.count else { return false }
    return zip(old, new).allSatisfy { pair in
      switch pair {
      case (.element(let a), .element(let b)): a === b
      case (.node(let a), .node(let b)): a === b
      default: false
      }
    }
  }
}

extension Element {
  /// Calls `body` with each child element on the page, including those of child nodes.
  func eachChild(_ body: (Element) -> Void) {
    func walk(_ item: Item) {
      switch item {
      case .element(let element): body(element)
      case .node(let node): node.items.forEach(walk)
      }
    }
    eachItem(walk)
  }
}
