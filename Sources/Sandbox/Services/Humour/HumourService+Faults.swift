// The people and posts of the three services with the fault `wrongTypes`.
import Foundation

extension HumourService {
  /// A post or a person with one member of another type.
  func withWrongType(_ record: [String: Any], at index: Int) -> [String: Any] {
    postWithWrongType(record, at: index) ?? personWithWrongType(record, at: index)
  }
}

/// Of every six posts, the second has no text, the fourth a number for its id, the sixth a number
/// for its date; nil for a record that is no post.
func postWithWrongType(_ record: [String: Any], at index: Int) -> [String: Any]? {
  var record = record
  // Bluesky has text and date one level deeper.
  if var post = record["post"] as? [String: Any], var inner = post["record"] as? [String: Any] {
    switch index % 6 {
    case 1: inner.removeValue(forKey: "text")
    case 3: post["uri"] = 7
    case 5: inner["createdAt"] = 7
    default: break
    }
    post["record"] = inner
    record["post"] = post
    return record
  }
  guard let text = ["text", "content"].first(where: { record[$0] != nil }) else { return nil }
  switch index % 6 {
  case 1: record.removeValue(forKey: text)
  case 3: record["id"] = 7
  case 5: record["created_at"] = 7
  default: break
  }
  return record
}

/// Of every six people with a date, the second has a number for the date and the fourth a number
/// for the id. Every sixth person has no name, with a date or without.
private func personWithWrongType(_ record: [String: Any], at index: Int) -> [String: Any] {
  var record = record
  let isDated = record["created_at"] != nil
  switch index % 6 {
  case 1 where isDated: record["created_at"] = 1_700_000_000
  case 3 where isDated: record["id"] = index
  case 5: record["name"] = NSNull()
  default: break
  }
  return record
}
