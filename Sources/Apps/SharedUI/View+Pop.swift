// A symbol that bounces when it is tapped.
public import SwiftUI

extension View {
  /// Makes a symbol bounce when `value` changes.
  public func pops(with value: some Equatable) -> some View {
    #if canImport(Darwin)
      symbolEffect(.bounce, value: value)
    #else
      // LiveSwiftUI does it for every toggle.
      self
    #endif
  }
}
