// Functions of Core Foundation and of Objective-C that apps call by name.
public import Foundation

/// The seconds since the start of 2001.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func CFAbsoluteTimeGetCurrent() -> Double { Date().timeIntervalSinceReferenceDate }

/// Runs a closure. Linux has no pool of objects to release, so nothing else happens.
public func autoreleasepool<Result>(invoking body: () throws -> Result) rethrows -> Result {
  try body()
}

/// The key of the build number in a property list.
public let kCFBundleVersionKey = "CFBundleVersion"
/// The key of the name in a property list.
public let kCFBundleNameKey = "CFBundleName"

extension FileManager {
  /// The account of iCloud: nil, since a server has none.
  public var ubiquityIdentityToken: (any NSCoding & NSCopying & NSObjectProtocol)? { nil }

  /// The folder that apps of a group share; nil, since a server has no groups of apps.
  public func containerURL(forSecurityApplicationGroupIdentifier groupIdentifier: String) -> URL? {
    nil
  }

  /// The folder of a container of iCloud: nil, since a server has none.
  public func url(forUbiquityContainerIdentifier containerIdentifier: String?) -> URL? { nil }
}

/// Unavailable: values of iCloud are not here; use `UserDefaults` or AppStorage.
@available(*, unavailable, message: "A server has no iCloud: use UserDefaults or AppStorage.")
public final class NSUbiquitousKeyValueStore {
  /// Unavailable, as the class is.
  public static var `default`: NSUbiquitousKeyValueStore { NSUbiquitousKeyValueStore() }
  private init() {}
}

/// Unavailable: a server has no iCloud and no Spotlight; keep an index of the app's own.
@available(*, unavailable, message: "A server has no Spotlight: filter values of the app's own.")
public final class NSMetadataQuery {}

/// Unavailable: the words of a text are found by `enumerateSubstrings` or a regular expression.
@available(*, unavailable, message: "Use components(separatedBy:) or a Regex to find words.")
public final class NSLinguisticTagger {}
