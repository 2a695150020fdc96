// Foods as an app for iPhone and iPad: the shell around the package, nothing else.
import Catalog
import Foods
import Foundation
import Kit
import SwiftUI

@main
struct FoodsApp: App {
  private let client = HTTPClient.live()
  private let base = URL(string: Bundle.main.infoDictionary?["FoodsURL"] as? String ?? "")

  var body: some Scene {
    FoodsScene(service: service, store: FileRecordStore(folder: .documentsDirectory))
      .environment(\.imageCache, ImageCache(client: client, folder: .cachesDirectory))
  }

  /// Without an address there are the examples, so that the app can be looked at.
  private var service: FoodService {
    base.map { .live(base: $0, client: client) } ?? .preview()
  }
}
