// The expansion of `@Entry`: a key with the default value, and the accessors that use it.
import Foundation

/// A property with `@Entry`, read from its text.
struct Entry {
  private let role: String
  private let name: String
  private let type: String?
  private let value: String?
  private let key: String

  /// Reads the compiler's message; nil for another macro, or for what is no variable.
  init?(_ message: [String: Any]) {
    guard let macro = message["macro"] as? [String: Any],
      macro["typeName"] as? String == "EntryMacro",
      let role = message["macroRole"] as? String,
      let source = (message["declSyntax"] as? [String: Any])?["source"] as? String,
      let match = source.firstMatch(of: /\bvar\s+(?<name>`?\w+`?)\s*(?<rest>[\s\S]*)/)
    else { return nil }
    self.role = role
    name = String(match.name)
    let rest = String(match.rest)
    let equals = rest.firstIndex(of: "=")
    let head = equals.map { String(rest[..<$0]) } ?? rest
    value = equals.map { String(rest[rest.index(after: $0)...]) }
    let type = head.drop { $0 == ":" || $0.isWhitespace }
      .trimmingCharacters(in: .whitespacesAndNewlines)
    self.type = type.isEmpty ? nil : type
    // The extension around the property determines the kind of its key.
    let around = (message["lexicalContext"] as? [[String: Any]] ?? []).compactMap {
      $0["source"] as? String
    }.joined(separator: " ")
    let keys = [
      "Transaction": "TransactionKey", "ContainerValues": "ContainerValueKey",
      "FocusedValues": "FocusedValueKey",
    ]
    key = keys.first { around.contains($0.key) }?.value ?? "EnvironmentKey"
  }

  /// The text that the compiler adds.
  var source: String {
    let bare = name.replacing("`", with: "")
    switch role {
    case "accessor":
      return """
        {
          get { self[__Key_\(bare).self] }
          set { self[__Key_\(bare).self] = newValue }
        }
        """
    default:
      let declared: String
      if let type {
        declared = "static var defaultValue: \(type) { get { \(value ?? "nil")\n } }"
      } else {
        declared = "static let defaultValue = \(value ?? "nil")\n"
      }
      return "private struct __Key_\(bare): SwiftUI.\(key) { \(declared) }"
    }
  }
}
