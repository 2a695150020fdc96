// Titles shown verbatim: each form of a control with a text draws what its form with a view draws.
import Foundation
import Testing

@testable import SwiftUI

@Suite("Titles")
@MainActor struct TitleTests {
  private let title = "100 % of it"
  private let day = Date(timeIntervalSinceReferenceDate: 0)
  private let later = Date(timeIntervalSinceReferenceDate: 864_000)

  private func html(_ view: some View) -> String { ViewTester(view).styled }

  @Test("A date picker takes a title with each kind of range")
  func datePickers() {
    let date = Binding.constant(day)
    #expect(
      html(DatePicker(title, selection: date, in: day...later))
        == html(DatePicker(selection: date, in: day...later) { Text(title) }))
    #expect(
      html(DatePicker(title, selection: date, in: day..., displayedComponents: .date))
        == html(
          DatePicker(selection: date, in: day..., displayedComponents: .date) { Text(title) }))
    #expect(
      html(DatePicker(title, selection: date, in: ...later, displayedComponents: .hourAndMinute))
        == html(
          DatePicker(selection: date, in: ...later, displayedComponents: .hourAndMinute) {
            Text(title)
          }))
  }

  @Test("Steppers, pickers and menus take a title")
  func controls() {
    #expect(
      html(Stepper(title, onIncrement: {}, onDecrement: nil))
        == html(Stepper(onIncrement: {}, onDecrement: nil) { Text(title) }))
    #expect(
      html(Picker(title, systemImage: "star", selection: .constant(1)) { Text("a").tag(1) })
        == html(
          Picker(selection: .constant(1)) {
            Text("a").tag(1)
          } label: {
            Label(title, systemImage: "star")
          }))
    #expect(
      html(Menu(title, systemImage: "star") { Text("a") })
        == html(
          Menu {
            Text("a")
          } label: {
            Label(title, systemImage: "star")
          }))
  }

  @Test("A formatted value takes a title")
  func labeledContent() {
    #expect(
      html(LabeledContent(title, value: 0.5, format: .percent))
        == html(
          LabeledContent {
            Text(0.5, format: .percent)
          } label: {
            Text(title)
          }))
  }

  @Test("A field for a value takes a title, a prompt, or views as its label")
  func fields() {
    let number = Binding.constant(3)
    let format = IntegerFormatStyle<Int>()
    #expect(
      html(TextField(value: number, format: format) { Text(title) })
        == html(TextField(title, value: number, format: format)))
    #expect(
      html(TextField(title, value: number, formatter: NumberFormatter(), prompt: Text("b")))
        == html(
          TextField(value: number, formatter: NumberFormatter(), prompt: Text("b")) { Text(title) })
    )
    #expect(
      html(TextField(text: .constant("a"), axis: .vertical) { Text(title) })
        == html(TextField(title, text: .constant("a"), axis: .vertical)))
  }

  @Test("A field for a value reports the Return key")
  func commits() {
    var commits = 0
    let page = ViewTester(
      TextField(title, value: .constant(3), formatter: NumberFormatter()) { commits += 1 })
    page.send(.submit, .text("4"), to: title)
    #expect(commits == 1)
  }

  @Test("A description applies while it is enabled")
  func descriptions() {
    #expect(
      html(Button("a") {}.accessibilityLabel(title, isEnabled: true))
        == html(Button("a") {}.accessibilityLabel(title)))
    #expect(
      html(Button("a") {}.accessibilityHint(title, isEnabled: true))
        == html(Button("a") {}.accessibilityHint(title)))
    #expect(
      html(
        Button("a") {}.accessibilityLabel("b", isEnabled: false)
          .accessibilityValue(Text("c"), isEnabled: false))
        == html(Button("a") {}))
  }

  @Test("A link of iOS 13 whose title is a variable shows its screen while its tag is selected")
  func links() {
    let link = NavigationLink(title, destination: Text("there"), tag: 1, selection: .constant(1))
    #expect(ViewTester(NavigationStack { link }).fresh.contains(">there<"))
  }
}
