// The objects that all pages of a process share.

/// The shared objects of one service by name, made with the dependencies of its app.
@MainActor
final class SharedObjects {
  private var objects: [String: any AnyObject & Sendable] = [:]

  /// Starts without objects.
  nonisolated init() {}

  /// The object of this name, made by the first call.
  func object<Object: AnyObject & Sendable>(_ name: String, make: () -> Object) -> Object {
    if let object = objects[name] as? Object { return object }
    let object = make()
    objects[name] = object
    return object
  }
}
