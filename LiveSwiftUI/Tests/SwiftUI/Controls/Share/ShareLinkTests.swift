// Links that hand something to another app.
import Foundation
import Testing
import UniformTypeIdentifiers

@testable import SwiftUI

@MainActor @Suite struct ShareLinkTests {
  private func shared(_ view: some View) -> [String?] {
    let button = ViewTester(view).elements.first { $0.tag == .button }
    return ["data-sh", "aria-disabled"].map { button?.attribute($0) }
  }

  private let menu = URL(string: "https://tapas.example/menu?a=1&b=2")!

  @Test("An address travels with its subject and its message, a text as a text")
  func parts() {
    #expect(
      shared(ShareLink(item: menu, subject: Text("Menu"), message: Text("Look at \"this\"")))
        == [
          #"{"text":"Look at \"this\"","title":"Menu","url":"https://tapas.example/menu?a=1&b=2"}"#,
          nil,
        ])
    #expect(shared(ShareLink("Tell", item: "good <b>")) == [#"{"text":"good <b>"}"#, nil])
    let two = [menu, URL(string: "https://tapas.example/b")!]
    #expect(
      shared(ShareLink(items: two) { Text("Both") })
        == [
          #"{"text":"https://tapas.example/b","url":"https://tapas.example/menu?a=1&b=2"}"#, nil,
        ])
  }

  @Test(
    "Only addresses that open a page or a message are handed on",
    arguments: [
      "javascript:alert(1)", "file:///etc/passwd", "data:text/html,x",
    ])
  func schemes(address: String) throws {
    #expect(shared(ShareLink(item: try #require(URL(string: address)))) == [nil, "true"])
  }

  @Test("A link without a label has the usual words and icon; a disabled one hands on nothing")
  func label() {
    let page = ViewTester(ShareLink(item: menu))
    #expect(page.html.contains("Share") && page.html.contains("square.and.arrow.up"))
    #expect(page.tree.usedScripts.contains(.gestures))
    #expect(shared(ShareLink(item: menu).disabled(true)) == [nil, "true"])
    #expect(shared(ShareLink(items: [URL]()) { Text("None") }) == [nil, "true"])
  }

  /// An item that has a file only.
  private struct Picture: Transferable {
    static var transferRepresentation: some TransferRepresentation {
      DataRepresentation(exportedContentType: .png) { _ in Data([1]) }
    }
  }

  @Test("A text among transferable items is shared as it is, a picture as a file at the press")
  func transferable() {
    #expect(
      shared(ShareLink(item: "words", preview: SharePreview("Note"))) == [
        #"{"text":"words","title":"Note"}"#, nil,
      ])
    let page = ViewTester(ShareLink(item: Picture(), preview: SharePreview("Cat")))
    let button = page.elements.first { $0.tag == .button }
    #expect(button?.attribute("data-si") == #"{"title":"Cat"}"#)
    #expect(button?.attribute("data-sh") == nil && page.tree.usedScripts.contains(.transfer))
  }
}
