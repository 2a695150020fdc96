// The views of a preview one by one, and their names.
import Testing

@testable import SwiftUI

@MainActor @Suite("Previews") struct PreviewPartTests {
  @Test("The members of a group and of ForEach are previews of their own, in their order")
  func parts() {
    struct Previews: PreviewProvider {
      static var previews: some View {
        Text(verbatim: "a").previewDisplayName("A")
        Group {
          Text(verbatim: "b").previewDisplayName("B")
          EmptyView()
        }
        ForEach(1...2, id: \.self) { Text(verbatim: "\($0)").previewDisplayName("Number \($0)") }
        Text(verbatim: "c")
        Group { Text(verbatim: "d") }.padding()
      }
    }
    #expect(Previews.parts.map(\.name) == ["A", "B", "Number 1", "Number 2", nil, nil])
  }

  @Test("A single view is one preview, drawn as it is; its state starts anew each time")
  func single() {
    struct Counter: View {
      @State private var count = 0

      var body: some View { Button("Count \(count)") { count += 1 } }
    }
    struct Previews: PreviewProvider {
      static var previews: some View { Counter().previewDisplayName("Counter") }
    }
    #expect(Previews.parts.map(\.name) == ["Counter"])
    for _ in 1...2 {
      let page = ViewTester(AnyView(Previews.parts[0].view))
      #expect(page.html == ViewTester(Counter()).html)
    }
  }
}
