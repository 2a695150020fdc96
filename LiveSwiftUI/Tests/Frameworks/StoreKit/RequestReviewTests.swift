// A request for a review: nothing is shown, and the log says so.
import StoreKit
import SwiftUI
import SwiftUITesting
import Testing

private struct Finished: View {
  @Environment(\.requestReview) private var requestReview

  var body: some View { Button("Done") { requestReview() } }
}

/// The sentences that a page logs.
@MainActor private final class Log {
  var lines: [String] = []
}

@MainActor @Suite("Reviews in a store") struct RequestReviewTests {
  @Test("A request for a review changes nothing on the page, and is logged")
  func request() {
    let log = Log()
    let page = TestPage(WindowGroup { Finished() }, tables: StringTables()) { services in
      services.log = { log.lines.append($0.text) }
    }
    page.tap("Done")
    #expect(page.operations.isEmpty)
    #expect(log.lines == ["requestReview shows nothing: a page is in no store."])
  }
}
