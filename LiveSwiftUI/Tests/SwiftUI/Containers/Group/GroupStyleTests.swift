// Boxes and groups in styles of an app's own.
import Foundation
import Testing

@testable import SwiftUI

@MainActor @Suite("Styles of groups") struct GroupStyleTests {
  @Test("Boxes, groups that expand and labelled views are drawn by styles of an app's own")
  func partStyles() {
    struct Card: GroupBoxStyle {
      func makeBody(configuration: Configuration) -> some View {
        VStack {
          Text(verbatim: "card")
          configuration.label
          configuration.content
        }
      }
    }
    struct Opening: DisclosureGroupStyle {
      func makeBody(configuration: Configuration) -> some View {
        Button(configuration.isExpanded ? "Less" : "More") { configuration.isExpanded.toggle() }
        if configuration.isExpanded { configuration.content }
      }
    }
    struct Above: LabeledContentStyle {
      func makeBody(configuration: Configuration) -> some View {
        VStack {
          configuration.content
          configuration.label
        }
      }
    }
    let view = VStack {
      GroupBox("Title") { Text(verbatim: "inside") }.groupBoxStyle(Card())
      DisclosureGroup("Details") { Text(verbatim: "deep") }.disclosureGroupStyle(Opening())
      LabeledContent("Name", value: "Ada").labeledContentStyle(Above())
      GroupBox("Usual") { Text(verbatim: "box") }.groupBoxStyle(.automatic)
    }
    let tester = ViewTester(view)
    func words() -> [String] { tester.elements.filter { $0.isNamed("t") }.compactMap(\.ownText) }
    #expect(
      words() == ["card", "Title", "inside", "More", "Ada", "Name", "Usual", "box"])
    #expect(tester.elements.filter { $0.isNamed("group") }.count == 1)
    _ = tester.press("More")
    #expect(words().contains("deep"))
    #expect(words().contains("Less"))
    _ = tester.press("Less")
    #expect(!words().contains("deep"))
  }
}
