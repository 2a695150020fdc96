// The shape of bordered buttons as a shape, and steppers whose label is the last argument.
import Foundation
import Testing

@testable import SwiftUI

@Suite("Borders of buttons")
@MainActor struct ButtonBorderTests {
  private func html(_ view: some View) -> String { ViewTester(view).styled }

  @Test("The shape of a button draws what the shape of its name draws")
  func shapes() {
    #expect(html(ButtonBorderShape.capsule.fill(.red)) == html(Capsule().fill(.red)))
    let text = Text("a")
    #expect(
      html(text.background(.red, in: .buttonBorder))
        == html(text.background(.red, in: RoundedRectangle(cornerRadius: 10))))
    #expect(
      html(text.clipShape(ButtonBorderShape.roundedRectangle(radius: 4)))
        == html(text.clipShape(RoundedRectangle(cornerRadius: 4))))
  }

  @Test("The outlines are those of the shapes of the same names")
  func outlines() {
    let box = CGRect(x: 0, y: 0, width: 40, height: 20)
    #expect(ButtonBorderShape.capsule.path(in: box) == Capsule().path(in: box))
    #expect(ButtonBorderShape.circle.path(in: box) == Circle().path(in: box))
    #expect(
      ButtonBorderShape.roundedRectangle(radius: 3).path(in: box)
        == RoundedRectangle(cornerRadius: 3).path(in: box))
  }

  @Test("A stepper takes its label last")
  func steppers() {
    let number = Binding.constant(3)
    #expect(
      html(Stepper(value: number, in: 1...20, step: 2, onEditingChanged: { _ in }) { Text("Sets") })
        == html(Stepper(value: number, in: 1...20, step: 2) { Text("Sets") }))
    #expect(
      html(Stepper(value: number, onEditingChanged: { _ in }) { Text("Sets") })
        == html(Stepper(value: number) { Text("Sets") }))
  }

  @Test("The border of a button takes its shape; a plain button has none")
  func borderShape() {
    func button(_ shape: ButtonBorderShape) -> some View {
      Button("Go") {}.buttonStyle(.bordered).buttonBorderShape(shape)
    }
    #expect(ViewTester(button(.capsule)).styled.contains("{border-radius:999px}"))
    #expect(
      ViewTester(button(.roundedRectangle(radius: 3))).styled.contains("{border-radius:3px}"))
    #expect(!ViewTester(button(.automatic)).styled.contains("border-radius"))
    #expect(
      !ViewTester(Button("Go") {}.buttonStyle(.plain).buttonBorderShape(.circle)).styled
        .contains("border-radius"))
  }
}
