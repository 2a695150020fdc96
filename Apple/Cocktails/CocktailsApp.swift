// Cocktails as an app for iPhone and iPad: the shell around the package, nothing else.
import Cocktails
import DataLayer
import Foundation
import SharedUI
import SwiftUI

@main
struct CocktailsShell: App {
  private let photos: ImageCache
  private let records: any RecordStore
  private let service: DrinkService

  init() {
    let client = HTTPClient.live()
    photos = ImageCache(folder: .cachesDirectory.appending(path: "photos"), client: client)
    // Without room or rights for a file, lists are kept until the app ends.
    let kept: any RecordStore =
      (try? SQLiteRecordStore(at: .documentsDirectory.appending(path: "records.sqlite")))
      ?? InMemoryRecordStore()
    records = kept
    // Without an address there are the examples, so that the app can be looked at.
    let address = Bundle.main.object(forInfoDictionaryKey: "CocktailsURL") as? String
    let base = address.flatMap { URL(string: $0) }
    service =
      base.map { .live(base: $0, client: client, keepingDetailsIn: kept) } ?? .preview()
  }

  var body: some Scene {
    CocktailsApp.description
      .scene(ServiceDependencies(service: service, store: records))
      .environment(\.imageCache, photos)
  }
}
