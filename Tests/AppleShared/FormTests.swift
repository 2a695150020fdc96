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
    #expect(
      page.shows("All photos are downloaded over Wi-Fi. Those on screen also use mobile data."))
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

  @Test("Each form begins in its first field, with the keyboard for it")
  func keyboards() throws {
    let wanted = ["inputmode", "autocomplete", "autocapitalize", "autocorrect", "enterkeyhint"]
    func field(_ name: String, _ page: TestPage) -> [String?] {
      wanted.map { page.element(name)?.attribute($0) }
    }
    let address = ["url", "url", "none", "off"]
    let foods = try page(FoodsSettings(address: "https://a.example")) { FoodsFields(settings: $0) }
    foods.tap("Settings")
    #expect(focused(foods) == "Address")
    #expect(field("Address", foods) == address + ["done"])
    let menu = try page(MenuSettings(token: "a")) { MenuFields(settings: $0) }
    menu.tap("Settings")
    #expect(focused(menu) == "Token")
    let token = [nil, "current-password", "none", "off", "done"]
    #expect(field("Token", menu) == token)
    let humour = try page(HumourSettings()) { HumourFields(settings: $0) }
    humour.tap("Settings")
    #expect(focused(humour) == nil)
    humour.choose("X", in: "Source")
    #expect(focused(humour) == "Token")
    #expect(field("Token", humour) == token)
    humour.choose("Mastodon", in: "Source")
    #expect(focused(humour) == "Address")
    #expect(field("Address", humour) == address + ["next"])
    #expect(field("Token", humour) == token)
  }

  /// The name of the field that the last gesture moved the focus to; nil for none.
  private func focused(_ page: TestPage) -> String? {
    let numbers = page.operations.compactMap { operation -> Int32? in
      if case .focus(let number) = operation { number } else { nil }
    }
    return page.all { $0.id == numbers.last }.first?.attribute("name")
  }

  @Test("Return goes on to the next field, and saves in the last one")
  func returnKey() throws {
    let saved = Saved<HumourSettings>()
    let page = try page(HumourSettings(kind: .mastodon), saving: saved) {
      HumourFields(settings: $0)
    }
    page.submit("https://a.example", in: "Address")
    #expect(focused(page) == "Token")
    #expect(saved.settings == nil)
    page.submit("of a", in: "Token")
    #expect(page.shows("runs"))
    #expect(
      saved.settings
        == HumourSettings(kind: .mastodon, instance: "https://a.example", instanceToken: "of a"))
  }

  @Test("Return in the only field saves, or says what is wrong")
  func returnInOnlyField() throws {
    let page = try page(FoodsSettings(address: "")) { FoodsFields(settings: $0) }
    page.submit("host.example", in: "Address")
    #expect(page.shows("Enter a whole web address, such as https://host.example/path."))
    page.submit("https://host.example/food", in: "Address")
    #expect(page.shows("runs"))
  }

  @Test("The button that saves is in the bar, where no keyboard covers it")
  func bar() throws {
    let page = try page(MenuSettings(token: "")) { MenuFields(settings: $0) }
    #expect(page.all("listitem").allSatisfy { !$0.text.contains("Save") })
    #expect(page.element("Save", role: "button") != nil)
  }

  @Test("Foods and Humour say why they take no plain http from the internet")
  func plainHTTP() throws {
    let reason = "Enter an address with https. iOS allows http only in the local network."
    let foods = try page(FoodsSettings(address: "")) { FoodsFields(settings: $0) }
    foods.type("http://host.example/api/v1/me", in: "Address")
    foods.tap("Save")
    #expect(foods.shows(reason))
    foods.type("http://192.168.1.20/api/v1/me", in: "Address")
    foods.tap("Save")
    #expect(foods.shows("runs"))
    let humour = try page(HumourSettings(kind: .mastodon)) { HumourFields(settings: $0) }
    humour.type("http://instance.example", in: "Address")
    humour.tap("Save")
    #expect(humour.shows(reason))
  }

  @Test("A saved address that iOS refuses is asked for again, with the reason")
  func savedPlainHTTP() {
    let saved = FoodsSettings(address: "http://host.example/api/v1/me")
    let model = SettingsModel(
      SettingsStore(
        load: { () throws(SettingsFault) in saved }, save: { _ throws(SettingsFault) in }),
      preset: FoodsSettings(address: ""))
    #expect(model.current == nil)
    #expect(model.draft == saved)
    #expect(model.fault == .plainHTTP)
  }

  @Test("A build whose configuration names an address that iOS refuses says so")
  func configured() throws {
    let info = AppInfo(["MenuURL": "http://host.example/v5"])
    let page = try TestPage(WindowGroup { NoAddress(key: "MenuURL", info: info) })
    #expect(page.shows("Set MenuURL in Apple/Configurations."))
    #expect(page.shows("iOS allows http only in the local network."))
    let none = try TestPage(WindowGroup { NoAddress(key: "MenuURL", info: AppInfo([:])) })
    #expect(!none.shows("iOS allows http only in the local network."))
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
