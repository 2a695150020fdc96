// Undo and redo by closures, as Foundation of Apple's systems has them.
public import Foundation

/// A record of how changes are undone, in groups.
@MainActor @preconcurrency open class UndoManager: NSObject {
  private struct Action {
    /// The object that the action changes; the manager does not keep it alive.
    weak var target: AnyObject?
    let run: @MainActor (AnyObject) -> Void
  }

  private struct Group {
    var actions: [Action] = []
    var name = ""
  }

  private var undoStack: [Group] = []
  private var redoStack: [Group] = []
  private var open: [Group] = []
  private var disabled = 0
  private var closesByEvent = false

  /// Whether the changes of one event are a group; true at first.
  open var groupsByEvent = true
  /// The most groups that are kept; zero for all.
  open var levelsOfUndo = 0 {
    didSet { limit() }
  }
  /// Whether a group is being undone.
  open private(set) var isUndoing = false
  /// Whether a group is being redone.
  open private(set) var isRedoing = false

  /// A manager without changes.
  public override init() { super.init() }

  /// The number of groups that are open.
  open var groupingLevel: Int { open.count }
  /// Whether changes are recorded.
  open var isUndoRegistrationEnabled: Bool { disabled == 0 }
  /// Whether there is a change to undo.
  open var canUndo: Bool { !undoStack.isEmpty || open.contains { !$0.actions.isEmpty } }
  /// Whether there is a change to redo.
  open var canRedo: Bool { !redoStack.isEmpty }
  /// The name of the group to undo; empty where it has none.
  open var undoActionName: String { open.last?.name ?? undoStack.last?.name ?? "" }
  /// The name of the group to redo; empty where it has none.
  open var redoActionName: String { redoStack.last?.name ?? "" }
  /// The title of a command to undo, in English.
  open var undoMenuItemTitle: String { Self.title("Undo", undoActionName) }
  /// The title of a command to redo, in English.
  open var redoMenuItemTitle: String { Self.title("Redo", redoActionName) }

  private static func title(_ verb: String, _ name: String) -> String {
    name.isEmpty ? verb : "\(verb) \(name)"
  }

  /// Stops to record; each call needs one of `enableUndoRegistration`.
  open func disableUndoRegistration() { disabled += 1 }
  /// Records again.
  open func enableUndoRegistration() { disabled = max(0, disabled - 1) }

  /// Opens a group, inside of the one that is open.
  open func beginUndoGrouping() { open.append(Group()) }

  /// Closes the group that was opened last. An empty one is dropped.
  open func endUndoGrouping() {
    guard let group = open.popLast() else { return }
    guard open.isEmpty else {
      open[open.count - 1].actions += group.actions
      if open[open.count - 1].name.isEmpty { open[open.count - 1].name = group.name }
      return
    }
    closesByEvent = false
    guard !group.actions.isEmpty else { return }
    if isUndoing { redoStack.append(group) } else { undoStack.append(group) }
    limit()
  }

  /// Names the group that is open, else the last one.
  open func setActionName(_ actionName: String) {
    if !open.isEmpty {
      open[open.count - 1].name = actionName
    } else if !undoStack.isEmpty {
      undoStack[undoStack.count - 1].name = actionName
    }
  }

  /// Records how a change of an object is undone; while a group is undone, how it is redone.
  open func registerUndo<TargetType: AnyObject>(
    withTarget target: TargetType, handler: @escaping @MainActor (TargetType) -> Void
  ) {
    guard isUndoRegistrationEnabled else { return }
    if !isUndoing, !isRedoing { redoStack = [] }
    let action = Action(target: target) { object in
      if let target = object as? TargetType { handler(target) }
    }
    if !open.isEmpty {
      open[open.count - 1].actions.append(action)
      return
    }
    open = [Group(actions: [action])]
    guard groupsByEvent, !isUndoing, !isRedoing else { return endUndoGrouping() }
    closesByEvent = true
    Task { [weak self] in self?.endOfEvent() }
  }

  private func endOfEvent() {
    if closesByEvent { endUndoGrouping() }
  }

  /// Undoes the last group, with one that the event opened.
  open func undo() {
    while !open.isEmpty { endUndoGrouping() }
    undoNestedGroup()
  }

  /// Undoes the last group.
  open func undoNestedGroup() {
    guard !isUndoing, !isRedoing, let group = undoStack.popLast() else { return }
    isUndoing = true
    run(group)
    isUndoing = false
  }

  /// Redoes the group that was undone last.
  open func redo() {
    while !open.isEmpty { endUndoGrouping() }
    guard !isUndoing, !isRedoing, let group = redoStack.popLast() else { return }
    isRedoing = true
    run(group)
    isRedoing = false
  }

  /// Runs the actions from the last; what they record is a group of the same name.
  private func run(_ group: Group) {
    open = [Group(name: group.name)]
    for action in group.actions.reversed() {
      if let target = action.target { action.run(target) }
    }
    while !open.isEmpty { endUndoGrouping() }
  }

  /// Forgets all changes.
  open func removeAllActions() {
    (undoStack, redoStack) = ([], [])
    if closesByEvent {
      (open, closesByEvent) = ([], false)
    } else {
      for index in open.indices { open[index].actions = [] }
    }
  }

  /// Forgets all changes of an object.
  open func removeAllActions(withTarget target: Any) {
    let target = target as AnyObject
    func others(_ groups: [Group]) -> [Group] {
      groups.map { group in
        var group = group
        group.actions.removeAll { $0.target === target }
        return group
      }
    }
    undoStack = others(undoStack).filter { !$0.actions.isEmpty }
    redoStack = others(redoStack).filter { !$0.actions.isEmpty }
    open = others(open)
  }

  private func limit() {
    guard levelsOfUndo > 0 else { return }
    undoStack = undoStack.suffix(levelsOfUndo)
    redoStack = redoStack.suffix(levelsOfUndo)
  }
}
