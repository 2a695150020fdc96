// Sections of a menu: commands between lines, under a heading.

extension Section where Parent: View, Content: View, Footer: View {
  /// Draws the commands as a group of a menu. As on an iPhone, the footer is not shown.
  @MainActor func renderGroup(_ context: Context, into items: inout [Item]) {
    let group = context.element(.div, .menuSection)
    group.set("role", "group")
    var parts: [Item] = []
    let name = context.text(of: header)
    if !name.isEmpty {
      group.set("aria-label", name)
      let heading = context.inside(0).element(.div, .menuHeading)
      heading.set("aria-hidden", "true")
      heading.content = .text(name)
      parts.append(.element(heading))
    }
    if isExpanded?.wrappedValue ?? true { content.draw(context.inside(1), into: &parts) }
    group.content = .items(parts)
    group.appetite = .fixed([])
    context.emit(group, into: &items)
  }
}
