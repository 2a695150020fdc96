// Humour as an app for iPhone and iPad: the shell around the package.
import DataLayer
import Foundation
import Humour
import Mood
import Posts
import SharedUI
import SwiftUI

@main
struct HumourShell: App {
  private typealias Dependencies = SettingsCache<
    HumourSettings, Result<HumourDependencies, MoodModelError>?
  >

  private let photos: ImageCache
  private let settings: SettingsModel<HumourSettings>
  private let opening: Task<Dependencies, Never>

  init() {
    let client = HTTPClient.live(userAgent: AppInfo().userAgent)
    let files = AppFiles()
    let info = AppInfo()
    let opened = Task.detached(priority: .userInitiated) {
      (records: files.records(), reader: HumourShell.reader())
    }
    let photos = ImageCache(folder: files.photos, client: client)
    self.photos = photos
    settings = SettingsModel(.keychain(account: "Humour"), preset: .preset(info))
    opening = Task {
      let (records, reader) = await opened.value
      return SettingsCache { settings in
        settings.service(info, client: client).map { service in
          reader.map { reader in
            HumourDependencies(
              service: service,
              moods: MoodCache(reader: reader, store: records, source: service.source),
              people: RecentPeople(store: records, source: service.source), images: photos)
          }
        }
      }
    }
  }

  /// The classifier of the package. No other takes its place: a person would believe its moods.
  private nonisolated static func reader() -> Result<MoodReader, MoodModelError> {
    do throws(MoodModelError) {
      return .success(try .bundled())
    } catch {
      return .failure(error)
    }
  }

  private static func examples() -> HumourDependencies {
    let records = InMemoryRecordStore()
    return HumourDependencies(
      service: .preview(), moods: MoodCache(reader: .preview(), store: records, source: "preview"),
      people: RecentPeople(store: records, source: "preview"))
  }

  var body: some Scene {
    WindowGroup {
      if AppInfo.showsExamples {
        HumourApp.description.screen(HumourShell.examples())
      } else {
        OpeningScreen(opening) { dependencies in
          SettingsGate(settings) { settings in
            switch dependencies(settings) {
            case .success(let dependencies): StartedScreen(HumourApp.description, dependencies)
            case .failure(let error): MoodModelFailure(error: error)
            case nil: NoAddress(key: settings.kind == .x ? "XURL" : "BlueskyURL")
            }
          } fields: { settings in
            HumourFields(settings: settings)
          }
        }
        .photos(photos)
        .countsNetworkReturns()
      }
    }
  }
}
