// Where an app keeps its files.
import DataLayer
import Foundation

/// The folders of the running app.
struct AppFiles {
  /// Photos that can be fetched again; the system may delete them.
  let photos: URL
  /// Databases. It is not Documents, which is for what a person made.
  let support: URL

  init(_ files: FileManager = .default) {
    photos = AppFiles.folder(.cachesDirectory, of: files).appending(path: "photos")
    support = AppFiles.folder(.applicationSupportDirectory, of: files)
  }

  /// The store of records. Where its file cannot be opened, records are kept until the app ends.
  func records() -> any RecordStore {
    do throws(DatabaseError) {
      return try SQLiteRecordStore(at: support.appending(path: "records.sqlite"))
    } catch {
      return InMemoryRecordStore()
    }
  }

  private static func folder(
    _ folder: FileManager.SearchPathDirectory, of files: FileManager
  ) -> URL {
    // Every app has both folders; the temporary one only satisfies the optional.
    files.urls(for: folder, in: .userDomainMask).first ?? files.temporaryDirectory
  }
}
