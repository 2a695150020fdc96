// Values of UIKit and Core Graphics, and the page that they act on.
import Accessibility
import Foundation
import GeometryTypes
import Testing
import UIKitTypes

@testable import SwiftUI

@MainActor @Suite("UIKit's values") struct PlatformValueTests {
  @Test("A colour has components, a hue and a form in Core Graphics")
  func colors() {
    let orange = UIColor(red: 1, green: 0.5, blue: 0, alpha: 0.5)
    #expect(orange.cgColor.components == [1, 0.5, 0, 0.5])
    #expect(Color(cgColor: orange.cgColor).css == "rgb(255 128 0 / 0.5)")
    #expect(UIColor(cgColor: orange.cgColor) == orange)
    var (hue, saturation, brightness, alpha) = (
      CGFloat.zero, CGFloat.zero, CGFloat.zero, CGFloat.zero
    )
    UIColor(red: 0, green: 0, blue: 0.5, alpha: 1)
      .getHue(&hue, saturation: &saturation, brightness: &brightness, alpha: &alpha)
    #expect(abs(hue - 2 / 3) < 1e-9)
    #expect([saturation, brightness, alpha] == [1, 0.5, 1])
    var white = CGFloat.zero
    #expect(!orange.getWhite(&white, alpha: nil))
    #expect(UIColor(white: 0.25, alpha: 1).getWhite(&white, alpha: nil))
    #expect(white == 0.25)
  }

  @Test("A mutable path draws what a path of SwiftUI draws")
  func paths() {
    let path = CGMutablePath()
    path.addLine(to: CGPoint(x: 9, y: 9))
    #expect(path.isEmpty)
    path.move(to: .zero)
    path.addLines(between: [CGPoint(x: 1, y: 2), CGPoint(x: 3, y: 4)])
    path.addLine(to: CGPoint(x: 1, y: 1), transform: CGAffineTransform(scaleX: 2, y: 3))
    path.closeSubpath()
    var expected = Path()
    expected.move(to: .zero)
    expected.move(to: CGPoint(x: 1, y: 2))
    expected.addLine(to: CGPoint(x: 3, y: 4))
    expected.addLine(to: CGPoint(x: 2, y: 3))
    expected.closeSubpath()
    #expect(Path(path) == expected)
    #expect(path.boundingBox == CGRect(x: 0, y: 0, width: 3, height: 4))
    #expect(
      CGPath(rect: CGRect(x: 1, y: 1, width: 2, height: 2), transform: nil).boundingBox.maxX == 3)
  }

  @Test("A transform is undone by its inverse, and one without stays")
  func inverses() {
    let transform = CGAffineTransform(a: 2, b: 0, c: 0, d: 4, tx: 3, ty: 5)
    let point = CGPoint(x: 7, y: 9)
    #expect(point.applying(transform).applying(transform.inverted()) == point)
    let flat = CGAffineTransform(scaleX: 0, y: 1)
    #expect(flat.inverted() == flat)
  }

  @Test("A tinted symbol has its own colour, and a picture with a tint is a stencil")
  func tints() throws {
    let symbol = try #require(UIImage(systemName: "star")).withTintColor(.red)
    #expect(Image(uiImage: symbol).tint == Color(uiColor: .red))
    #expect(symbol.isSymbolImage)
    let plain = UIImage().withRenderingMode(.alwaysTemplate)
    #expect(Image(uiImage: plain).isTemplate)
    #expect(!Image(uiImage: plain.withRenderingMode(.alwaysOriginal)).isTemplate)
  }

  @Test("What an app copies stays on its page, which reads announcements")
  func pasteboard() {
    struct Copying: View {
      var body: some View {
        // As UIPasteboard does, whose use is a warning.
        Button("Copy") { setPagePasteboard("A") }
        Button("Show") { UIAccessibility.post(notification: .announcement, argument: "Hello") }
      }
    }
    let page = ViewTester(Copying())
    let other = ViewTester(Copying())
    #expect(page.press("Copy") == [])
    #expect(page.tree.uiKit.pasteboard == "A")
    #expect(other.tree.uiKit.pasteboard == nil)
    #expect(pagePasteboard() == nil)
    #expect(page.press("Show") == [.announce("Hello")])
  }

  @Test("An announcement is said once: by the page, or by the status that shows it")
  func announcement() {
    struct Saving: View {
      @State private var isSaved = false
      var body: some View {
        Button("Say") { AccessibilityNotification.Announcement("Saved").post() }
        Button("Show") {
          isSaved = true
          AccessibilityNotification.Announcement(AttributedString("Saved")).post()
        }
        if isSaved { Text(verbatim: "Saved now").accessibilityAddTraits(.updatesFrequently) }
      }
    }
    let page = ViewTester(Saving())
    #expect(page.press("Say") == [.announce("Saved")])
    #expect(!page.press("Show").contains(.announce("Saved")))
    #expect(page.press("Say") == [])
  }

  @Test("Haptics vibrate on the page of the person who caused them")
  func haptics() {
    struct Tapping: View {
      var body: some View {
        Button("Tap") { UIImpactFeedbackGenerator().impactOccurred() }
        Button("Save") { UINotificationFeedbackGenerator().notificationOccurred(.success) }
      }
    }
    let page = ViewTester(Tapping())
    #expect(page.press("Tap") == [.vibrate([20])])
    #expect(page.press("Save") == [.vibrate([15, 60, 25])])
  }
}
