// Views of models, from a query to the operations for the browser.
import Foundation
import SwiftData
import SwiftUI
import SwiftUITesting
import Testing

@MainActor @Suite("Queries in views", .timeLimit(.minutes(10))) struct QueryTests {
  private struct Trips: View {
    @Environment(\.modelContext) private var context
    @Query(sort: \.name) private var trips: [Trip]

    var body: some View {
      List {
        ForEach(trips) { trip in
          Button(trip.name) { trip.name += "!" }
        }
      }
      Button("Add") { context.insert(Trip(name: "Paris")) }
      Button("Delete all") { for index in trips.indices { context.delete(trips[index]) } }
      Text("\(trips.count) trips")
    }
  }

  /// Apple's macro drops the initial values.
  private struct Counts: View {
    @Query private var all: [Trip] = []
    @Query(filter: #Predicate { $0.name == "Oslo" }, sort: \.name) private var some: [Trip] = []

    var body: some View { Text("\(some.count) of \(all.count)") }
  }

  private struct Matches: View {
    @Query private var trips: [Trip]

    init(_ search: String) {
      _trips = Query(filter: #Predicate { $0.name.contains(search) }, sort: \.start)
    }

    var body: some View { Text(trips.map(\.name).joined(separator: ", ")) }
  }

  private struct Search: View {
    @State private var search = "o"

    var body: some View {
      Matches(search)
      TextField("Search", text: $search)
    }
  }

  private struct Editor: View {
    @Bindable var trip: Trip
    @Query private var stops: [Stop]

    var body: some View {
      TextField("Name", text: $trip.name)
      Text("Trip to \(trip.name) with \(trip.stops.count) of \(stops.count)")
      Button("Stop") { trip.stops.append(Stop(title: "New")) }
    }
  }

  private let container: ModelContainer

  init() throws {
    container = try ModelContainer(
      for: Trip.self, configurations: ModelConfiguration(isStoredInMemoryOnly: true))
    container.mainContext.insert(Trip(name: "Rome"))
    container.mainContext.insert(Trip(name: "Oslo"))
  }

  private func page(_ view: some View) throws -> TestPage {
    try TestPage(WindowGroup { view }.modelContainer(container))
  }

  @Test("A query with an initial value fetches as one without")
  func initialValues() throws {
    #expect(try page(Counts()).texts == ["1 of 2"])
  }

  @Test("A list shows what is inserted and deleted, in its order")
  func list() throws {
    let page = try page(Trips())
    #expect(page.rows == ["Oslo", "Rome"])
    page.tap("Add")
    #expect(page.rows == ["Oslo", "Paris", "Rome"])
    #expect(page.shows("3 trips"))
    page.tap("Delete all")
    #expect(page.rows == [])
    #expect(page.shows("0 trips"))
  }

  @Test("A change of a model sends its own text only")
  func change() throws {
    let page = try page(Trips())
    page.tap("Rome")
    #expect(page.rows == ["Oslo", "Rome!"])
    #expect(page.operations.count == 1)
  }

  @Test("Two pages of one container show the same models")
  func pages() throws {
    let (one, other) = (try page(Trips()), try page(Trips()))
    one.tap("Add")
    #expect(other.rows == ["Oslo", "Paris", "Rome"])
  }

  @Test("A condition with a value of the view is evaluated anew with it")
  func condition() throws {
    let page = try page(Search())
    #expect(page.shows("Rome, Oslo"))
    page.type("O", in: "Search")
    #expect(page.shows("Oslo"))
    #expect(!page.shows("Rome, Oslo"))
  }

  @Test("A field edits a model, and the views that read it follow")
  func binding() throws {
    let context = container.mainContext
    let trip = try #require(try context.fetch(FetchDescriptor<Trip>()).first)
    let page = try page(Editor(trip: trip))
    page.type("Roma", in: "Name")
    #expect(trip.name == "Roma")
    #expect(page.shows("Trip to Roma with 0 of 0"))
    page.tap("Stop")
    #expect(page.shows("Trip to Roma with 1 of 1"))
  }

  @Test("The main context saves by itself after the event that changed it")
  func autosave() async throws {
    let page = try page(Trips())
    page.tap("Add")
    let context = container.mainContext
    #expect(context.hasChanges)
    while context.hasChanges, !Task.isCancelled { await Task.yield() }
    #expect(try ModelContext(container).fetchCount(FetchDescriptor<Trip>()) == 3)
  }
}
