// The parts of a control that a style receives: a label or another view made by the app.

/// A view in a style's configuration that shows a part of the control.
@MainActor package protocol StyleContent: Primitive {
  /// The view that the control was made with.
  var content: AnyView { get }
}

extension StyleContent {
  @MainActor package func render(_ context: Context, into items: inout [Item]) {
    content.draw(context.child(0), into: &items)
  }
}
