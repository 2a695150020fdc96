// Choosing photos: the button, what the browser is asked for, and what the app loads.
import CoreTransferable
import Foundation
import SwiftUI
import SwiftUITesting
import Testing
import UniformTypeIdentifiers

@testable import PhotosUI

/// A picture of an app's own type.
private struct Portrait: Transferable {
  let size: Int

  static var transferRepresentation: some TransferRepresentation {
    DataRepresentation<Portrait>(importedContentType: .image) { Portrait(size: $0.count) }
  }
}

/// A profile with one photo.
private struct Profile: View {
  @State private var item: PhotosPickerItem?
  @State private var report = "nothing"

  var body: some View {
    PhotosPicker("Choose", selection: $item, matching: .images)
      .onChange(of: item) { _, item in load(item) }
    Text(report)
  }

  private func load(_ item: PhotosPickerItem?) {
    Task {
      do {
        let data = try await item?.loadTransferable(type: Data.self)
        let portrait = try await item?.loadTransferable(type: Portrait.self)
        let image = try await item?.loadTransferable(type: Image.self)
        report = "\(data?.count ?? 0) bytes, \(portrait?.size ?? 0), \(image != nil)"
      } catch let error as CocoaError where error.code == .fileReadTooLarge {
        report = "too large"
      } catch {
        report = "failed"
      }
    }
  }
}

/// An album of several photos and videos.
private struct Album: View {
  @State private var items: [PhotosPickerItem] = []
  @State private var isChoosing = false

  var body: some View {
    Button("Add") { isChoosing = true }
      .photosPicker(
        isPresented: $isChoosing, selection: $items, maxSelectionCount: 3,
        matching: .any(of: [.images, .videos]), photoLibrary: .shared())
    Text("\(items.count) of \(Set(items.compactMap(\.itemIdentifier)).count)")
  }
}

@MainActor @Suite("Choosing photos", .timeLimit(.minutes(10))) struct PhotosPickerTests {
  /// The least bytes that are a picture.
  private static let png: [UInt8] = [
    0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52, 0, 0, 0,
    1, 0, 0, 0, 1, 8, 6, 0, 0, 0, 0x1F, 0x15, 0xC4, 0x89,
  ]

  private func page(_ view: some View) -> TestPage {
    TestPage(WindowGroup { view }, tables: StringTables()) { services in
      services.fileRoom = FileRoom(
        folder: FileManager.default.temporaryDirectory.appending(path: "photos-\(UUID())"))
      services.filesPath = "/_/files/page"
    }
  }

  private func marker(_ page: TestPage) -> Element? {
    page.tree.root.firstElement { $0.attribute("data-fi") != nil }
  }

  private func send(_ number: Int, named name: String, to page: TestPage) {
    let receipt = page.tree.files?.receive(
      PageFiles.Piece(
        ticket: "t", file: number, offset: 0, size: Self.png.count, name: name, bytes: Self.png))
    #expect(receipt == .stored)
  }

  private func report(_ text: String, to page: TestPage) throws {
    let element = try #require(marker(page))
    page.tree.handle(.transfer, on: Int(element.id), value: .text(text))
  }

  @Test("A chosen photo loads as bytes, as a picture and as a value of the app")
  func one() async throws {
    let page = page(Profile())
    #expect(marker(page) == nil)
    page.tap("Choose")
    let element = try #require(marker(page))
    #expect(element.attribute("data-accept") == "image/*")
    #expect(element.attribute("data-many") == nil)
    send(0, named: "IMG_1.PNG", to: page)
    try report("d t", to: page)
    await page.html(with: ">\(Self.png.count) bytes, \(Self.png.count), true<")
    #expect(marker(page) == nil)
  }

  @Test("A photo that is too large is an item that throws when it is loaded")
  func large() async throws {
    let page = page(Profile())
    page.tap("Choose")
    try report("e 413 t", to: page)
    await page.html(with: ">too large<")
    #expect(marker(page) == nil)
  }

  @Test("A cancelled choice changes nothing")
  func cancelled() throws {
    let page = page(Profile())
    page.tap("Choose")
    try report("x", to: page)
    #expect(page.html.contains(">nothing<"))
    #expect(marker(page) == nil)
  }

  @Test("Several photos and videos have identifiers, and are at most as many as wanted")
  func several() throws {
    let page = page(Album())
    page.tap("Add")
    let element = try #require(marker(page))
    #expect(element.attribute("data-accept") == "image/*,video/*")
    #expect(element.attribute("data-many") == "3")
    for number in 0..<4 { send(number, named: "\(number).png", to: page) }
    try report("d t", to: page)
    #expect(page.html.contains(">3 of 3<"))
  }

  @Test("An item without a file throws")
  func identifier() async {
    let item = PhotosPickerItem(itemIdentifier: "one")
    #expect(item == PhotosPickerItem(itemIdentifier: "one"))
    await #expect(throws: CocoaError.self) { try await item.loadTransferable(type: Data.self) }
  }

  @Test("A filter shows the kinds that a browser distinguishes")
  func filters() {
    #expect(PHPickerFilter.images.types == [.image])
    #expect(PHPickerFilter.videos.types == [.movie])
    #expect(PHPickerFilter.not(.videos).types == [.image])
    #expect(PHPickerFilter.any(of: [.images, .not(.images)]).types == [.image, .movie])
    #expect(PHPickerFilter.all(of: [.images, .not(.screenshots)]).types == [.image])
    #expect(PHPickerFilter.screenshots.types == [.image])
    #expect(PHPickerFilter.not(.screenshots).types == [.image, .movie])
  }
}
