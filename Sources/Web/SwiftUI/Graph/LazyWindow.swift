// Long lists: only the first rows are rendered until the browser comes near their end.

/// How many rows a lazy container renders.
enum LazyWindow {
  /// Rows in the first rendering: enough that most catalogues are whole without any script.
  static let initial = 240
  /// Rows after a list was cut by half or more, as a search does: it must follow the typing, and the browser asks for more.
  static let narrowed = 40
  /// Rows added each time the browser comes near the end.
  static let step = 120
}

/// Shows the first rows of a long `ForEach`, and more of them as the person scrolls.
final class WindowNode: Node {
  private var limit = LazyWindow.initial
  private var count = 0
  private var row: @MainActor (Int, Context, inout [Item]) -> Void = { _, _, _ in }

  func accept(
    count: Int, _ context: Context, row: @escaping @MainActor (Int, Context, inout [Item]) -> Void
  ) {
    if count <= self.count / 2 {
      limit = LazyWindow.narrowed
    } else if count < self.count {
      limit = min(limit, LazyWindow.initial)
    }
    self.count = count
    self.row = row
    adopt(context)
  }

  override func produce(into items: inout [Item]) {
    let context = context()
    for index in 0..<min(limit, count) { row(index, context, &items) }
    guard limit < count else { return }
    let more = context.child(limit).element(environment.facts.isListRow ? .li : .div, "more")
    more.set("data-n", "")
    more.set("aria-hidden", "true")
    more.on(.near) { [weak self] _ in
      guard let self else { return }
      limit += LazyWindow.step
      markDirty()
    }
    items.append(.element(more))
  }
}
