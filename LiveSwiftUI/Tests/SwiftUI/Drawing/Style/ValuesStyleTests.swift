// How colours, styles and fonts are written in CSS.
import SwiftUI
import Testing

@Suite struct ValuesStyleTests {
  @Test("System colours follow the style sheet, given ones are written out")
  func colours() {
    let colours: [Color] = [
      .red, .red.opacity(0.4), .primary.opacity(1), .clear, .accentColor,
      Color(red: 1, green: 0.5, blue: 0), Color(white: 0.5, opacity: 0.25),
      Color(.displayP3, red: 1, green: 0, blue: 0.3333333),
      Color(hue: 1.0 / 3, saturation: 1, brightness: 1), .red.mix(with: .blue, by: 0.25),
    ]
    #expect(
      colours.map(\.css) == [
        "var(--red)", "color-mix(in srgb, var(--red) 40%, transparent)", "var(--primary)",
        "transparent", "var(--accent)", "rgb(255 128 0)", "rgb(128 128 128 / 0.25)",
        "color(display-p3 1 0 0.3333)", "rgb(0 255 0)",
        "color-mix(in oklab, var(--red), var(--blue) 25%)",
      ])
  }

  @Test("Every style says what it comes to")
  func paints() {
    func paints(_ styles: any ShapeStyle...) -> [Paint] { styles.map { paint(of: $0) } }
    let line = LinearGradient(colors: [.red, .clear], startPoint: .top, endPoint: .bottom)
    #expect(
      paints(
        Color.blue, HierarchicalShapeStyle.secondary, .tint, .foreground, .background,
        .thinMaterial, AnyShapeStyle(.tertiary), line, .tint.opacity(0.15)
      ) == [
        .color("var(--blue)"), .hierarchical(1), .tint, .foreground, .background,
        .material("thin"), .hierarchical(2),
        .image("linear-gradient(to bottom, var(--red) 0%, transparent 100%)"),
        .color("color-mix(in srgb, var(--tint) 15%, transparent)"),
      ])
  }

  @Test("A gradient over part of a side keeps its stops where they were")
  func gradients() {
    func css(_ start: UnitPoint, _ end: UnitPoint) -> String {
      LinearGradient(colors: [.red, .blue], startPoint: start, endPoint: end).paint.css
    }
    #expect(
      css(.init(x: 0.5, y: 0.2), .init(x: 0.5, y: 0.8))
        == "linear-gradient(to bottom, var(--red) 20%, var(--blue) 80%)")
    #expect(css(.trailing, .leading) == "linear-gradient(to left, var(--red) 0%, var(--blue) 100%)")
    #expect(
      css(.topLeading, .bottomTrailing)
        == "linear-gradient(to bottom right, var(--red) 0%, var(--blue) 100%)")
  }

  @Test("Fonts are written in rem, so large text settings scale them")
  func fonts() {
    func css(_ font: Font) -> String {
      font.css.map { "\($0.property): \($0.value)" }.joined(separator: "; ")
    }
    #expect(css(.body) == "font-size: 1.0625rem; line-height: 1.2941; font-weight: 400")
    #expect(css(.headline) == "font-size: 1.0625rem; line-height: 1.2941; font-weight: 600")
    #expect(
      css(.system(size: 20, weight: .heavy, design: .serif).italic().monospacedDigit())
        == "font-size: 1.25rem; font-weight: 800; font-style: italic; "
        + "font-family: ui-serif, serif; font-variant-numeric: tabular-nums")
    #expect(Font.caption.bold().textStyle == .caption)
    #expect(Font.system(size: 9).textStyle == nil)
  }

  @Test("A number is never written with an exponent")
  func numbers() {
    #expect(
      [0.1 + 0.2, 1e-9, -3, 100.00004, .infinity].map(CSS.number) == ["0.3", "0", "-3", "100", "0"])
  }
}
