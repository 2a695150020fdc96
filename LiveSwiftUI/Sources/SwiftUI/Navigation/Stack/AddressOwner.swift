// The stack or split view whose screens are the address of the window.

/// The view that owns the address of a window.
@MainActor protocol AddressOwner: AnyObject {
  /// Shows the screens of an address, up to the first component that cannot be read. A further try
  /// changes nothing unless it shows more of them.
  func restore(_ address: TreeAddress, isRetry: Bool)
  /// Stores the address of `values`.
  func noteAddress()
  /// The visible screen.
  var topPage: PageNode? { get }
  /// The values that make up the address.
  var values: [AnyHashable] { get }
}

extension AddressOwner {
  func restore(_ address: TreeAddress) { restore(address, isRetry: false) }
}
