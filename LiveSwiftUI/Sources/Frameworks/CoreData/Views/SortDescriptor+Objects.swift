// Orders of objects that Foundation lacks on Linux.
public import Foundation

extension Bool {
  /// False before true.
  fileprivate var rank: Int { self ? 1 : 0 }
}

extension SortDescriptor where Compared: NSObject {
  /// Orders objects by a property that is true or false: false comes first.
  public init(_ keyPath: KeyPath<Compared, Bool>, order: SortOrder = .forward) {
    // Key paths are immutable; Foundation asks for the conformance.
    let path = unsafeBitCast(
      keyPath.appending(path: \.rank), to: (any KeyPath<Compared, Int> & Sendable).self)
    self.init(path, order: order)
  }
}
