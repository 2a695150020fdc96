// A page whose person has gone leaves nothing behind.
import SwiftUI
import SwiftUITesting
import Testing

@testable import LiveServer

/// Remembers in every way that waits for something: a change, a task, a row, a dialog.
private struct BusyScreen: View {
  @State private var tally = Tally()
  @State private var isOpen = false
  @State private var rounds = 0

  var body: some View {
    NavigationStack {
      List {
        Button("Add") { rounds += 1 }
        Button("Open") { isOpen = true }
        ForEach(0..<300) { number in
          Text(verbatim: "\(number)").onAppear { tally.words.append("\(number)") }
        }
      }
      .onChange(of: rounds) { tally.words.append("round \(rounds)") }
      .onChange(of: tally.words, initial: true) { _, words in if words.isEmpty { rounds += 1 } }
      .task(id: rounds) {
        // Ends by cancellation alone.
        try? await Task.sleep(for: .seconds(600))
        tally.words.append("woke up")
      }
      .sheet(isPresented: $isOpen) {
        Text(verbatim: "\(rounds)").onChange(of: rounds) { isOpen = false }
      }
    }
  }
}

extension SiteApp {
  fileprivate static let busy = test("busy") { WindowGroup { BusyScreen() } }
}

@Suite("Leaks of pages", .timeLimit(.minutes(10))) struct LeakTests {
  private let busy: (inout SiteConfiguration) -> Void = { $0.apps.append(.busy) }

  @Test("A page that was fetched and never taken up is gone after its time, with all it held")
  @MainActor func neverTakenUp() async throws {
    try await withServer(busy) { server in
      var leaks = LeakDetector()
      let visitor = server.visitor()
      for _ in 1...3 { note(try await visitor.page("/busy"), of: visitor, in: server, &leaks) }
      #expect(server.sessions.count == 3)
      server.sessions.sweep(.now + SessionLimits().unclaimed + .seconds(1))
      #expect(server.sessions.count == 0)
      #expect(await leaks.found() == [:])
    }
  }

  @Test("A page that was used and left is gone after its time, with all it held")
  @MainActor func used() async throws {
    try await withServer(busy) { server in
      var leaks = LeakDetector()
      let visitor = server.visitor()
      let page = try await visitor.page("/busy")
      let socket = try await visitor.meet(page.token, at: "/busy", clientInfo: "{\"w\":900}")
      for seq in 1...4 {
        let name = seq == 2 ? "Open" : "Add"
        try await socket.say("[\(seq),0,\(page.number(name, tag: "button")),\"c\"]")
        while try await socket.batch().ack < seq {}
        note(page, of: visitor, in: server, &leaks)
      }
      socket.connection.cut()
      #expect(await until { server.sessions.connected == 0 })
      server.sessions.sweep(.now + SessionLimits().idle + .seconds(1))
      #expect(server.sessions.count == 0)
      #expect(await leaks.found() == [:])
    }
  }

  /// In a function of its own, so that the test itself holds nothing.
  @MainActor private func note(
    _ page: Page, of visitor: Visitor, in server: TestServer, _ leaks: inout LeakDetector
  ) {
    guard let session = server.sessions.session(page.token, of: visitor.name) else { return }
    leaks.watch(session)
    leaks.watch(session.tree)
  }
}
