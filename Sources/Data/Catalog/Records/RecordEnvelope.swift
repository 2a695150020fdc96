// How a record is written down: the value with its key and time around it.

import Foundation

/// The JSON of one record.
struct RecordEnvelope<Value: Codable & Sendable>: Codable {
  /// The form of the envelope, should it ever change.
  var version = 1
  /// The key, which a file's name may hold only as a fingerprint.
  var key: String
  var savedAt: Date
  var value: Value
}

extension RecordEnvelope {
  /// The bytes of a record; throws when the value is no JSON or takes more than the limit.
  static func encode(
    _ value: Value, key: String, savedAt: Date, limit: Int
  ) throws(RecordError) -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    let data: Data
    do {
      data = try encoder.encode(RecordEnvelope(key: key, savedAt: savedAt, value: value))
    } catch {
      throw .unwritableValue(why: "\(error)")
    }
    guard data.count <= limit else { throw .tooLarge(limit: limit) }
    return data
  }

  /// The record in some bytes; throws `damaged` when they hold none, or that of another key.
  static func decode(
    _ data: Data, collection: String, key: String
  ) throws(RecordError) -> Record<Value> {
    let envelope: RecordEnvelope
    do {
      envelope = try JSONDecoder().decode(RecordEnvelope.self, from: data)
    } catch {
      let why = HTTPError(decoding: error, bodyIsEmpty: data.isEmpty).placeAndReason
      throw .damaged(collection: collection, key: key, why: why)
    }
    guard envelope.key == key else {
      throw .damaged(collection: collection, key: key, why: "it holds another key")
    }
    return Record(value: envelope.value, savedAt: envelope.savedAt)
  }
}

extension HTTPError {
  /// `value.name is missing`, for reports on JSON that no service sent.
  fileprivate var placeAndReason: String {
    guard case .unreadable(let place, let why) = self else { return sentence.english }
    return place.isEmpty ? "it \(why)" : "\(place) \(why)"
  }
}
