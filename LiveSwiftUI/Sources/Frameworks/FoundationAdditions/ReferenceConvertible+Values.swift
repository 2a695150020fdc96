// The values that are `ReferenceConvertible` on Apple's systems and not in Foundation for Linux.
// With the conformance they can be interpolated into the keys of SwiftUI, with a formatter too.
// Should Foundation add it, the compiler reports the second one here.
public import Foundation

// swift-format-ignore: AvoidRetroactiveConformances
extension Date: @retroactive ReferenceConvertible {
  /// The class of Foundation with the same contents.
  public typealias ReferenceType = NSDate
}

// swift-format-ignore: AvoidRetroactiveConformances
extension UUID: @retroactive ReferenceConvertible {
  /// The class of Foundation with the same contents.
  public typealias ReferenceType = NSUUID
}

// swift-format-ignore: AvoidRetroactiveConformances
extension Data: @retroactive ReferenceConvertible {
  /// The class of Foundation with the same contents.
  public typealias ReferenceType = NSData
}

// swift-format-ignore: AvoidRetroactiveConformances
extension Locale: @retroactive ReferenceConvertible {
  /// The class of Foundation with the same contents.
  public typealias ReferenceType = NSLocale
}

// swift-format-ignore: AvoidRetroactiveConformances
extension DateInterval: @retroactive ReferenceConvertible {
  /// The class of Foundation with the same contents.
  public typealias ReferenceType = NSDateInterval
}

// swift-format-ignore: AvoidRetroactiveConformances
extension URLQueryItem: @retroactive ReferenceConvertible {
  /// The class of Foundation with the same contents.
  public typealias ReferenceType = NSURLQueryItem
}
