// The faults of the food service: failing likes, and records with wrong types.
import Foundation
import WebServer

extension FoodsService {
  /// `refuseLike` sends `{"success": false}`; `likeError` sends `{"error": body}`. Both are sent
  /// with `status` (200), and `body` defaults to "Kitchen is closed".
  var faults: [String: @Sendable (Fault) -> Response] {
    [
      "refuseLike": { .json(["success": false], status: $0.status ?? 200) },
      "likeError": { .error($0.body ?? "Kitchen is closed", status: $0.status ?? 200) },
    ]
  }

  /// Of every six foods, the second has `isLiked` as text, the fourth `id` as text, the sixth no
  /// name.
  func withWrongType(_ record: [String: Any], at index: Int) -> [String: Any] {
    var record = record
    switch index % 6 {
    case 1: record["isLiked"] = (record["isLiked"] as? Bool) == true ? "true" : "false"
    case 3: record["id"] = "\(record["id"] ?? "")"
    case 5: record["name"] = NSNull()
    default: break
    }
    return record
  }

  /// Sets the total of the newer form to zero.
  func withoutTotals(_ answer: [String: Any]) -> [String: Any] {
    var answer = answer
    if answer["totalCount"] != nil { answer["totalCount"] = 0 }
    return answer
  }
}
