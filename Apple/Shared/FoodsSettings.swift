// The settings of Foods: each person has an address of their own.
import Foundation
import SwiftUI

/// The address of the person's foods.
struct FoodsSettings: ServiceSettings {
  /// The address as the person entered it.
  var address: String

  /// The base of the service; nil when the address is none. The path of the list, which a person
  /// may have copied along, is left out.
  var base: URL? {
    guard let url = ServiceAddress.read(address) else { return nil }
    return url.lastPathComponent == "food" ? url.deletingLastPathComponent().bare : url
  }

  var fault: SettingsFault? {
    ServiceAddress.fault(of: address) ?? (base == nil ? .address : nil)
  }
}

extension URL {
  /// The address without a slash at its end.
  fileprivate var bare: URL? { ServiceAddress.read(absoluteString) }
}

/// The field for the address.
struct FoodsFields: View {
  @Binding var settings: FoodsSettings
  @FocusState private var isTyping: Bool

  var body: some View {
    Section {
      TextField("Address", text: $settings.address)
        .keyboardType(.URL)
        .textContentType(.URL)
        .textInputAutocapitalization(.never)
        .autocorrectionDisabled()
        .focused($isTyping)
        .onAppear { isTyping = true }
    } header: {
      Text("Service")
    } footer: {
      Text("The address that was given to you, as https://host.example/api/v1/user.")
    }
  }
}
