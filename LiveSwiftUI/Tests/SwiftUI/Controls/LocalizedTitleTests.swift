// Titles by localized resources: each control looks them up where it is shown.
import DeveloperToolsSupport
import Foundation
import SwiftUI
import SwiftUITesting
import Testing

@MainActor @Suite struct LocalizedTitleTests {
  private let title: LocalizedStringResource = "Foods"

  private func page(_ view: some View) throws -> TestPage {
    TestPage(
      WindowGroup { view }, tables: try ValuesStringsTests.tables(ValuesStringsTests.catalogue),
      language: "es")
  }

  /// The number of times that the title in Spanish is in the page.
  private func count(_ view: some View) throws -> Int {
    try page(view).html.matches(of: /Comidas/).count
  }

  @Test("Controls take a localized title, with a symbol or with a picture of the app")
  func controls() throws {
    let picture = ImageResource(name: "Photo", bundle: .main)
    let on = Binding.constant(true)
    let tests = [
      try count(Button(title, systemImage: "star") {}),
      try count(Button(title, systemImage: "star", role: .destructive) {}),
      try count(Button(title, image: picture) {}),
      try count(Toggle(title, systemImage: "star", isOn: on)),
      try count(Toggle(title, image: picture, isOn: on)),
      try count(Toggle(title, sources: [on], isOn: \.self)),
      try count(Menu(title) {}), try count(Menu(title, systemImage: "star") {}),
      try count(Label(title, image: picture)), try count(Label(title, image: "Photo")),
      try count(DisclosureGroup(title) { Text(verbatim: "in") }),
      try count(GroupBox(title) { Text(verbatim: "in") }),
      try count(LabeledContent(title, value: "1")), try count(ProgressView(title)),
      try count(NavigationLink(title) { Text(verbatim: "in") }),
      try count(ContentUnavailableView(title, systemImage: "star")),
    ]
    #expect(tests.allSatisfy { $0 >= 1 })
  }

  @Test("Values and texts that are chosen or typed take a localized title as their name")
  func fields() throws {
    let number = Binding.constant(1.0)
    let text = Binding.constant("")
    let views = try page(
      VStack {
        Stepper(title, value: number)
        TextField(title, text: text)
        SecureField(title, text: text)
        DatePicker(title, selection: .constant(Date(timeIntervalSince1970: 0)))
        Picker(title, selection: .constant(1)) { Text(verbatim: "1").tag(1) }
      })
    let names = views.all().compactMap { $0.attribute("aria-label") }
    #expect(names.filter { $0.contains("Comidas") }.count >= 5)
  }

  @Test("A screen, its sections, its search and its dialogs take a localized title")
  func screens() throws {
    let view = NavigationStack {
      List { Section(title) { Text(verbatim: "Row").badge(title) } }
        .navigationTitle(title)
        .searchable(text: .constant(""), prompt: title)
    }
    let page = try page(view)
    #expect(page.element("Comidas", role: "heading") != nil)
    #expect(page.html.contains(#"placeholder="Comidas""#))
    // The title, the heading of the section and the badge.
    #expect(page.html.matches(of: />Comidas</).count >= 3)
    let alert = Text(verbatim: "Page").alert(title, isPresented: .constant(true)) {}
    #expect(try self.page(alert).html.contains(">Comidas<"))
  }

  @Test("A title without a table has its default value with its arguments")
  func defaults() throws {
    let title = LocalizedStringResource("a.key", defaultValue: "\(12) foods")
    #expect(try page(Button(title, systemImage: "star") {}).texts == ["12 foods"])
  }
}
