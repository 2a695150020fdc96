// The settings of Humour: where posts come from.
import DataLayer
import Foundation
import Posts
import SwiftUI

/// The source of posts that the person chose.
struct HumourSettings: ServiceSettings {
  /// The services that Humour can read.
  enum Kind: String, Codable, CaseIterable { case bluesky, mastodon, x }

  /// Which of them is read.
  var kind = Kind.bluesky
  /// The Mastodon instance, as the person entered it.
  var instance = ""
  /// The bearer token of X, or of a Mastodon instance that asks for one.
  var token = ""

  var fault: SettingsFault? {
    switch kind {
    case .bluesky: nil
    case .mastodon: ServiceAddress.read(instance) == nil ? .address : nil
    case .x: token.isEmpty ? .token : nil
    }
  }

  /// What the build's configuration sets.
  static func preset(_ info: AppInfo) -> HumourSettings {
    HumourSettings(
      kind: info.text("PostsKind").flatMap(Kind.init) ?? .bluesky,
      instance: info.text("MastodonURL") ?? "", token: info.text("PostsToken") ?? "")
  }

  /// The source of posts; nil when the address of its service is missing.
  func service(_ info: AppInfo, client: HTTPClient) -> PostsService? {
    switch kind {
    case .bluesky: info.address("BlueskyURL").map { .bluesky(base: $0, client: client) }
    case .mastodon:
      ServiceAddress.read(instance).map {
        .mastodon(base: $0, token: .ofSettings(token), client: client)
      }
    case .x:
      info.address("XURL").map { .x(base: $0, token: .ofSettings(token), client: client) }
    }
  }
}

/// The choice of a source, and the fields that the chosen one needs.
struct HumourFields: View {
  @Binding var settings: HumourSettings

  var body: some View {
    Section {
      Picker("Source", selection: $settings.kind) {
        Text(verbatim: "Bluesky").tag(HumourSettings.Kind.bluesky)
        Text(verbatim: "Mastodon").tag(HumourSettings.Kind.mastodon)
        Text(verbatim: "X").tag(HumourSettings.Kind.x)
      }
    } footer: {
      switch settings.kind {
      case .bluesky: Text("Bluesky needs no account.")
      case .mastodon: Text("Most instances show public posts without a token.")
      case .x: Text("X needs the bearer token of a developer account.")
      }
    }
    if settings.kind == .mastodon {
      Section("Instance") {
        TextField("Address", text: $settings.instance)
          .textInputAutocapitalization(.never)
          .autocorrectionDisabled()
      }
    }
    if settings.kind != .bluesky {
      Section {
        SecureField("Token", text: $settings.token)
          .textInputAutocapitalization(.never)
          .autocorrectionDisabled()
      } footer: {
        Text("The token is kept in the Keychain of this device.")
      }
    }
  }
}
