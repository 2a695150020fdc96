// A part of the screen that another part can cover or replace.

/// A screen of a stack, a column of a split view, or a tab. Its views appear and disappear with it
/// and keep their state.
class CoverNode: Node {
  /// Whether another part covers or replaces this one.
  private(set) var isUnder = false
  /// The value of `isCovered` that the views on this part were last notified of.
  private var wasCovered = false
  /// The reference in the environment of the views on this part; one object for all renderings.
  private(set) final lazy var reference = WeakCover(self)

  /// Whether this part is hidden: another part covers it or covers one of its ancestors.
  final var isCovered: Bool { isUnder || isInCovered }

  /// Records whether another part covers this one. The views on it appear or disappear after the
  /// current render pass.
  final func cover(_ isUnder: Bool) {
    guard isUnder != self.isUnder else { return }
    self.isUnder = isUnder
    tree.afterThisRender { [weak self] in self?.coverChanged() }
  }

  override func coverChanged() {
    guard isMounted, isCovered != wasCovered else { return }
    wasCovered = isCovered
    notify(self)
  }

  private func notify(_ node: Node) {
    for child in node.children {
      // A dialog lies above the screen, whichever part of the screen presents it.
      guard
        child.environment.builtIn.position.dialog?.node
          === environment.builtIn.position.dialog?.node
      else {
        continue
      }
      child.coverChanged()
      if !(child is CoverNode) { notify(child) }
    }
  }
}

extension Node {
  /// Whether the part of the screen that contains this node is covered.
  final var isInCovered: Bool { environment.cover?.node?.isCovered ?? false }
}

/// The part of the screen that contains a view.
@MainActor final class WeakCover {
  private(set) weak var node: CoverNode?

  init(_ node: CoverNode) { self.node = node }
}

/// A tab that has been shown. It stays in the page and is hidden while another tab is selected.
final class TabScreenNode: CoverNode {
  /// The prefix that keeps this tab's scroll positions apart from those of other tabs.
  private var key = ""
  private var content: DrawContent = { _, _ in }

  func accept(_ context: Context, key: String, isShown: Bool, content: @escaping DrawContent) {
    (self.key, self.content) = (key, content)
    adopt(context)
    cover(!isShown)
  }

  override func produce(into items: inout [Item]) {
    let screen = context().element(.div, .tabContent)
    screen.set(.key, key)
    if isUnder { screen.set("inert", "") }
    var place = context().inside()
    place.environment.cover = reference
    place.environment[builtIn: \.position.positionKey] = key
    place = place.inStack(false)
    var parts: [Item] = []
    content(place, &parts)
    screen.content = .items(parts)
    items.append(.element(screen))
  }
}
