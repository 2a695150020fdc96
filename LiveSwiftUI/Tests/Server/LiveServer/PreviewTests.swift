// The list of previews, and each preview at its own address.
import SwiftUI
import Testing

@testable import LiveServer

@Suite("Previews", .timeLimit(.minutes(10))) struct PreviewTests {
  private struct Faces: PreviewProvider {
    static var previews: some View {
      NavigationStack { Text(verbatim: "All is well").navigationTitle("Fine") }
        .previewDisplayName("List")
      RouteScreen().previewDisplayName("List, 2 of “many”!")
      Text(verbatim: "nameless")
    }
  }

  @MainActor private func withPreviews(_ body: (TestServer) async throws -> Void) async throws {
    let group = PreviewGroup(name: "faces", title: "Faces", providers: [Faces.self])
    try await withServer {
      $0.previews = [group]
    } _: {
      try await body($0)
    }
  }

  @Test("Without previews their addresses do not exist")
  @MainActor func off() async throws {
    try await withServer { server in
      for path in ["/previews", "/previews/faces/list"] {
        let answer = try await server.visitor().ask(path)
        #expect(answer.status == 404)
      }
    }
  }

  @Test("The page lists each by its name, with a link to its address")
  @MainActor func list() async throws {
    try await withPreviews { server in
      let page = try await server.visitor().ask("/previews")
      #expect(page.status == 200)
      #expect(page.text.contains("<title>Previews</title>"))
      #expect(page.text.contains("<h2>Faces</h2>"))
      for (address, name) in [
        ("list", "List"), ("list-2-of-many", "List, 2 of “many”!"), ("faces-3", "Faces 3"),
      ] {
        #expect(
          page.text.contains(
            "<a href=\"/previews/faces/\(address)\" lang=\"en\" dir=\"auto\">\(name)</a>"))
      }
    }
  }

  @Test("A preview is a live page, with a way back to the list")
  @MainActor func live() async throws {
    try await withPreviews { server in
      let visitor = server.visitor()
      let first = try await visitor.ask("/previews/faces/list").text
      #expect(first.contains("All is well") && first.contains("href=\"/previews\""))
      #expect(first.contains("tapas-192.png") && first.contains("/_/manifest/tapas-en"))
      let page = try await visitor.page("/previews/faces/list-2-of-many")
      let socket = try await visitor.meet(page.token, at: "/previews/faces/list-2-of-many")
      #expect(try await socket.hear() == "[0,0]")
      try await socket.say("[1,0,\(page.number("One", tag: "a")),\"c\"]")
      #expect(
        try await socket.batch().operations
          .contains("[\"u\",\"/previews/faces/list-2-of-many/1\",\"push\",1]"))
    }
  }

  @Test("No preview is at an address above, beside or almost like its own")
  @MainActor func nowhere() async throws {
    try await withPreviews { server in
      for path in ["/previews/", "/previews/faces", "/previews/faces/lis", "/previews/other/list"] {
        let answer = try await server.visitor().ask(path)
        #expect(answer.status == 404)
      }
    }
  }
}
