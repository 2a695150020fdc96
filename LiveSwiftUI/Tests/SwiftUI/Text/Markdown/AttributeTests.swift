// Attributes of UIKit and of SwiftUI in one attributed text; the type of a value decides.
import Foundation
import Testing
import UIKitTypes

@testable import SwiftUI

@MainActor @Suite("Attributes of texts") struct AttributeTests {
  private func inside(_ text: AttributedString) -> String {
    let whole = ViewTester(Text(text)).styled
    return String(whole.dropFirst(#"<span class="t">"#.count).dropLast("</span>".count))
  }

  /// A text of three words whose middle one is changed.
  private func middle(_ change: (inout AttributedSubstring) -> Void) throws -> String {
    var text = AttributedString("a b c")
    let range = try #require(text.range(of: "b"))
    change(&text[range])
    return inside(text)
  }

  @Test("A colour and a line of a part: the type of the value chooses the attribute")
  func part() throws {
    var text = AttributedString("a b c")
    let range = try #require(text.range(of: "b"))
    text[range].foregroundColor = UIColor(Color.red)
    text[range].underlineStyle = .single
    #expect(
      inside(text)
        == #"<span>a </span><span class="{color:var(--red)} {text-decoration:underline}">b</span>"#
        + "<span> c</span>")
    #expect(text[range].uiKit.foregroundColor == UIColor(Color.red))
    #expect(text[range].swiftUI.underlineStyle == .single)
  }

  @Test("A font of UIKit is drawn as the font of SwiftUI of its size, weight and slant")
  func fonts() throws {
    let pairs: [(UIFont, Font)] = [
      (.systemFont(ofSize: 12), .system(size: 12)),
      (.boldSystemFont(ofSize: 20), .system(size: 20).weight(.bold)),
      (.systemFont(ofSize: 9, weight: .light), .system(size: 9).weight(.light)),
      (.italicSystemFont(ofSize: 9), .system(size: 9).italic()),
      (
        .monospacedSystemFont(ofSize: 9, weight: .semibold),
        .system(size: 9, design: .monospaced).weight(.semibold)
      ),
    ]
    for (older, own) in pairs {
      #expect(try middle { $0.font = older } == middle { $0.font = own })
    }
  }

  @Test("Colours, spacing and lines of UIKit are drawn as those of SwiftUI")
  func others() throws {
    #expect(
      try middle { $0.backgroundColor = UIColor.systemYellow }
        == middle { $0.backgroundColor = Color.yellow })
    #expect(try middle { $0.uiKit.kern = 2 } == middle { $0.kern = 2 })
    #expect(try middle { $0.uiKit.baselineOffset = 2 } == middle { $0.baselineOffset = 2 })
    #expect(
      try middle {
        $0.strikethroughStyle = NSUnderlineStyle.single
        $0.strikethroughColor = .red
      } == middle { $0.strikethroughStyle = Text.LineStyle(color: Color(uiColor: .red)) })
    #expect(
      try middle { $0.underlineStyle = NSUnderlineStyle() }
        == middle { $0.paragraphStyle = NSParagraphStyle() })
  }

  @Test("Of two attributes that say the same, that of SwiftUI is drawn; a paragraph is kept only")
  func order() throws {
    #expect(
      try middle {
        $0.foregroundColor = UIColor.systemBlue
        $0.foregroundColor = .red
      } == middle { $0.foregroundColor = Color.red })
    let style = NSMutableParagraphStyle()
    var text = AttributedString("a")
    text.paragraphStyle = style
    #expect(text.paragraphStyle === style)
    #expect(inside(text) == inside(AttributedString("a")))
  }

  @Test("A container takes attributes of both")
  func container() {
    var container = AttributeContainer()
    container.foregroundColor = UIColor.systemRed
    container.font = .body
    var text = AttributedString("a")
    text.mergeAttributes(container)
    #expect(text.uiKit.foregroundColor == .systemRed && text.swiftUI.font == .body)
  }
}
