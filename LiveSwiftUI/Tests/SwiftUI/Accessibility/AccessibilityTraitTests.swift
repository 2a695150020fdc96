// Traits as roles, and what none of them does where views are as strict as on iOS.
import Testing

@testable import SwiftUI

@MainActor @Suite struct AccessibilityTraitTests {
  private func roles(_ traits: AccessibilityTraits, imitatingIOS: Bool) -> [String] {
    var services = TreeServices()
    services.imitatesIOS = imitatingIOS
    let view = Text(verbatim: "Saved").accessibilityAddTraits(traits)
    return ViewTester(view, services: services).html.matches(of: /role="(.*?)"/).map {
      String($0.1)
    }
  }

  @Test("A view that updates frequently is announced, but not where iOS is imitated")
  func updates() {
    #expect(roles(.updatesFrequently, imitatingIOS: false) == ["status"])
    #expect(roles(.updatesFrequently, imitatingIOS: true) == [])
  }

  @Test("The other traits are the same in both")
  func others() {
    let traits: [AccessibilityTraits] = [.isHeader, .isButton, .isImage]
    for imitating in [false, true] {
      let found = traits.map { roles($0, imitatingIOS: imitating) }
      #expect(found == [["heading"], ["button"], ["img"]])
    }
    #expect(roles([.isHeader, .updatesFrequently], imitatingIOS: true) == ["heading"])
  }
}
