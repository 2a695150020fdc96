// Functions of Core Foundation and of Objective-C that apps call by name.
public import Foundation

/// A span of time in seconds.
public typealias CFTimeInterval = Double
/// A time, in seconds since the start of 2001.
public typealias CFAbsoluteTime = CFTimeInterval

/// The seconds since the start of 2001.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime { Date().timeIntervalSinceReferenceDate }

/// Runs a closure. Linux has no pool of objects to release, so nothing else happens.
public func autoreleasepool<Result>(invoking body: () throws -> Result) rethrows -> Result {
  try body()
}

/// The status of a function of Apple's frameworks; 0 for success.
public typealias OSStatus = Int32
/// A string of Core Foundation, which is Swift's own here.
public typealias CFString = String
/// A dictionary of Core Foundation, which is Swift's own here.
public typealias CFDictionary = [String: Any]
/// An array of Core Foundation, which is Swift's own here.
public typealias CFArray = [Any]
/// Data of Core Foundation, which are Foundation's here.
public typealias CFData = Data
/// A truth of Core Foundation, which is Swift's own here.
public typealias CFBoolean = Bool
/// A number of Core Foundation, which is Foundation's here.
public typealias CFNumber = NSNumber
/// An object of Core Foundation.
public typealias CFTypeRef = AnyObject
/// True, for dictionaries of Core Foundation.
public let kCFBooleanTrue: CFBoolean! = true
/// False, for dictionaries of Core Foundation.
public let kCFBooleanFalse: CFBoolean! = false

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
