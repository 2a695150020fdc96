// The node that presents a dialog over the screen while a binding is true.
import Foundation

/// The presented dialog that contains a view.
struct EnclosingDialog: Equatable {
  weak var node: PresenterNode?
  /// Whether every button closes the dialog, as in alerts.
  let closesOnPress: Bool

  static func == (one: EnclosingDialog, other: EnclosingDialog) -> Bool {
    one.node === other.node && one.closesOnPress == other.closesOnPress
  }

  @MainActor func close() { node?.close() }
}

/// The way a button ends its sheet, as the value of the attribute `data-d`.
///
/// The effect of a button is known only once its action has run. The browser closes the sheet
/// before that where it safely can, and opens it again if the server still presents it afterwards.
enum SheetEnd: String {
  /// Discards the input. The browser closes the sheet at once unless something was entered.
  case cancels = "x"
  /// Keeps the input, which may be invalid. The browser closes a sheet at once if it has no field.
  case confirms = "c"
}

/// The content of a presentation, and how it is shown.
@MainActor struct Presentation {
  enum Kind {
    case sheet, cover, alert, confirmation, popover

    var name: ClassName {
      switch self {
      case .sheet: .dialog.and(.sheet)
      case .cover: .dialog.and(.cover)
      case .alert: .dialog.and(.alert)
      case .confirmation: .dialog.and(.confirmation)
      case .popover: .dialog.and(.popover)
      }
    }
    var isAlert: Bool { self == .alert || self == .confirmation }
  }

  let kind: Kind
  /// The title that names the dialog; sheets take theirs from `navigationTitle`.
  var title: Text?
  /// The name for a dialog without a title.
  var usualName: Text?
  /// Whether the title is visible; a screen reader always reads it.
  var showsTitle = true
  let isPresented: @MainActor () -> Bool
  /// The identity of the item that is presented; nil without an item.
  var identity: @MainActor () -> AnyHashable? = { nil }
  let dismiss: @MainActor () -> Void
  var onDismiss: (() -> Void)?
  var message: DrawContent?
  let content: DrawContent
}

/// A view that can present another one over the screen.
nonisolated struct Presenting<Content: View> {
  let content: Content
  let presentation: @MainActor () -> Presentation

  init(_ content: Content, _ presentation: @escaping @MainActor () -> Presentation) {
    self.content = content
    self.presentation = presentation
  }
}

extension Presenting: View, Primitive {
  typealias Body = Never

  @MainActor func render(_ context: Context, into items: inout [Item]) {
    context.wrap(content, in: PresenterNode.init, into: &items) {
      $0.accept(context, presentation(), base: $1)
    }
  }
}

/// Draws a view and its presentation, and remembers whether that is open.
class PresenterNode: Node {
  private(set) var presentation: Presentation!
  private(set) var base: DrawContent = { _, _ in }
  /// The title set by the content.
  private var sheetTitle = ""
  private var isOpen = false
  private var identity: AnyHashable?
  private var heights: [String] = []
  /// The views that stop gestures from closing the dialog.
  private var keepers: Set<ObjectIdentifier> = []
  private var paint: Paint?
  private var radius: CGFloat?
  private var indicator = Visibility.automatic
  /// The number of children under the dialog; the remaining children belong to the dialog.
  private var beneath = 0

  func accept(_ context: Context, _ presentation: Presentation, base: @escaping DrawContent) {
    self.presentation = presentation
    self.base = base
    adopt(context)
  }

  /// Stores the title set by the content.
  func name(_ title: String) {
    guard title != sheetTitle else { return }
    sheetTitle = title
    markDirty()
  }

  /// Stores the heights that the content requests, as CSS lengths.
  func stand(_ heights: [String]) {
    guard heights != self.heights else { return }
    self.heights = heights
    markDirty()
  }

  /// Stores whether the sheet has a handle.
  func indicate(_ visibility: Visibility) {
    guard visibility != indicator else { return }
    indicator = visibility
    markDirty()
  }

  /// Stores whether a view of the content stops gestures from closing the dialog.
  func keep(_ isKept: Bool, by view: Node) {
    let before = keepers.isEmpty
    if isKept {
      keepers.insert(ObjectIdentifier(view))
    } else {
      keepers.remove(ObjectIdentifier(view))
    }
    if keepers.isEmpty != before { markDirty() }
  }

  /// Stores the background that the content requests.
  func paint(_ paint: Paint) {
    guard paint != self.paint else { return }
    self.paint = paint
    markDirty()
  }

  /// Stores the radius of the corners, in points; nil for the system's.
  func round(_ radius: CGFloat?) {
    guard radius != self.radius else { return }
    self.radius = radius
    markDirty()
  }

  /// Ends the presentation by writing its binding; `onDismiss` runs after the next rendering.
  func close() {
    guard isOpen else { return }
    presentation.dismiss()
    markDirty()
  }

  override func produce(into items: inout [Item]) {
    base(context().child(0), &items)
    if beginPresenting() { items.append(.element(dialog(context().inside(1)))) }
  }

  /// Returns whether something is presented in this rendering, and resets the stored title and
  /// heights when that changes. Call it once the views under the dialog are drawn.
  final func beginPresenting() -> Bool {
    beneath = children.count
    let shows = presentation.isPresented()
    if isOpen, !shows, let done = presentation.onDismiss { tree.afterThisRender { done() } }
    let identity = presentation.identity()
    if isOpen != shows || identity != self.identity {
      (sheetTitle, heights, indicator) = ("", [], .automatic)
      (paint, radius) = (nil, nil)
    }
    (isOpen, self.identity) = (shows, identity)
    return shows
  }

  /// The context for the presented content.
  final func contentContext() -> Context {
    var inner = context().inside(1).inside(.dialogContent)
    inner.environment.enterDialog(self, closesOnPress: presentation.kind.isAlert)
    return inner
  }

  /// The accessible name of the presentation.
  final func name(_ facts: BuiltInEnvironment) -> String {
    let given = presentation.title?.resolve(facts) ?? sheetTitle
    return given.isEmpty ? presentation.usualName?.resolve(facts) ?? "" : given
  }

  final func dialog(_ context: Context) -> Element {
    let kind = presentation.kind
    let element = context.element(.dialog, kind.name)
    let isAlert = kind.isAlert
    if isAlert { element.set("role", "alertdialog") }
    let title = name(context.builtIn)
    element.set("aria-label", title)
    element.emits(.dismiss)
    element.set(.presentation, kind == .cover ? "full" : "sheet")
    element.appetite = .fixed([])
    // A cover can only be left by a button of its own, as on iOS.
    let isKept = !keepers.isEmpty || kind == .cover
    if isKept { element.set(.staysOpen) }
    element.on(.dismiss) { [weak self] _ in
      // The browser reopens a dialog that is still there after the server's answer.
      if !isKept { self?.close() }
    }
    style(element)
    let inner = contentContext()
    var parts: [Item] = []
    if isAlert {
      alertParts(title, inner, into: &parts)
    } else {
      presentation.content(inner.child(.presented), &parts)
    }
    element.content = .items(parts)
    return element
  }

  /// Gives the dialog the background, corners, heights and handle that its content chose.
  private func style(_ element: Element) {
    if let paint { element.fill(with: paint) }
    if let radius { element.style("border-radius", CSS.length(radius)) }
    if heights.count == 1 { element.style("height", heights[0]) }
    if indicator != .automatic {
      element.name(indicator == .visible ? .showsGrabber : .hidesGrabber)
    }
    if heights.count > 1 {
      // A finger moves the sheet between them.
      let all = heights.joined(separator: ",")
      element.set(.detents, all)
      element.style("--low", "min(\(all))")
      element.style("min-height", "min(\(all))")
      element.style("max-height", "max(\(all))")
    }
  }

  /// The title, the message and the buttons of an alert or a confirmation.
  private func alertParts(_ title: String, _ inner: Context, into parts: inout [Item]) {
    if presentation.showsTitle {
      let heading = inner.child(.alertTitle).element(.h2, .dialogTitle)
      heading.content = .text(title)
      parts.append(.element(heading))
    }
    if let message = presentation.message {
      let text = inner.child(.alertMessage).element(.div, .dialogMessage)
      var words: [Item] = []
      message(inner.child(.alertMessageContent), &words)
      text.content = .items(words)
      parts.append(.element(text))
    }
    let buttons = inner.child(.alertButtons).element(.div, .dialogButtons)
    var actions: [Item] = []
    presentation.content(inner.child(.alertActions), &actions)
    if actions.isEmpty {
      Button("OK", role: .cancel, action: {}).draw(inner.child(.alertOK), into: &actions)
    }
    // An app's cancel button replaces the default one: view/confirmationdialog(…).
    if presentation.kind == .confirmation, !actions.contains(where: \.isCancel) {
      Button("Cancel", role: .cancel, action: {}).draw(inner.child(.alertCancel), into: &actions)
    }
    buttons.content = .items(actions)
    parts.append(.element(buttons))
  }

  /// Skips the dialog's content, whose preferences do not reach the screen.
  override func collect<Key: PreferenceKey>(_ sum: inout PreferenceSum<Key>) {
    for child in children.prefix(beneath) { child.collect(&sum) }
  }

  override func didUnmount() {
    if isOpen, let done = presentation.onDismiss { done() }
  }
}

extension Item {
  /// Whether this is, or contains, a cancel button.
  @MainActor fileprivate var isCancel: Bool {
    switch self {
    case .element(let element): element.roles.contains(.cancel)
    case .node(let node): node.items.contains(where: \.isCancel)
    }
  }
}

extension EnvironmentValues {
  /// Turns this into the environment of a dialog: nothing of the screen underneath applies inside.
  @MainActor mutating func enterDialog(_ node: PresenterNode, closesOnPress: Bool) {
    set(\.position.dialog, EnclosingDialog(node: node, closesOnPress: closesOnPress)) { facts in
      facts.position.dialog = EnclosingDialog(node: node, closesOnPress: closesOnPress)
      facts.position.page = nil
      facts.position.stack = nil
      facts.position.link = nil
      facts.position.column = nil
      facts.position.sheetEnd = nil
      // The scroll position of the screen underneath keeps its own key.
      facts.position.positionKey += "d"
      facts.position.stackAxis = .vertical
      facts.position.isInStack = false
      facts.position.spaces = []
      facts.position.isInMenu = false
      facts.position.isInLink = false
      facts.position.isInToggle = false
      facts.styles.labelAppearance = .automatic
      facts.text.font = nil
      facts.text.foreground = nil
      facts.text.lineLimit = nil
      facts.text.redaction = []
      facts.styles.buttonAppearance = .automatic
      facts.styles.customButton = nil
      facts.styles.primitiveButton = nil
      facts.controls.dismiss = { [weak node] in node?.close() }
    }
    leaveRow()
    cover = nil
  }

  /// Removes the row, and the values that only apply inside a list's row.
  mutating func leaveRow() {
    leaveList()
    row = nil
  }

  /// Removes the values that only apply inside a list's row, but stays in the row: what is drawn
  /// waits until the row is near the viewport, and is drawn again with it.
  mutating func leaveList() {
    self[builtIn: \.position.isListRow] = false
    self[builtIn: \.position.isInRow] = false
    self[builtIn: \.position.rowLimits] = []
    self[builtIn: \.position.selection] = nil
    self[builtIn: \.position.tag] = nil
    self[builtIn: \.position.lazyAxis] = nil
  }
}
