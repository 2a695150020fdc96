// Posts of the three services with one member of another type.

/// A post among others: no text, its id as a number, its date as a number, in turn; nil for no post.
func spoiledPost(_ record: [String: Any], _ index: Int) -> [String: Any]? {
  var record = record
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
