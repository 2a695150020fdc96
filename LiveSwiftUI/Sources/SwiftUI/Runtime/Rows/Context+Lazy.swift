// The rendering of content in lazy containers.
import Foundation

extension Context {
  /// Renders `content` into a lazy container: each row of a `ForEach` gets a gate that the browser
  /// opens.
  func fillLazily(
    _ element: Element, axis: Axis, pinned: PinnedScrollableViews, with content: some View
  ) {
    var inner = inside()
    inner.environment[builtIn: \.position.pinnedViews] = pinned
    inner.environment[builtIn: \.position.stackAxis] = axis
    inner.environment[builtIn: \.position.lazyAxis] = axis
    var children: [Item] = []
    content.draw(inner.gated(), into: &children)
    element.content = .items(children)
  }

  /// A context whose elements report when they come near the viewport, if something in them waits
  /// for that.
  func gated() -> Context {
    decorated { element, context in
      element.gate = context.environment.row?.gate
      return element
    }
  }
}

extension Section where Parent: View, Content: View, Footer: View {
  /// Draws the section in a lazy stack or grid along `axis`: its views stay those of the container,
  /// and its header and footer span the container's columns or rows.
  @MainActor func renderLazily(
    _ context: Context, _ axis: Axis, _ pinned: PinnedScrollableViews, into items: inout [Item]
  ) {
    let section = context.element(
      .section, axis == .vertical ? .lazySection : .lazySection.and(.sideways))
    section.appetite = .children(also: axis == .vertical ? .horizontal : .vertical, except: [])
    var parts: [Item] = []
    context.inside(.sectionHeader).lazyEnd(
      .h2, .lazyHeader, pinned.contains(.sectionHeaders), header, into: &parts)
    if isExpanded?.wrappedValue ?? true {
      content.draw(context.inside(.sectionRows).gated(), into: &parts)
    }
    context.inside(.sectionFooter).lazyEnd(
      .div, .lazyFooter, pinned.contains(.sectionFooters), footer, into: &parts)
    section.content = .items(parts)
    context.emit(section, into: &items)
  }
}

extension Context {
  /// Draws a section's header or footer unless it is empty.
  fileprivate func lazyEnd(
    _ tag: Tag, _ name: ClassName, _ isPinned: Bool, _ content: some View, into parts: inout [Item]
  ) {
    let box = element(tag, isPinned ? name.and(.pinned) : name)
    box.appetite = .children(also: [], except: [])
    fill(box, axis: .vertical, with: content)
    guard case .items(let views) = box.content, !views.isEmpty else { return }
    if tag == .h2, box.firstElement(where: { Tag.namesOfControls.contains($0.tag) }) != nil {
      box.set("role", "none")
    }
    parts.append(.element(box))
  }
}
