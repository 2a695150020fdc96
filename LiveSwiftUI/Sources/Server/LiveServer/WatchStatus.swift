// The state of a developer's build, which `LiveSwiftUI/Tools/watch` writes and open pages show.
package import Foundation
import WebServer

/// The file with the state of the build. A site has one only while its developer watches it, on
/// this machine.
package struct WatchStatus: Sendable {
  /// The file, which the watching program replaces in one step.
  package let file: URL

  /// The status in this file.
  package init(file: URL) { self.file = file }

  /// The largest status that is served, in bytes.
  private static let most = 1_000_000

  /// The content for the overlay; an empty status when there is none.
  func response() -> Response {
    // Without a file nothing is wrong.
    let data = FileManager.default.contents(atPath: file.path) ?? Data()
    let bytes = data.isEmpty || data.count > Self.most ? Data("{}".utf8) : data
    return Response.bytes([UInt8](bytes), type: "application/json")
      .adding("Cache-Control", "no-store")
  }
}
