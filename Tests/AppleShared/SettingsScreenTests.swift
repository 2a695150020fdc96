// The settings that the apps for Apple's systems ask for, on a page without a browser.
import Foundation
import SharedUI
import SwiftUI
import SwiftUITesting
import Synchronization
import Testing

@testable import AppleShared

@Suite("Settings on Apple's systems", .timeLimit(.minutes(10)))
@MainActor
struct SettingsScreenTests {
  @Test("Without settings the app asks for them, and runs once they are saved")
  func firstStart() throws {
    let kept = Kept(nil)
    let page = try page(SettingsModel(kept.store, preset: ServiceToken(token: "")))
    #expect(page.heading == "Settings")
    #expect(!page.shows("Token one"))
    page.type("one", in: "Token")
    page.tap("Save")
    #expect(page.shows("Token one"))
    #expect(kept.value == ServiceToken(token: "one"))
  }

  @Test("Settings that the service cannot be asked with are not saved, and the form says why")
  func refused() throws {
    let kept = Kept(nil)
    let page = try page(SettingsModel(kept.store, preset: ServiceToken(token: "")))
    page.tap("Save")
    #expect(page.shows("Enter the token that the service gave you."))
    #expect(page.heading == "Settings")
    #expect(kept.value == nil)
  }

  @Test("What the build presets runs without a question, and what was saved wins over it")
  func preset() throws {
    let preset = ServiceToken(token: "preset")
    #expect(try page(SettingsModel(Kept(nil).store, preset: preset)).shows("Token preset"))
    let saved = Kept(ServiceToken(token: "saved"))
    #expect(try page(SettingsModel(saved.store, preset: preset)).shows("Token saved"))
  }

  @Test("Other settings begin the app anew, and Cancel leaves it as it was")
  func changed() throws {
    let page = try page(SettingsModel(Kept(ServiceToken(token: "one")).store, preset: .init()))
    page.tap("Count")
    #expect(page.shows("Counted 1"))
    page.tap("Settings")
    page.type("two", in: "Token")
    page.tap("Cancel")
    #expect(page.shows("Token one"))
    #expect(page.shows("Counted 1"))
    page.tap("Settings")
    page.type("two", in: "Token")
    page.tap("Save")
    #expect(page.sheet == nil)
    #expect(page.shows("Token two"))
    #expect(page.shows("Counted 0"))
  }

  @Test("A Keychain that cannot be read is told of, and the app does not run with the preset")
  func unreadable() throws {
    let kept = Kept(nil, loading: .notRead(-25308))
    let page = try page(SettingsModel(kept.store, preset: ServiceToken(token: "preset")))
    #expect(page.heading == "Settings")
    #expect(page.shows("The Keychain could not read the settings (-25308). Enter them again."))
  }

  @Test("A Keychain that cannot save is told of, and the app keeps its settings")
  func unsaved() throws {
    let kept = Kept(ServiceToken(token: "one"), saving: .notSaved(-34018))
    let page = try page(SettingsModel(kept.store, preset: .init()))
    page.tap("Settings")
    page.type("two", in: "Token")
    page.tap("Save")
    #expect(page.shows("The Keychain could not save the settings (-34018). Try again."))
    page.tap("Cancel")
    #expect(page.shows("Token one"))
  }

  @Test("What depends on settings is made once for each")
  func madeOnce() {
    var made: [String] = []
    let dependencies = SettingsCache<ServiceToken, Int> { settings in
      made.append(settings.token)
      return made.count
    }
    #expect(
      [ServiceToken(token: "a"), .init(token: "a"), .init(token: "b")].map {
        dependencies($0)
      } == [1, 1, 2])
    #expect(made == ["a", "b"])
  }

  private func page(_ model: SettingsModel<ServiceToken>) throws -> TestPage {
    try TestPage(
      WindowGroup {
        SettingsGate(model) { settings in
          Behind(settings: settings)
        } fields: { settings in
          Section { SecureField("Token", text: settings.token) }
        }
      })
  }
}

/// Settings of one token, as Menu has.
struct ServiceToken: ServiceSettings {
  var token = ""

  var fault: SettingsFault? { token.isEmpty ? .token : nil }
}

/// An app that shows its settings and counts, so that a new beginning is seen.
private struct Behind: View {
  @State private var count = 0
  let settings: ServiceToken

  var body: some View {
    NavigationStack {
      List {
        Text(verbatim: "Token \(settings.token)")
        Text(verbatim: "Counted \(count)")
        Button("Count") { count += 1 }
      }
      .navigationTitle("App")
      .serviceSettingsButton()
    }
  }
}

/// A store that keeps one value, or fails.
private final class Kept: Sendable {
  private let kept: Mutex<ServiceToken?>
  private let loading: SettingsFault?
  private let saving: SettingsFault?

  init(_ value: ServiceToken?, loading: SettingsFault? = nil, saving: SettingsFault? = nil) {
    kept = Mutex(value)
    self.loading = loading
    self.saving = saving
  }

  var value: ServiceToken? { kept.withLock { $0 } }

  var store: SettingsStore<ServiceToken> {
    SettingsStore(
      load: { () throws(SettingsFault) in
        if let fault = self.loading { throw fault }
        return self.value
      },
      save: { settings throws(SettingsFault) in
        if let fault = self.saving { throw fault }
        self.kept.withLock { $0 = settings }
      })
  }
}
