// Settings in the Keychain, where other apps and backups do not read them.
#if canImport(Security)
  import Foundation
  import Security

  extension SettingsStore {
    /// The settings in the Keychain item of this app and `account`.
    static func keychain(account: String) -> SettingsStore {
      let item = KeychainItem(account: account)
      return SettingsStore(
        load: { () throws(SettingsFault) in
          guard let data = try item.data() else { return nil }
          // Settings of an earlier version that cannot be read are entered again.
          return try? JSONDecoder().decode(Settings.self, from: data)
        },
        save: { settings throws(SettingsFault) in
          // Texts and enums always encode.
          guard let data = try? JSONEncoder().encode(settings) else {
            throw .notSaved(errSecParam)
          }
          try item.save(data)
        })
    }
  }

  /// One item of the Keychain, which this device alone reads and only while it is unlocked.
  private struct KeychainItem: Sendable {
    let account: String

    func data() throws(SettingsFault) -> Data? {
      var query = identity
      query[kSecReturnData as String] = true
      var found: CFTypeRef?
      let status = SecItemCopyMatching(query as CFDictionary, &found)
      if status == errSecItemNotFound { return nil }
      guard status == errSecSuccess else { throw .notRead(status) }
      return found as? Data
    }

    func save(_ data: Data) throws(SettingsFault) {
      let changes: [String: Any] = [kSecValueData as String: data]
      var status = SecItemUpdate(identity as CFDictionary, changes as CFDictionary)
      if status == errSecItemNotFound {
        var item = identity
        item[kSecValueData as String] = data
        item[kSecAttrAccessible as String] = kSecAttrAccessibleWhenUnlockedThisDeviceOnly
        status = SecItemAdd(item as CFDictionary, nil)
      }
      guard status == errSecSuccess else { throw .notSaved(status) }
    }

    private var identity: [String: Any] {
      [
        kSecClass as String: kSecClassGenericPassword,
        kSecAttrService as String: "Settings",
        kSecAttrAccount as String: account,
      ]
    }
  }
#endif
