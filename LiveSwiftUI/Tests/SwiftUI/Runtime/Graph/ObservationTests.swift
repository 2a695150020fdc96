// Who renders again when observed objects and the environment change, and that nothing piles up.
import Testing

@testable import SwiftUI

@Observable private final class Model {
  var a = 0
  var b = 0
}

private struct ShoutKey: EnvironmentKey { static let defaultValue = "quiet" }

extension EnvironmentValues {
  fileprivate var shout: String {
    get { self[ShoutKey.self] }
    set { self[ShoutKey.self] = newValue }
  }
}

@MainActor @Suite("Observation and environment") struct ObservationTests {
  @Test("After a thousand renderings one change still marks the view once")
  func registrationsStayBounded() {
    final class Count { var renderings = 0 }
    struct Reader: View {
      let model: Model
      let count: Count
      var body: some View {
        count.renderings += 1
        return Text(verbatim: "\(model.a) \(model.b)")
      }
    }
    let (model, count) = (Model(), Count())
    let tester = ViewTester(Reader(model: model, count: count))
    for number in 1...1_000 { _ = tester.operations { model.a = number } }
    #expect(count.renderings == 1_001)
    // `b` was read a thousand times and never changed: its registrations must be gone but for the
    // last.
    var marks = 0
    tester.tree.onWork = { marks += 1 }
    let clock = ContinuousClock()
    let time = clock.measure { model.b = 1 }
    #expect(marks == 1)
    #expect(time < .milliseconds(20))
    #expect(tester.tree.flush() == [.text(1, "1000 1")])
  }

  @Test("Values, keys of the app's own and objects come down through the environment")
  func environment() {
    struct Reader: View {
      @Environment(\.shout) private var shout
      @Environment(\.locale) private var locale
      @Environment(Model.self) private var model
      @Environment(Reader2.self) private var missing: Reader2?
      var body: some View {
        Text(verbatim: "\(shout) \(locale.identifier) \(model.a) \(missing == nil)")
      }
    }
    let model = Model()
    let tester = ViewTester(
      Reader().environment(model).environment(\.shout, "LOUD").environment(
        \.locale, Locale(identifier: "es")))
    #expect(tester.html == #"<span class="t">LOUD es 0 true</span>"#)
    #expect(tester.operations { model.a = 3 } == [.text(1, "LOUD es 3 true")])
  }

  @Test("A modifier of the app keeps its own state and reads the environment")
  func modifier() {
    struct Counted: ViewModifier {
      @State private var count = 0
      @Environment(\.shout) private var shout
      func body(content: Content) -> some View {
        VStack {
          content
          Button("\(shout) \(count)") { count += 1 }
        }
      }
    }
    let tester = ViewTester(Text(verbatim: "a").modifier(Counted()))
    #expect(tester.press("quiet 0") == [.text(4, "quiet 1")])
    #expect(tester.press("quiet 1") == [.text(4, "quiet 2")])
  }

  @Test("A body that changes what it reads is stopped and complained about")
  func endless() {
    struct Endless: View {
      let model: Model
      var body: some View {
        Text(verbatim: "\(model.a)").onChange(of: model.a, initial: true) { model.a += 1 }
      }
    }
    var complaints: [String] = []
    var services = TreeServices()
    services.log = { complaints.append($0.text) }
    _ = ViewTester(Endless(model: Model()), services: services)
    #expect(
      complaints == ["A view keeps changing what its own body reads; stopped after 100 rounds."])
  }

  @Test("The runtime finds state in views, and says so when a build hides it")
  func selfTest() throws {
    struct Plain: View { var body: some View { EmptyView() } }
    try RuntimeSelfTest.run()
    #expect(throws: RuntimeFailure.noReflection) {
      try RuntimeSelfTest.check(ViewFields.of(Plain.self))
    }
  }
}

@Observable private final class Reader2 {}
