// The words of a service about its own refusal, cleaned for showing.

import Foundation

/// Finds what a service says about a failure in the body of its answer.
enum ServiceMessage {
  /// Characters shown at most.
  static let longest = 300
  /// A longer body is a page, not a message, and is not searched.
  private static let longestBody = 64_000

  /// The message in a body: JSON `message`, `error`, `detail` and the like, or a short plain text.
  static func find(in body: Data, contentType: String?) -> String? {
    guard !body.isEmpty, body.count <= longestBody else { return nil }
    // Not JSON is an answer here, no failure: the body may be plain text.
    if let json = try? JSONSerialization.jsonObject(with: body, options: [.fragmentsAllowed]) {
      return message(in: json, depth: 0).flatMap(clean)
    }
    let type = contentType?.lowercased() ?? "text/plain"
    guard type.hasPrefix("text/plain"), let text = String(data: body, encoding: .utf8),
      !text.drop(while: \.isWhitespace).hasPrefix("<"), text.count <= longest
    else { return nil }
    return clean(text)
  }

  private static func message(in json: Any, depth: Int) -> String? {
    guard depth < 5 else { return nil }
    if let text = json as? String { return text }
    if let list = json as? [Any] { return list.first.flatMap { message(in: $0, depth: depth + 1) } }
    guard let object = json as? [String: Any] else { return nil }
    for key in ["message", "error", "detail", "error_description", "title", "errors"] {
      if let value = object[key], let found = message(in: value, depth: depth + 1),
        clean(found) != nil
      {
        return found
      }
    }
    return nil
  }

  /// One line without control characters or direction overrides, cut to ``longest``; nil when nothing is left.
  static func clean(_ text: String) -> String? {
    // Cut first: the rest would be work for nothing.
    let kept = text.unicodeScalars.prefix(longest * 4).map { scalar -> Unicode.Scalar in
      scalar.properties.isWhitespace || scalar.properties.generalCategory == .control ? " " : scalar
    }.filter { !(0x202A...0x202E).contains($0.value) && !(0x2066...0x2069).contains($0.value) }
    let line = String(String.UnicodeScalarView(kept)).split(separator: " ").joined(separator: " ")
    guard !line.isEmpty else { return nil }
    return line.count <= longest ? line : line.prefix(longest - 1) + "…"
  }
}
