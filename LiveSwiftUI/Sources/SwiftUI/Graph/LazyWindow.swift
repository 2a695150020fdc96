// Long lists: only the first rows are rendered until the browser comes near their end.

/// The limits of what a lazy container renders: a number of rows, and of bytes.
enum LazyWindow {
  /// Rows in the first rendering, and after a list shrinks by half or more, as in a search. They
  /// fill a screen; the browser requests more before their end is in sight. No more than that,
  /// because every page keeps the rows that it shows.
  static let initial = 20
  /// Rows added each time the browser comes near the end: as many as there are, and at most this.
  /// Most people never scroll, and who does gets more with each step.
  static let step = 60
  /// Bytes of HTML in the first rendering and in each step; typical rows have far fewer.
  static let bytes = 1 << 18
  /// Bytes of HTML of all lists together when the whole page is sent. With the rest of the page and
  /// as JSON, that stays below a megabyte, which a connection accepts at once.
  static let wholeBytes = 3 << 18
}

/// Shows the first rows of a `ForEach`, and more of them as the person scrolls.
final class WindowNode: Node {
  private var limit = LazyWindow.initial
  /// The rows that were shown before the last step. The bytes of a step are counted from here.
  private var granted = 0
  private var count = 0
  /// The lazy states of the rows in the last rendering; a row that stays keeps its state.
  private var rows = LazyRows()
  /// The index after the last item of each row.
  private var ends: [Int32] = []
  private var row: @MainActor (Int, Context, inout [Item]) -> Void = { _, _, _ in }
  /// Returns the index of the row with an id; nil for an unknown id. Set only where something may
  /// scroll to rows.
  var find: (@MainActor (AnyHashable) -> Int?)?

  func accept(
    count: Int, _ context: Context, row: @escaping @MainActor (Int, Context, inout [Item]) -> Void
  ) {
    if count <= self.count / 2 { show(LazyWindow.initial) }
    self.count = count
    self.row = row
    adopt(context)
  }

  override func produce(into items: inout [Item]) {
    let context = context()
    let shown = min(limit, count)
    rows.begin(shown)
    ends.removeAll(keepingCapacity: true)
    ends.reserveCapacity(shown)
    for index in 0..<shown {
      row(index, context, &items)
      ends.append(Int32(items.count))
    }
    rows.end()
    guard limit < count else { return }
    let more = context.child(limit).element(
      environment.builtIn.position.isListRow ? .li : .div, "more")
    more.set("data-n", "")
    more.set("aria-hidden", "true")
    // On paper, where nothing more is loaded.
    more.set("data-left", Text("The first \(limit) of \(count)").resolve(environment.builtIn))
    more.on(.near) { [weak self] _ in
      guard let self else { return }
      granted = limit
      limit += min(max(limit, LazyWindow.initial), LazyWindow.step)
      markDirty()
    }
    items.append(.element(more))
  }

  /// Drops the rows beyond the limit of bytes. Their size is known only after rendering, and they
  /// are dropped before anything is sent.
  override func didUpdate() {
    let (rows, _) = rows(from: granted, within: LazyWindow.bytes)
    guard rows < ends.count else { return }
    limit = rows
    markDirty()
  }

  /// Shows no more rows than fit into `bytes`, but at least one. Returns the bytes that they take.
  func shorten(to bytes: Int) -> Int {
    let (rows, size) = rows(from: 0, within: bytes)
    if rows < ends.count {
      show(rows)
      markDirty()
    }
    return size
  }

  /// Adds rows up to the one with this id and some more. False if there is no row to add.
  func reveal(_ id: AnyHashable) -> Bool {
    guard let index = find?(id), index >= limit, ends.count == limit else { return false }
    granted = limit
    limit = min(count, index + LazyWindow.initial)
    markDirty()
    return true
  }

  /// The lazy state of the row at `position`.
  func row(at position: Position) -> LazyRow { rows.row(at: position) }

  private func show(_ limit: Int) {
    self.limit = limit
    granted = min(granted, limit)
  }

  /// The number of rows to show if those from `first` on may take this many bytes, and the bytes
  /// that they take. The row at `first` always fits.
  private func rows(from first: Int, within bytes: Int) -> (rows: Int, size: Int) {
    var sum = 0
    // Read once: each read may make an array.
    let items = items
    for index in ends.indices.dropFirst(first) {
      var size = 0
      for place in (index == 0 ? 0 : Int(ends[index - 1]))..<Int(ends[index]) {
        size += HTMLWriter.size(of: items[place])
      }
      if sum + size > bytes, index > first { return (index, sum) }
      sum += size
    }
    return (ends.count, sum)
  }
}

extension Tree {
  /// Shortens the lists of a page to the bytes that a connection accepts at once. Lists of the top
  /// screen take precedence.
  func shortenWindows() {
    var left = LazyWindow.wholeBytes
    if shortenWindows(in: rootNode, &left) { _ = flush() }
  }

  private func shortenWindows(in node: Node, _ left: inout Int) -> Bool {
    var isShorter = false
    for child in node.children.reversed() {
      guard let window = child as? WindowNode else {
        if shortenWindows(in: child, &left) { isShorter = true }
        continue
      }
      let size = window.shorten(to: max(left, 0))
      if window.isDirty { isShorter = true }
      // Its only row may itself contain a list.
      if size > left, shortenWindows(in: window, &left) { isShorter = true }
      left -= size
    }
    return isShorter
  }
}
