// What public apps draw, and how it looks on an iPhone.
import Foundation
import Testing

@testable import SwiftUI

@MainActor @Suite("Looks of an iPhone") struct AppleLookTests {
  private let sunset = LinearGradient(
    colors: [.red, .blue], startPoint: .leading, endPoint: .trailing)

  private func html(_ view: some View) -> String { ViewTester(view).styled }

  @Test("Letters in a gradient keep their clip, and what is behind them is a box around")
  func letters() {
    let image = "linear-gradient(to right, var(--red) 0%, var(--blue) 100%)"
    #expect(
      html(Text(verbatim: "a").foregroundStyle(sunset).background(.green)) == """
        <div class="fr bg ext {--bg:var(--green)} {background:var(--green)}"><span class="t \
        {background-image:\(image)} {-webkit-background-clip:text} {color:transparent}">a</span>\
        </div>
        """)
    #expect(html(Image(systemName: "star").foregroundStyle(sunset)).contains("{color:var(--red)}"))
  }

  @Test("A gradient masked by a text is that text in the gradient")
  func maskOfLetters() {
    let text = Text(verbatim: "a")
    #expect(html(sunset.mask { text }).contains("{-webkit-background-clip:text}"))
    #expect(html(sunset.mask { text.bold() }).contains("aria-hidden"))
  }

  @Test("A level of a colour is that colour, less opaque; a colour of the system stays as it is")
  func levels() {
    let view = VStack {
      Text(verbatim: "a").foregroundStyle(.secondary)
      Text(verbatim: "b").foregroundColor(.secondary)
    }
    let faded = "color-mix(in srgb, #fff 60%, transparent)"
    #expect(html(view.foregroundStyle(.white)).contains("{color:\(faded)}\">a"))
    #expect(html(view.foregroundStyle(.white)).contains("{color:var(--secondary)}\">b"))
    #expect(html(view).contains("{color:var(--secondary)}\">a"))
  }

  @Test("A colour with a ratio has it in a frame too, in a list as elsewhere")
  func ratio() {
    let fitted = html(
      ScrollView { Color.red.aspectRatio(2, contentMode: .fit).frame(width: 80, height: 80) })
    #expect(fitted.contains("{width:80px} {height:40px}"))
    let filled = html(
      ScrollView { Color.red.aspectRatio(2, contentMode: .fill).frame(width: 80, height: 80) })
    #expect(filled.contains("{width:160px} {height:80px}"))
  }

  @Test("A symbol in a disc has its first style on a disc in the second")
  func palette() {
    let symbol = Image(systemName: "checkmark.circle.fill").foregroundStyle(.white, .green)
    let styled = html(symbol)
    #expect(styled.contains("{color:#fff}") && styled.contains("{fill:var(--green)}"))
    #expect(styled.contains("{background:radial-gradient(closest-side,currentColor"))
    let framed = html(
      Image(systemName: "person.crop.circle.fill").padding().foregroundStyle(.white, .green))
    #expect(framed.contains("{fill:var(--green)}"))
    let plain = html(Image(systemName: "star").foregroundStyle(.white, .green))
    #expect(!plain.contains("fill:"))
  }

  @Test("Views of a stack lie over each other where its spacing is negative")
  func overlap() {
    #expect(
      html(HStack(spacing: -8) { Text(verbatim: "a") })
        == #"<div class="hs near {gap:0px} {--near:-8px}"><span class="t">a</span></div>"#)
  }

  @Test("A list with a row of its own background draws none behind its rows")
  func clearRow() {
    let rows = List {
      Text(verbatim: "a").listRowBackground(Color.clear)
      Text(verbatim: "b")
    }
    #expect(html(rows).contains(#"<ul class="rows inset rbs gx gy""#))
    #expect(!html(List { Text(verbatim: "a") }).contains("rbs"))
  }

  @Test("A line has its padding around it, and not below it alone")
  func paddedLine() {
    #expect(
      html(VStack { Divider().padding(.vertical, 4) })
        == #"<div class="vs gx"><div class="fr gx {padding-block-start:4px} "#
        + #"{padding-block-end:4px}"><hr class="dv gx"></div></div>"#)
  }

  @Test("A bar of progress stands below its label, and a wheel above")
  func progress() {
    let bar = html(ProgressView("Load", value: 0.5))
    let wheel = html(ProgressView("Load"))
    #expect(bar.contains(#"<div class="prog gx"><span class="t cap""#))
    #expect(wheel.contains(#"<div class="spin"><progress"#))
  }
}
