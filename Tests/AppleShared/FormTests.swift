// The forms of the three apps that ask for settings, as a person fills them in.
import SharedUI
import SwiftUI
import SwiftUITesting
import Synchronization
import Testing

@testable import AppleShared

@Suite("The forms of Foods, Menu and Humour", .timeLimit(.minutes(10)))
@MainActor
struct FormTests {
  @Test("Foods takes the address, with or without the path of the list")
  func foods() throws {
    let page = try page(FoodsSettings(address: "")) { FoodsFields(settings: $0) }
    page.type("host.example", in: "Address")
    page.tap("Save")
    #expect(page.shows("Enter a whole web address, such as https://host.example/path."))
    page.type("https://host.example/api/v1/me/food/", in: "Address")
    page.tap("Save")
    #expect(page.shows("runs"))
    for address in ["https://host.example/api/v1/me", " https://host.example/api/v1/me/food"] {
      let base = FoodsSettings(address: address).base
      #expect(base?.absoluteString == "https://host.example/api/v1/me")
    }
  }

  @Test("Menu takes a token, and says where it is kept")
  func menu() throws {
    let page = try page(MenuSettings(token: "")) { MenuFields(settings: $0) }
    #expect(page.shows("It is kept in the Keychain of this device."))
    page.tap("Save")
    #expect(page.shows("Enter the token that the service gave you."))
    page.type("secret", in: "Token")
    page.tap("Save")
    #expect(page.shows("runs"))
  }

  @Test("Humour runs with Bluesky at once, and asks what another source needs")
  func humour() throws {
    #expect(HumourSettings().fault == nil)
    let page = try page(HumourSettings(kind: .x)) { HumourFields(settings: $0) }
    #expect(page.shows("X needs the bearer token of a developer account."))
    page.tap("Save")
    #expect(page.shows("Enter the token that the service gave you."))
    #expect(page.element("Address") == nil)
    page.choose("Mastodon", in: "Source")
    #expect(page.shows("Most instances show public posts without a token."))
    page.type("instance.example", in: "Address")
    page.tap("Save")
    #expect(page.shows("Enter a whole web address, such as https://host.example/path."))
    page.choose("Bluesky", in: "Source")
    #expect(page.element("Token") == nil)
    page.tap("Save")
    #expect(page.shows("runs"))
  }

  @Test("A token of an instance is not given to another one, and that of X stays with X")
  func tokens() throws {
    let saved = Saved<HumourSettings>()
    let preset = HumourSettings(
      kind: .mastodon, instance: "https://a.example", instanceToken: "of a", xToken: "of x")
    let page = try page(preset, saving: saved) { HumourFields(settings: $0) }
    #expect(page.shows("runs"))
    page.tap("Settings")
    page.type("https://b.example", in: "Address")
    page.tap("Save")
    #expect(
      saved.settings
        == HumourSettings(kind: .mastodon, instance: "https://b.example", xToken: "of x"))
  }

  @Test("The build's configuration presets a source, and Bluesky where it names none")
  func preset() {
    #expect(HumourSettings.preset(AppInfo([:])) == HumourSettings())
    let info = AppInfo(["PostsKind": "x", "PostsToken": "t", "MastodonURL": "https://a.example"])
    #expect(
      HumourSettings.preset(info)
        == HumourSettings(kind: .x, instance: "https://a.example", xToken: "t"))
    #expect(HumourSettings.preset(AppInfo(["PostsKind": "myspace"])).kind == .bluesky)
  }

  private func page<Settings: ServiceSettings, Fields: View>(
    _ preset: Settings, saving saved: Saved<Settings> = Saved(),
    @ViewBuilder fields: @escaping (Binding<Settings>) -> Fields
  ) throws -> TestPage {
    let store = SettingsStore<Settings>(
      load: { () throws(SettingsFault) in nil },
      save: { settings throws(SettingsFault) in saved.save(settings) })
    let model = SettingsModel(store, preset: preset)
    return try TestPage(
      WindowGroup { SettingsGate(model, content: { _ in Running() }, fields: fields) })
  }
}

/// An app that runs with its settings.
private struct Running: View {
  var body: some View {
    NavigationStack { Text(verbatim: "runs").navigationTitle("App").serviceSettingsButton() }
  }
}

/// The settings that were saved last.
private final class Saved<Settings: ServiceSettings>: Sendable {
  private let kept = Mutex<Settings?>(nil)

  var settings: Settings? { kept.withLock { $0 } }

  func save(_ settings: Settings) { kept.withLock { $0 = settings } }
}
