// Whether two values are the same, as far as that can be told cheaply.
import Foundation

/// A value of a view that is compared by what it leads to.
protocol ComparedByAim {
  /// Whether both lead to the same; false may be wrong, true never is.
  func leadsToSame(as other: Self) -> Bool
}

/// Whether two values are the same; false may be wrong, true never is.
///
/// Equal bytes are the same value: whatever they point at is kept alive by both.
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
