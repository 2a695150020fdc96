// Values of the user defaults by key-value coding, which Foundation on Linux lacks.
public import Foundation

extension UserDefaults {
  /// The value of a key; nil where none is set.
  public func value(forKey key: String) -> Any? { object(forKey: key) }

  /// Sets the value of a key; nil removes it.
  public func setValue(_ value: Any?, forKey key: String) { set(value, forKey: key) }
}
