// Texts by `String(localized:)` and localized resources, in the language of who reads the page.
import SwiftUI
import SwiftUITesting
import Testing

@MainActor @Suite(.timeLimit(.minutes(10))) struct LocalizedTextTests {
  private func page(_ view: some View, in language: String) throws -> TestPage {
    TestPage(
      WindowGroup { view }, tables: try ValuesStringsTests.tables(ValuesStringsTests.catalogue),
      language: language)
  }

  @Test("A body's String(localized:) is in the language of the person, not of the server")
  func bodies() throws {
    struct Menu: View {
      var body: some View {
        Text(verbatim: String(localized: "Foods"))
        Text(verbatim: String(localized: "\("Tea") from \("Ceylon")"))
        Text(verbatim: String(localized: "\(1) foods", locale: Locale(identifier: "en")))
        Text(verbatim: String(localized: "none", defaultValue: "Only \(3) of 100%"))
      }
    }
    let view = VStack { Menu() }
    #expect(
      try page(view, in: "es").texts == ["Comidas", "De Ceylon: Tea", "1 food", "Only 3 of 100%"])
    #expect(
      try page(view, in: "sv").texts == ["Foods", "Tea from Ceylon", "1 food", "Only 3 of 100%"])
  }

  @Test("A resource is looked up where it is shown, and falls back on its default value")
  func resources() throws {
    let known: LocalizedStringResource = "Foods"
    let counted = LocalizedStringResource(
      "count", defaultValue: "\(2) of \(1.5, specifier: "%.1f")")
    let view = VStack {
      Text(known)
      Text(counted)
      Text("Eat: \(known)")
      Button(known) {}
      Label(known, systemImage: "star")
      Toggle(known, isOn: .constant(true))
      Link(known, destination: URL(filePath: "/"))
      Image(systemName: "star").accessibilityLabel(known)
    }
    let page = try page(view, in: "es")
    #expect(
      page.texts == [
        "Comidas", "2 of 1,5", "Eat: Comidas", "Comidas", "Comidas", "Comidas", "Comidas",
      ])
    #expect(page.html.contains(#"aria-label="Comidas""#))
    #expect(String(localized: known) == "Foods")
  }

  @Test("What a press and its task say is in the language of who pressed")
  func actions() async throws {
    struct Saying: View {
      @State private var words: [String] = []

      var body: some View {
        Button("Say") {
          words.append(String(localized: "Foods"))
          Task { words.append(String(localized: "Foods")) }
        }
        ForEach(words.indices, id: \.self) { Text(verbatim: words[$0]) }
      }
    }
    let page = try page(VStack { Saying() }, in: "es")
    page.tap("Say")
    await page.wait { page.texts.count == 3 }
    #expect(page.texts == ["Say", "Comidas", "Comidas"])
  }

  @Test("Each kind of number has its specifier in the key")
  func specifiers() {
    let value: String.LocalizationValue =
      "\(Int8(1)) \(UInt16(2)) \(3) \(UInt(4)) \(Float(0.5)) \(0.25) \("ab".prefix(1)) 9%"
    #expect(value.key == "%d %u %lld %llu %f %lf %@ 9%%")
    #expect(
      value == "\(Int8(1)) \(UInt16(2)) \(3) \(UInt(4)) \(Float(0.5)) \(0.25) \("a") 9%")
    let formatted: String.LocalizationValue = "\(5, format: .number)"
    #expect(formatted == "\(5, format: .number)")
    #expect(formatted != "\(6, format: .number)")
    #expect(String.LocalizationValue("9%").isFormat == false)
  }
}
