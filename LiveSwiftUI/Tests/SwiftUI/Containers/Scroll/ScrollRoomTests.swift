// Lists and scroll views that have a room of their own, and views that keep a ratio.
import Foundation
import Testing

@testable import SwiftUI

@MainActor @Suite("Room of scroll views") struct ScrollRoomTests {
  private let words = Text(verbatim: "a")

  private func html(_ view: some View) -> String { ViewTester(view).styled }

  @Test("A list or a scroll view in a stack has a room of its own; alone it has the screen's")
  func stacks() {
    #expect(
      html(
        VStack {
          words
          List { words }
        }
      ).contains(#"<ul class="rows inset scr gx gy""#))
    #expect(html(HStack { Form { Section { words } } }).contains(#"class="secs inset scr gx gy""#))
    #expect(
      html(ZStack { ScrollView { words } })
        == #"<div class="zs gx gy"><div class="sv scr gx gy"><span class="t">a</span></div></div>"#)
    #expect(!html(List { words }.padding()).contains("scr"))
    #expect(!html(VStack { ScrollView(.horizontal) { words } }).contains("scr"))
  }

  @Test("A stack counts for what it holds itself, not for scroll views, screens and sheets in it")
  func boundaries() {
    let list = List { words }
    #expect(!html(ScrollView { VStack { list } }).contains("scr"))
    #expect(!html(VStack { ScrollView(.horizontal) { list } }).contains("scr"))
    #expect(!html(VStack { NavigationStack { list } }).contains("scr"))
    #expect(!html(VStack { TabView { list.tabItem { words } } }).contains("scr"))
    let sheet = words.sheet(isPresented: .constant(true)) { list }
    #expect(!html(VStack { sheet }).contains("scr"))
    let row = List {
      words.sheet(isPresented: .constant(true)) {
        VStack {
          words
          list
        }
      }
    }
    #expect(html(row).contains("rows inset scr"), "a sheet is no part of the row that presents it")
  }

  @Test("A box and a stack are as high at most as what is in them, where all of that has a maximum")
  func heightLimits() {
    let card = words.frame(maxHeight: 50).padding(1)
    #expect(
      html(card)
        == #"<div class="fr gy {max-height:50px} {padding:1px}"><span class="t">a</span></div>"#)
    func column(_ view: some View) -> String { String(html(view).prefix { $0 != ">" }) }
    #expect(
      column(
        VStack(spacing: 4) {
          card
          card
        })
        == #"<div class="vs gy mid {gap:4px} {max-height:108px}""#)
    #expect(
      column(
        HStack {
          card
          words.frame(maxHeight: 60)
        }) == #"<div class="hs gy {max-height:60px}""#)
    // The text's height is not known here, so the stack keeps its share and has the rest around it.
    #expect(
      column(
        VStack {
          words
          card
        }) == #"<div class="vs gy mid""#)
    #expect(
      column(
        VStack {
          card
          Spacer()
        }) == #"<div class="vs gy""#)
    #expect(column(VStack { card.frame(maxHeight: .infinity) }) == #"<div class="vs gy""#)
    #expect(column(VStack { card.frame(height: 80) }) == #"<div class="vs""#)
  }

  @Test("A height makes a room for a scroll view, also where a screen scrolls around it")
  func heights() {
    let list = ScrollView { words }
    #expect(
      html(list.frame(height: 80))
        == #"<div class="fr gx {height:80px}"><div class="sv scr gx gy">"#
        + #"<span class="t">a</span></div></div>"#)
    #expect(html(ScrollView { list.padding(4).frame(height: 80) }).contains("sv scr"))
    #expect(html(list.frame(maxHeight: 80)).contains("sv scr"))
    #expect(!html(list.frame(maxHeight: .infinity)).contains("scr"))
    #expect(!html(ScrollView { list.frame(maxHeight: 80) }).contains("scr"))
  }

  @Test("A view fitted into a ratio is the largest that has it, and as high as its width asks for")
  func ratio() {
    #expect(
      html(Rectangle().fill(.red).aspectRatio(2, contentMode: .fit))
        == #"<div class="asp gx sy {--r:2}"><div class="shape gx gy {background:var(--red)} "#
        + #"{border-radius:0}"></div></div>"#)
    #expect(
      html(ScrollView { Color.red.aspectRatio(1, contentMode: .fit) })
        .contains(
          #"class="shape gx gy {background:var(--red)} {object-fit:contain} "#
            + #"{aspect-ratio:1}""#), "the width alone decides where the height is unbounded")
    #expect(
      html(VStack { Color.red.aspectRatio(1, contentMode: .fit).frame(height: 9) })
        .hasPrefix(#"<div class="vs gx">"#), "a fixed height does not shrink")
    #expect(!html(Color.red.aspectRatio(0, contentMode: .fit)).contains("asp"))
    let star = Image(systemName: "star").resizable().scaledToFit()
    #expect(html(star).hasPrefix(#"<div class="asp gx sy {--r:1}"><svg class="i fit gx gy""#))
    #expect(!html(words.scaledToFit()).contains("asp"), "the ratio of words is unknown")
  }

  @Test("A picture with a ratio of the app's is stretched to it")
  func picture() {
    let picture = Image(source: .address("/_/photo/a", scale: 1)).resizable()
    #expect(
      html(picture.aspectRatio(2, contentMode: .fit)).contains(
        #"class="img fits gx {object-fit:fill} {aspect-ratio:2}""#))
    #expect(
      html(picture.aspectRatio(2, contentMode: .fill)).contains(
        #"class="img gx gy {object-fit:fill} {aspect-ratio:2}""#))
    #expect(html(VStack { picture.scaledToFit() }).hasPrefix(#"<div class="vs gx sy">"#))
    #expect(html(ScrollView { VStack { picture.scaledToFit() } }).contains(#""vs gx""#))
  }

  @Test("What is painted behind a list is in a box around it, seen without the list's background")
  func listBackground() {
    let clear =
      #"<div class="fr bg ext gx gy {--bg:var(--red)} {background:var(--red)}">"#
      + #"<ul class="rows inset clear gx gy""#
    let list = List { words }
    #expect(html(list.scrollContentBackground(.hidden).background(Color.red)).hasPrefix(clear))
    #expect(html(list.background(Color.red).scrollContentBackground(.hidden)).hasPrefix(clear))
    #expect(html(list.background(Color.red)) == html(list))
  }

  @Test("A negative padding is a negative margin of a box around")
  func negativePadding() {
    #expect(
      html(words.padding(.bottom, -8))
        == #"<div class="fr {margin-block-end:-8px}"><span class="t">a</span></div>"#)
    #expect(
      html(words.padding(EdgeInsets(top: 1, leading: -2, bottom: 3, trailing: 4)))
        == #"<div class="fr {padding:1px 4px 3px 0px} {margin-inline-start:-2px} "#
        + #"{max-width:none}"><span class="t">a</span></div>"#)
  }

  @Test("A frame with a greatest width keeps the appetite of a shape along the other axis")
  func widest() {
    #expect(
      html(Color.red.frame(maxWidth: 9))
        == #"<div class="shape mw gx gy {background:var(--red)} {max-width:9px}"></div>"#)
    #expect(
      html(words.frame(maxWidth: 9))
        == #"<div class="fr mw gx {max-width:9px}"><span class="t">a</span></div>"#)
  }

  @Test("A field with a border keeps it in a box of the app's")
  func fields() {
    let field = TextField("a", text: .constant(""))
    #expect(html(field).contains(#"class="tf gx""#))
    #expect(html(field.textFieldStyle(.roundedBorder)).contains(#"class="tf edged gx""#))
  }

  @Test("A slider is padded by a box around it, because it fills its own")
  func slider() {
    #expect(
      html(Slider(value: .constant(0)).padding(4))
        .hasPrefix(#"<div class="fr gx {padding:4px}"><input class="slide gx""#))
  }
}
