// What is saved, and what a later process reads.
import Foundation
import SwiftData
import Testing

@Suite("Saved models") struct StoreTests {
  @Test("A model has its values again after its store was closed")
  func reopening() throws {
    let store = try TemporaryStore()
    let trip = Trip(name: "Rome", start: Date(timeIntervalSinceReferenceDate: 86_400))
    trip.mood = .wild
    trip.tags = ["old", "warm"]
    trip.rating = 5
    trip.photo = Data([1, 2, 3])
    trip.link = URL(string: "https://example.com/rome")
    trip.spot.latitude = 41.9
    trip.isOpen = true
    let identifier = trip.persistentModelID
    do {
      let context = try store.context()
      context.insert(trip)
      try context.save()
    }
    let read = try #require(try store.context().fetch(FetchDescriptor<Trip>()).first)
    #expect(read !== trip)
    #expect(read.persistentModelID == identifier)
    #expect(read.name == "Rome")
    #expect(read.start == Date(timeIntervalSinceReferenceDate: 86_400))
    #expect(read.mood == .wild)
    #expect(read.note == nil)
    #expect(read.tags == ["old", "warm"])
    #expect(read.rating == 5)
    #expect(read.photo == Data([1, 2, 3]))
    #expect(read.link == URL(string: "https://example.com/rome"))
    #expect(read.spot == Spot(latitude: 41.9, longitude: 2))
    #expect(!read.isOpen)
    #expect(read.summary == "Rome: 0")
  }

  @Test("Relationships are read in both directions, in their order")
  func relationships() throws {
    let store = try TemporaryStore()
    do {
      let context = try store.context()
      let trip = Trip(name: "Rome")
      context.insert(trip)
      trip.stops = [Stop(title: "Forum"), Stop(title: "Arch")]
      trip.stops[1].people = [Person(first: "Ada", last: "L")]
      try context.save()
    }
    let context = try store.context()
    let stops = try context.fetch(
      FetchDescriptor<Stop>(sortBy: [SortDescriptor(\.title)]))
    #expect(stops.map(\.title) == ["Arch", "Forum"])
    #expect(stops.map { $0.trip?.name } == ["Rome", "Rome"])
    #expect(stops[0].trip?.stops.map(\.title) == ["Forum", "Arch"])
    #expect(stops[0].people?.map(\.first) == ["Ada"])
    #expect(stops[0].people?.first?.stops.map(\.title) == ["Arch"])
  }

  @Test("Changes are pending until they are saved, and rollback undoes them")
  func rollback() throws {
    let context = try ModelContext.inMemory()
    let trip = Trip(name: "Rome")
    #expect(trip.modelContext == nil)
    context.insert(trip)
    trip.stops.append(Stop(title: "Forum"))
    #expect(context.hasChanges)
    #expect(trip.hasChanges)
    #expect(context.insertedModelsArray.count == 2)
    try context.save()
    #expect(!context.hasChanges)
    #expect(!trip.hasChanges)

    trip.name = "Roma"
    context.delete(trip)
    context.insert(Trip(name: "Oslo"))
    #expect(trip.isDeleted)
    #expect(try context.names() == ["Oslo"])
    context.rollback()
    #expect(!context.hasChanges)
    #expect(try context.names() == ["Rome"])
    #expect(trip.stops.map(\.title) == ["Forum"])
  }

  @Test("A file that is no store is refused, and left as it is")
  func foreignFile() throws {
    let store = try TemporaryStore()
    let bytes = Data(String(repeating: "no database ", count: 100).utf8)
    try bytes.write(to: store.url)
    let error = #expect(throws: (any Error).self) { try store.context() }
    #expect("\(try #require(error))".hasSuffix("The file was left as it is."))
    #expect(try Data(contentsOf: store.url) == bytes)
  }

  enum Old {
    @Model final class Note {
      var text: String
      var gone = 1
      init(text: String) { self.text = text }
    }
  }

  enum Current {
    @Model final class Note {
      @Attribute(originalName: "text") var title: String
      var stars = 5
      var color: String?
      init(title: String) { self.title = title }
    }
  }

  @Test("Rows of an older class are read with renamed properties, and defaults for new ones")
  func migration() throws {
    let store = try TemporaryStore()
    let configuration = ModelConfiguration(url: store.url)
    do {
      let context = ModelContext(
        try ModelContainer(for: Old.Note.self, configurations: configuration))
      context.insert(Old.Note(text: "Milk"))
      try context.save()
    }
    let context = ModelContext(
      try ModelContainer(for: Current.Note.self, configurations: configuration))
    let notes = try context.fetch(FetchDescriptor<Current.Note>())
    #expect(notes.map(\.title) == ["Milk"])
    #expect(notes.map(\.stars) == [5])
    #expect(notes.map(\.color) == [nil])
  }

  @Test("A fetch of a class that the container lacks fails")
  func unknownClass() throws {
    let context = try ModelContext.inMemory()
    let error = #expect(throws: (any Error).self) {
      try context.fetch(FetchDescriptor<Current.Note>())
    }
    #expect(
      "\(try #require(error))"
        == "The container has no Note: name the class in modelContainer(for:).")
  }
}
