// A service's own text about a refusal, cleaned for display.
import Foundation

/// Finds the text about a failure in the body of an answer.
package enum ServiceMessage {
  /// The most characters that are shown.
  static let longest = 300
  /// The largest body that is searched, in bytes. A larger one is a page, not a message.
  private static let longestBody = 64_000

  /// The message in a body: `message`, `error` or `detail` of a JSON object, or a short plain text.
  static func find(in body: Data, contentType: String?) -> String? {
    guard !body.isEmpty, body.count <= longestBody else { return nil }
    // A body that is not JSON may be plain text, which is checked next.
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

  /// The text as one line of at most ``longest`` characters, without control characters or
  /// direction overrides; nil when it is then empty.
  package static func clean(_ text: String) -> String? {
    // Cut first, to bound the work.
    let kept = text.unicodeScalars.prefix(longest * 4).map { scalar -> Unicode.Scalar in
      scalar.properties.isWhitespace || scalar.properties.generalCategory == .control ? " " : scalar
    }.filter { !(0x202A...0x202E).contains($0.value) && !(0x2066...0x2069).contains($0.value) }
    let line = String(String.UnicodeScalarView(kept)).split(separator: " ").joined(separator: " ")
    guard !line.isEmpty else { return nil }
    return line.count <= longest ? line : line.prefix(longest - 1) + "…"
  }
}
