// Rows that can be deleted and moved, and the edit mode.
import Foundation

/// Whether rows are being edited.
public enum EditMode: Hashable, Sendable {
  /// Rows cannot be edited.
  case inactive
  /// Editing for a short time, such as by a swipe.
  case transient
  /// Rows can be deleted and moved until the person ends it.
  case active

  /// Whether rows can be edited now.
  public var isEditing: Bool { self != .inactive }
}

extension EnvironmentValues {
  /// The edit mode of the screen's rows; an `EditButton` changes it.
  public var editMode: Binding<EditMode>? {
    get {
      if let own = builtIn.position.editMode { return own }
      // Bodies read it on the main actor; elsewhere there is no screen.
      guard isOnMainActor else { return nil }
      let page = builtIn.position.page
      // Written and read during the call, on the main actor.
      nonisolated(unsafe) var mode: Binding<EditMode>?
      MainActor.assumeIsolated { mode = page?.node?.editMode }
      return mode
    }
    set { self[builtIn: \.position.editMode] = newValue }
  }
}

/// A button that starts and ends the editing of the rows on its screen.
public struct EditButton: View {
  @Environment(\.editMode) private var editMode

  /// A button titled "Edit" or "Done"; outside a screen it is disabled.
  public init() {}

  public var body: some View {
    Button(editMode?.wrappedValue.isEditing == true ? "Done" : "Edit") {
      let isEditing = editMode?.wrappedValue.isEditing == true
      editMode?.wrappedValue = isEditing ? .inactive : .active
    }.disabled(editMode == nil)
  }
}

/// Views made from a collection.
@MainActor @preconcurrency public protocol DynamicViewContent: View {
  /// The type of the collection.
  associatedtype Data: Collection
  /// The collection.
  @MainActor @preconcurrency var data: Self.Data { get }
}

extension ForEach: DynamicViewContent where Content: View {}

/// The edit actions for the rows of a collection.
struct RowEdits {
  var delete: ((IndexSet) -> Void)?
  var move: ((IndexSet, Int) -> Void)?
  var insert: RowInsertion?
}

/// Rows with edit actions.
struct EditableRows<Content: DynamicViewContent>: DynamicViewContent {
  let content: Content
  let change: (inout RowEdits) -> Void
  var data: Content.Data { content.data }
}

extension EditableRows: Primitive {
  typealias Body = Never

  func render(_ context: Context, into items: inout [Item]) {
    var edits = context.builtIn.position.rowEdits ?? RowEdits()
    change(&edits)
    content.draw(context.child(0).with { $0[builtIn: \.position.rowEdits] = edits }, into: &items)
  }
}

extension DynamicViewContent {
  /// Lets a person delete rows: with a button behind the end of each row, as by `swipeActions`, and
  /// on each row during editing. Nil removes the buttons.
  public nonisolated func onDelete(perform action: ((IndexSet) -> Void)?) -> some DynamicViewContent
  {
    // Used on the main actor only, where the view lives.
    nonisolated(unsafe) let (content, action) = (self, action)
    return MainActor.assumeIsolated { EditableRows(content: content) { $0.delete = action } }
  }

  /// Lets a person move rows with buttons shown during editing. Nil removes the buttons.
  public nonisolated func onMove(perform action: ((IndexSet, Int) -> Void)?)
    -> some DynamicViewContent
  {
    // Used on the main actor only, where the view lives.
    nonisolated(unsafe) let (content, action) = (self, action)
    return MainActor.assumeIsolated { EditableRows(content: content) { $0.move = action } }
  }
}

extension Context {
  /// This context with edit buttons behind the row at `index` of `count`.
  func editing(_ edits: RowEdits, at index: Int, of count: Int) -> Context {
    let isEditing = environment.editMode?.wrappedValue.isEditing == true
    let moves = isEditing ? edits.move : nil
    let inserting = inserting(edits.insert, at: index)
    guard edits.delete != nil || moves != nil else { return inserting }
    return inserting.decorated { element, context in
      let limits = context.builtIn.position.rowLimits
      let delete = limits.contains(.delete) ? nil : edits.delete
      let moves = limits.contains(.move) ? nil : moves
      guard delete != nil || moves != nil else { return element }
      if !isEditing, let delete {
        return context.child(.swipeToDelete).swiping(element, .trailing, isFull: true) {
          Button("Delete", role: .destructive) { delete([index]) }.draw($0, into: &$1)
        }
      }
      let box = element.wrapped(.editedRow.and(.on))
      box.appetite = .fixed(.horizontal)
      var parts: [Item] = [.element(element)]
      if let moves {
        let up = context.child(.moveUp).rowButton("Move up", "chevron.up", isOn: index > 0) {
          moves([index], index - 1)
        }
        let down = context.child(.moveDown).rowButton(
          "Move down", "chevron.down", isOn: index < count - 1
        ) {
          moves([index], index + 2)
        }
        parts += [.element(up), .element(down)]
      }
      if let delete {
        let button = context.child(.deleteRow).rowButton("Delete", "trash", isOn: true) {
          delete([index])
        }
        button.name(.destructive)
        parts.append(.element(button))
      }
      box.content = .items(parts)
      return box
    }
  }

  private func rowButton(
    _ name: LocalizedStringKey, _ icon: String, isOn: Bool, run: @escaping @MainActor () -> Void
  ) -> Element {
    let button = element(.button, .button)
    button.set("type", "button")
    button.set("aria-label", Text(name).resolve(builtIn))
    button.content = .items([.element(child(0).icon(icon))])
    if isOn, builtIn.controls.isEnabled {
      button.emits(.click)
      button.on(.click, plain: run)
    } else {
      button.set("disabled", "")
    }
    return button
  }
}

extension RangeReplaceableCollection where Self: MutableCollection {
  /// Removes the elements at these offsets.
  public mutating func remove(atOffsets offsets: IndexSet) {
    var place = -1
    removeAll { _ in
      place += 1
      return offsets.contains(place)
    }
  }
}

extension MutableCollection {
  /// Moves the elements at these offsets, in order, before the one at `destination`. Offsets beyond
  /// the end are ignored.
  public mutating func move(fromOffsets source: IndexSet, toOffset destination: Int) {
    let all = Array(self)
    let place = Swift.min(Swift.max(destination, 0), all.count)
    let moved = source.filter(all.indices.contains).map { all[$0] }
    let first = all.indices.prefix(place).filter { !source.contains($0) }.map { all[$0] }
    let last = all.indices.dropFirst(place).filter { !source.contains($0) }.map { all[$0] }
    for (index, element) in zip(indices, first + moved + last) { self[index] = element }
  }
}
