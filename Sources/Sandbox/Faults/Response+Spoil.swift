// An answer's bytes taken in hand: changed, streamed or re-read as JSON.
import Foundation
import WebServer

extension Response {
  /// The whole body; a file is read, a stream is not (the services send none).
  private var wholeBody: [UInt8] {
    switch body {
    case .bytes(let bytes): bytes
    // A file that vanished is served as nothing: this is a spoiled answer already.
    case .file(let path): (try? [UInt8](Data(contentsOf: URL(filePath: path)))) ?? []
    case .stream: []
    }
  }

  /// The same answer with other bytes.
  func withBytes(_ change: ([UInt8]) -> [UInt8]) -> Response {
    var response = self
    response.body = .bytes(change(wholeBody))
    return response
  }

  /// The same answer, its bytes handed to a writer.
  func withStream(
    _ write: @escaping @Sendable ([UInt8], BodyWriter) async throws -> Void
  ) -> Response {
    var response = self
    let all = wholeBody
    // The whole length is declared, so that a body cut short is known to be short.
    response.headers.append(("Content-Length", "\(all.count)"))
    response.body = .stream { try await write(all, $0) }
    return response
  }

  /// The same answer; where it tells a budget, it tells that of a planned rate limit.
  func counting(_ allowance: (limit: Int, remaining: Int)?) -> Response {
    guard let allowance else { return self }
    var response = self
    for index in headers.indices {
      switch headers[index].0 {
      case "X-RateLimit-Limit": response.headers[index].1 = "\(allowance.limit)"
      case "X-RateLimit-Remaining": response.headers[index].1 = "\(allowance.remaining)"
      default: break
      }
    }
    return response
  }

  /// The same answer with changed JSON; one that is no JSON stays as it is.
  func withJSON(_ change: (Any) -> Any) -> Response {
    withBytes { bytes in
      // Photos pass through here untouched when a fault has no path: that is not an error.
      guard let value = try? JSONSerialization.jsonObject(with: Data(bytes)),
        let data = try? JSONSerialization.data(
          withJSONObject: change(value), options: [.withoutEscapingSlashes, .sortedKeys])
      else { return bytes }
      return [UInt8](data)
    }
  }
}

/// Every second record with one member of another type: liked as text, id as text, no name, in turn.
func spoiledTypes(_ value: Any) -> Any {
  if let object = value as? [String: Any] { return object.mapValues(spoiledTypes) }
  guard let records = value as? [[String: Any]] else { return value }
  return records.enumerated().map { index, record in
    var record = record
    if let id = record["idDrink"] as? String { return spoiledDrink(record, id: id, index) }
    if let post = spoiledPost(record, index) { return post }
    if record["created_at"] != nil { return spoiledMenuRecord(record, index) }
    // The buttons to other pages are no records.
    if record["label"] != nil { return record }
    switch index % 6 {
    case 1: record["isLiked"] = (record["isLiked"] as? Bool) == true ? "true" : "false"
    case 3: record["id"] = "\(record["id"] ?? "")"
    case 5: record["name"] = NSNull()
    default: break
    }
    return record
  }
}

/// A drink among others: its photo as a truth, its id as a number, no name, in turn.
private func spoiledDrink(_ record: [String: Any], id: String, _ index: Int) -> [String: Any] {
  var record = record
  switch index % 6 {
  case 1: record["strDrinkThumb"] = false
  case 3: record["idDrink"] = Int(id) ?? 0
  case 5: record["strDrink"] = NSNull()
  default: break
  }
  return record
}

/// A category or a product among others: its date as a number, its price as an object, its id as a
/// number, no name, in turn.
private func spoiledMenuRecord(_ record: [String: Any], _ index: Int) -> [String: Any] {
  var record = record
  switch index % 6 {
  case 1: record["created_at"] = 1_700_000_000
  case 2 where record["price"] != nil: record["price"] = ["amount": record["price"], "unit": "SAR"]
  case 3: record["id"] = index
  case 5: record["name"] = NSNull()
  default: break
  }
  return record
}

/// The same shape with nothing in its lists and zero in its total.
func withoutRecords(_ value: Any) -> Any {
  guard var object = value as? [String: Any] else { return value is [Any] ? [Any]() : value }
  for (name, member) in object where member is [Any] { object[name] = [Any]() }
  if object["totalCount"] != nil { object["totalCount"] = 0 }
  if var meta = object["meta"] as? [String: Any], meta["total"] != nil {
    (meta["total"], meta["last_page"], meta["from"], meta["to"]) = (0, 1, NSNull(), NSNull())
    object["meta"] = meta
  }
  return object
}
