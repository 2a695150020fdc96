// The class names that an element has in the HTML, for tests alone.
@testable import SwiftUI

extension Element {
  /// Whether the attribute `class` has the name.
  func isNamed(_ name: String) -> Bool {
    attribute("class")?.split(separator: " ").contains { $0 == name } ?? false
  }
}
