// A request's path, split into decoded components, none of which can lead to another folder.
import Foundation

/// The decoded components of a path; nil when one could lead to another folder.
///
/// The path is split before it is decoded, so `%2f` never makes a new component. A component that
/// then contains a slash, a backslash or a zero byte, or is `.` or `..`, refuses the whole path.
func safeParts(of path: String) -> [String]? {
  guard path.utf8.count <= 1_000, path.hasPrefix("/") else { return nil }
  var parts: [String] = []
  for piece in path.dropFirst().split(separator: "/", omittingEmptySubsequences: false) {
    guard let part = String(piece).removingPercentEncoding else { return nil }
    let hostile = part.unicodeScalars.contains { $0 == "/" || $0 == "\\" || $0.value < 32 }
    guard !part.isEmpty, part != ".", part != "..", !hostile else { return nil }
    parts.append(part)
  }
  return parts
}
