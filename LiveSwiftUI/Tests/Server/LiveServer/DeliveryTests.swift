// The delivery of a session: each event in each state, and what is owed with the next batch.
import Testing

@testable import LiveServer

@Suite("Delivery") struct DeliveryTests {
  /// The state and the effect after an event.
  private struct Step: Equatable {
    let state: Delivery.State
    var effect = Delivery.Effect.nothing
  }

  /// The delivery in a state, brought there by events.
  private static func delivery(_ state: Delivery.State) -> Delivery {
    let way: [Delivery.Event] =
      switch state {
      case .settling: []
      case .live: [.whole]
      case .heldBack: [.whole, full]
      case .lost: [.whole, full, .overflowed]
      case .closed: [.close]
      }
    var delivery = Delivery()
    for event in way { delivery.handle(event) }
    return delivery
  }

  private static let full = pass(isFull: true)

  private static func pass(
    isConnected: Bool = true, isFull: Bool = false, acknowledging: Bool = false
  ) -> Delivery.Event {
    .pass(isConnected: isConnected, isFull: isFull, acknowledging: acknowledging)
  }

  @Test("Each event has its one outcome in each state")
  func transitions() {
    let states: [Delivery.State] = [.settling, .live, .heldBack, .lost, .closed]
    let sent = Step(state: .live, effect: .send([]))
    func plan(_ state: Delivery.State) -> Step { Step(state: state, effect: .planPass) }
    func stay(_ state: Delivery.State) -> Step { Step(state: state) }
    let table: [(event: Delivery.Event, outcomes: [Step])] = [
      (
        .firstHTML(hasOtherScreens: false),
        [stay(.live), stay(.live), stay(.heldBack), stay(.lost), stay(.closed)]
      ),
      (.whole, [stay(.live), stay(.live), stay(.live), stay(.live), stay(.closed)]),
      (.changed, [stay(.settling), plan(.live), plan(.heldBack), plan(.lost), stay(.closed)]),
      (Self.pass(), [stay(.settling), sent, sent, stay(.lost), stay(.closed)]),
      (
        Self.full,
        [stay(.settling), stay(.heldBack), stay(.heldBack), stay(.lost), stay(.closed)]
      ),
      (Self.pass(isConnected: false), states.map(stay)),
      (Self.pass(isConnected: false, isFull: true), states.map(stay)),
      (
        .acknowledged(isFull: false),
        [stay(.settling), stay(.live), plan(.live), stay(.lost), stay(.closed)]
      ),
      (.acknowledged(isFull: true), states.map(stay)),
      (
        .overflowed, [stay(.settling), stay(.live), stay(.lost), stay(.lost), stay(.closed)]
      ),
      (.moved(missesPush: true), states.map(stay)),
      (.close, states.map { _ in stay(.closed) }),
    ]
    for (event, outcomes) in table {
      let found = states.map { state in
        var delivery = Self.delivery(state)
        #expect(delivery.state == state)
        let effect = delivery.handle(event)
        return Step(state: delivery.state, effect: effect)
      }
      #expect(found == outcomes, "\(event)")
    }
  }

  @Test("A debt is paid once, by the next batch that is sent")
  func debts() {
    let table: [(debts: [Delivery.Event], owed: Delivery.Debt)] = [
      ([.firstHTML(hasOtherScreens: true)], .address),
      ([.firstHTML(hasOtherScreens: false)], []),
      ([.whole, .moved(missesPush: true)], .stepBack),
      // The later move is to an address that the browser has.
      ([.whole, .moved(missesPush: true), .moved(missesPush: false)], []),
      ([.whole, Self.pass(isConnected: false, acknowledging: true)], .acknowledgement),
      (
        [.whole, Self.pass(isFull: true, acknowledging: true), .moved(missesPush: true)],
        [.acknowledgement, .stepBack]
      ),
      // A whole page has all of it.
      ([.firstHTML(hasOtherScreens: true), .moved(missesPush: true), .whole], []),
    ]
    for (debts, owed) in table {
      var delivery = Delivery()
      for event in debts { delivery.handle(event) }
      #expect(delivery.owed == owed, "\(debts)")
      #expect(delivery.handle(Self.pass()) == .send(owed), "\(debts)")
      #expect(delivery.handle(Self.pass()) == .send([]), "\(debts)")
    }
  }

  @Test("An event handled while the page is made is acknowledged by its first batch")
  func whileSettling() {
    var delivery = Delivery()
    #expect(delivery.handle(Self.pass(acknowledging: true)) == .nothing)
    delivery.handle(.firstHTML(hasOtherScreens: true))
    #expect(delivery.handle(Self.pass()) == .send([.acknowledgement, .address]))
  }

  @Test("Only a browser that is far behind has changes recorded for it")
  func behind() {
    let behind = Delivery.State.allCases.filter { Self.delivery($0).isBehind }
    #expect(behind == [.heldBack, .lost])
  }
}

@Suite("Received events") struct ReceivedEventsTests {
  @Test("An event counts once, and is acknowledged once it and those before it are saved")
  func events() {
    var events = ReceivedEvents()
    let accepted = [1, 2, 2, 3].map { events.accept($0) }
    #expect(accepted == [true, true, false, true])
    #expect(events.last == 3 && events.handled == 3 && events.areSaved)
    events.awaitSave(of: 2)
    events.awaitSave(of: 3)
    #expect(events.handled == 1 && !events.areSaved)
    let saved = [3, 2, 2].map { (events.noteSaved($0), events.handled) }
    #expect(saved.map(\.0) == [true, true, false] && saved.map(\.1) == [1, 3, 3])
    #expect(events.areSaved)
  }
}
