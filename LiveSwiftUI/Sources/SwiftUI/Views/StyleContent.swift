// What a style is given of a control: a label or another part, already made by the app.

/// A view of a style's configuration that shows what the control was made with.
@MainActor package protocol StyleContent: Primitive {
  /// What the control was made with.
  var content: AnyView { get }
}

extension StyleContent {
  @MainActor package func render(_ context: Context, into items: inout [Item]) {
    content.draw(context.child(0), into: &items)
  }
}
