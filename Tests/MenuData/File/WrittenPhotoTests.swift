// The photos beside a menu file, and that their addresses reach nothing else of the machine.
import DataLayer
import Foundation
import Testing

@testable import MenuData

@Suite("Photos beside a menu file")
struct WrittenPhotoTests {
  let folder: WrittenFolder

  init() throws { folder = try WrittenFolder() }

  private func photo(_ address: String) throws -> (data: Data, type: String, path: String)? {
    folder.file.photo(at: try #require(URL(string: address)))
  }

  /// The address of the only product's photo.
  private func address(_ name: String) throws -> String? {
    let sections = try folder.sections(
      "category,name,price,photo\nA,B,1,\"\(name)\"\n", currency: "EUR")
    return sections[0].products[0].photo
  }

  @Test("A photo with spaces, accents and signs in its name is found by its address")
  func found() throws {
    let name = "Crème brûlée #1? 50%.JPG"
    try folder.writePhoto(name)
    let url = try #require(try address(name))
    let found = try #require(try photo(url))
    #expect(found.type == "image/jpeg" && found.data.count == 35)
    #expect(found.path == folder.file.photos.folder + "/" + name)
  }

  @Test("A photo from a system that writes accents as characters of their own is found as well")
  func accents() throws {
    try folder.writePhoto("cafe\u{301}.jpg")
    let found = try #require(try address("caf\u{E9}.jpg"))
    #expect(try photo(found) != nil)
  }

  @Test("A replaced photo has another address, because browsers keep photos")
  func replaced() throws {
    #expect(try address("a.png") == "https://menu.tapas.invalid/a.png")
    try folder.writePhoto("a.png")
    let first = try address("a.png")
    try folder.writePhoto("a.png", bytes: 40)
    let second = try address("a.png")
    #expect(Set(["https://menu.tapas.invalid/a.png", first, second]).count == 3)
  }

  @Test(
    "No path, no hidden file and no other kind of file is read",
    arguments: [
      "../secret.jpg", "/etc/passwd", "..%2Fsecret.jpg", "sub/photo.jpg", "%2Fetc%2Fpasswd.jpg",
      ".hidden.jpg", "menu.csv", "a.svg", "a.html", "a%00.jpg", "..", "", "..%5Csecret.jpg",
      "a.jpg/..%2F..%2Fsecret.jpg",
    ])
  func paths(path: String) throws {
    try FileManager.default.createDirectory(
      at: folder.url.appending(path: "sub"), withIntermediateDirectories: true)
    for name in ["sub/photo.jpg", ".hidden.jpg", "../secret.jpg", "a.svg", "a.jpg"] {
      try folder.writePhoto(name)
    }
    // What cannot be deleted stays in the system's folder for temporary files.
    defer { try? FileManager.default.removeItem(at: folder.url.appending(path: "../secret.jpg")) }
    guard let url = URL(string: "https://menu.tapas.invalid/" + path) else { return }
    #expect(folder.file.photo(at: url) == nil)
  }

  @Test("Only the address of a menu's photo is one: another host has no files here")
  func hosts() throws {
    try folder.writePhoto("a.jpg")
    #expect(try photo("https://menu.tapas.invalid/a.jpg") != nil)
    #expect(try photo("https://elsewhere.test/a.jpg") == nil)
    #expect(try photo("file://\(folder.url.path)/a.jpg") == nil)
    // Nor does a file name itself: its photo would be another one than its text says.
    #expect(
      try folder.faults(
        "category,name,price,photo\nA,B,1,https://menu.tapas.invalid/a.jpg\n", currency: "EUR"
      ).count == 1)
  }

  @Test("A link, a folder, a pipe, a text and a picture over 10 MB are no photos, and are told")
  func noPhotos() throws {
    try folder.writePhoto("real.jpg")
    let files = FileManager.default
    try files.createSymbolicLink(
      at: folder.url.appending(path: "link.jpg"),
      withDestinationURL: folder.url.appending(path: "real.jpg"))
    try files.createSymbolicLink(
      at: folder.url.appending(path: "out.jpg"), withDestinationURL: URL(filePath: "/etc/passwd"))
    try files.createDirectory(
      at: folder.url.appending(path: "folder.jpg"), withIntermediateDirectories: false)
    mkfifo(folder.url.appending(path: "pipe.jpg").path, 0o600)
    try folder.write("<html>", to: "text.jpg")
    try folder.writePhoto("large.jpg", bytes: 10_000_000)
    let names = ["none", "link", "out", "folder", "pipe", "text", "large", "real"].map {
      $0 + ".jpg"
    }
    let rows = names.map { "A,\($0),1,\($0)\n" }.joined()
    try folder.write("category,name,price,photo\n" + rows)
    let isLink = "is a link or a folder: put the picture itself there"
    #expect(
      try MenuFile(folder.file.url, currency: "EUR").checked().warnings.map(\.description) == [
        "line 2: the photo “none.jpg” is not in the folder of the menu",
        "line 3: the photo “link.jpg” \(isLink)", "line 4: the photo “out.jpg” \(isLink)",
        "line 5: the photo “folder.jpg” \(isLink)", "line 6: the photo “pipe.jpg” \(isLink)",
        "line 7: the photo “text.jpg” is no PNG, JPEG, WebP, GIF or AVIF picture",
        "line 8: the photo “large.jpg” is over 10 MB: make it smaller",
      ])
    for name in names.dropLast() {
      #expect(try photo("https://menu.tapas.invalid/\(name)") == nil)
    }
  }

  @Test("Photos of other machines have https, and stay as they are")
  func remote() throws {
    #expect(try address("https://p.test/a.jpg?x=1") == "https://p.test/a.jpg?x=1")
    #expect(try address("https://menu.tapas.invalid.test/a.jpg") != nil)
  }
}
