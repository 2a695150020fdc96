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
  private static let folders =
    [
      "SwiftUI", "Frameworks/Charts", "Frameworks/GeometryTypes", "Frameworks/Combine",
      "Server/LiveServer", "Server/AppServer", "Server/WebServer", "Server/ControlPreviews",
    ].map { "LiveSwiftUI/Sources/\($0)" } + ["Base/Limits/Sizes"]

  /// Where the one conversion is that bounds.
  private static let home = "BoundedNumbers.swift"

  /// The files of some folders that refer to symbols of a kind.
  private static func users(
    in folders: [String], of isMeant: (String) -> Bool
  ) throws -> [String] {
    let paths = try Checkout().paths.filter { path in
      path.hasSuffix(".swift") && folders.contains { path.hasPrefix($0 + "/") }
    }
    // Of two files of one name both are found where one of them converts.
    let copies = Dictionary(grouping: paths) { Checkout.url($0).lastPathComponent }
    let used = try UsedSymbols.read(
      Checkout.url(".build/debug/index/store"), copies: copies.mapValues(\.count))
    // The index is of this build, and knows what it was asked for.
    #expect(used["s:SiySiSdcfc"]?.contains(home) == nil && used.count > 1_000)
    let files = Set(used.filter { isMeant($0.key) }.values.joined())
    return paths.filter { files.contains(Checkout.url($0).lastPathComponent) }
  }

  @Test("The runtime makes whole numbers and durations of a Double in one place, which bounds them")
  func bounded() throws {
    let files = try Self.users(in: Self.folders, of: Self.isBare)
    #expect(files.filter { Checkout.url($0).lastPathComponent != Self.home } == [])
  }

  /// What reads a number from a text or from JSON.
  private static func isReading(_ symbol: String) -> Bool {
    if symbol.hasPrefix("s:10Foundation17JSONSerializationC10jsonObject") { return true }
    if symbol.hasPrefix("s:s17FixedWidthIntegerPsE") {
      return symbol.hasSuffix("SgSScfc") || symbol.hasSuffix("SyRd__lufc")
    }
    return ["s:Sd", "s:Sf", "s:12CoreGraphics7CGFloatV", "s:10Foundation7CGFloatV"].contains {
      symbol.hasPrefix($0)
    } && ["SgSScfc", "SgSscfc", "SgxcSyRzlufc"].contains { symbol.hasSuffix($0) }
  }

  /// The folders whose code hears from browsers.
  private static let hearing =
    [
      "SwiftUI", "Server/LiveServer",
    ].map { "LiveSwiftUI/Sources/\($0)" }
    + [
      "Charts", "AVFoundation", "CoreLocation", "CoreTransferable", "LocalAuthentication",
      "PhotosUI", "StoreKit", "UserNotifications",
    ].map { "LiveSwiftUI/Sources/Frameworks/\($0)" }

  /// The reader of reports, and the files that read other numbers.
  private static let readers: Set = [
    "Report.swift",
    // The frames' own numbers; those for apps are texts, or bounded in ClientInfo.
    "Frame.swift", "JSONSurrogates.swift",
    // What the server has written itself, or signed.
    "AppStorage+Values.swift", "AspectRatio.swift", "FileFolder.swift", "HeightLimit.swift",
    "Rules.swift", "TypedFields.swift",
    // String tables, asset catalogues and CSS of the app.
    "ColorNumbers.swift", "ColorNumbers+Mix.swift", "Template.swift",
    "TextField+Appearance.swift",
    // Requests that no app hears of.
    "AccessGate.swift", "Document.swift", "ImageProxy.swift", "LiveServer+Pages.swift",
    "WorkerShare.swift",
  ]

  /// Bug: the length of a sound reached apps as any number that a page sent.
  @Test("A number that a browser reports is read in one place, which knows what devices give")
  func reports() throws {
    let files = try Self.users(in: Self.hearing, of: Self.isReading)
      .map { Checkout.url($0).lastPathComponent }
    #expect(Set(files).subtracting(Self.readers) == [])
    #expect(Self.readers.subtracting(files) == [], "these read no number any more")
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
