// Undo and redo of changes.
import Foundation
import FoundationAdditions
import Testing

@MainActor @Suite("The undo manager")
struct UndoManagerTests {
  @MainActor private final class Counter {
    var value = 0
    let manager = UndoManager()

    init() { manager.groupsByEvent = false }

    func set(_ new: Int) {
      let old = value
      manager.registerUndo(withTarget: self) { $0.set(old) }
      value = new
    }
  }

  @Test("A change is undone and redone")
  func undo() {
    let counter = Counter()
    counter.set(1)
    counter.set(2)
    counter.manager.setActionName("Count")
    #expect(counter.manager.undoMenuItemTitle == "Undo Count")
    counter.manager.undo()
    #expect(counter.value == 1)
    #expect(counter.manager.redoActionName == "Count")
    counter.manager.undo()
    #expect(counter.value == 0)
    #expect(!counter.manager.canUndo)
    counter.manager.redo()
    counter.manager.redo()
    #expect(counter.value == 2)
    #expect(!counter.manager.canRedo)
  }

  @Test("A group is undone as one, and a new change ends what can be redone")
  func groups() {
    let counter = Counter()
    counter.manager.beginUndoGrouping()
    counter.set(1)
    counter.set(2)
    counter.manager.endUndoGrouping()
    counter.manager.undo()
    #expect(counter.value == 0)
    counter.set(5)
    #expect(!counter.manager.canRedo)
  }

  @Test("Only as many changes are kept as wanted, and none of an object that is removed")
  func limits() {
    let counter = Counter()
    counter.manager.levelsOfUndo = 1
    counter.set(1)
    counter.set(2)
    counter.manager.undo()
    counter.manager.undo()
    #expect(counter.value == 1)
    counter.set(3)
    counter.manager.removeAllActions(withTarget: counter)
    #expect(!counter.manager.canUndo)
  }
}
