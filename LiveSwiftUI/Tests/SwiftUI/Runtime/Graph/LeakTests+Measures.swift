// Views that remember what others hand up, what fits, what they drew and which phase they are in.
@testable import SwiftUI

extension LeakTests.Scene {
  static var measuring: [Self] {
    [
      Self("preferences") { model in
        VStack {
          Lasting { Text(verbatim: "\(model.number)") }
            .preference(key: RememberedSum.self, value: model.number)
          Lasting { Text(verbatim: "a") }
            .transformPreference(RememberedSum.self) { $0 += model.number }
        }
        .onPreferenceChange(RememberedSum.self) { model.text = "\($0)" }
        .overlayPreferenceValue(RememberedSum.self) { sum in
          Lasting { Text(verbatim: "\(sum) \(model.number)") }
        }
        .backgroundPreferenceValue(RememberedSum.self) { sum in
          Lasting { Text(verbatim: "\(sum)") }
        }
      },
      Self("the view that fits") { model in
        ViewThatFits {
          Lasting { Text(verbatim: "\(model.number)") }.onAppear { model.text += "a" }
          Lasting { Text(verbatim: "b") }.onAppear { model.text += "b" }
          Text(verbatim: "\(model.number)")
        }
      },
      Self("canvas") { model in
        Canvas { context, _ in context.draw(Text(verbatim: "\(model.number)"), at: .zero) }
          .frame(width: 10, height: 10)
      },
      Self("phases and effects") { model in
        VStack {
          PhaseAnimator([1, 2]) { phase in Lasting { Text(verbatim: "\(phase)") } }
          Lasting { Text(verbatim: "a") }
            .phaseAnimator([0.5, 1], trigger: model.number) { $0.opacity($1) }
          Image(systemName: "star").symbolEffect(.bounce, value: model.number)
        }
      },
    ]
  }
}

private struct RememberedSum: PreferenceKey {
  static let defaultValue = 0
  static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
}
