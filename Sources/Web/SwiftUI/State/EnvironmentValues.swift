// What a view inherits from the views around it.

/// A value that an app adds to the environment.
public protocol EnvironmentKey {
  associatedtype Value
  static var defaultValue: Self.Value { get }
}

/// The values handed down from view to view; copying is cheap, changing copies once.
public struct EnvironmentValues {
  private var storage: Storage
  /// The row of a `ForEach` that the view is in. Beside the storage, because every row has another:
  /// in it, each row would keep a copy of everything, some 760 bytes.
  var row: RowPlace?

  /// The values of a view that nothing is handed down to.
  public init() { storage = Storage() }

  /// The value for an app's own key; its default where nothing was set.
  public subscript<K>(key: K.Type) -> K.Value where K: EnvironmentKey {
    get { storage.custom[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
    set { edit { $0.custom[ObjectIdentifier(key)] = newValue } }
  }

  /// The observable object of class `type` that was put here.
  subscript<T: AnyObject>(object type: T.Type) -> T? {
    get { storage.custom[ObjectIdentifier(type)] as? T }
    set { edit { $0.custom[ObjectIdentifier(type)] = newValue } }
  }

  private mutating func edit(_ change: (Storage) -> Void) {
    if !isKnownUniquelyReferenced(&storage) { storage = Storage(copying: storage) }
    change(storage)
  }

  private final class Storage {
    var facts = EnvironmentFacts()
    var custom: [ObjectIdentifier: Any] = [:]

    init() {}

    init(copying other: Storage) {
      facts = other.facts
      custom = other.custom
    }
  }

  /// Reads or changes one of the values that the runtime itself keeps here.
  package var facts: EnvironmentFacts {
    get { storage.facts }
    set { edit { $0.facts = newValue } }
  }

  subscript<Value>(fact path: WritableKeyPath<EnvironmentFacts, Value>) -> Value {
    get { storage.facts[keyPath: path] }
    set { edit { $0.facts[keyPath: path] = newValue } }
  }
}

extension EnvironmentValues: CustomStringConvertible {
  public var description: String { "EnvironmentValues(\(storage.custom.count) custom values)" }
}
