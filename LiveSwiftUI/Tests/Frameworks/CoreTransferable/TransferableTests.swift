// Values that go out and come in as bytes of a type.
import Foundation
import FoundationAdditions
import Testing
import UniformTypeIdentifiers

@testable import CoreTransferable

private struct Greeting: Codable, Equatable, Transferable {
  var message: String
  var isLoud = false

  static var transferRepresentation: some TransferRepresentation {
    CodableRepresentation(contentType: .json)
    ProxyRepresentation(exporting: \.message)
    DataRepresentation(exportedContentType: .png) { _ in Data([1]) }
      .exportingCondition(\.isLoud)
      .suggestedFileName { "\($0.message).png" }
  }
}

/// A note that is a file.
private struct Note: Equatable, Transferable {
  let text: String

  static var transferRepresentation: some TransferRepresentation {
    FileRepresentation(importedContentType: .plainText) { received in
      Note(text: try String(contentsOf: received.file, encoding: .utf8))
    }
  }
}

@Suite(.timeLimit(.minutes(10))) struct TransferableTests {
  @Test("The best form comes first, and a condition takes a form away")
  func forms() {
    #expect(
      Greeting(message: "hi").exportedTypes == [.json, .utf8PlainText])
    #expect(
      Greeting(message: "hi", isLoud: true).exportedTypes == [.json, .utf8PlainText, .png])
    #expect(Greeting.importedTypes == [.json])
  }

  @Test("An item goes out as the wanted type, with its name")
  func exporting() async throws {
    let loud = Greeting(message: "hi", isLoud: true)
    let picture = try await loud.exported(as: [.image])
    #expect(picture.type == .png && picture.data == Data([1]) && picture.fileName == "hi.png")
    let text = try await loud.exported(as: [.plainText])
    #expect(text.data == Data("hi".utf8))
    await #expect(throws: TransferError.noRepresentation) {
      try await Greeting(message: "hi").exported(as: [.png])
    }
  }

  @Test("An item comes in from another one by the first form that both have")
  func importing() async throws {
    #expect(try await String.imported(from: Greeting(message: "hi")) == "hi")
    #expect(try await Note.imported(from: "on disk") == Note(text: "on disk"))
    let same = Greeting(message: "same")
    #expect(try await Greeting.imported(from: same) == same)
    await #expect(throws: TransferError.noRepresentation) {
      try await Greeting.imported(from: "hi")
    }
    let json = try await same.exported(as: [.json]).data
    #expect(try await Greeting.imported(json, as: .json) == same)
  }

  @Test("A provider carries an object, bytes and a transferable value")
  func providers() async throws {
    let provider = NSItemProvider(object: NSString(string: "words"))
    #expect(provider.registeredTypeIdentifiers == ["public.utf8-plain-text"])
    #expect(provider.canLoadObject(ofClass: String.self))
    #expect(!provider.canLoadObject(ofClass: URL.self))
    #expect(provider.hasItemConformingToTypeIdentifier("public.text"))
    #expect(try await provider.transferred(String.self) == "words")
    let other = NSItemProvider()
    other.register(Greeting(message: "hi"))
    #expect(try await other.transferred(Greeting.self) == Greeting(message: "hi"))
    let file = URL(filePath: "/nowhere/at/all")
    #expect(NSItemProvider(contentsOf: file) == nil)
  }

  @Test("A wrapper of a folder finds a name for each file and writes below itself only")
  func wrappers() throws {
    let folder = FileWrapper(directoryWithFileWrappers: [:])
    let name = folder.addRegularFile(withContents: Data("a".utf8), preferredFilename: "a.txt")
    #expect(name == "a.txt" && folder.fileWrappers?.keys.sorted() == ["a.txt"])
    #expect(folder.addRegularFile(withContents: Data(), preferredFilename: "a.txt") != "a.txt")
    let outside = FileWrapper(directoryWithFileWrappers: [
      "../b": FileWrapper(regularFileWithContents: Data())
    ])
    let target = FileManager.default.temporaryDirectory.appending(path: "wrap-\(UUID())")
    // The folder lies among temporary files; a failure to remove it fails nothing here.
    defer { try? FileManager.default.removeItem(at: target) }
    #expect(throws: CocoaError.self) { try outside.write(to: target, originalContentsURL: nil) }
    let file = FileWrapper(regularFileWithContents: Data("text".utf8))
    let path = target.appending(path: "c.txt")
    try file.write(to: path, options: .atomic, originalContentsURL: nil)
    #expect(try FileWrapper(url: path).regularFileContents == Data("text".utf8))
  }
}
