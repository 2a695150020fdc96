// Conditions, orders, and contexts beside each other.
import Foundation
import SwiftData
import Testing

@Suite("Fetches", .timeLimit(.minutes(10))) struct FetchTests {
  private func context() throws -> ModelContext {
    let context = try ModelContext.inMemory()
    for (index, name) in ["Rome", "Oslo", "Café", "Bergen"].enumerated() {
      let trip = Trip(name: name, start: Date(timeIntervalSinceReferenceDate: Double(index)))
      trip.note = index.isMultiple(of: 2) ? "even" : nil
      context.insert(trip)
      if index < 2 { trip.stops.append(Stop(title: "Stop of \(name)")) }
    }
    try context.save()
    return context
  }

  @Test("Conditions read values, texts, optionals and related models")
  func conditions() throws {
    let context = try context()
    func names(_ condition: Predicate<Trip>) throws -> [String] {
      try context.names(FetchDescriptor(predicate: condition))
    }
    let start = Date(timeIntervalSinceReferenceDate: 2)
    #expect(try names(#Predicate { $0.start >= start }) == ["Café", "Bergen"])
    #expect(try names(#Predicate { $0.name.contains("e") }) == ["Rome", "Bergen"])
    #expect(try names(#Predicate { $0.name.localizedStandardContains("cafe") }) == ["Café"])
    #expect(try names(#Predicate { $0.note == nil }) == ["Oslo", "Bergen"])
    #expect(try names(#Predicate { !$0.stops.isEmpty }) == ["Rome", "Oslo"])
    #expect(try names(#Predicate { $0.stops.contains { $0.title == "Stop of Oslo" } }) == ["Oslo"])
    let stops = try context.fetch(
      FetchDescriptor<Stop>(predicate: #Predicate { $0.trip?.name == "Rome" }))
    #expect(stops.map(\.title) == ["Stop of Rome"])
  }

  @Test("Models come in the order that was asked for, with an offset and a limit")
  func orders() throws {
    let context = try context()
    #expect(try context.names() == ["Rome", "Oslo", "Café", "Bergen"])
    var descriptor = FetchDescriptor<Trip>(sortBy: [
      SortDescriptor(\.note), SortDescriptor(\.start, order: .reverse),
    ])
    #expect(try context.names(descriptor) == ["Bergen", "Oslo", "Café", "Rome"])
    descriptor.fetchOffset = 1
    descriptor.fetchLimit = 2
    #expect(try context.names(descriptor) == ["Oslo", "Café"])
    descriptor.fetchOffset = 9
    #expect(try context.names(descriptor) == [])
  }

  @Test("A model is found by its identity, also in another context")
  func identities() throws {
    let context = try context()
    let trip = try #require(try context.fetch(FetchDescriptor<Trip>()).first)
    let identifier = trip.persistentModelID
    #expect(context.model(for: identifier) as? Trip === trip)
    #expect(context.registeredModel(for: identifier) as Trip? === trip)
    let other = ModelContext(context.container)
    #expect(other.registeredModel(for: identifier) as Trip? == nil)
    #expect((other.model(for: identifier) as? Trip)?.name == "Rome")
    let coded = try JSONDecoder().decode(
      PersistentIdentifier.self, from: try JSONEncoder().encode(identifier))
    #expect(coded == identifier)
  }

  @Test("What one context saves shows in the others")
  func contexts() throws {
    let one = try context()
    let second = ModelContext(one.container)
    let trips = try second.fetch(FetchDescriptor<Trip>())
    try one.transaction {
      for trip in try one.fetch(FetchDescriptor<Trip>()) where trip.name == "Rome" {
        trip.note = "changed"
      }
      try one.delete(model: Trip.self, where: #Predicate { $0.name == "Oslo" })
      one.insert(Trip(name: "Paris"))
    }
    #expect(try second.names() == ["Rome", "Café", "Bergen", "Paris"])
    #expect(trips.first?.note == "changed")
  }

  @Test("What another process saves shows with the next fetch")
  func processes() throws {
    let store = try TemporaryStore()
    // Two connections to one file, as two processes have.
    let (one, other) = (try store.context(), try store.context())
    for name in ["Rome", "Oslo"] { one.insert(Trip(name: name)) }
    try one.save()
    let trips = try other.fetch(FetchDescriptor<Trip>())
    #expect(trips.map(\.name) == ["Rome", "Oslo"])
    for trip in try one.fetch(FetchDescriptor<Trip>(sortBy: [SortDescriptor(\.name)])) {
      if trip.name == "Oslo" { one.delete(trip) } else { trip.note = "changed" }
    }
    try one.save()
    #expect(try other.names() == ["Rome"])
    #expect(trips.map(\.note) == ["changed", nil])
    #expect(trips.map(\.isDeleted) == [false, true])
  }

  @ModelActor actor Importer {
    func add(_ names: [String]) throws -> Int {
      for name in names { modelContext.insert(Trip(name: name)) }
      try modelContext.save()
      return try modelContext.fetchCount(FetchDescriptor<Trip>())
    }
  }

  @Test("An actor has a context of its own")
  func actors() async throws {
    let configuration = ModelConfiguration(isStoredInMemoryOnly: true)
    let container = try ModelContainer(for: Trip.self, configurations: configuration)
    #expect(try await Importer(modelContainer: container).add(["Rome", "Oslo"]) == 2)
    #expect(try ModelContext(container).names() == ["Rome", "Oslo"])
  }
}
