// The app Humour: its strings, its colours, its dependencies, and its first screen.
public import DataLayer
public import Foundation
public import Posts
public import SharedUI
public import SwiftUI

/// The shared dependencies of a scene's screens: the source of posts, two caches and the clocks.
public struct HumourDependencies: Sendable {
  let service: PostsService
  let moods: MoodCache
  private(set) var people: RecentPeople
  private let readers: RecentPeopleOfReaders?
  let clock: any Clock<Duration>
  let now: @Sendable () -> Date
  /// The saves that must end before an event is acknowledged; nil where none is.
  let eventSaves: EventSaves?
  /// The photos to ask for again when a person asks for what is new; nil for none.
  let images: ImageCache?

  /// The posts of `service`, the moods of `moods` and the people of `people`. Both caches are made
  /// once for all scenes over one store. The clocks are the system's by default.
  public init(
    service: PostsService, moods: MoodCache, people: RecentPeople,
    clock: any Clock<Duration> = ContinuousClock(),
    now: @escaping @Sendable () -> Date = { Date() }, images: ImageCache? = nil
  ) {
    self.images = images
    self.service = service
    self.moods = moods
    self.people = people
    readers = nil
    eventSaves = nil
    self.clock = clock
    self.now = now
  }

  /// As above, for a site of several readers; ``of(reader:)`` has the people of each reader.
  public init(
    service: PostsService, moods: MoodCache, readers: RecentPeopleOfReaders,
    eventSaves: EventSaves? = nil, images: ImageCache? = nil
  ) {
    self.images = images
    self.eventSaves = eventSaves
    self.service = service
    self.moods = moods
    self.readers = readers
    people = readers.people(of: "")
    clock = ContinuousClock()
    now = { Date() }
  }

  /// These dependencies with the recent people of one reader.
  public func of(reader: String) -> HumourDependencies {
    var copy = self
    if let readers { copy.people = readers.people(of: reader) }
    return copy
  }
}

/// The app Humour.
public enum HumourApp: CatalogueApp {
  /// The app's description. Its screen classifies the posts of the service.
  public static var description: AppDescription<HumourDependencies, some View> {
    AppDescription(
      name: "humour", title: "Humour",
      summary: "The mood of someone's posts, read on this machine.",
      colors: ("#ffc83a", "#f58a2e"), bundle: .module,
      model: HumourModel.init, screen: { HumourScreen(model: $0) })
  }

  /// The previews of the people, their posts, and the moods.
  public static var previews: [any PreviewProvider.Type] {
    [PeopleScreenPreviews.self, PostsScreenPreviews.self, MoodScreenPreviews.self]
  }
}
