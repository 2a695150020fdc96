// What a browser tells about its person's surroundings: language, time zone, light or dark, width.
import Foundation
import SwiftUI

/// The facts that the environment of a session is made from.
struct Surroundings: Equatable, Sendable {
  var timeZone: String?
  var isDark: Bool?
  /// CSS pixels.
  var width: Int?
  var reducesMotion = false

  init() {}

  /// From the object that the script sends.
  init(_ object: [String: Any]) {
    timeZone = object["tz"] as? String
    isDark = (object["scheme"] as? String).map { $0 == "dark" }
    width = object["w"] as? Int
    reducesMotion = (object["motion"] as? Int ?? 0) != 0
  }

  /// From the cookie that the script leaves for the next visit: `scheme.width.zone`.
  init(cookie: String) {
    let parts = cookie.split(separator: ".", maxSplits: 2)
    guard parts.count == 3 else { return }
    isDark = parts[0] == "dark"
    width = Int(parts[1])
    timeZone = String(parts[2]).removingPercentEncoding
  }

  /// Writes what is known into the environment; what is unknown stays as it is.
  func apply(to facts: inout EnvironmentFacts) {
    if let timeZone, timeZone.utf8.count < 64, let zone = TimeZone(identifier: timeZone) {
      facts.timeZone = zone
    }
    if let isDark { facts.colorScheme = isDark ? .dark : .light }
    if let width { facts.horizontalSizeClass = width >= 700 ? .regular : .compact }
    facts.reduceMotion = reducesMotion
  }

  /// The locale for a person who reads `languages`, best first, in one that the site speaks.
  static func locale(accepting header: String?, chosen: String?, tables: StringTables) -> Locale {
    var wishes: [(tag: String, weight: Double)] = []
    for part in (header ?? "").split(separator: ",").prefix(16) {
      let pieces = part.split(separator: ";")
      guard let tag = pieces.first?.trimmingCharacters(in: .whitespaces), isTag(tag) else {
        continue
      }
      let weight = pieces.dropFirst().first { $0.contains("q=") }.flatMap {
        Double($0.split(separator: "=").last ?? "")
      }
      wishes.append((tag, weight ?? 1))
    }
    let ranked = wishes.enumerated().sorted {
      ($1.element.weight, $0.offset) < ($0.element.weight, $1.offset)
    }
    let preferred = (chosen.map { [$0] } ?? []) + ranked.map(\.element.tag)
    let language = tables.language(for: preferred)
    // The region decides about dates and numbers, the language about words: keep "es-MX" when "es" is spoken.
    let full = preferred.first {
      $0.split(separator: "-").first.map(String.init)
        == language.split(separator: "-").first.map(String.init)
    }
    return Locale(identifier: (full ?? language).replacing("-", with: "_"))
  }

  private static func isTag(_ tag: String) -> Bool {
    tag.utf8.count <= 35 && tag != "*"
      && tag.utf8.allSatisfy {
        ($0 | 32) >= 97 && ($0 | 32) <= 122 || $0 == 45 || ($0 >= 48 && $0 <= 57)
      }
  }
}
