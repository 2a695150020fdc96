// Names of properties in the compiler's symbols.
import Foundation

/// The name of a property of a class in the compiler's symbols, as `docs/ABI/Mangling.rst` of Swift
/// describes it.
///
/// On Linux the compiler takes `@NSManaged` for a property that is defined elsewhere, and leaves
/// its accessors to the linker.
struct MangledName {
  private let module: String
  private let owner: String
  private let classes: Set<String>
  private var text = "$s"
  /// The words of the identifiers so far, which later ones refer to.
  private var seen: [String] = []

  init(module: String, owner: String, classes: Set<String>) {
    (self.module, self.owner, self.classes) = (module, owner, classes)
  }

  /// The name without the letter of the accessor; nil for a type whose name is not known.
  mutating func property(_ name: String, _ type: String) -> String? {
    guard [module, owner, name].allSatisfy({ $0.utf8.allSatisfy { $0 < 0x80 } }) else { return nil }
    add(module)
    add(owner)
    text += "C"
    add(name)
    guard add(type: type) else { return nil }
    return text + "v"
  }

  // MARK: Types

  private static let standard = [
    "String": "SS", "Bool": "Sb", "Int": "Si", "Double": "Sd", "Float": "Sf", "TimeInterval": "Sd",
    "UInt": "Su",
  ]
  private static let numbers: Set<String> = ["Int8", "Int16", "Int32", "Int64", "UInt8", "UInt16"]
  private static let essentials: Set<String> = ["Date", "UUID", "URL", "Data", "Decimal"]
  private static let foundation: Set<String> = [
    "NSSet", "NSOrderedSet", "NSNumber", "NSDecimalNumber", "NSObject", "NSDate", "NSString",
    "NSData", "NSArray", "NSDictionary",
  ]

  private mutating func add(type written: String) -> Bool {
    let type = written.trimmingCharacters(in: .whitespaces)
    if type.hasSuffix("?") || type.hasSuffix("!") {
      guard add(type: String(type.dropLast())) else { return false }
      text += "Sg"
      return true
    }
    if type.hasPrefix("["), type.hasSuffix("]"), !type.contains(":") {
      return add(generic: "Say", String(type.dropFirst().dropLast()))
    }
    if let match = type.wholeMatch(of: /(Set|Array|Optional)<(.+)>/) {
      if match.1 == "Optional" { return add(type: "\(match.2)?") }
      return add(generic: match.1 == "Set" ? "Shy" : "Say", String(match.2))
    }
    if let known = Self.standard[type] {
      text += known
      return true
    }
    if Self.numbers.contains(type) { return add(nominal: type, in: "s", "V") }
    if Self.essentials.contains(type) {
      add("FoundationEssentials")
      return add(nominal: type, in: "", "V")
    }
    if Self.foundation.contains(type) {
      add("Foundation")
      return add(nominal: type, in: "", "C")
    }
    // The class itself and the module were named before.
    if type == owner {
      text += "AC"
      return true
    }
    guard classes.contains(type) else { return false }
    return add(nominal: type, in: "AA", "C")
  }

  private mutating func add(generic opening: String, _ element: String) -> Bool {
    text += opening
    guard add(type: element) else { return false }
    text += "G"
    return true
  }

  private mutating func add(nominal name: String, in module: String, _ kind: String) -> Bool {
    text += module
    add(name)
    text += kind
    return true
  }

  // MARK: Identifiers

  /// A part of an identifier: new letters, or a word that was there before.
  private enum Part {
    case letters(String)
    case word(Int)
  }

  /// Adds an identifier: its length and letters, where words that were there before are letters
  /// that number them.
  private mutating func add(_ identifier: String) {
    let parts = parts(of: Array(identifier))
    let last = parts.lastIndex { if case .word = $0 { true } else { false } }
    if last != nil { text += "0" }
    for (index, part) in parts.enumerated() {
      switch part {
      case .letters(let letters): text += "\(letters.utf8.count)\(letters)"
      case .word(let number):
        let first: UInt8 = index == last ? UInt8(ascii: "A") : UInt8(ascii: "a")
        text.unicodeScalars.append(Unicode.Scalar(first + UInt8(number)))
        if index == last, index == parts.count - 1 { text += "0" }
      }
    }
  }

  private mutating func parts(of letters: [Character]) -> [Part] {
    var parts: [Part] = []
    var new = ""
    var word = ""
    func isEnd(_ next: Character?) -> Bool {
      guard let next, next != "_" else { return true }
      return word.last.map { !$0.isUppercase && next.isUppercase } ?? false
    }
    func finish() {
      if let number = seen.firstIndex(of: word) {
        if !new.isEmpty { parts.append(.letters(new)) }
        new = ""
        parts.append(.word(number))
      } else {
        if word.count >= 2, seen.count < 26 { seen.append(word) }
        new += word
      }
      word = ""
    }
    for (index, letter) in letters.enumerated() {
      // A word starts with a letter, and goes on with digits too.
      if word.isEmpty, letter == "_" || letter.isNumber {
        new.append(letter)
      } else {
        word.append(letter)
      }
      let next = index + 1 < letters.count ? letters[index + 1] : nil
      if !word.isEmpty, isEnd(next) { finish() }
    }
    if !new.isEmpty { parts.append(.letters(new)) }
    return parts
  }
}
