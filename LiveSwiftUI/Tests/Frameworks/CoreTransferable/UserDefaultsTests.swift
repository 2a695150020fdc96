// User defaults by key-value coding.
import Foundation
import FoundationAdditions
import Testing

@Suite("User defaults") struct UserDefaultsTests {
  @Test("A value that is set by its key is read by its key, and nil removes it")
  func values() throws {
    let suite = "tapas-\(UUID().uuidString)"
    let defaults = try #require(UserDefaults(suiteName: suite))
    defer { defaults.removePersistentDomain(forName: suite) }
    defaults.setValue("a", forKey: "letter")
    #expect(defaults.value(forKey: "letter") as? String == "a")
    #expect(defaults.string(forKey: "letter") == "a")
    defaults.setValue(nil, forKey: "letter")
    #expect(defaults.value(forKey: "letter") == nil)
  }
}
