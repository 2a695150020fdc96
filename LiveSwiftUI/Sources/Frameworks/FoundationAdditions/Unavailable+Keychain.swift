// Data: names of the keychain, which a server lacks. Each is a compile error that says so.
import Foundation

// The functions do nothing: no code that calls them compiles.

/// Unavailable: a server has no keychain.
@available(*, unavailable, message: "A server has no keychain: keep secrets out of the app.")
public var kSecClass: CFString { "" }

/// Unavailable: a server has no keychain.
@available(*, unavailable, message: "A server has no keychain: keep secrets out of the app.")
public var kSecClassGenericPassword: CFString { "" }

/// Unavailable: a server has no keychain.
@available(*, unavailable, message: "A server has no keychain: keep secrets out of the app.")
public var kSecClassInternetPassword: CFString { "" }

/// Unavailable: a server has no keychain.
@available(*, unavailable, message: "A server has no keychain: keep secrets out of the app.")
public var kSecClassKey: CFString { "" }

/// Unavailable: a server has no keychain.
@available(*, unavailable, message: "A server has no keychain: keep secrets out of the app.")
public var kSecClassCertificate: CFString { "" }

/// Unavailable: a server has no keychain.
@available(*, unavailable, message: "A server has no keychain: keep secrets out of the app.")
public var kSecClassIdentity: CFString { "" }

/// Unavailable: a server has no keychain.
@available(*, unavailable, message: "A server has no keychain: keep secrets out of the app.")
public var kSecAttrService: CFString { "" }

/// Unavailable: a server has no keychain.
@available(*, unavailable, message: "A server has no keychain: keep secrets out of the app.")
public var kSecAttrAccount: CFString { "" }

/// Unavailable: a server has no keychain.
@available(*, unavailable, message: "A server has no keychain: keep secrets out of the app.")
public var kSecAttrServer: CFString { "" }

/// Unavailable: a server has no keychain.
@available(*, unavailable, message: "A server has no keychain: keep secrets out of the app.")
public var kSecAttrLabel: CFString { "" }

/// Unavailable: a server has no keychain.
@available(*, unavailable, message: "A server has no keychain: keep secrets out of the app.")
public var kSecAttrGeneric: CFString { "" }

/// Unavailable: a server has no keychain.
@available(*, unavailable, message: "A server has no keychain: keep secrets out of the app.")
public var kSecAttrAccessGroup: CFString { "" }

/// Unavailable: a server has no keychain.
@available(*, unavailable, message: "A server has no keychain: keep secrets out of the app.")
public var kSecAttrAccessible: CFString { "" }

/// Unavailable: a server has no keychain.
@available(*, unavailable, message: "A server has no keychain: keep secrets out of the app.")
public var kSecAttrAccessibleWhenUnlocked: CFString { "" }

/// Unavailable: a server has no keychain.
@available(*, unavailable, message: "A server has no keychain: keep secrets out of the app.")
public var kSecAttrAccessibleAfterFirstUnlock: CFString { "" }

/// Unavailable: a server has no keychain.
@available(*, unavailable, message: "A server has no keychain: keep secrets out of the app.")
public var kSecAttrAccessibleWhenUnlockedThisDeviceOnly: CFString { "" }

/// Unavailable: a server has no keychain.
@available(*, unavailable, message: "A server has no keychain: keep secrets out of the app.")
public var kSecAttrAccessibleAfterFirstUnlockThisDeviceOnly: CFString { "" }

/// Unavailable: a server has no keychain.
@available(*, unavailable, message: "A server has no keychain: keep secrets out of the app.")
public var kSecAttrAccessibleWhenPasscodeSetThisDeviceOnly: CFString { "" }

/// Unavailable: a server has no keychain.
@available(*, unavailable, message: "A server has no keychain: keep secrets out of the app.")
public var kSecAttrSynchronizable: CFString { "" }

/// Unavailable: a server has no keychain.
@available(*, unavailable, message: "A server has no keychain: keep secrets out of the app.")
public var kSecAttrSynchronizableAny: CFString { "" }

/// Unavailable: a server has no keychain.
@available(*, unavailable, message: "A server has no keychain: keep secrets out of the app.")
public var kSecAttrApplicationTag: CFString { "" }

/// Unavailable: a server has no keychain.
@available(*, unavailable, message: "A server has no keychain: keep secrets out of the app.")
public var kSecAttrKeyType: CFString { "" }

/// Unavailable: a server has no keychain.
@available(*, unavailable, message: "A server has no keychain: keep secrets out of the app.")
public var kSecAttrKeyTypeRSA: CFString { "" }

/// Unavailable: a server has no keychain.
@available(*, unavailable, message: "A server has no keychain: keep secrets out of the app.")
public var kSecAttrKeySizeInBits: CFString { "" }

/// Unavailable: a server has no keychain.
@available(*, unavailable, message: "A server has no keychain: keep secrets out of the app.")
public var kSecAttrIsPermanent: CFString { "" }

/// Unavailable: a server has no keychain.
@available(*, unavailable, message: "A server has no keychain: keep secrets out of the app.")
public var kSecPrivateKeyAttrs: CFString { "" }

/// Unavailable: a server has no keychain.
@available(*, unavailable, message: "A server has no keychain: keep secrets out of the app.")
public var kSecAttrAccessControl: CFString { "" }

/// Unavailable: a server has no keychain.
@available(*, unavailable, message: "A server has no keychain: keep secrets out of the app.")
public var kSecUseAuthenticationContext: CFString { "" }

/// Unavailable: a server has no keychain.
@available(*, unavailable, message: "A server has no keychain: keep secrets out of the app.")
public var kSecUseOperationPrompt: CFString { "" }

/// Unavailable: a server has no keychain.
@available(*, unavailable, message: "A server has no keychain: keep secrets out of the app.")
public var kSecUseDataProtectionKeychain: CFString { "" }

/// Unavailable: a server has no keychain.
@available(*, unavailable, message: "A server has no keychain: keep secrets out of the app.")
public var kSecValueData: CFString { "" }

/// Unavailable: a server has no keychain.
@available(*, unavailable, message: "A server has no keychain: keep secrets out of the app.")
public var kSecValueRef: CFString { "" }

/// Unavailable: a server has no keychain.
@available(*, unavailable, message: "A server has no keychain: keep secrets out of the app.")
public var kSecReturnData: CFString { "" }

/// Unavailable: a server has no keychain.
@available(*, unavailable, message: "A server has no keychain: keep secrets out of the app.")
public var kSecReturnAttributes: CFString { "" }

/// Unavailable: a server has no keychain.
@available(*, unavailable, message: "A server has no keychain: keep secrets out of the app.")
public var kSecReturnRef: CFString { "" }

/// Unavailable: a server has no keychain.
@available(*, unavailable, message: "A server has no keychain: keep secrets out of the app.")
public var kSecReturnPersistentRef: CFString { "" }

/// Unavailable: a server has no keychain.
@available(*, unavailable, message: "A server has no keychain: keep secrets out of the app.")
public var kSecMatchLimit: CFString { "" }

/// Unavailable: a server has no keychain.
@available(*, unavailable, message: "A server has no keychain: keep secrets out of the app.")
public var kSecMatchLimitOne: CFString { "" }

/// Unavailable: a server has no keychain.
@available(*, unavailable, message: "A server has no keychain: keep secrets out of the app.")
public var kSecMatchLimitAll: CFString { "" }

/// Unavailable: a server has no keychain.
@available(*, unavailable, message: "A server has no keychain: keep secrets out of the app.")
public var errSecSuccess: OSStatus { 0 }

/// Unavailable: a server has no keychain.
@available(*, unavailable, message: "A server has no keychain: keep secrets out of the app.")
public var errSecItemNotFound: OSStatus { 0 }

/// Unavailable: a server has no keychain.
@available(*, unavailable, message: "A server has no keychain: keep secrets out of the app.")
public var errSecDuplicateItem: OSStatus { 0 }

/// Unavailable: a server has no keychain.
@available(*, unavailable, message: "A server has no keychain: keep secrets out of the app.")
public var errSecAuthFailed: OSStatus { 0 }

/// Unavailable: a server has no keychain.
@available(*, unavailable, message: "A server has no keychain: keep secrets out of the app.")
public var errSecParam: OSStatus { 0 }

/// Unavailable: a server has no keychain.
@available(*, unavailable, message: "A server has no keychain: keep secrets out of the app.")
public var errSecUserCanceled: OSStatus { 0 }

/// Unavailable: a server has no keychain.
@available(*, unavailable, message: "A server has no keychain: keep secrets out of the app.")
public var errSecUnimplemented: OSStatus { 0 }

/// Unavailable: a server has no keychain.
@available(*, unavailable, message: "A server has no keychain: keep secrets out of the app.")
public var errSecInteractionNotAllowed: OSStatus { 0 }

/// Unavailable: a server has no keychain.
@available(*, unavailable, message: "A server has no keychain: keep secrets out of the app.")
public var errSecDecode: OSStatus { 0 }

/// Unavailable: a server has no keychain.
@available(*, unavailable, message: "A server has no keychain: keep secrets out of the app.")
public var errSecAllocate: OSStatus { 0 }

/// Unavailable: a server has no keychain.
@available(*, unavailable, message: "A server has no keychain: keep secrets out of the app.")
public var errSecMissingEntitlement: OSStatus { 0 }

/// Unavailable: a server has no keychain.
// swift-format-ignore: AlwaysUseLowerCamelCase
@available(*, unavailable, message: "A server has no keychain: keep secrets out of the app.")
public func SecItemAdd(_ attributes: CFDictionary, _ result: UnsafeMutablePointer<CFTypeRef?>?)
  -> OSStatus
{ 0 }

/// Unavailable: a server has no keychain.
// swift-format-ignore: AlwaysUseLowerCamelCase
@available(*, unavailable, message: "A server has no keychain: keep secrets out of the app.")
public func SecItemCopyMatching(_ query: CFDictionary, _ result: UnsafeMutablePointer<CFTypeRef?>?)
  -> OSStatus
{ 0 }

/// Unavailable: a server has no keychain.
// swift-format-ignore: AlwaysUseLowerCamelCase
@available(*, unavailable, message: "A server has no keychain: keep secrets out of the app.")
public func SecItemUpdate(_ query: CFDictionary, _ attributesToUpdate: CFDictionary) -> OSStatus {
  0
}

/// Unavailable: a server has no keychain.
// swift-format-ignore: AlwaysUseLowerCamelCase
@available(*, unavailable, message: "A server has no keychain: keep secrets out of the app.")
public func SecItemDelete(_ query: CFDictionary) -> OSStatus { 0 }

/// Unavailable: a server has no keychain.
// swift-format-ignore: AlwaysUseLowerCamelCase
@available(*, unavailable, message: "A server has no keychain: keep secrets out of the app.")
public func SecCopyErrorMessageString(_ status: OSStatus, _ reserved: UnsafeMutableRawPointer?)
  -> CFString?
{ nil }
