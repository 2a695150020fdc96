// Inspectors: a column on wide windows, a sheet on narrow ones.
import Foundation
import Testing

@testable import SwiftUI

@MainActor @Suite("Inspectors") struct InspectorTests {
  struct Screen: View {
    @State private var isShown = false
    var width: CGFloat?
    var body: some View {
      Button("Inspect") { isShown.toggle() }
        .inspector(isPresented: $isShown) {
          Details().inspectorColumnWidth(min: 160, ideal: width ?? 270, max: 480)
        }
    }
  }

  struct Details: View {
    @State private var count = 0
    @Environment(\.dismiss) private var dismiss
    var body: some View {
      Button("count \(count)") { count += 1 }
      Button("Leave") { dismiss() }
    }
  }

  private func page(_ view: some View, isWide: Bool) -> ViewTester {
    let page = ViewTester(view)
    if isWide { _ = page.operations { widen(page, .regular) } }
    return page
  }

  private func widen(_ page: ViewTester, _ size: UserInterfaceSizeClass) {
    page.tree.update { $0.person.horizontalSizeClass = size }
  }

  @Test("On a wide window the inspector is a column beside the view, with a name and its width")
  func column() {
    let page = page(Screen(), isWide: true)
    #expect(!page.fresh.contains("insp-c"))
    page.press("Inspect")
    #expect(
      page.styled.contains(
        #"<div class="insp-c {width:270px} {min-width:160px} {max-width:480px}" "#
          + #"role="complementary" aria-label="Inspector">"#))
    #expect(!page.fresh.contains("<dialog"))
    page.press("Inspect")
    #expect(!page.fresh.contains("insp-c"))
  }

  @Test("On a narrow window the inspector is a sheet, and leaving it sets the binding")
  func sheet() {
    let page = page(Screen(), isWide: false)
    page.press("Inspect")
    #expect(page.fresh.contains(#"<dialog class="dlg sheet" aria-label="Inspector""#))
    #expect(!page.fresh.contains("insp-c"))
    let dialog = page.elements.first { $0.tag == .dialog }
    _ = page.operations { page.tree.handle(.dismiss, on: Int(dialog?.id ?? -1), value: .none) }
    #expect(!page.fresh.contains("<dialog"))
    page.press("Inspect")
    #expect(page.fresh.contains("<dialog"))
  }

  @Test("A view in the inspector can close it")
  func dismiss() {
    let page = page(Screen(), isWide: true)
    page.press("Inspect")
    page.press("Leave")
    #expect(!page.fresh.contains("insp-c"))
  }

  @Test("What is inspected and the inspector keep their state when the window changes its width")
  func adapts() {
    let page = page(Screen(), isWide: true)
    page.press("Inspect")
    page.press("count 0")
    _ = page.operations { widen(page, .compact) }
    #expect(page.fresh.contains("<dialog") && page.fresh.contains("count 1"))
    page.press("count 1")
    _ = page.operations { widen(page, .regular) }
    #expect(!page.fresh.contains("<dialog") && page.fresh.contains("count 2"))
  }

  @Test("A width alone is the least and the greatest, and a newer one takes its place")
  func widths() {
    struct Resized: View {
      @State private var width: CGFloat = 200
      var body: some View {
        Button("Wider") { width = 320 }
          .inspector(isPresented: .constant(true)) {
            Text(verbatim: "a").navigationTitle("About").inspectorColumnWidth(width)
          }
      }
    }
    let page = page(Resized(), isWide: true)
    #expect(
      page.styled.contains(
        #"insp-c {width:200px} {min-width:200px} {max-width:200px}" "#
          + #"role="complementary" aria-label="About""#))
    page.press("Wider")
    #expect(page.styled.contains("{width:320px} {min-width:320px} {max-width:320px}"))
  }
}
