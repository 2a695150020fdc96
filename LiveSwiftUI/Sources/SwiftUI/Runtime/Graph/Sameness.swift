// Whether two values are the same, as far as a cheap check can show.
import Foundation

/// A value of a view that is compared by the state it refers to.
protocol ReferenceComparable {
  /// Whether both refer to the same state. False may be wrong; true never is.
  func refersToSame(as other: Self) -> Bool
}

/// Whether two values are the same. False may be wrong; true never is.
///
/// Equal bytes mean the same value: both values keep alive whatever they point at.
func isSame<Value>(_ one: Value, _ other: Value) -> Bool {
  let isCopy = withUnsafeBytes(of: one) { first in
    withUnsafeBytes(of: other) { second in hasSameBytes(first, second) }
  }
  if isCopy { return true }
  if Value.self is AnyObject.Type { return false }
  return (one as? any Equatable)?.equals(other) ?? false
}

private func hasSameBytes(_ one: UnsafeRawBufferPointer, _ other: UnsafeRawBufferPointer) -> Bool {
  guard let first = one.baseAddress, let second = other.baseAddress else { return true }
  return memcmp(first, second, one.count) == 0
}
