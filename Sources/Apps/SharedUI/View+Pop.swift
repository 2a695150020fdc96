// A small reward for a tap.
import SwiftUI

extension View {
  /// Lets a symbol jump when `value` changes.
  public func pops(with value: some Equatable) -> some View {
    #if os(Linux)
      // The style sheet does it when the browser flips the toggle, without waiting for the server.
      self
    #else
      symbolEffect(.bounce, value: value)
    #endif
  }
}
