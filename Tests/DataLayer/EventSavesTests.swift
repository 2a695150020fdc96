// What an event waits for before it counts as handled.
import Synchronization
import Testing

@testable import DataLayer

@MainActor
@Suite("Savings of an event")
struct EventSavesTests {
  @Test("It is over once, when the last saving has ended")
  func ends() {
    let over = Mutex(0)
    let saves = EventSaves()
    var running: [() -> Void] = []
    let isSaving = saves.during {
      running = [saves.begin(), saves.begin()].compactMap(\.self)
    } whenSaved: {
      over.withLock { $0 += 1 }
    }
    #expect(isSaving)
    #expect(running.count == 2)
    running[0]()
    #expect(over.withLock { $0 } == 0)
    running[1]()
    #expect(over.withLock { $0 } == 1)
  }

  @Test("A save that has ended before the handler returns, or outside of any, delays nothing")
  func current() {
    let saves = EventSaves()
    #expect(saves.begin() == nil)
    let withoutSave = saves.during({}, whenSaved: {})
    let withEndedSave = saves.during({ saves.begin()?() }, whenSaved: {})
    #expect([withoutSave, withEndedSave] == [false, false])
    #expect(saves.begin() == nil)
  }
}
