// Appearance, disappearance, changes, and tasks that live as long as the view.
import Foundation

/// A view with actions for its appearance, changes and disappearance.
nonisolated struct LifecycleView<Content: View> {
  let content: Content
  let make: @MainActor () -> any LifecycleModifier

  init(_ content: Content, _ make: @escaping @MainActor () -> any LifecycleModifier) {
    self.content = content
    self.make = make
  }
}

extension LifecycleView: View, Primitive {
  typealias Body = Never

  @MainActor func render(_ context: Context, into items: inout [Item]) {
    context.wrap(content, in: LifecycleNode.init, into: &items) {
      $0.accept(context, make(), content: $1)
    }
  }
}

/// The state of a lifecycle modifier, kept between render passes.
@MainActor protocol LifecycleModifier: AnyObject {
  /// Called when the view is on screen: for the first time, or again after another screen covered
  /// it.
  func appeared(isFirst: Bool)
  /// Called after a render pass with the newer version of the modifier.
  func updated(to newer: any LifecycleModifier)
  /// Called when the view is gone, or when another screen covers it.
  func disappeared()
}

final class LifecycleNode: Node {
  private var modifier: (any LifecycleModifier)?
  private var hasAppeared = false
  private var isOnScreen = false
  private var content: DrawContent = { _, _ in }

  func accept(_ context: Context, _ newer: any LifecycleModifier, content: @escaping DrawContent) {
    self.content = content
    adopt(context)
    if hasAppeared {
      modifier?.updated(to: newer)
      return
    }
    let isFirst = modifier == nil
    modifier = newer
    if let gate = environment.row?.gate, gate.isClosed {
      gate.wait(self) { [weak self] in self?.appear() }
    } else if isFirst {
      tree.afterThisRender { [weak self] in self?.appear() }
    }
  }

  private func appear() {
    guard isMounted, !isOnScreen, !isInCovered else { return }
    let isFirst = !hasAppeared
    (hasAppeared, isOnScreen) = (true, true)
    tree.asReader { modifier?.appeared(isFirst: isFirst) }
  }

  override func coverChanged() {
    if isInCovered {
      guard isOnScreen else { return }
      isOnScreen = false
      disappear()
    } else if hasAppeared || environment.row?.gate?.isClosed != true {
      appear()
    }
  }

  private func disappear() { tree.asReader { modifier?.disappeared() } }

  override func produce(into items: inout [Item]) { content(context().child(0), &items) }

  override func didUnmount() {
    if isOnScreen { disappear() }
    modifier = nil
  }
}

/// `onAppear` and `onDisappear`.
private final class AppearanceModifier: LifecycleModifier {
  var comes: (() -> Void)?
  var goes: (() -> Void)?

  init(comes: (() -> Void)? = nil, goes: (() -> Void)? = nil) {
    self.comes = comes
    self.goes = goes
  }

  func appeared(isFirst: Bool) { comes?() }
  func updated(to newer: any LifecycleModifier) {
    guard let newer = newer as? AppearanceModifier else { return }
    (comes, goes) = (newer.comes, newer.goes)
  }
  func disappeared() { goes?() }
}

/// `task`: one task at a time, cancelled when the view disappears or the id changes.
private final class TaskModifier: LifecycleModifier {
  typealias Action = @isolated(any) () async -> Void

  private var id: (any Equatable)?
  private var action: Action
  private let priority: TaskPriority
  private var task: Task<Void, Never>?
  private var isOnScreen = false

  private weak var tree: Tree?

  init(id: (any Equatable)?, priority: TaskPriority, action: @escaping Action) {
    tree = Tree.reader?.tree
    self.id = id
    self.priority = priority
    self.action = action
  }

  func appeared(isFirst: Bool) {
    isOnScreen = true
    start()
  }

  private func start() {
    nonisolated(unsafe) let action = action  // Runs in its own isolation, once for each start.
    tree?.taskStarted()
    task = Task(priority: priority) { @MainActor [weak tree] in
      await action()
      tree?.taskEnded()
    }
  }

  func updated(to newer: any LifecycleModifier) {
    guard let newer = newer as? TaskModifier else { return }
    action = newer.action
    guard !isSameWork(as: newer) else { return }
    id = newer.id
    task?.cancel()
    if isOnScreen { start() }
  }

  func disappeared() {
    isOnScreen = false
    task?.cancel()
  }

  private func isSameWork(as newer: TaskModifier) -> Bool {
    switch (id, newer.id) {
    case (nil, nil): true
    case (let old?, let new?): old.equals(new)
    default: false
    }
  }
}

/// `onChange`: compares with the value of the last render pass.
final class ChangeModifier<V: Equatable>: LifecycleModifier {
  private var value: V
  private let runsFirst: Bool
  private let action: (V, V) -> Void
  // The tree owns this through its nodes; a strong reference would keep both alive.
  private weak var tree: Tree?

  init(_ value: V, runsFirst: Bool, tree: Tree?, action: @escaping (V, V) -> Void) {
    self.value = value
    self.runsFirst = runsFirst
    self.tree = tree
    self.action = action
  }

  func appeared(isFirst: Bool) { if isFirst, runsFirst { action(value, value) } }

  func updated(to newer: any LifecycleModifier) {
    guard let newer = newer as? ChangeModifier<V>, newer.value != value else { return }
    let old = value
    value = newer.value
    let new = value
    newer.later { newer.action(old, new) }
  }

  private func later(_ work: @escaping @MainActor () -> Void) {
    if let tree { tree.afterThisRender(work) } else { work() }
  }

  func disappeared() {}
}

extension View {
  /// Runs `action` once the view is on the page, and again each time a screen pushed over it goes
  /// away. In a lazy container it runs once the row comes near the viewport.
  public nonisolated func onAppear(perform action: (() -> Void)? = nil) -> some View {
    nonisolated(unsafe) let action = action  // Called on the main actor only, where the view lives.
    return LifecycleView(self) { AppearanceModifier(comes: action) }
  }

  /// Runs `action` once the view has left the page or another screen was pushed over it. A sheet
  /// does not count. A row of a long list leaves the page once it is far from those in sight.
  public nonisolated func onDisappear(perform action: (() -> Void)? = nil) -> some View {
    nonisolated(unsafe) let action = action  // Called on the main actor only, where the view lives.
    return LifecycleView(self) { AppearanceModifier(goes: action) }
  }

  /// Runs `action` when the view appears, and cancels it when the view disappears; see
  /// `onAppear(perform:)` and `onDisappear(perform:)`.
  public nonisolated func task(
    name: String? = nil, priority: TaskPriority = .userInitiated, file: String = #fileID,
    line: Int = #line,
    @_inheritActorContext _ action: sending @escaping @isolated(any) () async -> Void
  ) -> some View {
    nonisolated(unsafe) let action = action  // Sent here whole; started on the main actor only.
    return LifecycleView(self) { TaskModifier(id: nil, priority: priority, action: action) }
  }

  /// Runs `action` when the view appears, restarts it whenever `value` changes, and cancels it when
  /// the view disappears.
  public nonisolated func task<T>(
    id value: T, name: String? = nil, priority: TaskPriority = .userInitiated,
    file: String = #fileID,
    line: Int = #line,
    @_inheritActorContext _ action: sending @escaping @isolated(any) () async -> Void
  ) -> some View where T: Equatable {
    // Sent here whole; used on the main actor only.
    nonisolated(unsafe) let (value, action) = (value, action)
    return LifecycleView(self) { TaskModifier(id: value, priority: priority, action: action) }
  }

  /// Runs `action` with the old and the new value after a render pass in which `value` has changed;
  /// with `initial`, also when the view appears.
  public nonisolated func onChange<V>(
    of value: V, initial: Bool = false, _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
  ) -> some View where V: Equatable {
    // Used on the main actor only, where the view lives.
    nonisolated(unsafe) let (value, action) = (value, action)
    return LifecycleView(self) {
      ChangeModifier(value, runsFirst: initial, tree: Tree.reader?.tree, action: action)
    }
  }

  /// Runs `action` after a render pass in which `value` has changed; with `initial`, also when the
  /// view appears.
  public nonisolated func onChange<V>(
    of value: V, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some View where V: Equatable {
    // Used on the main actor only, where the view lives.
    nonisolated(unsafe) let (value, action) = (value, action)
    return LifecycleView(self) {
      ChangeModifier(
        value, runsFirst: initial, tree: Tree.reader?.tree, action: { _, _ in action() })
    }
  }
}
