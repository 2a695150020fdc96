// Choosing files and getting files: the binding, the element for the script, and the result.
import Foundation
import Testing
import UniformTypeIdentifiers

@testable import SwiftUI

/// A document of one text.
private struct Letter: FileDocument {
  static let readableContentTypes: [UTType] = [.plainText, .json]
  var text: String

  init(text: String) { self.text = text }

  init(configuration: ReadConfiguration) throws {
    text = String(decoding: configuration.file.regularFileContents ?? Data(), as: UTF8.self)
  }

  func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
    FileWrapper(regularFileWithContents: Data(text.utf8))
  }
}

@MainActor @Suite struct FileDialogTests {
  private var services: TreeServices {
    var services = TreeServices()
    services.fileRoom = FileRoom(
      folder: FileManager.default.temporaryDirectory.appending(path: "dialog-\(UUID())"))
    services.filesPath = "/_/files/page"
    return services
  }

  private struct Importing: View {
    @State private var isChoosing = false
    @State private var said = "nothing"

    var body: some View {
      Button("Choose") { isChoosing = true }
        .fileImporter(isPresented: $isChoosing, allowedContentTypes: [.commaSeparatedText]) {
          switch $0 {
          case .success(let file): said = file.lastPathComponent
          case .failure: said = "failed"
          }
        }
      Text(said)
    }
  }

  private func marker(_ page: ViewTester, _ name: String) -> Element? {
    page.elements.first { $0.attribute(name) != nil }
  }

  @Test("A file that the browser sent reaches the completion, and the choice is over")
  func choosing() throws {
    let page = ViewTester(Importing(), services: services)
    #expect(marker(page, "data-fi") == nil)
    page.press("Choose")
    let element = try #require(marker(page, "data-fi"))
    #expect(element.attribute("data-accept") == ".csv,text/csv")
    #expect(page.tree.usedScripts.contains(.transfer))
    let receipt = page.tree.files?.receive(
      PageFiles.Piece(ticket: "t", file: 0, offset: 0, size: 1, name: "x.CSV", bytes: [65]))
    #expect(receipt == .stored)
    page.tree.handle(.transfer, on: Int(element.id), value: .text("d t"))
    _ = page.tree.flush()
    #expect(page.fresh.contains(">File 1.csv<"))
    #expect(marker(page, "data-fi") == nil)
  }

  @Test("A file of another type, and a cancelled choice, give no file")
  func refused() throws {
    let page = ViewTester(Importing(), services: services)
    page.press("Choose")
    _ = page.tree.files?.receive(
      PageFiles.Piece(ticket: "t", file: 0, offset: 0, size: 1, name: "x.png", bytes: [65]))
    let element = try #require(marker(page, "data-fi"))
    page.tree.handle(.transfer, on: Int(element.id), value: .text("d t"))
    _ = page.tree.flush()
    #expect(page.fresh.contains(">failed<"))
    page.press("Choose")
    let again = try #require(marker(page, "data-fi"))
    page.tree.handle(.transfer, on: Int(again.id), value: .text("x"))
    _ = page.tree.flush()
    #expect(marker(page, "data-fi") == nil)
  }

  private struct Exporting: View {
    @State private var isSaving = false
    @State private var said = "nothing"

    var body: some View {
      Button("Save") { isSaving = true }
        .fileExporter(
          isPresented: $isSaving, document: Letter(text: "Dear"), contentType: .json,
          defaultFilename: "a/b"
        ) {
          // A failure shows as no name.
          said = (try? $0.get().lastPathComponent) ?? "failed"
        }
      Text(said)
    }
  }

  @Test("A document is offered under a secret address, with a name that is no path")
  func saving() throws {
    let page = ViewTester(Exporting(), services: services)
    page.press("Save")
    let element = try #require(marker(page, "data-fx"))
    let address = try #require(element.attribute("data-fx"))
    #expect(address.hasPrefix("/_/files/page/"))
    let offer = page.tree.files?.offered(String(address.split(separator: "/").last ?? ""))
    #expect(offer?.fileName == "ab.json" && offer?.mediaType == "application/json")
    #expect(try offer.map { try Data(contentsOf: $0.url) } == Data("Dear".utf8))
    page.tree.handle(.transfer, on: Int(element.id), value: .text("d"))
    _ = page.tree.flush()
    #expect(page.fresh.contains(">ab.json<"))
  }

  /// Files that a test keeps and lets go of.
  @MainActor private final class Kept {
    var files: [ChosenFile] = []
  }

  @Test("A chosen file is deleted once nothing refers to it, and its room is free again")
  func lettingGo() throws {
    let kept = Kept()
    let page = ViewTester(
      Text(verbatim: "x").fileChoice(isPresented: .constant(true), types: [.png], limit: 2) {
        // A failure keeps no file.
        kept.files = (try? $0.get()) ?? []
      }, services: services)
    let element = try #require(marker(page, "data-fi"))
    #expect(element.attribute("data-many") == "2")
    _ = page.tree.files?.receive(
      PageFiles.Piece(ticket: "t", file: 0, offset: 0, size: 1, name: "x.png", bytes: [65]))
    page.tree.handle(.transfer, on: Int(element.id), value: .text("d t"))
    let path = try #require(kept.files.first).url.path
    #expect(FileManager.default.fileExists(atPath: path))
    kept.files = []
    #expect(!FileManager.default.fileExists(atPath: path))
  }

  @Test("The field for files gets extensions, media types and kinds")
  func accepting() {
    #expect([UTType.png].accepted == ".png,image/png")
    #expect([UTType.image, .pdf].accepted == "image/*,.pdf,application/pdf")
    #expect([UTType.item].accepted == "" && [UTType.pdf, .data].accepted == "")
  }
}
