// Long lists: only rows near those in sight are rendered, and kept.

/// The limits of what a lazy container renders: a number of rows, and of bytes.
enum LazyWindow {
  /// Rows in the first rendering, and after a list shrinks by half or more, as in a search. They
  /// fill a screen; the browser requests more before their end is in sight. No more than that,
  /// because every page keeps the rows that it shows.
  static let initial = 20
  /// Rows added each time the browser comes near the end: as many as there are, and at most this.
  /// Most people never scroll, and who does gets more with each step.
  static let step = 60
  /// Rows beyond which the browser reports those in sight, so that others are let go: some 120
  /// remain.
  static let most = 200
  /// Rows that are kept on either side of those in sight. The script has both numbers too.
  static let margin = 40
  /// How many rows more or fewer there may be on a side before some are let go or come back.
  static let slack = 30
  /// Bytes of HTML in the first rendering and in each step; typical rows have far fewer.
  static let bytes = 1 << 18
  /// Bytes of HTML of all lists together when the whole page is sent. With the rest of the page and
  /// as JSON, that stays below a megabyte, which a connection accepts at once.
  static let wholeBytes = 3 << 18
}

/// Shows some rows of a `ForEach`: the first ones, then more as the person scrolls, and of many
/// only those near the ones in sight.
final class WindowNode: Node {
  /// The rows to show; there may be fewer.
  private var shown = 0..<LazyWindow.initial
  /// The rows that were shown before the last step. The bytes of a step are those beside them.
  private var granted = 0..<0
  private(set) var count = 0
  /// How many rows were shown at some time: all before the last of them.
  private var seen = 0
  /// Whether the next rendering lets go of rows that the data still have.
  private var letsGo = false
  /// The state of rows that were let go.
  var rowState = RowState()
  /// The lazy states of the rows in the last rendering; a row that stays keeps its state.
  private var rows = LazyRows()
  /// The rows of the last rendering, the index of the first one's first item, and the index after
  /// the last item of each.
  private var drawn = 0..<0
  private var begin: Int32 = 0
  private var ends: [Int32] = []
  private var row: @MainActor (Int, Context, inout [Item]) -> Void = { _, _, _ in }
  /// Returns the index of the row with an id; nil for an unknown id. Set only where something may
  /// scroll to rows.
  var find: (@MainActor (AnyHashable) -> Int?)?
  /// Returns the index of the row that a component of an address names; nil for none.
  var findWritten: @MainActor (String) -> Int? = { _ in nil }

  func accept(
    count: Int, _ context: Context, row: @escaping @MainActor (Int, Context, inout [Item]) -> Void
  ) {
    if count <= self.count / 2 || count <= shown.lowerBound {
      shown = 0..<LazyWindow.initial
      granted = granted.clamped(to: shown)
      seen = 0
    }
    if count < self.count { rowState = RowState() }
    letsGo = false
    self.count = count
    seen = min(seen, count)
    self.row = row
    adopt(context)
  }

  override func produce(into items: inout [Item]) {
    if let search = tree.links.search { return search.search(self) }
    let context = context()
    drawn = shown.clamped(to: 0..<count)
    let isLong = drawn.count > LazyWindow.most || drawn != 0..<max(seen, drawn.upperBound)
    let mayLetGo = isLong && environment.builtIn.position.lazyAxis == .vertical
    if mayLetGo { items.append(.element(start(context))) }
    begin = Int32(items.count)
    rows.begin(drawn.count)
    ends.removeAll(keepingCapacity: true)
    ends.reserveCapacity(drawn.count)
    for index in drawn {
      row(index, context, &items)
      ends.append(Int32(items.count))
    }
    rows.end()
    if mayLetGo || drawn.upperBound < count { items.append(.element(end(context))) }
  }

  // MARK: What the browser reports

  /// The mark after the rows. As it comes near, more of them are added.
  private func end(_ context: Context) -> Element {
    let hasMore = drawn.upperBound < count
    let mark = mark(context.child(drawn.upperBound), hasMore)
    if hasMore { mark.set(.near) }
    mark.set("aria-hidden", "true")
    guard hasMore else { return mark }
    // On paper, where nothing more is loaded.
    let left = Text("The first \(drawn.upperBound) of \(count)")
    mark.set(.rowsLeft, left.resolve(environment.builtIn))
    mark.on(.near) { [weak self] _ in
      guard let self else { return }
      let end = drawn.upperBound
      show(drawn.lowerBound..<end + min(max(end, LazyWindow.initial), LazyWindow.step))
    }
    return mark
  }

  /// The mark before the rows of a long list. The browser gives it, and the mark after them, the
  /// height of the rows that were let go there, and reports the rows in sight.
  private func start(_ context: Context) -> Element {
    tree.needs(.rows)
    let mark = mark(context.child(.rowsBefore), drawn.lowerBound > 0)
    mark.set("aria-hidden", "true")
    mark.set(.rowWindow, "\(drawn.lowerBound) \(drawn.upperBound) \(max(seen, drawn.upperBound))")
    if drawn.lowerBound == 0 {
      mark.set("hidden", "")
    } else {
      // Before printing, all rows come back.
      mark.set(.rowsLeft, "…")
      mark.on(.near) { [weak self] _ in
        guard let self else { return }
        show(max(0, drawn.lowerBound - LazyWindow.step)..<shown.upperBound)
      }
    }
    mark.on(.scroll) { [weak self] in
      if case .text(let text) = $0, let rows = Self.rows(text) { self?.keep(around: rows) }
    }
    return mark
  }

  private func mark(_ context: Context, _ hasMore: Bool) -> Element {
    context.element(
      environment.builtIn.position.isListRow ? .li : .div, hasMore ? .moreRows : .noMoreRows)
  }

  /// The rows in sight of a report: the number of the first, and that after the last.
  private static func rows(_ text: String) -> Range<Int>? {
    guard let report = Report(text), report.count == 2, let first = report.whole(0),
      let last = report.whole(1), first <= last
    else { return nil }
    return first..<last
  }

  /// Lets go of the rows far from those in sight, and shows those near them.
  private func keep(around reported: Range<Int>) {
    let inSight = reported.clamped(to: 0..<seen)
    func nearer(_ wanted: Int, than now: Int, end: Int) -> Int {
      abs(wanted - now) > LazyWindow.slack || wanted == end ? wanted : now
    }
    let first = max(0, inSight.lowerBound - LazyWindow.margin)
    let last = min(seen, inSight.upperBound + LazyWindow.margin)
    let lower = nearer(first, than: drawn.lowerBound, end: 0)
    let upper = nearer(last, than: drawn.upperBound, end: seen)
    guard lower < upper, lower..<upper != drawn else { return }
    // At the end of all, rows that are added are shown.
    show(lower..<(upper == count ? upper + LazyWindow.initial : upper))
  }

  private func show(_ rows: Range<Int>) {
    granted = shown.clamped(to: rows)
    shown = rows
    letsGo = true
    markDirty()
  }

  override func willUnmount(_ children: [Node]) {
    guard letsGo else { return }
    for child in children { rowState.keep(child, of: self) }
  }

  // MARK: Bytes

  /// Drops the rows of the last step beyond the limit of bytes. Their size is known only after
  /// rendering, and they are dropped before anything is sent.
  override func didUpdate() {
    letsGo = false
    let kept = granted.clamped(to: drawn)
    let above = rows((drawn.lowerBound..<kept.lowerBound).reversed(), within: LazyWindow.bytes)
    let below = rows(kept.upperBound..<drawn.upperBound, within: LazyWindow.bytes)
    let lower = kept.lowerBound - above.rows
    let upper = kept.upperBound + below.rows
    guard lower > drawn.lowerBound || upper < drawn.upperBound else {
      seen = max(seen, upper)
      return
    }
    shown = lower..<(upper < drawn.upperBound ? upper : shown.upperBound)
    markDirty()
  }

  /// Shows no more rows than fit into `bytes`, but at least one. Returns the bytes that they take.
  func shorten(to bytes: Int) -> Int {
    let (rows, size) = rows(drawn, within: bytes)
    if rows < drawn.count {
      shown = drawn.lowerBound..<drawn.lowerBound + rows
      granted = granted.clamped(to: shown)
      markDirty()
    }
    return size
  }

  /// How many of these rows may be shown if they may take this many bytes, and the bytes that those
  /// take. The first one always fits.
  private func rows(_ indices: some Collection<Int>, within bytes: Int) -> (rows: Int, size: Int) {
    if indices.isEmpty { return (0, 0) }
    var sum = 0
    // Read once: each read may make an array.
    let items = items
    for (place, index) in indices.enumerated() {
      var size = 0
      let at = index - drawn.lowerBound
      for item in Int(at == 0 ? begin : ends[at - 1])..<Int(ends[at]) {
        size += HTMLWriter.size(of: items[item])
      }
      if sum + size > bytes, place > 0 { return (place, sum) }
      sum += size
    }
    return (indices.count, sum)
  }

  // MARK: Single rows

  /// Adds rows up to the one with this id and some more. False if there is no row to add.
  func reveal(_ id: AnyHashable) -> Bool {
    guard let index = find?(id), !shown.contains(index), drawn == shown.clamped(to: 0..<count)
    else { return false }
    let around = max(0, index - LazyWindow.initial)..<min(count, index + LazyWindow.initial)
    show(min(around.lowerBound, drawn.lowerBound)..<max(around.upperBound, drawn.upperBound))
    return true
  }

  /// Whether the row at `index` is drawn.
  func isShown(_ index: Int) -> Bool { drawn.contains(index) }

  /// Draws the row at `index` for another node.
  func drawRow(_ index: Int, _ context: Context, _ items: inout [Item]) {
    row(index, context, &items)
  }

  /// The lazy state of the row at `position`.
  func row(at position: Position) -> LazyRow { rows.row(at: position) }
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
