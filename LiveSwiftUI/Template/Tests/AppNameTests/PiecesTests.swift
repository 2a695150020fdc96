// What a person does in AppName.
import Foundation
import SwiftUI
import SwiftUITesting
import Testing

@testable import AppName

@MainActor @Suite("Pieces", .timeLimit(.minutes(1)))
struct PiecesTests {
  private let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).json")

  private func removeFile() {
    // Nothing was saved when it is not there.
    try? FileManager.default.removeItem(at: file)
  }

  @Test("A piece that was added is in the list, and there after a restart")
  func add() async throws {
    defer { removeFile() }
    let page = try TestPage(WindowGroup { PiecesScreen(pieces: Pieces(file: file)) })
    page.tap("Add")
    page.type("Für Elise", in: "Title")
    page.tap("Save")
    await page.wait(for: "Für Elise")
    #expect(Pieces(file: file).titles == ["Für Elise"])
  }

  @Test("A piece that was deleted is gone")
  func delete() async throws {
    defer { removeFile() }
    let pieces = Pieces(file: file)
    pieces.add("Für Elise")
    let page = try TestPage(WindowGroup { PiecesScreen(pieces: pieces) })
    page.tap("Delete")
    await page.wait(for: "No pieces yet")
  }
}
