// The settings of Humour: where posts come from.
import SwiftUI

/// The source of posts that the person chose.
struct HumourSettings: ServiceSettings {
  /// The services that Humour can read.
  enum Kind: String, Codable, CaseIterable { case bluesky, mastodon, x }

  /// Which of them is read.
  var kind = Kind.bluesky
  /// The Mastodon instance, as the person entered it.
  var instance = ""
  /// The token of the instance; empty where it asks for none.
  var instanceToken = ""
  /// The bearer token of X. Each service has a token of its own, so that no other gets it.
  var xToken = ""

  var fault: SettingsFault? {
    switch kind {
    case .bluesky: nil
    case .mastodon: ServiceAddress.fault(of: instance)
    case .x: xToken.isEmpty ? .token : nil
    }
  }

  /// What the build's configuration sets.
  static func preset(_ info: AppInfo) -> HumourSettings {
    HumourSettings(
      kind: info.text("PostsKind").flatMap(Kind.init) ?? .bluesky,
      instance: info.text("MastodonURL") ?? "", xToken: info.text("PostsToken") ?? "")
  }
}

/// The choice of a source, and the fields that the chosen one needs.
struct HumourFields: View {
  /// The fields in which a person types.
  private enum Field { case instance, token }

  @Binding var settings: HumourSettings
  @FocusState private var typing: Field?

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
          .keyboardType(.URL)
          .textContentType(.URL)
          .textInputAutocapitalization(.never)
          .autocorrectionDisabled()
          .submitLabel(.next)
          .onSubmit { typing = .token }
          // The token follows, so nothing is saved yet.
          .submitScope()
          .focused($typing, equals: .instance)
          .onAppear { typing = .instance }
          // A token belongs to one instance; another one must not get it.
          .onChange(of: settings.instance) { settings.instanceToken = "" }
      }
      tokenSection($settings.instanceToken)
    }
    if settings.kind == .x {
      tokenSection($settings.xToken).onAppear { typing = .token }
    }
  }

  private func tokenSection(_ token: Binding<String>) -> some View {
    Section {
      SecureField("Token", text: token)
        .keyboardType(.asciiCapable)
        .textContentType(.password)
        .textInputAutocapitalization(.never)
        .autocorrectionDisabled()
        .focused($typing, equals: .token)
    } footer: {
      Text("The token is kept in the Keychain of this device.")
    }
  }
}
