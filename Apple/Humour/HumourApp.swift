// Humour as an app for iPhone and iPad: the shell around the package, nothing else.
import DataLayer
import Foundation
import Humour
import Mood
import Posts
import SharedUI
import SwiftUI

@main
struct HumourShell: App {
  private let photos: ImageCache
  private let service: PostsService
  private let moods: MoodCache
  private let people: RecentPeople

  init() {
    let client = HTTPClient.live()
    photos = ImageCache(folder: .cachesDirectory.appending(path: "photos"), client: client)
    // Without room or rights for a file, people and moods are kept until the app ends.
    let records: any RecordStore =
      (try? SQLiteRecordStore(at: .documentsDirectory.appending(path: "records.sqlite")))
      ?? InMemoryRecordStore()
    // Without an address there are the examples, so that the app can be looked at.
    let address = Bundle.main.object(forInfoDictionaryKey: "MastodonURL") as? String
    let base = address.flatMap { URL(string: $0) }
    let token = AccessToken(
      value: Bundle.main.object(forInfoDictionaryKey: "MastodonToken") as? String ?? "",
      setting: "MastodonToken")
    service = base.map { .mastodon(base: $0, token: token, client: client) } ?? .preview()
    moods = MoodCache(reader: Self.reader(), store: records, source: service.source)
    people = RecentPeople(store: records, source: service.source)
  }

  /// The classifier that travels with the package; the examples' own where its weights are missing.
  private static func reader() -> MoodReader {
    do throws(MoodModelError) {
      return try .bundled()
    } catch {
      return .preview()
    }
  }

  var body: some Scene {
    HumourApp.description
      .scene(HumourDependencies(service: service, moods: moods, people: people))
      .environment(\.imageCache, photos)
  }
}
