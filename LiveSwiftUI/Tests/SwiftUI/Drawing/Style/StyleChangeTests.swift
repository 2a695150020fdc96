// Styles with an opacity, a shadow or a way of mixing, and the components of colours.
import Testing

@testable import SwiftUI

@Suite struct StyleChangeTests {
  private let line = LinearGradient(colors: [.red, .clear], startPoint: .top, endPoint: .bottom)
  private let faint = "color-mix(in srgb, var(--red) 50%, transparent)"

  @Test("A faded gradient is one of faded colours, whatever holds it")
  func fadedGradients() {
    let css = "linear-gradient(to bottom, \(faint) 0%, \(clear) 100%)"
    #expect(paint(of: line.opacity(0.5)) == .image(css))
    #expect(paint(of: AnyShapeStyle(line).opacity(0.5)) == .image(css))
    #expect(paint(of: Gradient(colors: [.red, .clear]).opacity(0.5)) == .image(css))
    #expect(paint(of: AnyGradient(Gradient(colors: [.red, .clear])).opacity(0.5)) == .image(css))
    let twice = paint(of: line.opacity(0.5).opacity(0.5)).css
    #expect(twice.hasPrefix("linear-gradient(to bottom, color-mix(in srgb, var(--red) 25%"))
    #expect(svgGradient(of: line.opacity(0.5))?.stops.first?.color.css == faint)
    #expect(svgGradient(of: AnyShapeStyle(line)) == line.svg)
    #expect(svgGradient(of: Color.red) == nil)
  }

  private var clear: String { Color.clear.opacity(0.5).css }

  @Test("A style mixes, casts a shadow and fades in any order")
  func orders() {
    #expect(paint(of: Color.red.blendMode(.multiply)) == .blended(.color("var(--red)"), "multiply"))
    #expect(
      paint(of: Color.red.blendMode(.multiply).opacity(0.5)) == .blended(.color(faint), "multiply"))
    #expect(
      paint(of: Color.red.shadow(.drop(color: .black, radius: 1)).opacity(0.5))
        == .shadowed(.color(faint), "0px 0px 2px #000"))
    #expect(
      paint(of: AnyShapeStyle.opacity(0.5))
        == .color("color-mix(in srgb, currentColor 50%, transparent)"))
  }

  @Test("A gradient mixes its colours in a space")
  func spaces() {
    let plain = Gradient(colors: [.red, .blue])
    #expect(
      paint(of: plain.colorSpace(.perceptual)).css
        == "linear-gradient(to bottom in oklab, var(--red) 0%, var(--blue) 100%)")
    func css(_ style: some ShapeStyle) -> String { paint(of: style).css }
    #expect(
      css(.linearGradient(plain.colorSpace(.device), startPoint: .leading, endPoint: .trailing))
        == "linear-gradient(to right in srgb, var(--red) 0%, var(--blue) 100%)")
    #expect(
      css(.radialGradient(colors: [.red, .blue], endRadius: 8))
        == css(
          RadialGradient(colors: [.red, .blue], center: .center, startRadius: 0, endRadius: 8))
    )
  }

  private struct Daylight: ShapeStyle {
    func resolve(in environment: EnvironmentValues) -> some ShapeStyle {
      environment.colorScheme == .light ? Color.red : Color.blue
    }
  }

  private struct Tinted: ShapeStyle {
    func resolve(in environment: EnvironmentValues) -> some ShapeStyle { TintShapeStyle() }
  }

  private struct Unresolved: ShapeStyle {}

  private struct Brand: ShapeStyle, Hashable {
    func resolve(in environment: EnvironmentValues) -> Color.Resolved {
      Color.Resolved(red: environment.colorScheme == .dark ? 1 : 0, green: 0, blue: 0)
    }
  }

  @Test("A colour of an app's own becomes one, in light and in dark")
  func ownColors() {
    let red = Color.red
    #expect(Color(red) == red)
    #expect(Color(Brand()).css == paint(of: Brand()).css)
    #expect(Color(Brand()).css.hasPrefix("light-dark("))
  }

  @Test("A style of an app's own is what it stands for, in light and in dark")
  func ownStyles() {
    #expect(paint(of: Daylight()) == .color("light-dark(var(--red), var(--blue))"))
    #expect(paint(of: Tinted()) == .tint)
    #expect(paint(of: Unresolved()) == .foreground)
  }

  @Test("A view whose colour scheme is set is drawn with it, and its neighbours as before")
  @MainActor func ownScheme() {
    struct Scheme: View {
      @Environment(\.colorScheme) private var scheme
      var body: some View { Text(verbatim: scheme == .dark ? "dark" : "light") }
    }
    let page = ViewTester(
      VStack {
        Scheme().environment(\.colorScheme, .dark)
        Scheme()
      })
    #expect(
      page.html.contains(
        #"<span class="t dark">dark</span><span class="t">light</span>"#))
  }

  @Test("A resolved colour has components, with and without gamma")
  func resolved() {
    var environment = EnvironmentValues()
    environment.colorScheme = .light
    let white = Color.white.resolve(in: environment)
    #expect(white.red == 1 && white.linearGreen == 1 && white.opacity == 1)
    #expect(Color.red.resolve(in: environment).description == "#FF3B30FF")
    environment.colorScheme = .dark
    #expect(Color.red.opacity(0.5).resolve(in: environment).description == "#FF453A80")
    let gray = Color.white.mix(with: .black, by: 0.5).resolve(in: environment)
    #expect(abs(gray.red - 0.3886) < 0.001 && abs(gray.linearRed - 0.125) < 0.001)
    var half = Color.Resolved(colorSpace: .sRGBLinear, red: 0.5, green: 0.5, blue: 0.5)
    #expect(abs(half.red - 0.7354) < 0.001)
    half.red = 1
    #expect(abs(half.linearRed - 1) < 0.001)
    #expect(Color(half).css.hasPrefix("color(srgb-linear "))
    #expect(Color(css: "var(--unknown)").resolve(in: environment).description == "#000000FF")
  }
}

@MainActor @Suite("Styles of texts") struct TextStyleTests {
  @Test("A shadow of a style is one of the letters, and around a gradient one of the drawing")
  func shadows() {
    let shadow = ShadowStyle.drop(color: .black, radius: 1)
    #expect(
      ViewTester(Text(verbatim: "a").foregroundStyle(.red.shadow(shadow))).styled
        == #"<span class="t {color:var(--red)} {text-shadow:0px 0px 2px #000}">a</span>"#)
    let gradient = Gradient(colors: [.red, .blue])
    #expect(
      ViewTester(Text(verbatim: "a").foregroundStyle(gradient.shadow(shadow))).styled
        .contains("{filter:drop-shadow(0px 0px 2px #000)}"))
  }

  @Test("A style mixes where it fills a shape or a text, and not behind a view")
  func mixing() {
    let style: some ShapeStyle = Color.red.blendMode(.screen)
    #expect(ViewTester(Rectangle().fill(style)).styled.contains("{mix-blend-mode:screen}"))
    #expect(
      ViewTester(Text(verbatim: "a").foregroundStyle(style)).styled
        .contains("{mix-blend-mode:screen}"))
    #expect(
      !ViewTester(Text(verbatim: "a").background(style)).styled.contains("mix-blend-mode"))
  }
}
