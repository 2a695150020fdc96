// The folder of pictures: listing, reading, writing, deleting.
import Foundation

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The file operations of the picture cache, without state, so that they run off the cache's actor.
struct ImageFolder: Sendable {
  /// A file of the folder, and the time of its last use.
  struct Listed: Sendable, Equatable {
    let file: ImageFile
    let lastUse: Date
  }

  /// The result of listing the folder.
  struct Listing: Sendable, Equatable {
    /// The files of the right length, longest unused first.
    var files: [Listed] = []
    /// The names of the files of a wrong length, which are deleted.
    var damaged: [String] = []
  }

  /// The result of reading a file.
  enum Reading: Sendable, Equatable {
    case whole(Data)
    case missing
    case damaged
  }

  let path: String

  init(_ folder: URL) {
    let path = folder.path(percentEncoded: false)
    self.path = path.hasSuffix("/") ? String(path.dropLast()) : path
  }

  func url(of file: ImageFile) -> URL {
    URL(filePath: path + "/" + file.name, directoryHint: .notDirectory)
  }

  /// Creates the folder if it is missing and lists it without reading a file.
  ///
  /// Temporary files of a killed process and files of a wrong length are deleted.
  func open() throws -> Listing {
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    var listing = Listing()
    for name in try FileManager.default.contentsOfDirectory(atPath: path) {
      if name.hasPrefix(AtomicFile.temporaryPrefix) {
        unlink(path + "/" + name)
      } else if let file = ImageFile(name: name),
        let (length, lastUse) = Self.status(path + "/" + name)
      {
        if length == file.length {
          listing.files.append(Listed(file: file, lastUse: lastUse))
        } else {
          unlink(path + "/" + name)
          listing.damaged.append(name)
        }
      }
    }
    listing.files.sort { $0.lastUse < $1.lastUse }
    return listing
  }

  /// Reads a file and compares its bytes with the checksum in its name.
  @concurrent
  func read(_ file: ImageFile) async -> Reading {
    let place = url(of: file)
    // The file may be evicted, or the disk may fail: in both cases the picture is fetched.
    guard let data = try? Data(contentsOf: place) else { return .missing }
    return data.count == file.length && SHA256Digest.hex(data) == file.digest
      ? .whole(data) : .damaged
  }

  /// Writes a picture atomically, without fsync. Returns the system's message on failure.
  ///
  /// After a power cut a file may have wrong bytes. Reading detects that, and the picture is
  /// fetched again, so an fsync for each picture is not worth its time.
  @concurrent
  func write(_ data: Data, as file: ImageFile) async -> String? {
    do throws(AtomicFile.Failure) {
      try AtomicFile.replace(path + "/" + file.name, with: data)
      return nil
    } catch {
      return error.why
    }
  }

  /// Renames a file, whose bytes stay the same. Returns false when that fails.
  func rename(_ file: ImageFile, to other: ImageFile) -> Bool {
    Foundation.rename(path + "/" + file.name, path + "/" + other.name) == 0
  }

  func delete(_ file: ImageFile) {
    unlink(path + "/" + file.name)
  }

  /// Sets the file's modification time, which preserves the order of use between runs.
  func touch(_ file: ImageFile, at date: Date) {
    let seconds = date.timeIntervalSince1970.rounded(.down)
    let time = timeval(
      tv_sec: time_t(seconds),
      tv_usec: suseconds_t((date.timeIntervalSince1970 - seconds) * 1_000_000))
    utimes(path + "/" + file.name, [time, time])
  }

  private static func status(_ path: String) -> (length: Int, lastUse: Date)? {
    var status = stat()
    guard lstat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
    #if canImport(Darwin)
      let time = status.st_mtimespec
    #else
      let time = status.st_mtim
    #endif
    let seconds = Double(time.tv_sec) + Double(time.tv_nsec) / 1_000_000_000
    return (Int(status.st_size), Date(timeIntervalSince1970: seconds))
  }
}
