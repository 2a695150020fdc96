// What a style of an app's own draws, with a node for the style's dynamic properties.

/// The view that a style makes. Where the style has `@State`, `@Environment` or the like, it gets a
/// node, as a view of the app's own does.
nonisolated struct StyleBody<Style, Content: View> {
  let style: Style
  let content: @MainActor (Style) -> Content

  init(_ style: Style, _ content: @escaping @MainActor (Style) -> Content) {
    self.style = style
    self.content = content
  }
}

/// How the environment keeps a style of an app's own: `body` draws what the style makes of a
/// control's configuration.
nonisolated func drawing<Style, Configuration>(
  _ style: Style, _ body: @escaping @MainActor (Style, Configuration) -> some View
) -> @MainActor (Configuration) -> AnyView {
  nonisolated(unsafe) let style = style  // A value, used on the main actor only from here on.
  return { configuration in AnyView(StyleBody(style) { body($0, configuration) }) }
}

extension StyleBody: View, Primitive {
  typealias Body = Never

  @MainActor func render(_ context: Context, into items: inout [Item]) {
    guard ViewFields.of(Style.self).hasProperties else {
      return content(style).draw(context.child(0), into: &items)
    }
    let node = context.node.claim(context.position) {
      StyleNode<Style, Content>(style, content, context)
    }
    node.accept(style, content, context)
    items.append(.node(node))
  }
}

private final class StyleNode<Style, Content: View>: StatefulNode {
  private var style: Style
  private var content: @MainActor (Style) -> Content

  init(_ style: Style, _ content: @escaping @MainActor (Style) -> Content, _ context: Context) {
    self.style = style
    self.content = content
    super.init(context)
  }

  func accept(
    _ style: Style, _ content: @escaping @MainActor (Style) -> Content, _ context: Context
  ) {
    self.style = style
    self.content = content
    adopt(context)
  }

  override func produce(into items: inout [Item]) {
    ViewFields.of(Style.self).attach(&style, to: self, slots: &slots)
    content(style).draw(context(), into: &items)
  }
}
