// The memory of a page, estimated from what it shows.
import SwiftUI

/// An estimate of a page's memory, made anew only when its tree has rendered since.
struct PageMemory {
  /// The bytes of one element with its part of views, states and handlers. Pages of the five apps
  /// take 400 to 640 of the heap for each.
  static let bytesPerElement = 640

  /// The bytes of the tree when it was last estimated.
  private(set) var bytes = 0
  private var renderings = -1

  /// Estimates the memory of a tree.
  @MainActor mutating func measure(_ tree: Tree) {
    guard tree.renderings != renderings else { return }
    renderings = tree.renderings
    bytes = tree.elementCount * Self.bytesPerElement
  }
}
