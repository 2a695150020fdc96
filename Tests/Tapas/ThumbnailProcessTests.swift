// Thumbnails by processes of the command itself, which may end at any time.
import Foundation
import Testing

@testable import Thumbnails

@Suite("Processes that make thumbnails", .timeLimit(.minutes(2)))
struct ThumbnailProcessTests {
  private let photo: Data

  init() throws { photo = try Self.sandboxPhoto }

  /// A photo of the sandbox, 560 pixels wide and high.
  static var sandboxPhoto: Data {
    get throws {
      let name = "Sources/Sandbox/Resources/Foods/photos/arepa.jpg"
      let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()
      return try Data(contentsOf: root.appending(path: name))
    }
  }

  /// The command beside this test's own program.
  static var program: String {
    get throws {
      let here = URL(
        filePath: try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe"))
      return here.deletingLastPathComponent().appending(path: "tapas").path
    }
  }

  /// Processes of the command beside this test's own program.
  private func thumbnailer(
    _ arguments: [String] = [ThumbnailWorker.argument], picturesEach: Int = 100,
    limit: Duration = .seconds(30)
  ) throws -> Thumbnailer {
    Thumbnailer(
      program: try Self.program, arguments: arguments, processes: 1, picturesEach: picturesEach,
      limit: limit)
  }

  @Test("A process makes smaller pictures, one after the other, and is replaced now and then")
  func made() async throws {
    let thumbnailer = try thumbnailer(picturesEach: 2)
    let first = try #require(await thumbnailer.thumbnail(of: photo, side: 96, asWebP: true))
    #expect(first.starts(with: Array("RIFF".utf8)) && first.count < photo.count / 4)
    #expect(await thumbnailer.idleProcesses.count == 1)
    let second = try #require(await thumbnailer.thumbnail(of: photo, side: 256, asWebP: false))
    #expect(second.starts(with: [0xFF, 0xD8]) && second.count > first.count)
    #expect(await thumbnailer.idleProcesses == [])
    #expect(await thumbnailer.thumbnail(of: photo, side: 96, asWebP: true) == first)
  }

  @Test("Several photos at once wait for their turn, and each gets its own picture")
  func together() async throws {
    let thumbnailer = try thumbnailer()
    let widths = [96, 128, 192, 256]
    let pictures = await withTaskGroup(of: (Int, Data?).self) { group in
      for side in widths {
        group.addTask {
          (side, await thumbnailer.thumbnail(of: photo, side: side, asWebP: true))
        }
      }
      return await group.reduce(into: [:]) { $0[$1.0] = $1.1 }
    }
    for side in widths {
      let data = try #require(pictures[side])
      #expect(Bitmap(webP: Array(data))?.width == side)
    }
    #expect(await thumbnailer.idleProcesses.count == 1)
  }

  @Test("A picture that has none leaves the process alive; one that is killed is replaced")
  func killed() async throws {
    let thumbnailer = try thumbnailer()
    #expect(await thumbnailer.thumbnail(of: Data("GIF89a".utf8), side: 96, asWebP: true) == nil)
    let process = try #require(await thumbnailer.idleProcesses.first)
    #expect(await thumbnailer.thumbnail(of: photo, side: 96, asWebP: true) != nil)
    #expect(await thumbnailer.idleProcesses == [process])
    kill(process, SIGKILL)
    #expect(await thumbnailer.thumbnail(of: photo, side: 96, asWebP: true) == nil)
    #expect(await thumbnailer.idleProcesses == [])
    #expect(await thumbnailer.thumbnail(of: photo, side: 96, asWebP: true) != nil)
  }

  @Test("A program that says nothing is ended at the limit, and one that is missing is none")
  func silent() async throws {
    let slow = Thumbnailer(program: "/bin/sleep", arguments: ["1000"], limit: .milliseconds(50))
    #expect(await slow.thumbnail(of: photo, side: 96, asWebP: true) == nil)
    #expect(await slow.idleProcesses == [])
    let missing = Thumbnailer(program: "/no/such/program")
    #expect(await missing.thumbnail(of: photo, side: 96, asWebP: true) == nil)
  }

  @Test("The process holds no file but its ends, no environment, and obeys a filter of calls")
  func confined() async throws {
    let thumbnailer = try thumbnailer()
    _ = await thumbnailer.thumbnail(of: photo, side: 96, asWebP: true)
    let process = try #require(await thumbnailer.idleProcesses.first)
    let files = try FileManager.default.contentsOfDirectory(atPath: "/proc/\(process)/fd")
    #expect(files.sorted() == ["0", "1", "2"])
    let status = try String(contentsOfFile: "/proc/\(process)/status", encoding: .utf8)
    let lines = status.split(separator: "\n").map { $0.replacing("\t", with: " ") }
    #expect(lines.contains("Seccomp: 2") && lines.contains("NoNewPrivs: 1"))
    #expect(lines.contains("Threads: 1"))
    let limits = try String(contentsOfFile: "/proc/\(process)/limits", encoding: .utf8)
    let space = limits.split(separator: "\n").first { $0.hasPrefix("Max address space") }
    #expect(space?.contains("unlimited") == false)
  }
}
