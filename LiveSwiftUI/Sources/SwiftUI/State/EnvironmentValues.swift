// What a view inherits from the views around it.

/// A value that an app adds to the environment.
public protocol EnvironmentKey {
  /// The type of the value.
  associatedtype Value
  /// The value where no view around has set one.
  static var defaultValue: Self.Value { get }
}

/// The values handed down from view to view. Copying costs nothing; see `EnvironmentStorage` for
/// changes.
public struct EnvironmentValues {
  private var storage: EnvironmentStorage
  /// The row of a `ForEach` that the view is in. Beside the storage, because every row has another:
  /// in it, each row would keep a storage of its own.
  var row: RowPlace?

  /// The values of a view that nothing is handed down to.
  public init() { storage = EnvironmentStorage() }

  /// The value for an app's own key; its default where nothing was set.
  public subscript<K>(key: K.Type) -> K.Value where K: EnvironmentKey {
    get { storage.custom[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
    set { storage = storage.setting(key, newValue) }
  }

  /// The observable object of class `type` that was put here.
  subscript<T: AnyObject>(object type: T.Type) -> T? {
    get { storage.custom[ObjectIdentifier(type)] as? T }
    set { storage = storage.setting(type, newValue) }
  }

  /// Reads or changes one of the values that the runtime itself keeps here.
  package var facts: EnvironmentFacts {
    _read { yield storage.facts }
    set { storage = EnvironmentStorage(newValue, copying: storage) }
  }

  subscript<Value>(fact path: WritableKeyPath<EnvironmentFacts, Value>) -> Value {
    get { storage.facts[keyPath: path] }
    set { storage = storage.setting(path, newValue) { $0[keyPath: path] = newValue } }
  }

  /// Sets the value at `path` and with it others, which `change` must derive from `value` alone.
  mutating func set<Value>(
    _ path: WritableKeyPath<EnvironmentFacts, Value>, _ value: Value,
    _ change: (inout EnvironmentFacts) -> Void
  ) {
    storage = storage.setting(path, value, change)
  }

  /// Whether these are the same values, in the same row; false may be wrong, true never is.
  func isSame(as other: EnvironmentValues) -> Bool {
    storage === other.storage && row === other.row
  }
}

extension EnvironmentValues: CustomStringConvertible {
  /// How many values of the app's own are set, for the log.
  public var description: String { "EnvironmentValues(\(storage.custom.count) custom values)" }
}
