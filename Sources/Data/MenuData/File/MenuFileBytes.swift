// Bounded reads of a menu file and of the photos beside it.
import Foundation

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The state of a file that changes when the file is written or replaced.
struct FileStamp: Sendable, Hashable {
  private let seconds: Int
  private let nanoseconds: Int
  private let inode: UInt64
  let bytes: Int
  /// Whether it is a plain file, no folder, link, pipe or device.
  let isPlain: Bool

  private init(_ facts: stat) {
    #if canImport(Darwin)
      let changed = facts.st_mtimespec
    #else
      let changed = facts.st_mtim
    #endif
    seconds = Int(changed.tv_sec)
    nanoseconds = Int(changed.tv_nsec)
    inode = UInt64(facts.st_ino)
    bytes = Int(facts.st_size)
    isPlain = facts.st_mode & S_IFMT == S_IFREG
  }

  /// The state of the file at a path; nil when it does not exist. A link counts as itself unless it
  /// is `followed`.
  init?(_ path: String, followed: Bool) {
    var facts = stat()
    guard (followed ? stat(path, &facts) : lstat(path, &facts)) == 0 else { return nil }
    self.init(facts)
  }

  fileprivate init?(_ descriptor: Int32) {
    var facts = stat()
    guard fstat(descriptor, &facts) == 0 else { return nil }
    self.init(facts)
  }

  /// A short text that differs for another state.
  var text: String {
    String(UInt64(bitPattern: Int64(seconds &* 1_000_000_000 &+ nanoseconds)), radix: 36) + "-"
      + String(bytes, radix: 36)
  }
}

/// The contents of a file, or why there are none.
enum BoundedFile: Sendable, Equatable {
  case data(Data)
  case missing
  case tooLong
  case notPlain
  case unreadable(why: String)

  /// Reads a plain file of at most `limit` bytes, or only its `head`. A link at the end of the path
  /// is not a plain file unless it is `followed`; a pipe is refused without waiting for its writer.
  init(_ path: String, limit: Int, followed: Bool, head: Int = .max) {
    let descriptor = open(
      path, O_RDONLY | O_CLOEXEC | O_NONBLOCK | (followed ? 0 : O_NOFOLLOW))
    guard descriptor >= 0 else {
      self =
        switch errno {
        case ENOENT, ENOTDIR: .missing
        case ELOOP: .notPlain
        default: .unreadable(why: String(cString: strerror(errno)))
        }
      return
    }
    let file = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
    guard let stamp = FileStamp(descriptor), stamp.isPlain else {
      self = .notPlain
      return
    }
    guard stamp.bytes <= limit else {
      self = .tooLong
      return
    }
    do {
      // A file that grows meanwhile is read no further.
      let data = try file.read(upToCount: min(limit + 1, head)) ?? Data()
      self = data.count <= limit ? .data(data) : .tooLong
    } catch {
      self = .unreadable(why: "it could not be read to its end")
    }
  }
}
