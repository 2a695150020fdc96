// The node that shows something over the screen while a binding says so.
import Foundation

/// Where a view is inside a presented dialog.
struct DialogPlace: Equatable {
  weak var node: PresenterNode?
  /// Whether any button ends the dialog, as in alerts.
  let closesOnPress: Bool

  static func == (one: DialogPlace, other: DialogPlace) -> Bool {
    one.node === other.node && one.closesOnPress == other.closesOnPress
  }

  @MainActor func close() { node?.close() }
}

/// How a button ends the sheet that it is in, in the words of `data-d`.
///
/// What a button does is known only once it has run. The browser closes the sheet before that where
/// nothing speaks against it, and opens it again when it is still there afterwards.
enum SheetEnd: String {
  /// Gives up what was entered; until something was, nothing asks about that.
  case cancels = "x"
  /// Keeps what was entered, which may be wrong; a sheet without a field has nothing to check.
  case confirms = "c"
}

/// What a presentation shows, and how.
@MainActor struct Presentation {
  enum Kind: String {
    case sheet, cover, alert, confirmation, popover

    var isAlert: Bool { self == .alert || self == .confirmation }
  }

  let kind: Kind
  /// The words that name the dialog; sheets take theirs from `navigationTitle`.
  var title: Text?
  /// The words that name it where neither is a title.
  var usualName: Text?
  /// Whether the title is shown as well; it is always said.
  var showsTitle = true
  let isPresented: @MainActor () -> Bool
  let dismiss: @MainActor () -> Void
  var onDismiss: (() -> Void)?
  var message: DrawContent?
  let content: DrawContent
}

/// A view that can show another one over the screen.
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
    let node = context.node.claim(context.position) { PresenterNode(context) }
    let content = content
    node.accept(context, presentation()) { content.draw($0, into: &$1) }
    items.append(.node(node))
  }
}

/// Remembers whether a presentation is open, and its name.
class PresenterNode: Node {
  private(set) var presentation: Presentation!
  private(set) var base: DrawContent = { _, _ in }
  /// The name that the content gave itself.
  private var sheetTitle = ""
  private var isOpen = false
  private var heights: [String] = []
  private var isKept = false
  /// How many children the view has that the dialog lies over; the others are the dialog's.
  private var beneath = 0

  func accept(_ context: Context, _ presentation: Presentation, base: @escaping DrawContent) {
    self.presentation = presentation
    self.base = base
    adopt(context)
  }

  /// Takes the name that the content gave itself.
  func name(_ title: String) {
    guard title != sheetTitle else { return }
    sheetTitle = title
    markDirty()
  }

  /// Takes the heights that the content asked for, in CSS.
  func stand(_ heights: [String]) {
    guard heights != self.heights else { return }
    self.heights = heights
    markDirty()
  }

  /// Takes whether the person may leave without pressing a button.
  func keep(_ isKept: Bool) {
    guard isKept != self.isKept else { return }
    self.isKept = isKept
    markDirty()
  }

  /// Ends the presentation: the binding first, then what the app wants done afterwards.
  func close() {
    guard isOpen else { return }
    presentation.dismiss()
    markDirty()
  }

  override func produce(into items: inout [Item]) {
    base(context().child(0), &items)
    if beginPresenting() { items.append(.element(dialog(context().inside(1)))) }
  }

  /// Whether there is something to present in this rendering, called once what lies beneath is
  /// drawn; what was noted of an earlier presentation is forgotten.
  final func beginPresenting() -> Bool {
    beneath = children.count
    let shows = presentation.isPresented()
    if isOpen, !shows, let done = presentation.onDismiss { tree.afterThisRender { done() } }
    if isOpen != shows { (sheetTitle, heights, isKept) = ("", [], false) }
    isOpen = shows
    return shows
  }

  /// The surroundings of what is presented.
  final func contentContext() -> Context {
    var inner = context().inside(1).inside(2)
    inner.environment.enterDialog(self, closesOnPress: presentation.kind.isAlert)
    return inner
  }

  /// What the presentation is called.
  final func name(_ facts: EnvironmentFacts) -> String {
    let given = presentation.title?.resolve(facts) ?? sheetTitle
    return given.isEmpty ? presentation.usualName?.resolve(facts) ?? "" : given
  }

  final func dialog(_ context: Context) -> Element {
    let kind = presentation.kind
    let element = context.element(.dialog, "dlg \(kind.rawValue)")
    let isAlert = kind.isAlert
    if isAlert { element.set("role", "alertdialog") }
    let title = name(context.facts)
    element.set("aria-label", title)
    element.set("data-e", "x")
    element.set("data-m", kind == .cover ? "full" : "sheet")
    element.appetite = .fixed([])
    // Nobody leaves a cover but by a button of its own, as on iOS.
    let isKept = isKept || kind == .cover
    if isKept { element.set("data-keep", "") }
    element.on(.dismiss) { [weak self] _ in
      // The browser shows a dialog again that is still there after its answer.
      if !isKept { self?.close() }
    }
    if heights.count == 1 { element.style("height", heights[0]) }
    if heights.count > 1 {
      element.style("min-height", "min(\(heights.joined(separator: ",")))")
      element.style("max-height", "max(\(heights.joined(separator: ",")))")
    }
    let inner = contentContext()
    var parts: [Item] = []
    if isAlert {
      if presentation.showsTitle {
        let heading = inner.child(1).element(.h2, "dlg-t")
        heading.content = .text(title)
        parts.append(.element(heading))
      }
      if let message = presentation.message {
        let text = inner.child(2).element(.div, "dlg-m")
        var words: [Item] = []
        message(inner.child(3), &words)
        text.content = .items(words)
        parts.append(.element(text))
      }
      let buttons = inner.child(4).element(.div, "dlg-b")
      var actions: [Item] = []
      presentation.content(inner.child(5), &actions)
      if actions.isEmpty {
        Button("OK", role: .cancel, action: {}).draw(inner.child(6), into: &actions)
      }
      // A cancelling button of the app's takes the place of ours: view/confirmationdialog(…).
      if kind == .confirmation, !actions.contains(where: \.isCancel) {
        Button("Cancel", role: .cancel, action: {}).draw(inner.child(7), into: &actions)
      }
      buttons.content = .items(actions)
      parts.append(.element(buttons))
    } else {
      presentation.content(inner.child(8), &parts)
    }
    element.content = .items(parts)
    return element
  }

  /// What a dialog holds hands nothing up to the screen.
  override func collect<Key: PreferenceKey>(_ sum: inout PreferenceSum<Key>) {
    for child in children.prefix(beneath) { child.collect(&sum) }
  }

  override func didUnmount() {
    if isOpen, let done = presentation.onDismiss { done() }
  }
}

extension Item {
  /// Whether this is, or shows, a button that cancels.
  @MainActor fileprivate var isCancel: Bool {
    switch self {
    case .element(let element): element.isNamed("cancel")
    case .node(let node): node.items.contains(where: \.isCancel)
    }
  }
}

extension EnvironmentValues {
  /// Makes this the environment of a dialog: nothing of the screen beneath applies inside.
  @MainActor mutating func enterDialog(_ node: PresenterNode, closesOnPress: Bool) {
    set(\.place.dialog, DialogPlace(node: node, closesOnPress: closesOnPress)) { facts in
      facts.place.dialog = DialogPlace(node: node, closesOnPress: closesOnPress)
      facts.place.page = nil
      facts.place.cover = nil
      facts.place.stack = nil
      facts.place.link = nil
      facts.place.column = nil
      facts.place.sheetEnd = nil
      // Where the screen beneath is scrolled to is kept under a name of its own.
      facts.place.placeKey += "d"
      facts.place.stackAxis = .vertical
      facts.place.isInMenu = false
      facts.place.isInToggle = false
      facts.styles.labelLook = .automatic
      facts.text.font = nil
      facts.text.foreground = nil
      facts.text.lineLimit = nil
      facts.text.redaction = []
      facts.styles.buttonLook = .automatic
      facts.styles.customButton = nil
      facts.controls.dismiss = { [weak node] in node?.close() }
    }
    leaveList()
  }

  /// Makes this the environment of something that is in no row of a list.
  mutating func leaveList() {
    self[fact: \.place.isListRow] = false
    self[fact: \.place.isInRow] = false
    self[fact: \.place.selection] = nil
    self[fact: \.place.lazyAxis] = nil
    row = nil
  }
}
