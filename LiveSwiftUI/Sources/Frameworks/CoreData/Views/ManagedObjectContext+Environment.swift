// The context of objects in the environment of views.
public import SwiftUI

private struct ManagedObjectContextKey: EnvironmentKey {
  /// A context without a store, whose fetches fail.
  static let defaultValue = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
}

extension EnvironmentValues {
  /// The context of objects. Without one above, it has no store.
  public var managedObjectContext: NSManagedObjectContext {
    get { self[ManagedObjectContextKey.self] }
    set { self[ManagedObjectContextKey.self] = newValue }
  }
}
