// The search for a row whose link leads to an address, among rows that are not drawn.

/// Draws rows of lazy containers by themselves, without the labels of their links, until one of the
/// links leads to an address. Nothing that it draws becomes part of the page.
@MainActor final class LinkSearch {
  /// The most rows that are drawn for one address, at some 10 µs each. A row that is, or has the id
  /// of, what the address says is found among any number of others.
  static let limit = 2_000

  private let path: String
  private let component: String
  /// The rows that may still be drawn.
  private(set) var rowsLeft: Int
  /// The value of the link that leads there; nil until one is found.
  private(set) var found: AnyHashable?
  /// The value of the last link.
  private var noted: AnyHashable?

  /// A search for a link to `path`, whose last component is `component`.
  init(of path: String, _ component: String, atMost rows: Int) {
    (self.path, self.component, rowsLeft) = (path, component, rows)
  }

  /// Takes the place of drawing a link.
  func note(_ value: AnyHashable, at address: String) {
    noted = value
    if address.prefix(while: { $0 != "?" }) == path { found = value }
  }

  /// Searches the lazy containers below `node`.
  func search(below node: Node) {
    for child in node.children where found == nil {
      if let window = child as? WindowNode { search(window) }
      search(below: child)
    }
  }

  /// Searches the rows of `window` that it does not show: first the one that the address names, if
  /// it names one.
  func search(_ window: WindowNode) {
    let named = window.findWritten(component)
    if let named { draw(named, of: window) }
    guard found == nil, window.count > 0 else { return }
    // Where the link of one row names that very row, so do the others, and none is left to draw.
    let last = window.count - 1
    draw(last, of: window)
    if let component = noted.flatMap(PathCodec.segment), window.findWritten(component) == last {
      return
    }
    for index in 0..<window.count where !window.isShown(index) {
      if found != nil || rowsLeft == 0 { return }
      draw(index, of: window)
    }
  }

  private func draw(_ index: Int, of window: WindowNode) {
    rowsLeft = max(0, rowsLeft - 1)
    noted = nil
    let trial = TrialRow(window, index)
    trial.update()
    trial.unmount()
  }
}

/// A row of a window that is drawn by itself.
private final class TrialRow: Node {
  private let window: WindowNode
  private let index: Int

  init(_ window: WindowNode, _ index: Int) {
    (self.window, self.index) = (window, index)
    super.init(window.context().child(index))
  }

  override func produce(into items: inout [Item]) { window.drawRow(index, context(), &items) }
}
