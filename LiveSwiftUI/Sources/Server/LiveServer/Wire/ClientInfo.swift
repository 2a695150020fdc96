// What a browser reports about its reader: language, time zone, light or dark, width.
import Foundation
import SwiftUI

/// The values from a browser that a session's environment is made from.
struct ClientInfo: Equatable, Sendable {
  var timeZone: String?
  var isDark: Bool?
  /// Whether the window's width is regular: that of a tablet, or of a large phone on its side.
  var isWide: Bool?
  /// The width of the window in CSS pixels, from 200 to 4,000.
  var width: Int?
  /// The height of the window in CSS pixels, from 200 to 4,000.
  var height: Int?
  var reducesMotion = false
  /// The text size of the browser's settings.
  var typeSize: DynamicTypeSize?

  init() {}

  /// Reads the object that the script sends.
  init(_ object: [String: Any]) {
    timeZone = Self.zone(object["tz"] as? String)
    isDark = (object["scheme"] as? String).map { $0 == "dark" }
    width = Self.length(object["w"] as? Int)
    height = Self.length(object["h"] as? Int)
    isWide = Self.isWide(width, height)
    reducesMotion = (object["motion"] as? Int ?? 0) != 0
    typeSize = Self.typeSize(object["font"] as? Int)
  }

  /// Reads the cookie that the script sets for the next visit: `scheme.width.zone`, where the
  /// width may be followed by the text size and the height, as in `390-17-844`.
  init(cookie: String) {
    let parts = cookie.split(separator: ".", maxSplits: 2)
    guard parts.count == 3 else { return }
    isDark = parts[0] == "dark"
    let lengths = parts[1].split(separator: "-", maxSplits: 2).map { Report.whole($0) }
    width = Self.length(lengths.first ?? nil)
    typeSize = Self.typeSize(lengths.dropFirst().first ?? nil)
    height = Self.length(lengths.dropFirst(2).first ?? nil)
    isWide = Self.isWide(width, height)
    timeZone = Self.zone(String(parts[2]).removingPercentEncoding)
  }

  /// Guesses the width for a first visit, of which nothing is known: browsers of phones call
  /// themselves mobile, those of tablets and desktops do not. A wrong guess costs a second drawing.
  init(userAgent: String?) {
    guard let userAgent, userAgent.hasPrefix("Mozilla/") else { return }
    if !userAgent.contains("Mobi") { isWide = true }
  }

  /// Whether the width is regular, as iOS has it: from 700 CSS pixels, but of phones on their side
  /// only the large ones, from 896 pixels. The style sheet shows two columns by the same heights.
  ///
  /// Source: developer.apple.com/design/human-interface-guidelines/layout, "Device size classes".
  private static func isWide(_ width: Int?, _ height: Int?) -> Bool? {
    width.map { $0 >= 896 || $0 >= 700 && (height ?? leastRegularHeight) >= leastRegularHeight }
  }

  /// The least height that is regular, in CSS pixels: no phone on its side is as high.
  private static let leastRegularHeight = 480

  private static func length(_ pixels: Int?) -> Int? { pixels.map { min(max($0, 200), 4_000) } }

  /// The text size nearest to a size of body text in CSS pixels; nil for what is no such size.
  private static func typeSize(_ pixels: Int?) -> DynamicTypeSize? {
    guard let pixels, (4...400).contains(pixels) else { return nil }
    return DynamicTypeSize(bodyPixels: Double(pixels))
  }

  /// The name of a time zone. Nil for other forms: Foundation opens a file of that name, and keeps
  /// every "GMT+1:23" that it ever made.
  private static func zone(_ name: String?) -> String? {
    guard let name, name.utf8.count < 64, name == "UTC" || name.contains("/"), !name.hasPrefix("/"),
      name.utf8.allSatisfy({ isTagByte($0) || $0 == 47 || $0 == 95 || $0 == 43 })
    else { return nil }
    return name
  }

  /// Copies the known values into the environment; the others stay unchanged.
  func apply(to facts: inout BuiltInEnvironment) {
    if let timeZone, let zone = TimeZone(identifier: timeZone) { facts.person.timeZone = zone }
    if let isDark { facts.colorScheme = isDark ? .dark : .light }
    if let isWide { facts.person.horizontalSizeClass = isWide ? .regular : .compact }
    if let width { facts.windowWidth = Double(width) }
    if let height {
      facts.windowHeight = Double(height)
      facts.person.verticalSizeClass = height < Self.leastRegularHeight ? .compact : .regular
    }
    if let typeSize {
      facts.person.dynamicTypeSize = typeSize
      facts.person.browserTypeSize = typeSize
    }
    facts.reduceMotion = reducesMotion
  }

  /// The locale for an `Accept-Language` header, or for the language chosen on the home page: the
  /// app's language, and the reader's region, which determines dates and numbers. So `de-DE` is
  /// "en_DE" in an app without German, as on Apple's systems. The rest of a tag is dropped, because
  /// Foundation keeps every locale that it ever made.
  static func locale(accepting header: String?, chosen: String?, tables: StringTables) -> Locale {
    let preferred = preferred(accepting: header)
    let language = tables.language(for: (chosen.map { isTag($0) ? [$0] : [] } ?? []) + preferred)
    guard base(of: language) == language, let region = region(of: preferred, besides: language)
    else { return Locale(identifier: language.replacing("-", with: "_")) }
    return Locale(identifier: "\(language)_\(region)")
  }

  /// The region of a reader: of the language they prefer, where a tag of it has one; else the
  /// likely one, such as Germany for `de`. Nil where `language` has formats of its own for that
  /// case, and for English, which is read everywhere.
  private static func region(of preferred: [String], besides language: String) -> String? {
    guard let first = preferred.first.map(base(of:)) else { return nil }
    let named = preferred.first { base(of: $0) == first && region(of: $0) != nil }
    if let region = named.flatMap(region(of:)) { return region }
    guard first != language, first != "en", Locale.LanguageCode(first).isISOLanguage else {
      return nil
    }
    return region(of: Locale.Language(identifier: first).maximalIdentifier)
  }

  private static let weight = Quantity(0...1, isStrict: true)

  /// The tags of the languages that a reader accepts, the most preferred first.
  private static func preferred(accepting header: String?) -> [String] {
    var wishes: [(tag: String, weight: Double)] = []
    for part in (header ?? "").split(separator: ",").prefix(16) {
      let pieces = part.split(separator: ";")
      guard let tag = pieces.first?.trimmingCharacters(in: .whitespaces), isTag(tag) else {
        continue
      }
      let words = pieces.dropFirst().first { $0.contains("q=") }
      let value = words?.split(separator: "=").last ?? "1"
      guard let weight = Report.number(value, Self.weight) else { continue }
      wishes.append((Self.spelled(tag), weight))
    }
    let ranked = wishes.enumerated().sorted {
      ($1.element.weight, $0.offset) < ($0.element.weight, $1.offset)
    }
    return ranked.map(\.element.tag)
  }

  /// The language in lower case, as in the tables.
  private static func spelled(_ tag: String) -> String {
    let base = base(of: tag)
    return base + tag.dropFirst(base.count)
  }

  private static func base(of tag: String) -> String {
    String(tag.prefix { $0 != "-" }).lowercased()
  }

  private static func region(of tag: String) -> String? {
    tag.split(separator: "-").dropFirst().map { $0.uppercased() }.first {
      $0.utf8.count == 2 && Locale.Region($0).isISORegion
    }
  }

  private static func isTag(_ tag: String) -> Bool {
    (1...35).contains(tag.utf8.count) && tag.utf8.allSatisfy(isTagByte)
  }

  /// Whether a byte is a letter, a digit or a hyphen.
  private static func isTagByte(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x61...0x7A, 0x41...0x5A, 0x30...0x39, 0x2D: true
    default: false
    }
  }
}
