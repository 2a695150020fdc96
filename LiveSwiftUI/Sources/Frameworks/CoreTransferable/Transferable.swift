// The protocols of values that leave an app or come into it.

/// A value that can be dragged, pasted, shared and exported.
@preconcurrency public protocol Transferable: Sendable {
  /// The type of the representations.
  associatedtype Representation: TransferRepresentation
  /// The forms in which a value goes out and comes in, the best one first.
  @TransferRepresentationBuilder<Self> static var transferRepresentation: Representation { get }
}

/// A form, or several, in which an item goes out and comes in.
public protocol TransferRepresentation<Item>: Sendable {
  /// The type of the item.
  associatedtype Item: Transferable
  /// The type of the content.
  associatedtype Body: TransferRepresentation
  /// The representations that this one consists of.
  @TransferRepresentationBuilder<Self.Item> var body: Self.Body { get }
}

extension Never: TransferRepresentation {
  /// There is no item.
  public typealias Item = Never

  /// Never called, because there is no such value.
  public var body: Never { return fatalError("there is no value to ask") }
}

extension Never: Transferable {
  /// Never called, because there is no such value.
  public static var transferRepresentation: Never { fatalError("there is no value to transfer") }
}

/// A representation of the module's own, which has members instead of a body.
package protocol PrimitiveRepresentation {
  /// The forms, the best one first.
  var members: [RepresentationMember] { get }
}

extension TransferRepresentation {
  /// The forms, the best one first.
  var allMembers: [RepresentationMember] {
    (self as? any PrimitiveRepresentation)?.members ?? body.allMembers
  }
}

extension Transferable {
  /// The forms of this type, the best one first.
  package static var transferMembers: [RepresentationMember] {
    self == Never.self ? [] : transferRepresentation.allMembers
  }
}

/// The apps that may see a representation.
public struct TransferRepresentationVisibility: Equatable, Hashable, Sendable {
  let level: Int

  /// Every app.
  public static let all = TransferRepresentationVisibility(level: 0)
  /// Apps of the same team; here this process only.
  public static let team = TransferRepresentationVisibility(level: 1)
  /// Apps of the same group; here this process only.
  public static let group = TransferRepresentationVisibility(level: 2)
  /// This process only.
  public static let ownProcess = TransferRepresentationVisibility(level: 3)
}
