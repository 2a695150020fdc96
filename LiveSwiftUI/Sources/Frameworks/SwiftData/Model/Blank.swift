// Models that are not in the store any more, which a view may still show.
import Foundation

extension PersistentModel {
  /// A deleted model without values, under the identity of a former one.
  static func blank(_ identifier: PersistentIdentifier?) -> Self {
    let backing = _ModelBacking(deleted: Self.self, identifier)
    let model = Self(backingData: backing)
    backing.belong(to: model)
    return model
  }
}

/// Values of properties that have none.
enum Blank {
  /// A value as empty as its type allows; nil if none is known.
  static func value<V: Decodable>(of type: V.Type) -> V? {
    func first<C: CaseIterable>(_ type: C.Type) -> Any? { type.allCases.first }
    if let type = V.self as? any CaseIterable.Type, let first = first(type) as? V { return first }
    let candidates = [
      "0", "\"\"", "false", "[]", "{}", "\"00000000-0000-0000-0000-000000000000\"",
      "\"about:blank\"",
    ]
    let decoder = JSONDecoder()
    // A candidate of another type is not decoded; the next one may be.
    return candidates.lazy.compactMap { try? decoder.decode(V.self, from: Data($0.utf8)) }.first
  }
}
