// What an event waits for before it counts as handled.
import Synchronization
import Testing

@testable import DataLayer

@Suite("Savings of an event")
struct EventSavesTests {
  @Test("It is over once, when the last saving has ended")
  func ends() {
    let over = Mutex(0)
    let saves = EventSaves { over.withLock { $0 += 1 } }
    #expect(!saves.areRunning)
    saves.begin()
    saves.begin()
    saves.end()
    #expect(saves.areRunning)
    #expect(over.withLock { $0 } == 0)
    saves.end()
    #expect(!saves.areRunning)
    saves.begin()
    saves.end()
    #expect(over.withLock { $0 } == 1)
  }

  @Test("A handler finds its own, and nobody else has one")
  func current() {
    #expect(EventSaves.current == nil)
    let saves = EventSaves {}
    EventSaves.$current.withValue(saves) { #expect(EventSaves.current === saves) }
    #expect(EventSaves.current == nil)
  }
}
