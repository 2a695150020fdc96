// The menu's records and totals with faults.
import Foundation

extension MenuService {
  /// Of every six records, the second has a number for its date, the third an object for its price,
  /// the fourth a number for its id, the sixth no name.
  func withWrongType(_ record: [String: Any], at index: Int) -> [String: Any] {
    // The links to other pages are a list too, but no records.
    guard record["created_at"] != nil else { return record }
    var record = record
    switch index % 6 {
    case 1: record["created_at"] = 1_700_000_000
    case 2 where record["price"] != nil:
      record["price"] = ["amount": record["price"], "unit": "SAR"]
    case 3: record["id"] = index
    case 5: record["name"] = NSNull()
    default: break
    }
    return record
  }

  /// Sets the total to zero and the last page to the first, if the response has them.
  func withoutTotals(_ answer: [String: Any]) -> [String: Any] {
    guard var meta = answer["meta"] as? [String: Any], meta["total"] != nil else { return answer }
    (meta["total"], meta["last_page"], meta["from"], meta["to"]) = (0, 1, NSNull(), NSNull())
    return answer.merging(["meta": meta]) { $1 }
  }
}
