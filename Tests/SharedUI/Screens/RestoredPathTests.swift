// The open screens of a scene that comes back.
import SwiftUI
import SwiftUITesting
import Testing

@testable import SharedUI

/// A stack of numbers, in which each opens the next one.
private struct Numbers<Kept: ViewModifier>: View {
  @State private var path: [ItemRoute<Int>] = []
  let kept: (Binding<[ItemRoute<Int>]>) -> Kept

  var body: some View {
    NavigationStack(path: $path) {
      Button("Open 1") { path = [ItemRoute(id: 1)] }
        .navigationTitle("First")
        .navigationDestination(for: ItemRoute<Int>.self) { route in
          VStack {
            Button("Open \(route.id + 1)") { path.append(ItemRoute(id: route.id + 1)) }
            Button("Close all of \(route.id)") { path = [] }
          }
          .navigationTitle("Number \(route.id)")
        }
    }
    .modifier(kept($path))
  }
}

/// What apps call, which does what the system needs.
private struct HereRestored: ViewModifier {
  let path: Binding<[ItemRoute<Int>]>

  func body(content: Content) -> some View { content.restoresPath(path) }
}

@Suite("The open screens of a scene that comes back")
@MainActor struct RestoredPathTests {
  /// A page as Apple's systems have it.
  private func page(_ kept: [String: String] = [:], at address: [String] = []) throws -> TestPage {
    try TestPage(
      WindowGroup { Numbers { RestoredPath(path: $0) } }, at: address, sceneStorage: kept)
  }

  @Test("It has the screens that were open, in their order")
  func restored() throws {
    let before = try page()
    before.tap("Open 1")
    before.tap("Open 2")
    let after = try page(before.sceneStorage)
    #expect(after.heading == "Number 2")
    #expect(after.location.path == ["1", "2"])
  }

  @Test("It begins with the first screen once all others were closed")
  func closed() throws {
    let page = try page()
    page.tap("Open 1")
    #expect(page.sceneStorage == ["path": #"["1"]"#])
    page.tap("Close all of 1")
    #expect(page.sceneStorage == ["path": ""])
  }

  @Test("A link that opens it goes before what was open")
  func linked() throws {
    let page = try page(["path": #"["1","2"]"#], at: ["7"])
    #expect(page.heading == "Number 7")
  }

  @Test("What an earlier version kept and this one cannot read opens nothing")
  func unreadable() throws {
    #expect(try page(["path": #"["one"]"#]).heading == "First")
  }

  @Test("In a browser the address alone is the place")
  func browser() throws {
    let page = try TestPage(
      WindowGroup { Numbers { HereRestored(path: $0) } }, sceneStorage: ["path": #"["2"]"#])
    #expect(page.heading == "First")
    page.tap("Open 1")
    #expect(page.location.path == ["1"])
    #expect(page.sceneStorage == ["path": #"["2"]"#])
  }
}
