// Values of any type in one dictionary.
import Foundation

/// A value of a property.
protocol ValueBox: AnyObject {
  /// The value to compare with others of the same property; nil for nil, and for values that
  /// cannot be compared.
  var key: AnyHashable? { get }
}

/// A value of a known type.
final class Box<Value>: ValueBox {
  let value: Value

  init(_ value: Value) { self.value = value }

  var key: AnyHashable? {
    if let value = value as? any Nillable, value.isNil { return nil }
    return value as? AnyHashable
  }
}

/// A type that may be nil.
protocol Nillable {
  static var none: Self { get }
  var isNil: Bool { get }
}

extension Optional: Nillable {
  var isNil: Bool {
    if case .none = self { true } else { false }
  }
}

/// A related model: itself, or its identity until it is read.
enum Link {
  case model(any PersistentModel)
  case id(PersistentIdentifier)

  var identifier: PersistentIdentifier {
    switch self {
    case .model(let model): model.persistentModelID
    case .id(let identifier): identifier
    }
  }
}
