// A symbol that bounces when it is tapped.
import SwiftUI

extension View {
  /// Lets a symbol bounce when `value` changes.
  public func pops(with value: some Equatable) -> some View {
    #if os(Linux)
      // The style sheet does it when the browser flips the toggle, before the server answers.
      self
    #else
      symbolEffect(.bounce, value: value)
    #endif
  }
}
