// Data: names of Apple's that do not work here, from Tools/unavailable/names.tsv.

// swift-format-ignore-file
public import Foundation
public import FoundationNetworking
@available(*, unavailable, message: "Use a Regex or URL(string:) to find addresses and numbers.") public final class NSDataDetector { public init(types checkingTypes: UInt64) throws { fatalError() } }
@available(*, unavailable, message: "A server has no iCloud: read and write the file itself.") public final class NSFileCoordinator { public init(filePresenter filePresenterOrNil: Any? = nil) { fatalError() } }
@available(*, unavailable, message: "Use components(separatedBy:) or a Regex to find words.") public final class NSLinguisticTagger { public init(tagSchemes: [Any], options opts: Int) { fatalError() } }
@available(*, unavailable, message: "A server has no Spotlight: filter values of the app's own.") public final class NSMetadataQuery { public init() { fatalError() } }
@available(*, unavailable, message: "Linux has no Objective-C: hand in a closure.") public func NSSelectorFromString(_ aSelectorName: String) -> Selector { fatalError() }
@available(*, unavailable, message: "A server has no iCloud: use UserDefaults or AppStorage.") public final class NSUbiquitousKeyValueStore {
  public static var `default`: NSUbiquitousKeyValueStore { fatalError() }
  private init() {}
}
@available(*, unavailable, message: "Handoff is not on the web: use onOpenURL.") public final class NSUserActivity: NSObject, Sendable {
  public init(activityType: String) { fatalError() }
  public var activityType: String { fatalError() }
  public var title: String? { get { fatalError() } set {} }
  public var webpageURL: URL? { get { fatalError() } set {} }
  public var userInfo: [AnyHashable: Any]? { get { fatalError() } set {} }
  public func becomeCurrent() { fatalError() }
}
@available(*, unavailable, message: "Handoff is not on the web: use onOpenURL.") public let NSUserActivityTypeBrowsingWeb = "NSUserActivityTypeBrowsingWeb"
@available(*, unavailable, message: "URLSession checks certificates itself here: none can be pinned.") public final class SecCertificate { private init() {} }
@available(*, unavailable, message: "URLSession checks certificates itself here: none can be pinned.") public func SecCertificateCopyData(_ certificate: SecCertificate) -> CFData { fatalError() }
@available(*, unavailable, message: "URLSession checks certificates itself here: none can be pinned.") public func SecCertificateCopyKey(_ certificate: SecCertificate) -> SecKey? { fatalError() }
@available(*, unavailable, message: "URLSession checks certificates itself here: none can be pinned.") public func SecCertificateCreateWithData(_ allocator: Any?, _ data: CFData) -> SecCertificate? { fatalError() }
@available(*, unavailable, message: "A server has no keychain: keep secrets out of the app.") public func SecCopyErrorMessageString(_ status: OSStatus, _ reserved: UnsafeMutableRawPointer?) -> CFString? { fatalError() }
@available(*, unavailable, message: "A server has no keychain: keep secrets out of the app.") public func SecItemAdd(_ attributes: CFDictionary, _ result: UnsafeMutablePointer<CFTypeRef?>?) -> OSStatus { fatalError() }
@available(*, unavailable, message: "A server has no keychain: keep secrets out of the app.") public func SecItemCopyMatching(_ query: CFDictionary, _ result: UnsafeMutablePointer<CFTypeRef?>?) -> OSStatus { fatalError() }
@available(*, unavailable, message: "A server has no keychain: keep secrets out of the app.") public func SecItemDelete(_ query: CFDictionary) -> OSStatus { fatalError() }
@available(*, unavailable, message: "A server has no keychain: keep secrets out of the app.") public func SecItemUpdate(_ query: CFDictionary, _ attributesToUpdate: CFDictionary) -> OSStatus { fatalError() }
@available(*, unavailable, message: "URLSession checks certificates itself here: none can be pinned.") public final class SecKey { private init() {} }
@available(*, unavailable, message: "URLSession checks certificates itself here: none can be pinned.") public func SecKeyCopyExternalRepresentation(_ key: SecKey, _ error: Any?) -> CFData? { fatalError() }
@available(*, unavailable, message: "URLSession checks certificates itself here: none can be pinned.") public final class SecPolicy { private init() {} }
@available(*, unavailable, message: "URLSession checks certificates itself here: none can be pinned.") public func SecPolicyCreateSSL(_ server: Bool, _ hostname: CFString?) -> SecPolicy { fatalError() }
@available(*, unavailable, message: "Use SystemRandomNumberGenerator, or CryptoKit's SymmetricKey.") public func SecRandomCopyBytes(_ rnd: Any?, _ count: Int, _ bytes: UnsafeMutableRawPointer) -> Int32 { fatalError() }
@available(*, unavailable, message: "URLSession checks certificates itself here: none can be pinned.") public final class SecTrust { private init() {} }
@available(*, unavailable, message: "URLSession checks certificates itself here: none can be pinned.") public func SecTrustCopyCertificateChain(_ trust: SecTrust) -> CFArray? { fatalError() }
@available(*, unavailable, message: "URLSession checks certificates itself here: none can be pinned.") public func SecTrustCopyKey(_ trust: SecTrust) -> SecKey? { fatalError() }
@available(*, unavailable, message: "URLSession checks certificates itself here: none can be pinned.") public func SecTrustEvaluateWithError(_ trust: SecTrust, _ error: Any?) -> Bool { fatalError() }
@available(*, unavailable, message: "URLSession checks certificates itself here: none can be pinned.") public func SecTrustGetCertificateAtIndex(_ trust: SecTrust, _ ix: Int) -> SecCertificate? { fatalError() }
@available(*, unavailable, message: "URLSession checks certificates itself here: none can be pinned.") public func SecTrustGetCertificateCount(_ trust: SecTrust) -> Int { fatalError() }
@available(*, unavailable, message: "URLSession checks certificates itself here: none can be pinned.") public func SecTrustSetPolicies(_ trust: SecTrust, _ policies: Any) -> OSStatus { fatalError() }
@available(*, unavailable, message: "Linux has no Objective-C: hand in a closure.") public struct Selector: Hashable, Sendable { public init(_ string: String) {} }
@available(*, unavailable, message: "A server has no keychain: keep secrets out of the app.") public var errSecAllocate: OSStatus { fatalError() }
@available(*, unavailable, message: "A server has no keychain: keep secrets out of the app.") public var errSecAuthFailed: OSStatus { fatalError() }
@available(*, unavailable, message: "A server has no keychain: keep secrets out of the app.") public var errSecDecode: OSStatus { fatalError() }
@available(*, unavailable, message: "A server has no keychain: keep secrets out of the app.") public var errSecDuplicateItem: OSStatus { fatalError() }
@available(*, unavailable, message: "A server has no keychain: keep secrets out of the app.") public var errSecInteractionNotAllowed: OSStatus { fatalError() }
@available(*, unavailable, message: "A server has no keychain: keep secrets out of the app.") public var errSecItemNotFound: OSStatus { fatalError() }
@available(*, unavailable, message: "A server has no keychain: keep secrets out of the app.") public var errSecMissingEntitlement: OSStatus { fatalError() }
@available(*, unavailable, message: "A server has no keychain: keep secrets out of the app.") public var errSecParam: OSStatus { fatalError() }
@available(*, unavailable, message: "A server has no keychain: keep secrets out of the app.") public var errSecSuccess: OSStatus { fatalError() }
@available(*, unavailable, message: "A server has no keychain: keep secrets out of the app.") public var errSecUnimplemented: OSStatus { fatalError() }
@available(*, unavailable, message: "A server has no keychain: keep secrets out of the app.") public var errSecUserCanceled: OSStatus { fatalError() }
@available(*, unavailable, message: "A server has no keychain: keep secrets out of the app.") public var kSecAttrAccessControl: CFString { fatalError() }
@available(*, unavailable, message: "A server has no keychain: keep secrets out of the app.") public var kSecAttrAccessGroup: CFString { fatalError() }
@available(*, unavailable, message: "A server has no keychain: keep secrets out of the app.") public var kSecAttrAccessible: CFString { fatalError() }
@available(*, unavailable, message: "A server has no keychain: keep secrets out of the app.") public var kSecAttrAccessibleAfterFirstUnlock: CFString { fatalError() }
@available(*, unavailable, message: "A server has no keychain: keep secrets out of the app.") public var kSecAttrAccessibleAfterFirstUnlockThisDeviceOnly: CFString { fatalError() }
@available(*, unavailable, message: "A server has no keychain: keep secrets out of the app.") public var kSecAttrAccessibleWhenPasscodeSetThisDeviceOnly: CFString { fatalError() }
@available(*, unavailable, message: "A server has no keychain: keep secrets out of the app.") public var kSecAttrAccessibleWhenUnlocked: CFString { fatalError() }
@available(*, unavailable, message: "A server has no keychain: keep secrets out of the app.") public var kSecAttrAccessibleWhenUnlockedThisDeviceOnly: CFString { fatalError() }
@available(*, unavailable, message: "A server has no keychain: keep secrets out of the app.") public var kSecAttrAccount: CFString { fatalError() }
@available(*, unavailable, message: "A server has no keychain: keep secrets out of the app.") public var kSecAttrApplicationTag: CFString { fatalError() }
@available(*, unavailable, message: "A server has no keychain: keep secrets out of the app.") public var kSecAttrGeneric: CFString { fatalError() }
@available(*, unavailable, message: "A server has no keychain: keep secrets out of the app.") public var kSecAttrIsPermanent: CFString { fatalError() }
@available(*, unavailable, message: "A server has no keychain: keep secrets out of the app.") public var kSecAttrKeySizeInBits: CFString { fatalError() }
@available(*, unavailable, message: "A server has no keychain: keep secrets out of the app.") public var kSecAttrKeyType: CFString { fatalError() }
@available(*, unavailable, message: "A server has no keychain: keep secrets out of the app.") public var kSecAttrKeyTypeRSA: CFString { fatalError() }
@available(*, unavailable, message: "A server has no keychain: keep secrets out of the app.") public var kSecAttrLabel: CFString { fatalError() }
@available(*, unavailable, message: "A server has no keychain: keep secrets out of the app.") public var kSecAttrServer: CFString { fatalError() }
@available(*, unavailable, message: "A server has no keychain: keep secrets out of the app.") public var kSecAttrService: CFString { fatalError() }
@available(*, unavailable, message: "A server has no keychain: keep secrets out of the app.") public var kSecAttrSynchronizable: CFString { fatalError() }
@available(*, unavailable, message: "A server has no keychain: keep secrets out of the app.") public var kSecAttrSynchronizableAny: CFString { fatalError() }
@available(*, unavailable, message: "A server has no keychain: keep secrets out of the app.") public var kSecClass: CFString { fatalError() }
@available(*, unavailable, message: "A server has no keychain: keep secrets out of the app.") public var kSecClassCertificate: CFString { fatalError() }
@available(*, unavailable, message: "A server has no keychain: keep secrets out of the app.") public var kSecClassGenericPassword: CFString { fatalError() }
@available(*, unavailable, message: "A server has no keychain: keep secrets out of the app.") public var kSecClassIdentity: CFString { fatalError() }
@available(*, unavailable, message: "A server has no keychain: keep secrets out of the app.") public var kSecClassInternetPassword: CFString { fatalError() }
@available(*, unavailable, message: "A server has no keychain: keep secrets out of the app.") public var kSecClassKey: CFString { fatalError() }
@available(*, unavailable, message: "A server has no keychain: keep secrets out of the app.") public var kSecMatchLimit: CFString { fatalError() }
@available(*, unavailable, message: "A server has no keychain: keep secrets out of the app.") public var kSecMatchLimitAll: CFString { fatalError() }
@available(*, unavailable, message: "A server has no keychain: keep secrets out of the app.") public var kSecMatchLimitOne: CFString { fatalError() }
@available(*, unavailable, message: "A server has no keychain: keep secrets out of the app.") public var kSecPrivateKeyAttrs: CFString { fatalError() }
@available(*, unavailable, message: "Use SystemRandomNumberGenerator, or CryptoKit's SymmetricKey.") public var kSecRandomDefault: Any? { fatalError() }
@available(*, unavailable, message: "A server has no keychain: keep secrets out of the app.") public var kSecReturnAttributes: CFString { fatalError() }
@available(*, unavailable, message: "A server has no keychain: keep secrets out of the app.") public var kSecReturnData: CFString { fatalError() }
@available(*, unavailable, message: "A server has no keychain: keep secrets out of the app.") public var kSecReturnPersistentRef: CFString { fatalError() }
@available(*, unavailable, message: "A server has no keychain: keep secrets out of the app.") public var kSecReturnRef: CFString { fatalError() }
@available(*, unavailable, message: "A server has no keychain: keep secrets out of the app.") public var kSecUseAuthenticationContext: CFString { fatalError() }
@available(*, unavailable, message: "A server has no keychain: keep secrets out of the app.") public var kSecUseDataProtectionKeychain: CFString { fatalError() }
@available(*, unavailable, message: "A server has no keychain: keep secrets out of the app.") public var kSecUseOperationPrompt: CFString { fatalError() }
@available(*, unavailable, message: "A server has no keychain: keep secrets out of the app.") public var kSecValueData: CFString { fatalError() }
@available(*, unavailable, message: "A server has no keychain: keep secrets out of the app.") public var kSecValueRef: CFString { fatalError() }
@available(*, unavailable, message: "Linux has no Objective-C: store a property.") public enum objc_AssociationPolicy {
  case OBJC_ASSOCIATION_ASSIGN, OBJC_ASSOCIATION_RETAIN_NONATOMIC, OBJC_ASSOCIATION_RETAIN
  case OBJC_ASSOCIATION_COPY_NONATOMIC, OBJC_ASSOCIATION_COPY
}
@available(*, unavailable, message: "Linux has no Objective-C: name the type.") public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? { fatalError() }
@available(*, unavailable, message: "Linux has no Objective-C: store a property.") public func objc_setAssociatedObject(_ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy) { fatalError() }
@available(*, unavailable, message: "Use Text(LocalizedStringKey(text)), which reads Markdown.") extension AttributedString {
  public struct MarkdownParsingOptions { public enum InterpretedSyntax { case full, inlineOnly, inlineOnlyPreservingWhitespace }; public init(allowsExtendedAttributes: Bool = false, interpretedSyntax: InterpretedSyntax = .full, languageCode: String? = nil) {} }
  public init(markdown: String, options: MarkdownParsingOptions = MarkdownParsingOptions(), baseURL: URL? = nil) throws { fatalError() }
}
@available(*, unavailable, message: "HTML is not read here: use Text with Markdown.") extension NSAttributedString { public convenience init(data: Data, options: [NSAttributedString.DocumentReadingOptionKey: Any] = [:], documentAttributes dict: Any?) throws { fatalError() } }
@available(*, unavailable, message: "Linux has no Objective-C: read the property.") extension NSObject {
  public func value(forKey key: String) -> Any? { fatalError() }
  public func value(forKeyPath keyPath: String) -> Any? { fatalError() }
}
@available(*, unavailable, message: "Linux has no Objective-C: use Observable or Published.") extension NSObject {
  public func addObserver(_ observer: NSObject, forKeyPath keyPath: String, options: Any, context: UnsafeMutableRawPointer?) { fatalError() }
  public func removeObserver(_ observer: NSObject, forKeyPath keyPath: String) { fatalError() }
}
@available(*, unavailable, message: "Linux has no Objective-C: use Task.sleep and call it.") extension NSObject { public func perform(_ aSelector: Selector, with anArgument: Any?, afterDelay delay: Double) { fatalError() } }
@available(*, unavailable, message: "URLSession checks certificates itself here: none can be pinned.") extension URLCredential { public convenience init(trust: SecTrust) { fatalError() } }
