// Folders that Foundation names on Apple's systems only, and constants that come with it there.
public import Foundation

extension URL {
  /// The folder for documents, made if it is missing. It is the server's own: all visitors of an
  /// app share it.
  public static var documentsDirectory: URL { folder(.documentDirectory) }

  /// The folder for files that can be made again, made if it is missing.
  public static var cachesDirectory: URL { folder(.cachesDirectory) }

  /// The folder for an app's own files, made if it is missing.
  public static var applicationSupportDirectory: URL { folder(.applicationSupportDirectory) }

  /// The folder for downloads, made if it is missing.
  public static var downloadsDirectory: URL { folder(.downloadsDirectory) }

  /// The folder for files of the system's libraries, made if it is missing.
  public static var libraryDirectory: URL { folder(.libraryDirectory) }

  private static func folder(_ directory: FileManager.SearchPathDirectory) -> URL {
    // A folder that cannot be made is reported when a file in it is written.
    let made = try? FileManager.default.url(
      for: directory, in: .userDomainMask, appropriateFor: nil, create: true)
    return made ?? FileManager.default.temporaryDirectory
  }
}

/// The nanoseconds of a second.
// swift-format-ignore: AlwaysUseLowerCamelCase
public let NSEC_PER_SEC: UInt64 = 1_000_000_000
/// The nanoseconds of a millisecond.
// swift-format-ignore: AlwaysUseLowerCamelCase
public let NSEC_PER_MSEC: UInt64 = 1_000_000
