// Views that are drawn anew only when they differ from last time.
import Foundation

extension View {
  /// The view itself: what is drawn anew is compared in any case.
  public nonisolated func equatable() -> EquatableView<Self> where Self: Equatable {
    EquatableView(content: self)
  }
}

/// A view that can be compared.
@frozen public nonisolated struct EquatableView<Content> where Content: Equatable, Content: View {
  /// The view.
  public var content: Content

  /// A view that can be compared.
  public init(content: Content) { self.content = content }
}

extension EquatableView: View {
  /// The view.
  @MainActor public var body: some View { content }
}
