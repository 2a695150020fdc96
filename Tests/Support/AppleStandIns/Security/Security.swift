// Security: items of the Keychain.

// swift-format-ignore-file: AlwaysUseLowerCamelCase

@_exported import CoreFoundation

/// Finds the items that a query describes.
public func SecItemCopyMatching(
  _ query: CFDictionary, _ result: UnsafeMutablePointer<CFTypeRef?>?
) -> OSStatus { 0 }

/// Adds an item.
public func SecItemAdd(
  _ attributes: CFDictionary, _ result: UnsafeMutablePointer<CFTypeRef?>?
) -> OSStatus { 0 }

/// Changes the items that a query describes.
public func SecItemUpdate(
  _ query: CFDictionary, _ attributesToUpdate: CFDictionary
) -> OSStatus { 0 }

/// Removes the items that a query describes.
public func SecItemDelete(_ query: CFDictionary) -> OSStatus { 0 }

/// A human-readable message of a status.
public func SecCopyErrorMessageString(
  _ status: OSStatus, _ reserved: UnsafeMutableRawPointer?
) -> CFString? { nil }

/// Success.
public var errSecSuccess: OSStatus { 0 }
/// No item was found.
public var errSecItemNotFound: OSStatus { -25300 }
/// The item is there already.
public var errSecDuplicateItem: OSStatus { -25299 }

/// A parameter is wrong.
public var errSecParam: OSStatus { -50 }

/// The key of an item's class.
public let kSecClass: CFString = ""
/// The class of passwords that belong to no internet server.
public let kSecClassGenericPassword: CFString = ""
/// The key of the service that an item belongs to.
public let kSecAttrService: CFString = ""
/// The key of an item's account.
public let kSecAttrAccount: CFString = ""
/// The key of a name that a person reads.
public let kSecAttrLabel: CFString = ""
/// The key of whether an item is shared over iCloud.
public let kSecAttrSynchronizable: CFString = ""
/// The key of when an item can be read.
public let kSecAttrAccessible: CFString = ""
/// An item that can be read while the device is unlocked.
public let kSecAttrAccessibleWhenUnlocked: CFString = ""
/// An item that can be read while this device is unlocked, and that no backup takes elsewhere.
public let kSecAttrAccessibleWhenUnlockedThisDeviceOnly: CFString = ""
/// An item that can be read once the device was unlocked.
public let kSecAttrAccessibleAfterFirstUnlock: CFString = ""
/// An item that can be read once this device was unlocked, and that no backup takes elsewhere.
public let kSecAttrAccessibleAfterFirstUnlockThisDeviceOnly: CFString = ""
/// The key of an item's bytes.
public let kSecValueData: CFString = ""
/// The key of whether a search gives bytes.
public let kSecReturnData: CFString = ""
/// The key of whether a search gives attributes.
public let kSecReturnAttributes: CFString = ""
/// The key of how many items a search gives.
public let kSecMatchLimit: CFString = ""
/// One item.
public let kSecMatchLimitOne: CFString = ""
/// The key of whether a Mac uses the Keychain of iOS.
public let kSecUseDataProtectionKeychain: CFString = ""
