// CoreFoundation: the types that Apple's C functions take, as those that they are bridged to.
@_exported import Foundation

/// Bytes.
public typealias CFData = NSData
/// Keys and values.
public typealias CFDictionary = NSDictionary
/// A text.
public typealias CFString = NSString
/// Any object of CoreFoundation.
public typealias CFTypeRef = AnyObject
/// A status of the system, 0 for success.
public typealias OSStatus = Int32

extension URL {
  /// The folder of files that the system may remove.
  public static var cachesDirectory: URL { URL(filePath: "/") }
  /// The folder of the person's documents.
  public static var documentsDirectory: URL { URL(filePath: "/") }
  /// The folder of an app's own files.
  public static var applicationSupportDirectory: URL { URL(filePath: "/") }
}
