// Stacks, frames, padding and paint: which boxes a view becomes.
import Testing

@testable import SwiftUI

@MainActor @Suite("Boxes") struct LayoutTests {
  private func html(_ view: some View) -> String { ViewTester(view).styled }

  @Test("Padding before a background lies inside it, padding after it outside")
  func order() {
    #expect(
      html(Text(verbatim: "a").padding(8).background(Color.red).padding(4))
        == #"<div class="fr {padding:4px}">"#
        + #"<span class="t bg ext {padding:8px} {--bg:var(--red)} {background:var(--red)}">a"#
        + "</span></div>"
    )
  }

  @Test("Twice padded is a box in a box")
  func twice() {
    #expect(
      html(Text(verbatim: "a").padding(.top, 8).padding(.leading, 4))
        == #"<div class="fr {padding-inline-start:4px}">"#
        + #"<span class="t {padding-block-start:8px}">a</span></div>"#
    )
  }

  @Test("A frame around words is a box that aligns them")
  func frame() {
    #expect(
      html(Text(verbatim: "a").frame(width: 100, alignment: .leading))
        == #"<div class="fr {justify-content:flex-start} {align-items:center} {width:100px} "#
        + #"{flex-shrink:0}"><span class="t">a</span></div>"#
    )
    #expect(
      html(Text(verbatim: "a").frame(maxWidth: .infinity))
        == #"<div class="fr gx"><span class="t">a</span></div>"#)
  }

  @Test("Stacks hug, a spacer wants along the stack it is in, a colour both ways")
  func greed() {
    #expect(html(HStack { Spacer() }) == #"<div class="hs gx"><div class="sp gx"></div></div>"#)
    #expect(html(VStack { Spacer() }) == #"<div class="vs gy"><div class="sp gy"></div></div>"#)
    #expect(
      html(ZStack(alignment: .topLeading) { Color.red })
        == #"<div class="zs gx gy {justify-items:flex-start} {align-items:flex-start}">"#
        + #"<div class="shape gx gy {background:var(--red)}"></div></div>"#
    )
  }

  @Test("Spacing and alignment of a stack are its own declarations")
  func spacing() {
    #expect(
      html(VStack(alignment: .leading, spacing: 12) { Divider() })
        == #"<div class="vs gx {align-items:flex-start} {gap:12px}"><hr class="dv gx"></div>"#)
  }

  @Test("Two shadows, two opacities: each has a box of its own")
  func effects() {
    #expect(
      html(Text(verbatim: "a").opacity(0.5).opacity(0.4))
        == #"<div class="fr {opacity:0.4}"><span class="t {opacity:0.5}">a</span></div>"#)
  }

  @Test("An overlay lies over the view, a background beneath it")
  func layers() {
    #expect(
      html(Text(verbatim: "a").overlay(alignment: .topTrailing) { Text(verbatim: "b") })
        == #"<div class="lay"><span class="t">a</span>"#
        + #"<div class="ol {justify-content:flex-end} {align-items:flex-start}"><span class="t">b"#
        + #"</span></div></div>"#
    )
    #expect(
      html(Text(verbatim: "a").background { Text(verbatim: "b") })
        == #"<div class="lay"><div class="ul {justify-content:center} {align-items:center}">"#
        + #"<span class="t">b</span></div><span class="t">a</span></div>"#
    )
  }

  @Test("A modifier on a group goes to each of its members")
  func group() {
    #expect(
      html(
        Group {
          Text(verbatim: "a")
          Text(verbatim: "b")
        }.padding(16))
        == #"<span class="t {padding:16px}">a</span><span class="t {padding:16px}">b</span>"#)
  }

  @Test("A grid stands in its box as it says, and views in their cells as the columns say")
  func grid() {
    let column = GridItem(.fixed(160), alignment: .topLeading)
    #expect(
      html(LazyVGrid(columns: [column, column], alignment: .trailing) { Text(verbatim: "a") })
        == #"<div class="vg gx {grid-template-columns:160px 160px} {justify-content:flex-end} "#
        + #"{row-gap:8px} {justify-items:flex-start} {align-items:flex-start}">"#
        + #"<span class="t">a</span></div>"#
    )
    #expect(
      html(LazyVGrid(columns: [GridItem()]) { Text(verbatim: "a") })
        == #"<div class="vg gx {grid-template-columns:minmax(10px, 1fr)} "#
        + #"{justify-content:center} {row-gap:8px}"><span class="t">a</span></div>"#
    )
  }

  @Test("Columns that place their views differently are complained about")
  func mixedGrid() {
    var complaints: [String] = []
    var services = TreeServices()
    services.log = { complaints.append($0.text) }
    let columns = [GridItem(alignment: .top), GridItem()]
    _ = ViewTester(LazyVGrid(columns: columns) { Text(verbatim: "a") }, services: services)
    #expect(complaints == ["The columns of a grid all have the first one's alignment."])
  }

  @Test("A picture of scale 2 is half as large as its pixels")
  func pictureScale() {
    var services = TreeServices()
    services.photoPath = { _ in "/photo" }
    let url = URL(string: "https://photos.test/1")
    let usual = ViewTester(AsyncImage(url: url), services: services)
    #expect(usual.html.contains(#"<img class="img" src="/photo" alt "#))
    let fine = ViewTester(AsyncImage(url: url, scale: 2), services: services)
    #expect(fine.html.contains(#"<img class="img" srcset="/photo 2x" alt "#))
  }

  @Test("A picture by phases has a view for its failure, which it shows if no site may load it")
  func pictureFailure() {
    var services = TreeServices()
    services.photoPath = { $0.scheme == "https" ? "/photo" : nil }
    func picture(_ address: String) -> String {
      ViewTester(
        AsyncImage(url: URL(string: address)) { phase in
          if phase.error != nil { Text(verbatim: "Lost") } else { Text(verbatim: "Wait") }
        }, services: services
      ).fresh.replacing(/<[^>]*>/, with: " ").split(separator: " ").joined(separator: " ")
    }
    #expect(picture("https://photos.test/1") == "Wait Wait Lost")
    #expect(picture("file:///photos/1") == "Lost")
  }
}
