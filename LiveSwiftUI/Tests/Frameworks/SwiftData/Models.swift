// The models of the tests, as an app declares its own.
import Foundation
import SwiftData

enum Mood: String, Codable, CaseIterable { case calm, wild }

struct Spot: Codable, Hashable {
  var latitude = 0.0
  var longitude = 0.0
}

@Model
final class Trip {
  @Attribute(.unique) var name: String
  var start: Date
  var mood: Mood = .calm
  var note: String?
  var tags: [String] = []
  var rating = 3.5
  @Attribute(.externalStorage) var photo: Data?
  var link: URL?
  var spot: Spot = Spot(
    latitude: 1,
    longitude: 2)
  @Relationship(deleteRule: .cascade, inverse: \Stop.trip) var stops: [Stop] = []
  @Transient var isOpen = false
  var summary: String { "\(name): \(stops.count)" }

  init(name: String, start: Date = Date(timeIntervalSinceReferenceDate: 0)) {
    self.name = name
    self.start = start
  }
}

@Model
class Stop {
  var id: UUID = UUID()
  var title: String  // A comment with a "quote and a { brace.
  var isDone: Bool = false
  var trip: Trip?
  var people: [Person]? = []

  static let limit = 3

  init(title: String, trip: Trip? = nil) {
    self.title = title
    self.trip = trip
  }

  func toggle() { isDone.toggle() }
}

@Model final class Person {
  #Unique<Person>([\.first, \.last])
  #Index<Person>([\.first])
  var first: String
  var last: String
  var age = 0
  var stops: [Stop] = []

  init(first: String, last: String) {
    self.first = first
    self.last = last
  }
}

@Model final class Branch {
  var name: String
  var parent: Branch?
  @Relationship(deleteRule: .cascade, inverse: \Branch.parent) var children: [Branch]?

  init(_ name: String, parent: Branch? = nil) {
    self.name = name
    self.parent = parent
  }
}

@Model final class Leaf {
  var text: String
  var number: UUID
  var mood: Mood
  var branch: Branch

  init(text: String, branch: Branch) {
    self.text = text
    self.branch = branch
    number = UUID()
    mood = .wild
  }
}

/// A folder of one test, which is deleted with it.
final class TemporaryStore {
  let url: URL
  private let folder: URL

  init() throws {
    folder = FileManager.default.temporaryDirectory.appending(path: "store-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    url = folder.appending(path: "test.store")
  }

  // The folder is of this test only; what cannot be deleted is left to the system.
  deinit { try? FileManager.default.removeItem(at: folder) }

  func context() throws -> ModelContext {
    ModelContext(
      try ModelContainer(for: Trip.self, configurations: ModelConfiguration(url: url)))
  }
}

extension ModelContext {
  static func inMemory() throws -> ModelContext {
    let configuration = ModelConfiguration(isStoredInMemoryOnly: true)
    return ModelContext(try ModelContainer(for: Trip.self, configurations: configuration))
  }

  func names(_ descriptor: FetchDescriptor<Trip> = FetchDescriptor()) throws -> [String] {
    try fetch(descriptor).map(\.name)
  }
}
