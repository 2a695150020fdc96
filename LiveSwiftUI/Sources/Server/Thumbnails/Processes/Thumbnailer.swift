// Thumbnails made by processes that may end at any time.
package import Foundation
import Limits

/// Makes smaller pictures in a few processes, which are replaced after a failure and now and then.
package actor Thumbnailer {
  private let program: String
  private let arguments: [String]
  private let picturesEach: Int
  private let limit: Duration
  private let semaphore: AsyncSemaphore
  /// The processes that wait for a picture, and how many each has had.
  private var idle: [(process: ThumbnailProcess, pictures: Int)] = []
  private var waiting = 0

  /// The most pictures that wait for a process. Others keep their size.
  private static let mostWaiting = 200

  /// Starts processes of a program when they are needed, by default of this one, whose start then
  /// calls ``ThumbnailWorker/runIfAsked()``.
  ///
  /// `processes` decode at a time. Each is replaced after `picturesEach`, so that one taken over by
  /// a picture has few others, and ended when a picture takes longer than `limit`.
  package init(
    program: String = "/proc/self/exe", arguments: [String] = [ThumbnailWorker.argument],
    processes: Int = 2, picturesEach: Int = 100, limit: Duration = .seconds(10)
  ) {
    // The link itself would lead to the file that an update has put in the program's place.
    let link = try? FileManager.default.destinationOfSymbolicLink(atPath: program)
    self.program = link ?? program
    self.arguments = arguments
    self.picturesEach = picturesEach
    self.limit = limit
    semaphore = AsyncSemaphore(permits: processes)
  }

  deinit { for each in idle { each.process.end() } }

  /// The number of processes that wait for a picture.
  var idleProcesses: [pid_t] { idle.map(\.process.number) }

  /// A JPEG, PNG or WebP with a shorter side of `side` pixels. Nil when `picture` serves better as
  /// it is, or cannot be decoded in time.
  package func thumbnail(of picture: Data, side: Int, asWebP: Bool) async -> Data? {
    guard waiting < Self.mostWaiting, picture.count <= ThumbnailRequest.mostBytes else {
      return nil
    }
    waiting += 1
    defer { waiting -= 1 }
    let request = ThumbnailRequest(side: side, asWebP: asWebP, count: picture.count)
    return await semaphore.withPermit { await self.thumbnail(request, picture) } ?? nil
  }

  private func thumbnail(_ request: ThumbnailRequest, _ picture: Data) async -> Data? {
    guard
      let (process, pictures) = idle.popLast()
        ?? ThumbnailProcess(program, arguments).map({ ($0, 0) })
    else { return nil }
    let answer = await withCheckedContinuation { continuation in
      let thread = Thread { [limit] in
        continuation.resume(returning: process.answer(request, picture, within: limit))
      }
      thread.name = "thumbnail"
      thread.start()
    }
    guard let answer, pictures + 1 < picturesEach else {
      process.end()
      return answer.flatMap { $0.isEmpty ? nil : $0 }
    }
    idle.append((process, pictures + 1))
    return answer.isEmpty ? nil : answer
  }
}
