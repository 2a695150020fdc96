// Values in a store of the process, which pages and the app itself write.
import Foundation
import Testing

@testable import SwiftUI

private struct Stored: View {
  @AppStorage var count: Int
  @AppStorage var name: String?
  var values: String { "\(count) \(name ?? "-")" }
  let note: (String) -> Void

  init(_ store: UserDefaults, note: @escaping (String) -> Void) {
    _count = AppStorage(wrappedValue: 5, "count", store: store)
    _name = AppStorage("name", store: store)
    self.note = note
  }

  var body: some View {
    Button("Read") { note(values) }
    Button("Add") { count += 1 }
  }
}

@Suite("Values in a store of the process")
@MainActor struct SharedStoreTests {
  /// Bug: a page read the value that it had found first, and wrote over what others had written.
  @Test("A page reads what another page or the app has written last, and goes on from there")
  func written() throws {
    let store = try #require(UserDefaults(suiteName: "shared-store"))
    func clear() { for key in ["count", "name"] { store.removeObject(forKey: key) } }
    clear()
    defer { clear() }
    var read: [String] = []
    let pages = (0..<2).map { _ in ViewTester(Stored(store) { read.append($0) }) }
    pages[0].press("Read")
    pages[0].press("Add")
    pages[1].press("Add")
    pages[0].press("Read")
    store.set(20, forKey: "count")
    store.set("a", forKey: "name")
    pages[0].press("Add")
    pages[1].press("Read")
    clear()
    pages[1].press("Read")
    #expect(read == ["5 -", "7 -", "21 a", "5 -"])
  }
}
