// Data: names of Apple's that do not work here, from Tools/unavailable/names.tsv.

// swift-format-ignore-file
public import Foundation
@available(*, unavailable, message: "Pages are in no App Store: sell by a web payment service.") public enum AppStore {
  public static func sync() async throws { fatalError() }
  public static var canMakePayments: Bool { fatalError() }
}
@available(*, unavailable, message: "Pages are in no App Store: sell by a web payment service.") public struct Product: Identifiable, Hashable, Sendable {
  public let id: String
  public var displayName: String { fatalError() }
  public var description: String { fatalError() }
  public var price: Decimal { fatalError() }
  public var displayPrice: String { fatalError() }
  public static func products<Identifiers: Collection<String>>(for identifiers: Identifiers) async throws -> [Product] { fatalError() }
  public func purchase() async throws -> PurchaseResult { fatalError() }
  public enum PurchaseResult: Sendable { case success(VerificationResult<Transaction>), userCancelled, pending }
}
@available(*, unavailable, message: "Pages are in no App Store: sell by a web payment service.") public struct Transaction: Identifiable, Hashable, Sendable {
  public let id: UInt64
  public let productID: String
  public var revocationDate: Date? { fatalError() }
  public var expirationDate: Date? { fatalError() }
  public static var updates: AsyncStream<VerificationResult<Transaction>> { fatalError() }
  public static var currentEntitlements: AsyncStream<VerificationResult<Transaction>> { fatalError() }
  public func finish() async { fatalError() }
}
@available(*, unavailable, message: "Pages are in no App Store: sell by a web payment service.") public enum VerificationResult<SignedType: Sendable>: Sendable { case verified(SignedType), unverified(SignedType, any Error) }
