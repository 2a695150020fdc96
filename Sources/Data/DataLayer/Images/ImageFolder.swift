// The folder of pictures: listing, reading, writing, deleting.

import Foundation

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// File work of the picture cache; holds no state, so that it can run off the cache's actor.
struct ImageFolder: Sendable {
  /// A file that the folder holds, and when it was last used.
  struct Listed: Sendable, Equatable {
    let file: ImageFile
    let lastUse: Date
  }

  /// What a listing found.
  struct Listing: Sendable, Equatable {
    /// The files that look whole, longest unused first.
    var files: [Listed] = []
    /// The names of files that were not, and are deleted.
    var damaged: [String] = []
  }

  /// What reading a file came to.
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

  /// Makes the folder if need be, sweeps what a killed process left half done, and lists the rest without reading it.
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

  /// Reads a file and believes it only if its bytes are the ones its name promises.
  @concurrent
  func read(_ file: ImageFile) async -> Reading {
    let place = url(of: file)
    // Reading fails for a file that was evicted a moment ago as for a disk that is gone; both mean: fetch it.
    guard let data = try? Data(contentsOf: place) else { return .missing }
    return data.count == file.length && SHA256Digest.hex(data) == file.digest
      ? .whole(data) : .damaged
  }

  /// Writes a picture under its name, atomically but without flushing; answers the failure's words, nil when all is well.
  ///
  /// No flush: after a power cut the name may stand over wrong bytes, which reading finds out, and a photo can be fetched
  /// again. A flush each would cost a disk round trip a picture for nothing.
  @concurrent
  func write(_ data: Data, as file: ImageFile) async -> String? {
    do throws(AtomicFile.Failure) {
      try AtomicFile.replace(path + "/" + file.name, with: data)
      return nil
    } catch {
      return error.why
    }
  }

  func delete(_ file: ImageFile) {
    unlink(path + "/" + file.name)
  }

  /// Notes the use in the file's own time, which is where the order of use survives the process.
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
