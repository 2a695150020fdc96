// Choosing a colour: what the browser is shown, and what is believed of its answer.
import Foundation
import Testing

@testable import SwiftUI

@MainActor @Suite("Colour pickers") struct ColorPickerTests {
  struct Screen: View {
    @State var color: Color
    var supportsOpacity = true
    var body: some View {
      ColorPicker("Paint", selection: $color, supportsOpacity: supportsOpacity)
      Text(verbatim: color.css)
    }
  }

  /// Sends what a browser's input for colours would.
  private func choose(_ text: String, on page: ViewTester) -> [PageOperation] {
    let input = page.elements.first { $0.attribute("type") == "color" }
    return page.operations {
      page.tree.handle(.input, on: Int(input?.id ?? -1), value: .text(text))
    }
  }

  private func css(_ page: ViewTester) -> String? {
    page.elements.compactMap(\.ownText).last
  }

  @Test("The browser's own input has the colour and the name, and a slider beside it the opacity")
  func drawing() {
    let page = ViewTester(
      ColorPicker("Paint", selection: .constant(Color(red: 1, green: 0.5, blue: 0, opacity: 0.25))))
    #expect(
      page.html == """
        <label class="field gx"><span class="t">Paint</span><span class="color">\
        <input type="color" aria-label="Paint" value="#ff8000" data-e="i">\
        <input class="slide" type="range" aria-label="Paint, Opacity" value="25" data-e="i" \
        min="0" max="100"></span></label>
        """)
    let opaque = ViewTester(
      ColorPicker("Paint", selection: .constant(.white), supportsOpacity: false))
    #expect(!opaque.html.contains("range") && opaque.html.contains(##"value="#ffffff""##))
  }

  @Test("A chosen colour is taken with the opacity that was, and an opacity with the colour")
  func choosing() {
    let page = ViewTester(Screen(color: Color(red: 0, green: 0, blue: 0, opacity: 0.5)))
    _ = choose("#0a64FF", on: page)
    #expect(css(page) == "rgb(10 100 255 / 0.5)")
    page.send(.input, .text("20"), to: "Paint, Opacity")
    #expect(css(page) == "rgb(10 100 255 / 0.2)")
    page.send(.input, .text("900"), to: "Paint, Opacity")
    #expect(css(page) == "rgb(10 100 255)")
    let opaque = ViewTester(Screen(color: .red.opacity(0.5), supportsOpacity: false))
    _ = choose("#000001", on: opaque)
    #expect(css(opaque) == "rgb(0 0 1)")
  }

  @Test("A colour of Core Graphics is shown and chosen as one of SwiftUI")
  func coreGraphics() {
    struct Screen: View {
      let title: String
      @State var color = CGColor(red: 1, green: 0.5, blue: 0, alpha: 0.25)

      var body: some View {
        ColorPicker(title, selection: $color)
        Text(verbatim: Color(cgColor: color).css)
      }
    }
    let page = ViewTester(Screen(title: "Paint"))
    #expect(page.html.contains(##"aria-label="Paint" value="#ff8000""##))
    _ = choose("#0a64ff", on: page)
    #expect(css(page) == "rgb(10 100 255 / 0.25)")
  }

  @Test(
    "What is no colour of a browser's input changes nothing",
    arguments: [
      "", "#", "red", "#12345", "#1234567", "#12345g", "123456#", "#+12345", "# 12345", "#１２３４５６",
      "#12345é", "rgb(0 0 0)", "#000000;", "</style>",
    ])
  func strict(_ text: String) {
    let page = ViewTester(Screen(color: .black))
    #expect(choose(text, on: page).isEmpty)
    #expect(css(page) == "#000")
  }

  @Test("What is no opacity changes nothing", arguments: ["", "nan", "inf", "a", "0x1p900000000"])
  func strictOpacity(_ text: String) {
    let page = ViewTester(Screen(color: .black))
    #expect(page.send(.input, .text(text), to: "Paint, Opacity").isEmpty)
    #expect(css(page) == "#000")
  }

  @Test("A disabled picker takes nothing")
  func disabled() {
    let page = ViewTester(Screen(color: .black).disabled(true))
    #expect(page.elements.count { $0.attribute("disabled") != nil } == 2)
    #expect(choose("#ffffff", on: page).isEmpty)
  }

  @Test("Each way to write a colour has its numbers, and a mix has none")
  func numbers() {
    func hex(_ color: Color, _ scheme: ColorScheme = .light) -> String? {
      color.numbers(in: scheme).map { "\($0.hex) \(CSS.number($0.opacity))" }
    }
    #expect(hex(.black) == "#000000 1" && hex(.clear) == "#000000 0")
    #expect(hex(.red) == "#ff3b30 1" && hex(.red, .dark) == "#ff453a 1")
    #expect(hex(.red.opacity(0.5)) == "#ff3b30 0.5")
    #expect(hex(.red.opacity(0.5).opacity(0.5)) == "#ff3b30 0.25")
    #expect(hex(Color(.sRGBLinear, white: 0.5)) == "#bcbcbc 1")
    #expect(hex(Color(.displayP3, red: 1, green: 1, blue: 1, opacity: 0.5)) == "#ffffff 0.5")
    #expect(hex(Color(.displayP3, red: 1, green: 0, blue: 0)) == "#ff0000 1")
    #expect(hex(Color(red: 2, green: -1, blue: 0)) == "#ff0000 1")
    #expect(hex(Color.red.mix(with: .blue, by: 0.5)) == "#a06992 1")
    #expect(hex(Color.white.mix(with: .black, by: 0.5, in: .device)) == "#808080 1")
    #expect(hex(Color(css: "var(--unknown)")) == nil)
    let mixed = ViewTester(ColorPicker("Paint", selection: .constant(.red.mix(with: .blue, by: 1))))
    #expect(mixed.html.contains(##"value="#0a66d6""##))
  }

  @Test("The system's colours have the numbers of the style sheet")
  func styleSheet() throws {
    let root = URL(filePath: #filePath).appending(path: "../../../../../..").standardizedFileURL
    let file = root.appending(path: "LiveSwiftUI/Sources/Server/LiveServer/Style/live.css")
    let sheet = try String(contentsOf: file, encoding: .utf8)
    func values(_ name: Substring) -> [String] {
      sheet.matches(of: /--([a-z]+):(#[0-9a-f]{3,6}|var\(--[a-z]+\))[;}]/)
        .filter { $0.1 == name }.prefix(2).map { String($0.2) }
    }
    for (css, known) in ColorNumbers.system where css != "var(--accent)" {
      let found = values(css.dropFirst(6).dropLast())
      let long = found.map {
        $0.count == 4 ? "#" + $0.dropFirst().map { "\($0)\($0)" }.joined() : $0
      }
      #expect(long == [known.light, known.dark], "\(css)")
    }
    #expect(values("accent").first == "var(--blue)")
  }
}
