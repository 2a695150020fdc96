// Files of people as a served app gets them: through its own port, in the pieces of the script.
import AppServer
import Foundation
import PhotosUI
import SwiftUI
import Testing
import UniformTypeIdentifiers

@testable import LiveServer

/// The three ways of a file into an app, all open from the start.
private struct UploadScreen: View {
  @State private var isImporting = true
  @State private var isPicking = true
  @State private var items: [PhotosPickerItem] = []
  @State private var results: [String: String] = [:]

  var body: some View {
    Text(results.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)" }.joined(separator: ", "))
      .fileImporter(isPresented: $isImporting, allowedContentTypes: [.png]) { result in
        note("imported") { try Data(contentsOf: result.get()) }
      }
    Text("Photos")
      .photosPicker(isPresented: $isPicking, selection: $items, matching: .images)
      .onChange(of: items) {
        Task {
          // A failure shows as no bytes.
          let data = try? await items.first?.loadTransferable(type: Data.self)
          note("picked") { data ?? Data() }
        }
      }
    Text("Drop here")
      .dropDestination(for: Data.self) { files, _ in
        note("dropped") { files[0] }
        return true
      }
  }

  private func note(_ way: String, _ data: () throws -> Data) {
    do {
      let bytes = try data()
      results[way] = "\(bytes.count) \(bytes == Data(repeating: 120, count: bytes.count))"
    } catch {
      results[way] = "\(error)"
    }
  }
}

private struct UploadApp: App {
  var body: some Scene { WindowGroup { UploadScreen() } }
}

@MainActor @Suite("Uploads of a served app", .timeLimit(.minutes(10))) struct UploadTests {
  /// Serves the app as its program does, on a free port.
  private func withServedApp(_ body: (Visitor) async throws -> Void) async throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "uploads-\(UUID())")
    var options = AppOptions(dataFolder: folder)
    options.port = 0
    let app = try ServedApp(
      UploadApp.self, options, bundle: AppBundle(type: "Uploads.UploadApp", folder: folder))
    let (greetings, greeting) = AsyncStream.makeStream(of: String.self)
    let serving = Task { try await app.run { greeting.yield($0) } }
    var port: Int?
    for await text in greetings {
      port = text.firstMatch(of: /127\.0\.0\.1:(\d+)/).flatMap { Int($0.1) }
      break
    }
    let result: Result<Void, any Error>
    do { result = .success(try await body(Visitor(try #require(port)))) } catch {
      result = .failure(error)
    }
    serving.cancel()
    try await serving.value
    try FileManager.default.removeItem(at: folder)
    try result.get()
  }

  /// Sends a file of the letter x under a ticket, and returns the statuses that are no 204.
  private func send(
    _ size: Int, _ ticket: String, to page: Page, _ visitor: Visitor
  ) async throws -> Set<Int> {
    var refusals: Set<Int> = []
    for at in stride(from: 0, to: size, by: PageFiles.pieceLimit) {
      let answer = try await visitor.ask(
        "/_/files/\(page.token)/\(ticket)?f=0&at=\(at)&of=\(size)&n=photo.png", method: "POST",
        headers: [("Origin", "http://\(visitor.host)")],
        body: String(repeating: "x", count: min(PageFiles.pieceLimit, size - at)))
      if answer.status != 204 { refusals.insert(answer.status) }
    }
    return refusals
  }

  private func number(_ attribute: String, in page: Page) throws -> Int {
    try #require(page.elements.firstIndex { $0.attributes.contains(attribute) }) + 1
  }

  @Test(
    "A file of any size up to 25 MB arrives whole, by an importer, a picker and a drop",
    arguments: [5_000, 1 << 20, PageFiles.fileLimit])
  func sizes(size: Int) async throws {
    try await withServedApp { visitor in
      let page = try await visitor.page("/")
      #expect(page.html.contains("data-max=\"\(PageFiles.fileLimit)\""))
      // Of the two choices, the picker's asks for pictures.
      let ways = [
        ("imported", try number("data-accept=\".png,image/png\"", in: page), "a", "d imported"),
        ("picked", try number("data-accept=\"image/*\"", in: page), "a", "d picked"),
        ("dropped", try number("data-df", in: page), "j", "f 1 1 9 9 dropped"),
      ]
      let socket = try await visitor.meet(page.token, at: "/")
      for (index, (ticket, element, kind, report)) in ways.enumerated() {
        #expect(try await send(size, ticket, to: page, visitor) == [])
        try await socket.say("[\(index + 1),0,\(element),\"\(kind)\",\"\(report)\"]")
        var shown = ""
        while !shown.contains("\(ticket) \(size) true") {
          shown = try await socket.batch().operations.joined()
        }
      }
    }
  }

  @Test("Only the access form and files have a body, each up to a bound of its own")
  func routes() async throws {
    try await withServedApp { visitor in
      let page = try await visitor.page("/")
      func status(_ path: String, _ size: Int, method: String = "POST") async throws -> Int {
        try await visitor.ask(
          path, method: method, headers: [("Origin", "http://\(visitor.host)")],
          body: String(repeating: "x", count: size)
        ).status
      }
      let files = "/_/files/\(page.token)/t?f=0&at=0&of=\(PageFiles.pieceLimit + 1)&n=a"
      #expect(try await status(files, PageFiles.pieceLimit) == 204)
      #expect(try await status(files, PageFiles.pieceLimit + 1) == 413)
      #expect(try await status(files, 1, method: "GET") == 413)
      #expect(try await status("/_/enter", AccessGate.formLimit) == 303)
      #expect(try await status("/_/enter", AccessGate.formLimit + 1) == 413)
      #expect(try await status("/_/leave", 0) == 303)
      #expect(try await status("/_/leave", 1) == 413)
      #expect(try await status("/", 1) == 413)
      #expect(try await status("/", 0) == 405)
    }
  }
}
