// Types of data: their names elsewhere, and what each conforms to.
import Foundation
import Testing
import UniformTypeIdentifiers

@Suite struct UTTypeTests {
  @Test("A type has the identifier, the extension and the MIME type that everybody knows")
  func names() {
    let types: [UTType] = [.png, .jpeg, .pdf, .plainText, .json, .commaSeparatedText, .mpeg4Movie]
    #expect(
      types.map(\.identifier) == [
        "public.png", "public.jpeg", "com.adobe.pdf", "public.plain-text", "public.json",
        "public.comma-separated-values-text", "public.mpeg-4",
      ])
    #expect(
      types.map(\.preferredFilenameExtension) == [
        "png", "jpeg", "pdf", "txt", "json", "csv", "mp4",
      ])
    #expect(
      types.map(\.preferredMIMEType) == [
        "image/png", "image/jpeg", "application/pdf", "text/plain", "application/json", "text/csv",
        "video/mp4",
      ])
    #expect(UTType.image.preferredMIMEType == nil && UTType.folder.tags == [:])
  }

  @Test("Conforming goes up through every parent")
  func conforming() {
    #expect(
      UTType.png.supertypes == [.image, .data, .content, .item])
    #expect(UTType.png.conforms(to: .png) && UTType.png.conforms(to: .item))
    #expect(!UTType.png.conforms(to: .text) && !UTType.folder.conforms(to: .data))
    #expect(UTType.utf8PlainText.isSubtype(of: .text) && UTType.text.isSupertype(of: .json))
    #expect(!UTType.text.isSubtype(of: .text))
  }

  @Test("An extension or a MIME type finds the declared type, in any case of the letters")
  func tags() throws {
    #expect(UTType(filenameExtension: "JPG") == .jpeg)
    #expect(UTType(mimeType: "image/png") == .png)
    #expect(UTType(filenameExtension: "ts", conformingTo: .movie) == .mpeg2TransportStream)
    #expect(UTType("public.movie") == .movie && UTType("a.b") == nil)
    #expect(UTType(filenameExtension: "") == nil)
    let made = try #require(UTType(filenameExtension: "wibble"))
    #expect(made.isDynamic && made.conforms(to: .data))
    #expect(made.preferredFilenameExtension == "wibble")
    #expect(made == UTType(filenameExtension: "WIBBLE"))
  }

  @Test("A type of the app's own conforms to its parent, by default to data")
  func own() {
    let recipe = UTType(exportedAs: "com.example.recipe", conformingTo: .json)
    let spicy = UTType(importedAs: "com.example.spicy", conformingTo: recipe)
    #expect(recipe.conforms(to: .text) && spicy.conforms(to: recipe) && spicy.conforms(to: .json))
    #expect(UTType(exportedAs: "com.example.any").conforms(to: .data))
    #expect(UTType(importedAs: "public.png") == .png)
  }

  @Test("A type is written as its identifier")
  func coding() throws {
    let data = try JSONEncoder().encode([UTType.png])
    #expect(String(decoding: data, as: UTF8.self) == #"["public.png"]"#)
    #expect(try JSONDecoder().decode([UTType].self, from: data) == [.png])
  }

  @Test("A name gets the extension of a type once")
  func files() {
    let folder = URL(filePath: "/files")
    #expect(folder.appendingPathComponent("a", conformingTo: .pdf).lastPathComponent == "a.pdf")
    #expect(folder.appendingPathComponent("a.jpg", conformingTo: .jpeg).path == "/files/a.jpg")
  }
}
