// Liquid Glass, drawn as a translucent material.
import Foundation
import Testing

@testable import SwiftUI

@MainActor @Suite("Glass") struct GlassTests {
  @Test("Glass is a translucent material in its shape, tinted or none")
  func glass() {
    func box(_ view: some View) -> String { ViewTester(view).styled }
    let text = Text(verbatim: "a")
    #expect(box(text.glassEffect()).contains(#"mat-thin bg {border-radius:999px}"#))
    #expect(
      box(text.glassEffect(.clear.interactive(), in: .rect(cornerRadius: 8)))
        .contains("mat-ultra-thin bg {border-radius:8px}"))
    #expect(box(text.glassEffect(.regular.tint(.red))).contains("{background:color-mix"))
    #expect(box(text.glassEffect(.identity)) == box(text))
    let space = Namespace().wrappedValue
    let group = GlassEffectContainer(spacing: 4) { text.glassEffectID("a", in: space) }
    #expect(box(group) == box(text))
    #expect(
      box(Button("Go") {}.buttonStyle(.glassProminent))
        == box(Button("Go") {}.buttonStyle(.borderedProminent)))
    #expect(box(Button("Go") {}.buttonStyle(.glass(.clear))).contains("b bordered glass"))
    #expect(Glass.regular.tint(.red) != .regular)
  }
}
