// The owner of a screen's model.
public import SwiftUI

/// Makes a model when the view is first drawn, and hands it to its content.
///
/// A later value of the view keeps the model and makes no other.
public struct ModelOwner<Model: AnyObject, Content: View>: View {
  @State private var owned = Owned<Model>()
  private let make: @MainActor () -> Model
  private let content: (Model) -> Content

  /// Content with the model that the first value of this view makes.
  public init(
    _ make: @escaping @MainActor () -> Model, @ViewBuilder content: @escaping (Model) -> Content
  ) {
    self.make = make
    self.content = content
  }

  public var body: some View { content(owned.model(make)) }
}

/// A model that is made once.
@MainActor
private final class Owned<Model: AnyObject> {
  private var model: Model?

  nonisolated init() {}

  func model(_ make: () -> Model) -> Model {
    if let model { return model }
    let made = make()
    model = made
    return made
  }
}
