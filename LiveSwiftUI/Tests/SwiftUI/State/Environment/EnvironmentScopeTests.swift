// Environment values of a part of a screen.
import Foundation
import Testing

@testable import SwiftUI

@MainActor @Suite("Environment of a part") struct EnvironmentScopeTests {
  @Test("An environment value changes for a part, and a scope keeps Return to itself")
  func surroundings() {
    struct Screen: View {
      @State var text = ""
      @State var times = 0
      var body: some View {
        VStack {
          TextField("Out", text: $text)
          TextField("In", text: $text).submitScope()
          Text(verbatim: "\(times) times").transformEnvironment(\.lineLimit) { $0 = ($0 ?? 0) + 2 }
        }.onSubmit { times += 1 }
      }
    }
    let tester = ViewTester(Screen())
    _ = tester.send(.submit, .text("a"), to: "Out")
    _ = tester.send(.submit, .text("a"), to: "In")
    #expect(tester.fresh.contains("1 times"))
    #expect(tester.styled.contains("{-webkit-line-clamp:2}"))
  }
}
