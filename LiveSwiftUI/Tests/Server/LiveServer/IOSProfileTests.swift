// Pages as strict as iOS, which only tests of apps ask for.
import SwiftUI
import Synchronization
import Testing

@testable import LiveServer

@Suite("The iOS profile", .timeLimit(.minutes(10))) struct IOSProfileTests {
  /// A rule of `ios.css` that cuts off what is higher than a bar.
  private static let cut = "overflow:clip"

  @Test("Its rules follow the style sheet where it is on, and are served nowhere else")
  @MainActor func sheet() async throws {
    var addresses: [String] = []
    var sheets: [String] = []
    for imitates in [false, true] {
      try await withServer {
        $0.imitatesIOS = imitates
      } _: { server in
        let visitor = server.visitor()
        let page = try await visitor.ask("/counter").text
        let address = String(page.firstMatch(of: /"(\/_\/live\.css\?v=[^"]+)"/)?.1 ?? "")
        addresses.append(address)
        sheets.append(try await visitor.ask(address).text)
        #expect(try await visitor.ask("/_/ios.css").status == 404)
      }
    }
    #expect(sheets[1].hasPrefix(sheets[0]))
    #expect(sheets.map { $0.contains(Self.cut) } == [false, true])
    // A browser that has one of them in its cache does not take it for the other.
    #expect(addresses[0] != addresses[1])
  }

  @Test("It is off unless the program's environment asks for it")
  @MainActor func off() {
    #expect(!SiteConfiguration(secret: TestServer.secret).imitatesIOS)
  }

  @Test("A page that is left hears that memory is short")
  @MainActor func memory() async throws {
    let warnings = Atomic(0)
    let token = NotificationCenter.default.addObserver(
      forName: UIApplication.didReceiveMemoryWarningNotification, object: nil, queue: nil
    ) { _ in warnings.add(1, ordering: .relaxed) }
    defer { NotificationCenter.default.removeObserver(token) }
    for (imitates, heard) in [(false, 0), (true, 1)] {
      try await withServer {
        $0.imitatesIOS = imitates
      } _: { server in
        let visitor = server.visitor()
        let page = try await visitor.page("/counter")
        let socket = try await visitor.meet(page.token, at: "/counter")
        #expect(try await socket.hear() == "[0,0]")
        // Left, and shown again.
        for (seq, isVisible) in [(1, 0), (2, 1)] {
          try await socket.say("[\(seq),0,0,\"v\",\(isVisible)]")
          #expect(try await socket.hear() == "[0,\(seq)]")
        }
        #expect(warnings.load(ordering: .relaxed) == heard)
      }
    }
  }
}
