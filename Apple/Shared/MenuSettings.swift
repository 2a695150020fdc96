// The settings of Menu: the token of the restaurant's account.
import SwiftUI

/// The token with which the menu is downloaded.
struct MenuSettings: ServiceSettings {
  /// The bearer token.
  var token: String

  var fault: SettingsFault? { token.isEmpty ? .token : nil }
}

/// The field for the token.
struct MenuFields: View {
  @Binding var settings: MenuSettings
  @FocusState private var isTyping: Bool

  var body: some View {
    Section {
      SecureField("Token", text: $settings.token)
        .keyboardType(.asciiCapable)
        .textContentType(.password)
        .textInputAutocapitalization(.never)
        .autocorrectionDisabled()
        .focused($isTyping)
        .onAppear { isTyping = true }
    } header: {
      Text("Service")
    } footer: {
      VStack(alignment: .leading, spacing: 8) {
        Text("The menu is downloaded with this token. It is kept in the Keychain of this device.")
        Text("All photos are downloaded over Wi-Fi. Those on screen also use mobile data.")
      }
    }
  }
}
