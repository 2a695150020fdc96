// Relationships, deletion and unique values.
import Foundation
import SwiftData
import Testing

@Suite("Related models") struct RelationshipTests {
  @Test("A change on one side of a relationship shows on the other")
  func inverses() throws {
    let context = try ModelContext.inMemory()
    let (rome, oslo) = (Trip(name: "Rome"), Trip(name: "Oslo"))
    context.insert(rome)
    context.insert(oslo)
    let stop = Stop(title: "Forum", trip: rome)
    context.insert(stop)
    #expect(rome.stops.map(\.title) == ["Forum"])
    stop.trip = oslo
    #expect(rome.stops.isEmpty)
    #expect(oslo.stops.map(\.title) == ["Forum"])
    oslo.stops.removeAll()
    #expect(stop.trip == nil)
    rome.stops.append(stop)
    #expect(stop.trip == rome)
  }

  @Test("Two classes with one relationship to each other need no declared inverse")
  func foundInverse() throws {
    let context = try ModelContext.inMemory()
    let (ada, forum, arch) = (
      Person(first: "Ada", last: "L"), Stop(title: "Forum"), Stop(title: "Arch")
    )
    context.insert(ada)
    ada.stops = [forum, arch]
    #expect(forum.people == [ada])
    arch.people = []
    #expect(ada.stops == [forum])
  }

  @Test("A model that a saved one refers to is inserted with it")
  func insertion() throws {
    let context = try ModelContext.inMemory()
    let trip = Trip(name: "Rome")
    context.insert(trip)
    trip.stops.append(Stop(title: "Forum"))
    let arch = Stop(title: "Arch")
    arch.trip = trip
    #expect(arch.modelContext == context)
    #expect(try context.fetchCount(FetchDescriptor<Stop>()) == 2)
  }

  @Test("A deletion takes along what cascades, and leaves what does not")
  func deletion() throws {
    let context = try ModelContext.inMemory()
    let trip = Trip(name: "Rome")
    context.insert(trip)
    let stop = Stop(title: "Forum")
    trip.stops = [stop, Stop(title: "Arch")]
    let ada = Person(first: "Ada", last: "L")
    stop.people = [ada]
    try context.save()

    context.delete(stop)
    #expect(trip.stops.map(\.title) == ["Arch"])
    #expect(ada.stops.isEmpty)
    context.delete(trip)
    try context.save()
    #expect(try context.fetchCount(FetchDescriptor<Stop>()) == 0)
    #expect(try context.fetch(FetchDescriptor<Person>()) == [ada])
  }

  @Test("A model that is deleted before it was saved leaves nothing")
  func unsaved() throws {
    let context = try ModelContext.inMemory()
    let trip = Trip(name: "Rome")
    context.insert(trip)
    context.delete(trip)
    #expect(!context.hasChanges)
    #expect(trip.modelContext == nil)
    #expect(try context.names() == [])
  }

  @Test("A tree of one class is deleted with its root")
  func trees() throws {
    let configuration = ModelConfiguration(isStoredInMemoryOnly: true)
    let container = try ModelContainer(for: Branch.self, configurations: configuration)
    let context = ModelContext(container)
    let root = Branch("root")
    context.insert(root)
    let limb = Branch("limb", parent: root)
    context.insert(limb)
    limb.children = [Branch("twig")]
    try context.save()
    let other = ModelContext(container)
    let roots = try other.fetch(
      FetchDescriptor<Branch>(predicate: #Predicate { $0.parent == nil }))
    #expect(roots.map(\.name) == ["root"])
    #expect(roots.first?.children?.first?.children?.map(\.name) == ["twig"])
    context.delete(root)
    try context.save()
    #expect(try other.fetchCount(FetchDescriptor<Branch>()) == 0)
  }

  @Test("A model that cannot be nil is a deleted one once it is deleted")
  func requiredModel() throws {
    let configuration = ModelConfiguration(isStoredInMemoryOnly: true)
    let container = try ModelContainer(for: Leaf.self, configurations: configuration)
    let context = ModelContext(container)
    let leaf = Leaf(text: "green", branch: Branch("limb"))
    context.insert(leaf)
    try context.save()
    context.delete(leaf.branch)
    try context.save()
    #expect(leaf.branch.name == "limb")
    #expect(leaf.branch.isDeleted)

    let other = ModelContext(container)
    let read = try #require(try other.fetch(FetchDescriptor<Leaf>()).first)
    #expect(read.branch.name == "")
    #expect(read.branch.isDeleted)
    #expect(read.branch == leaf.branch)
  }

  @Test("The model of an identity that is gone is a deleted one without values")
  func goneModel() throws {
    let configuration = ModelConfiguration(isStoredInMemoryOnly: true)
    let container = try ModelContainer(for: Leaf.self, configurations: configuration)
    let context = ModelContext(container)
    let gone = Leaf(text: "green", branch: Branch("limb"))
    let found = try #require(context.model(for: gone.persistentModelID) as? Leaf)
    #expect(found.isDeleted)
    #expect(found.persistentModelID == gone.persistentModelID)
    #expect(found.text == "")
    #expect(found.mood == .calm)
    #expect(found.branch.name == "")
    context.delete(found)
    #expect(!context.hasChanges)
  }

  @Test("A model with a unique value that another has replaces that one's values")
  func unique() throws {
    let context = try ModelContext.inMemory()
    let first = Trip(name: "Rome")
    first.note = "first"
    context.insert(first)
    first.stops = [Stop(title: "Forum")]
    try context.save()
    let second = Trip(name: "Rome")
    second.note = "second"
    context.insert(second)
    try context.save()
    #expect(try context.fetch(FetchDescriptor<Trip>()).map(\.note) == ["second"])
    #expect(first.note == "second")
    #expect(first == second)
    #expect(context.model(for: first.persistentModelID) as? Trip === first)
    #expect(second.stops.map(\.title) == ["Forum"])
  }

  @Test("Properties that are unique together may each have the same value")
  func uniqueTogether() throws {
    let context = try ModelContext.inMemory()
    for (last, age) in [("L", 1), ("M", 2), ("L", 3)] {
      let person = Person(first: "Ada", last: last)
      person.age = age
      context.insert(person)
    }
    try context.save()
    let people = try context.fetch(
      FetchDescriptor<Person>(sortBy: [SortDescriptor(\.last)]))
    #expect(people.map { "\($0.last)\($0.age)" } == ["L3", "M2"])
  }
}
