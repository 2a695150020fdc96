// The values that a view inherits from the views around it.

/// The key of a value that an app adds to the environment.
public protocol EnvironmentKey {
  /// The type of the value.
  associatedtype Value
  /// The value where no view around sets one.
  static var defaultValue: Self.Value { get }
}

/// The values inherited from view to view. Copying costs nothing; see `EnvironmentStorage` for
/// changes.
public struct EnvironmentValues {
  private var storage: EnvironmentStorage
  /// The `ForEach` row that contains the view. It lies outside the storage because it differs for
  /// every row: inside, each row would need its own storage.
  var row: LazyRow?
  /// The screen, column, tab or fitting candidate that contains the view. It lies outside the
  /// storage because there may be two in every row.
  var cover: WeakCover?

  /// The values of a view that inherits nothing.
  public init() { storage = EnvironmentStorage() }

  /// The value for an app's own key; its default where none is set.
  public subscript<K>(key: K.Type) -> K.Value where K: EnvironmentKey {
    get { storage.custom[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
    set { storage = storage.setting(key, newValue) }
  }

  /// The observable object of class `type` in this environment.
  subscript<T: AnyObject>(object type: T.Type) -> T? {
    get { storage.custom[ObjectIdentifier(type)] as? T }
    set { storage = storage.setting(type, newValue) }
  }

  /// The values that the runtime itself stores here.
  package var builtIn: BuiltInEnvironment {
    _read { yield storage.builtIn }
    set { storage = EnvironmentStorage(newValue, copying: storage) }
  }

  subscript<Value>(builtIn path: WritableKeyPath<BuiltInEnvironment, Value>) -> Value {
    get { storage.builtIn[keyPath: path] }
    set { storage = storage.setting(path, newValue) { $0[keyPath: path] = newValue } }
  }

  /// Sets the value at `path`, and other values that `change` must derive from `value` alone.
  mutating func set<Value>(
    _ path: WritableKeyPath<BuiltInEnvironment, Value>, _ value: Value,
    _ change: (inout BuiltInEnvironment) -> Void
  ) {
    storage = storage.setting(path, value, change)
  }

  /// Whether these are the same values in the same row. False negatives are possible, false
  /// positives are not.
  func isSame(as other: EnvironmentValues) -> Bool {
    storage === other.storage && row === other.row && cover === other.cover
  }
}

extension EnvironmentValues: CustomStringConvertible {
  /// The number of app-defined values, for the log.
  public var description: String { "EnvironmentValues(\(storage.custom.count) custom values)" }
}
