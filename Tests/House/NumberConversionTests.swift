// No number that an app or a browser brings may end the process when it becomes a whole one.
import Foundation
import Testing

@Suite("Conversions of numbers") struct NumberConversionTests {
  /// What a Double becomes a whole number or a duration by, and what ends the process for NaN, for
  /// infinity and beyond the type's ends: `Int(x)` for every integer, `.seconds(x)` and its kin.
  private static func isBare(_ symbol: String) -> Bool {
    if durations.contains(symbol) { return true }
    guard symbol.hasSuffix("cfc") || symbol.hasSuffix("lufc") else { return false }
    if symbol.hasPrefix("s:s17FixedWidthIntegerPsE") { return symbol.hasSuffix("SBRd__lufc") }
    return integers.contains { symbol.hasPrefix($0) }
      && ["Sdcfc", "Sfcfc", "CGFloatVcfc"].contains { symbol.hasSuffix($0) }
  }

  private static let durations: Set = [
    "s:s8DurationV7secondsyABSdFZ", "s:s8DurationV12millisecondsyABSdFZ",
    "s:s8DurationV12microsecondsyABSdFZ", "s:s8DurationV11nanosecondsyABSdFZ",
  ]

  // By prefix, for a pattern would be read anew for each of a hundred thousand symbols.
  private static let integers = [
    "s:Si", "s:Su", "s:s4Int8V", "s:s5Int16V", "s:s5Int32V", "s:s5Int64V", "s:s6Int128V",
    "s:s5UInt8V", "s:s6UInt16V", "s:s6UInt32V", "s:s6UInt64V", "s:s7UInt128V",
  ]

  /// The folders whose code draws with the numbers of apps and of people.
  private static let folders = [
    "SwiftUI", "Charts", "GeometryTypes", "LiveServer", "AppServer", "WebServer", "Combine",
    "ControlPreviews",
  ].map { "LiveSwiftUI/Sources/\($0)" }

  /// Where the one conversion is that bounds.
  private static let home = "BoundedNumbers.swift"

  @Test("The runtime makes whole numbers and durations of a Double in one place, which bounds them")
  func bounded() throws {
    let paths = try Checkout().paths.filter { path in
      path.hasSuffix(".swift") && Self.folders.contains { path.hasPrefix($0 + "/") }
    }
    // Of two files of one name both are found where one of them converts.
    let copies = Dictionary(grouping: paths) { Checkout.url($0).lastPathComponent }
    let used = try UsedSymbols.read(
      Checkout.url(".build/debug/index/store"), copies: copies.mapValues(\.count))
    // The index is of this build, and knows what it was asked for.
    #expect(used["s:SiySiSdcfc"]?.contains(Self.home) == nil && used.count > 10_000)
    let files = Set(used.filter { Self.isBare($0.key) }.values.joined()).subtracting([Self.home])
    #expect(paths.filter { files.contains(Checkout.url($0).lastPathComponent) } == [])
  }

  @Test(
    "A bare conversion is told from others by its symbol",
    arguments: [
      ("s:SiySiSdcfc", true), ("s:SuySuSdcfc", true), ("s:SiySiSfcfc", true),
      ("s:s5Int64VyABSdcfc", true), ("s:s5UInt8VyABSdcfc", true),
      ("s:Si10FoundationEySiAA7CGFloatVcfc", true),
      ("s:s17FixedWidthIntegerPsEyxqd__cSBRd__lufc", true),
      ("s:s8DurationV7secondsyABSdFZ", true), ("s:s8DurationV12millisecondsyABSdFZ", true),
      ("s:SiySiSgSScfc", false), ("s:SdySdSicfc", false),
      ("s:s8DurationV7secondsyABxSzRzlFZ", false),
    ])
  func symbols(symbol: String, isBare: Bool) {
    #expect(Self.isBare(symbol) == isBare)
  }
}
