// Groups of related rows under a heading.
import Foundation
import FoundationAdditions

/// Related rows under a heading.
public struct Section<Parent, Content, Footer> {
  let header: Parent
  let content: Content
  let footer: Footer
  /// Whether the rows are shown; nil where a section has no button that hides them.
  var isExpanded: Binding<Bool>?
}

extension Section: View, _BodilessView, Primitive where Parent: View, Content: View, Footer: View {
  public typealias Body = Never

  @MainActor package func render(_ context: Context, into items: inout [Item]) {
    let place = context.builtIn.position
    if place.isInMenu, place.options == nil { return renderGroup(context, into: &items) }
    if let axis = place.lazyAxis, let pinned = place.pinnedViews, place.options == nil {
      return renderLazily(context, axis, pinned, into: &items)
    }
    place.list?.node?.foundSection()
    // The list draws its rows again, so these would not be kept.
    if place.list?.node?.startsOver == true { return }
    let section = context.element(.section, .section)
    section.appetite = .fixed(.horizontal)
    var parts: [Item] = []
    var plain = context.inside()
    plain.environment[builtIn: \.position.isListRow] = false
    plain.environment[builtIn: \.position.isInRow] = false
    if let heading = heading(plain) { parts.append(.element(heading)) }
    let list = plain.child(.sectionRows).element(.ul, .rows)
    list.set("role", "list")
    list.appetite = .fixed(.horizontal)
    var inner = context.inside(1)
    inner.environment[builtIn: \.position.isListRow] = true
    inner.environment[builtIn: \.position.isInRow] = context.builtIn.position.list != nil
    var rows: [Item] = []
    if isExpanded?.wrappedValue ?? true {
      content.draw(inner.decorated(ListNode.row), into: &rows)
      list.content = .items(rows)
      parts.append(.element(list))
    }
    let note = plain.child(.sectionFooter).element(.div, .sectionFooter)
    plain.child(.sectionFooter).fill(note, axis: .vertical, with: footer)
    if case .items(let content) = note.content, !content.isEmpty { parts.append(.element(note)) }
    section.content = .items(parts)
    context.emit(section, into: &items)
  }

  /// The heading; nil when the header is empty and hides nothing.
  @MainActor private func heading(_ context: Context) -> Element? {
    let heading = context.child(.sectionHeader).element(.h2, .sectionHeader)
    context.child(.sectionHeader).fill(heading, axis: .vertical, with: header)
    let controls = Tag.namesOfControls
    if let isExpanded {
      addButton(to: heading, isExpanded, context.child(.sectionButton))
    } else if heading.firstElement(where: { controls.contains($0.tag) }) != nil {
      heading.set("role", "none")
    }
    guard case .items(let content) = heading.content, !content.isEmpty else { return nil }
    if let least = context.builtIn.position.minHeaderHeight {
      heading.style("min-height", CSS.length(least))
      heading.style("align-content", "end")
    }
    return heading
  }

  /// Makes the content of a heading the label of a button that shows and hides the rows.
  @MainActor private func addButton(
    to heading: Element, _ isExpanded: Binding<Bool>, _ context: Context
  ) {
    guard case .items(var label) = heading.content else { return }
    let button = context.element(.button, .disclosureButton)
    button.set("type", "button")
    button.set("aria-expanded", isExpanded.wrappedValue ? "true" : "false")
    if context.builtIn.controls.isEnabled {
      button.emits(.click)
      button.on(.click) { _ in isExpanded.wrappedValue.toggle() }
    } else {
      button.set("disabled", "")
    }
    label.append(.element(context.inside(0).disclosureMark))
    button.content = .items(label)
    button.namingEnvironment = context.builtIn
    heading.content = .items([.element(button)])
  }
}

extension Section where Parent: View, Content: View, Footer: View {
  /// A section with a heading and a footer; empty ones take no space.
  public init(
    @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent,
    @ViewBuilder footer: () -> Footer
  ) {
    self.init(header: header(), content: content(), footer: footer())
  }
}

extension Section where Parent == EmptyView, Content: View, Footer: View {
  /// A section with a footer.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer) {
    self.init(header: EmptyView(), content: content(), footer: footer())
  }
}

extension Section where Parent: View, Content: View, Footer == EmptyView {
  /// A section with a heading.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) {
    self.init(header: header(), content: content(), footer: EmptyView())
  }
}

extension Section where Parent: View, Content: View, Footer == EmptyView {
  /// A section whose rows are shown while the binding is true. The heading is a button in a list of
  /// any style; on iOS in a sidebar.
  public init(
    isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content,
    @ViewBuilder header: () -> Parent
  ) {
    self.init(
      header: header(), content: content(), footer: EmptyView(), isExpanded: isExpanded)
  }
}

extension Section where Parent == Text, Content: View, Footer == EmptyView {
  /// A section with a heading from the string tables, whose rows are shown while the binding is
  /// true.
  public init(
    _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content
  ) {
    self.init(isExpanded: isExpanded, content: content) { Text(titleKey) }
  }

  /// A section with a heading shown verbatim, whose rows are shown while the binding is true.
  @_disfavoredOverload public init<S>(
    _ title: S, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content
  ) where S: StringProtocol {
    self.init(isExpanded: isExpanded, content: content) { Text(title) }
  }
}

extension Section where Parent == EmptyView, Content: View, Footer == EmptyView {
  /// A section without a heading or footer.
  public init(@ViewBuilder content: () -> Content) {
    self.init(header: EmptyView(), content: content(), footer: EmptyView())
  }
}

extension Section where Parent == Text, Content: View, Footer == EmptyView {
  /// A section with a heading from the string tables.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(header: Text(titleKey), content: content(), footer: EmptyView())
  }

  // Disfavoured, as in Apple's API: a literal is a key of the string tables.
  /// A section with a heading shown verbatim.
  @_disfavoredOverload public init<S>(
    _ title: S, @ViewBuilder content: () -> Content
  ) where S: StringProtocol {
    self.init(header: Text(title), content: content(), footer: EmptyView())
  }
}

extension Tag {
  /// The elements of controls; a section's header with one of them is no heading.
  static let namesOfControls: [Tag] = [.button, .a, .select, .input]
}

extension Section where Parent == Text, Content: View, Footer == EmptyView {
  /// A section with a localized heading, whose rows are shown while the binding is true.
  @_disfavoredOverload public init(
    _ titleResource: LocalizedStringResource, isExpanded: Binding<Bool>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(LocalizedStringKey(resource: titleResource), isExpanded: isExpanded, content: content)
  }

  /// A section with a localized heading.
  @_disfavoredOverload public init(
    _ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content
  ) {
    self.init(LocalizedStringKey(resource: titleResource), content: content)
  }
}

extension Section where Parent: View, Content: View, Footer: View {
  /// A section with a heading and a footer.
  public init(header: Parent, footer: Footer, @ViewBuilder content: () -> Content) {
    self.init(header: header, content: content(), footer: footer)
  }
}

extension Section where Parent: View, Content: View, Footer == EmptyView {
  /// A section with a heading.
  public init(header: Parent, @ViewBuilder content: () -> Content) {
    self.init(header: header, content: content(), footer: EmptyView())
  }
}

extension Section where Parent == EmptyView, Content: View, Footer: View {
  /// A section with a footer.
  public init(footer: Footer, @ViewBuilder content: () -> Content) {
    self.init(header: EmptyView(), content: content(), footer: footer)
  }
}
