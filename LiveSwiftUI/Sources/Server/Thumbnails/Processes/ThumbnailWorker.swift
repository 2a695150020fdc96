// The process that decodes pictures of strangers: it makes thumbnails, and can do nothing else.
import CConfinement
import Foundation

/// This program as a maker of thumbnails, which reads requests from its standard input, a socket,
/// and answers there.
///
/// The libraries that decode are written in C. A picture that makes one of them run wild finds no
/// files, no network, no other process and none of the server's memory.
package enum ThumbnailWorker {
  /// The only argument of the program as such a process. It is no command for people.
  package static let argument = "make-thumbnails"

  /// The bytes of memory that it may use besides the program itself: twice those of the largest
  /// picture, that picture encoded, and its thumbnail.
  private static let memory = 2 * 4 * Bitmap.mostPixels + 2 * ThumbnailRequest.mostBytes
  /// The seconds of the processor's time in its whole life, enough for some thousand pictures.
  private static let seconds = 120

  /// Makes thumbnails until the server closes the socket, if the program was started for that.
  package static func runIfAsked() {
    guard CommandLine.arguments.dropFirst() == [argument] else { return }
    guard confine() else { _exit(1) }
    while let head = read(ThumbnailRequest.length), let request = ThumbnailRequest(head),
      let picture = read(request.count)
    {
      let made = Bitmap.thumbnail(of: picture, side: request.side, asWebP: request.asWebP) ?? []
      guard write(ThumbnailRequest.bytes(of: made.count) + made) else { break }
    }
    _exit(0)
  }

  /// Gives up all that decoding does not need. Returns false when that fails: then nothing is
  /// decoded.
  private static func confine() -> Bool {
    // Pages of people go first.
    _ = nice(10)
    // Without its descriptors or its size, the process cannot be confined.
    guard let open = try? FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd"),
      let text = try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8),
      let pages = text.split(separator: " ").first.flatMap({ Int($0) })
    else { return false }
    // Some that the server itself was started with.
    for descriptor in open.compactMap({ Int32($0) }) where descriptor > STDERR_FILENO {
      close(descriptor)
    }
    return limit(RLIMIT_AS, to: pages * sysconf(Int32(_SC_PAGESIZE)) + memory)
      && limit(RLIMIT_CPU, to: seconds) && limit(RLIMIT_CORE, to: 0) && live_confine() == 0
  }

  private static func limit(_ resource: __rlimit_resource, to value: Int) -> Bool {
    var limit = rlimit(rlim_cur: rlim_t(value), rlim_max: rlim_t(value))
    return setrlimit(__rlimit_resource_t(resource.rawValue), &limit) == 0
  }

  /// Reads so many bytes; nil at the end of the socket.
  private static func read(_ count: Int) -> [UInt8]? {
    var bytes = [UInt8](repeating: 0, count: count)
    var done = 0
    while done < count {
      let more = bytes.withUnsafeMutableBytes {
        Glibc.read(STDIN_FILENO, $0.baseAddress! + done, count - done)
      }
      guard more > 0 else { return nil }
      done += more
    }
    return bytes
  }

  /// Writes all bytes. Returns false when nobody reads them.
  private static func write(_ bytes: [UInt8]) -> Bool {
    var rest = bytes[...]
    while !rest.isEmpty {
      let more = rest.withUnsafeBytes { Glibc.write(STDIN_FILENO, $0.baseAddress!, $0.count) }
      guard more > 0 else { return false }
      rest = rest.dropFirst(more)
    }
    return true
  }
}
