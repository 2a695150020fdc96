// Goods of the App Store, which a page does not sell.
public import Foundation

/// Unavailable: a page sells nothing in the App Store.
@available(*, unavailable, message: "Pages are in no App Store: sell by a web payment service.")
public struct Product: Identifiable, Hashable, Sendable {
  /// Unavailable, as the type is.
  public let id: String
  /// Unavailable, as the type is.
  public var displayName: String { "" }
  /// Unavailable, as the type is.
  public var description: String { "" }
  /// Unavailable, as the type is.
  public var price: Decimal { 0 }
  /// Unavailable, as the type is.
  public var displayPrice: String { "" }

  /// Unavailable, as the type is.
  public static func products<Identifiers: Collection<String>>(
    for identifiers: Identifiers
  ) async throws -> [Product] { [] }

  /// Unavailable, as the type is.
  public func purchase() async throws -> PurchaseResult { .pending }

  /// Unavailable, as the type is.
  public enum PurchaseResult: Sendable {
    /// Unavailable, as the type is.
    case success(VerificationResult<Transaction>)
    case userCancelled, pending
  }
}

/// Unavailable: a page sells nothing in the App Store.
@available(*, unavailable, message: "Pages are in no App Store: sell by a web payment service.")
public struct Transaction: Identifiable, Hashable, Sendable {
  /// Unavailable, as the type is.
  public let id: UInt64
  /// Unavailable, as the type is.
  public let productID: String
  /// Unavailable, as the type is.
  public var revocationDate: Date? { nil }
  /// Unavailable, as the type is.
  public var expirationDate: Date? { nil }
  /// Unavailable, as the type is.
  public static var updates: AsyncStream<VerificationResult<Transaction>> { AsyncStream { nil } }
  /// Unavailable, as the type is.
  public static var currentEntitlements: AsyncStream<VerificationResult<Transaction>> {
    AsyncStream { nil }
  }
  /// Unavailable, as the type is.
  public func finish() async {}
}

/// Unavailable: a page sells nothing in the App Store.
@available(*, unavailable, message: "Pages are in no App Store: sell by a web payment service.")
public enum VerificationResult<SignedType: Sendable>: Sendable {
  /// Unavailable, as the type is.
  case verified(SignedType)
  case unverified(SignedType, any Error)
}

/// Unavailable: a page sells nothing in the App Store.
@available(*, unavailable, message: "Pages are in no App Store: sell by a web payment service.")
public enum AppStore {
  /// Unavailable, as the type is.
  public static func sync() async throws {}
  /// Unavailable, as the type is.
  public static var canMakePayments: Bool { false }
}
