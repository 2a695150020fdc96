// A part of the screen that another part can lie over or take the place of.

/// A screen of a stack, a column of a split view, or a tab: what is on it appears and disappears
/// with it, and keeps its state.
class CoverNode: Node {
  /// Whether another part lies over this one, or is shown in its place.
  private(set) var isUnder = false
  /// Whether what is on this part was told that it is covered.
  private var wasCovered = false

  /// Whether nobody can see this part, because another one is over it or over what it is in.
  final var isCovered: Bool { isUnder || isInCovered }

  /// Notes whether another part lies over this one; what is on it appears or disappears with that,
  /// once the turn has rendered everything.
  final func cover(_ isUnder: Bool) {
    guard isUnder != self.isUnder else { return }
    self.isUnder = isUnder
    tree.afterThisRender { [weak self] in self?.coverChanged() }
  }

  override func coverChanged() {
    guard isMounted, isCovered != wasCovered else { return }
    wasCovered = isCovered
    tell(self)
  }

  private func tell(_ node: Node) {
    for child in node.children {
      // A dialog lies over the screen, whichever part of it presents it.
      guard child.environment.facts.place.dialog?.node === environment.facts.place.dialog?.node
      else {
        continue
      }
      child.coverChanged()
      if !(child is CoverNode) { tell(child) }
    }
  }
}

extension Node {
  /// Whether the part of the screen that the node is on is covered.
  final var isInCovered: Bool { environment.facts.place.cover?.node?.isCovered ?? false }
}

/// The part of the screen that a view is on.
struct WeakCover: Equatable {
  weak var node: CoverNode?

  static func == (one: WeakCover, other: WeakCover) -> Bool { one.node === other.node }
}

/// A tab that was shown: it stays in the page, and is hidden while another tab is shown.
final class TabScreenNode: CoverNode {
  /// Tells the scroll positions of this tab from those of others.
  private var key = ""
  private var content: DrawContent = { _, _ in }

  func accept(_ context: Context, key: String, isShown: Bool, content: @escaping DrawContent) {
    (self.key, self.content) = (key, content)
    adopt(context)
    cover(!isShown)
  }

  override func produce(into items: inout [Item]) {
    let screen = context().element(.div, "tab-c")
    screen.set("data-key", key)
    if isUnder { screen.set("inert", "") }
    var place = context().inside()
    place.environment[fact: \.place.cover] = WeakCover(node: self)
    place.environment[fact: \.place.placeKey] = key
    var parts: [Item] = []
    content(place, &parts)
    screen.content = .items(parts)
    items.append(.element(screen))
  }
}
