// Foods as an app for iPhone and iPad: the shell around the package, nothing else.
import DataLayer
import Foods
import Foundation
import SharedUI
import SwiftUI

@main
struct FoodsShell: App {
  private let client: HTTPClient
  private let photos: ImageCache
  private let records: any RecordStore
  private let service: FoodService

  init() {
    client = .live()
    photos = ImageCache(folder: .cachesDirectory.appending(path: "photos"), client: client)
    // Without room or rights for a file, lists are kept until the app ends.
    records =
      (try? SQLiteRecordStore(at: .documentsDirectory.appending(path: "records.sqlite")))
      ?? InMemoryRecordStore()
    // Without an address there are the examples, so that the app can be looked at.
    let address = Bundle.main.object(forInfoDictionaryKey: "FoodsURL") as? String
    let base = address.flatMap { URL(string: $0) }
    service = base.map { [client] in .live(base: $0, client: client) } ?? .preview()
  }

  var body: some Scene {
    FoodsApp.description
      .scene(ServiceDependencies(service: service, store: records))
      .environment(\.imageCache, photos)
  }
}
