// Whether a view that a body made again is the same as last time.
import Foundation
@_spi(Reflection) import Swift

/// The comparison of one field of a view.
@MainActor struct FieldCheck {
  enum Kind {
    /// By its bytes: a class or closure is the same only as the same object.
    case bytes
    case property(any GraphProperty.Type)
    case aim(any ReferenceComparable.Type)
    case equatable(any Equatable.Type)
  }

  let offset: Int
  let size: Int
  let kind: Kind

  func isSame(_ one: UnsafeRawPointer, _ other: UnsafeRawPointer) -> Bool {
    let (first, second) = (one + offset, other + offset)
    // Equal bytes mean the same value: both views keep alive whatever they point at.
    if memcmp(first, second, size) == 0 { return true }
    switch kind {
    case .bytes: return false
    case .property(let type): return Self.readSame(type, first, second)
    case .aim(let type): return Self.leadToSame(type, first, second)
    case .equatable(let type): return Self.areEqual(type, first, second)
    }
  }

  private static func readSame<P: GraphProperty>(
    _ type: P.Type, _ one: UnsafeRawPointer, _ other: UnsafeRawPointer
  ) -> Bool {
    one.assumingMemoryBound(to: P.self).pointee.readsSame(
      as: other.assumingMemoryBound(to: P.self).pointee)
  }

  private static func leadToSame<A: ReferenceComparable>(
    _ type: A.Type, _ one: UnsafeRawPointer, _ other: UnsafeRawPointer
  ) -> Bool {
    one.assumingMemoryBound(to: A.self).pointee.refersToSame(
      as: other.assumingMemoryBound(to: A.self).pointee)
  }

  private static func areEqual<E: Equatable>(
    _ type: E.Type, _ one: UnsafeRawPointer, _ other: UnsafeRawPointer
  ) -> Bool {
    one.assumingMemoryBound(to: E.self).pointee == other.assumingMemoryBound(to: E.self).pointee
  }

  /// The checks of the fields of `type`, whose bytes start at `base`.
  static func all(of type: Any.Type, from base: Int = 0) -> [FieldCheck] {
    var checks: [FieldCheck] = []
    _ = _forEachField(of: type) { _, offset, fieldType, kind in
      checks += Self.checks(of: fieldType, kind, at: base + offset)
      return true
    }
    return checks
  }

  private static func checks(
    of type: Any.Type, _ kind: _MetadataKind, at offset: Int
  ) -> [FieldCheck] {
    func one(_ kind: Kind) -> [FieldCheck] {
      [FieldCheck(offset: offset, size: size(of: type), kind: kind)]
    }
    if let property = type as? any GraphProperty.Type { return one(.property(property)) }
    if let aim = type as? any ReferenceComparable.Type { return one(.aim(aim)) }
    if kind == .class { return one(.bytes) }
    if let equatable = type as? any Equatable.Type { return one(.equatable(equatable)) }
    if kind == .struct || kind == .tuple {
      let inner = all(of: type, from: offset)
      if !inner.isEmpty { return inner }
    }
    return one(.bytes)
  }

  private static func size(of type: Any.Type) -> Int {
    func size<T>(_ type: T.Type) -> Int { MemoryLayout<T>.size }
    return _openExistential(type, do: size)
  }
}

extension ViewFields {
  /// Whether the body of `view`, newly made by a parent, would return what that of `last` returned.
  /// False may be wrong; true never is.
  func isSame<V>(_ last: V, _ view: V) -> Bool {
    withUnsafePointer(to: last) { one in
      withUnsafePointer(to: view) { other in
        checks.allSatisfy { $0.isSame(UnsafeRawPointer(one), UnsafeRawPointer(other)) }
      }
    }
  }
}
