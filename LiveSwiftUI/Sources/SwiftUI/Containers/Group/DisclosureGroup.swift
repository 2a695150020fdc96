// Groups that expand and collapse.
import Foundation
import FoundationAdditions

/// Views that a person can expand and collapse.
public struct DisclosureGroup<Label, Content> where Label: View, Content: View {
  let isExpanded: Binding<Bool>?
  let label: Label
  let content: () -> Content

  /// A group that is initially collapsed, with views as its label.
  public init(
    @ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label
  ) {
    isExpanded = nil
    self.label = label()
    self.content = content
  }

  /// A group that is expanded while the binding is true, with views as its label.
  public init(
    isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.isExpanded = isExpanded
    self.label = label()
    self.content = content
  }
}

extension DisclosureGroup where Label == Text {
  /// A group that is initially collapsed, with a label from the string tables.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content) {
    self.init(content: content) { Text(titleKey) }
  }

  /// A group that is expanded while the binding is true, with a label from the string tables.
  public init(
    _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>,
    @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(isExpanded: isExpanded, content: content) { Text(titleKey) }
  }

  /// A group that is expanded while the binding is true, with a label shown verbatim.
  @_disfavoredOverload
  public init<S>(
    _ label: S, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
  ) where S: StringProtocol {
    self.init(isExpanded: isExpanded, content: content) { Text(label) }
  }

  /// A group that is initially collapsed, with a label shown verbatim.
  @_disfavoredOverload
  public init<S>(_ label: S, @ViewBuilder content: @escaping () -> Content)
  where S: StringProtocol {
    self.init(content: content) { Text(label) }
  }
}

extension DisclosureGroup: View, Primitive {
  public typealias Body = Never

  @MainActor package func render(_ context: Context, into items: inout [Item]) {
    if let style = context.builtIn.styles.disclosureGroup {
      var inner = context
      inner.environment[builtIn: \.styles.disclosureGroup] = nil
      let group = StyledDisclosureGroup(
        bound: isExpanded, label: AnyView(label), content: AnyView(content()), style: style)
      return group.draw(inner.child(0), into: &items)
    }
    let node = context.node.claim(context.position) { DisclosureNode(context) }
    let (label, content) = (label, content)
    node.accept(
      context, isExpanded: isExpanded, label: { label.draw($0, into: &$1) },
      content: { content().draw($0, into: &$1) })
    items.append(.node(node))
  }
}

/// Remembers whether a group is expanded.
final class DisclosureNode: Node {
  private var bound: Binding<Bool>?
  private var own = false
  private var label: DrawContent = { _, _ in }
  private var content: DrawContent = { _, _ in }

  func accept(
    _ context: Context, isExpanded: Binding<Bool>?, label: @escaping DrawContent,
    content: @escaping DrawContent
  ) {
    (bound, self.label, self.content) = (isExpanded, label, content)
    adopt(context)
  }

  override func produce(into items: inout [Item]) {
    let context = context()
    let isOpen = bound?.wrappedValue ?? own
    let element = context.element(.div, .disclosure)
    element.appetite = .fixed(.horizontal)
    let button = context.inside(.disclosureButton).element(.button, .disclosureButton)
    button.set("type", "button")
    button.set("aria-expanded", isOpen ? "true" : "false")
    if environment.builtIn.controls.isEnabled {
      button.emits(.click)
      button.on(.click) { [weak self] _ in
        guard let self else { return }
        if let bound {
          bound.wrappedValue.toggle()
        } else {
          own.toggle()
          markDirty()
        }
      }
    } else {
      button.set("disabled", "")
    }
    var words: [Item] = []
    label(context.inside(.label), &words)
    words.append(.element(context.inside(.disclosureMark).disclosureMark))
    button.content = .items(words)
    button.namingEnvironment = environment.builtIn
    var parts: [Item] = [.element(button)]
    if isOpen {
      let column = context.inside(.disclosedColumn).element(.div, .verticalStack.and(.disclosed))
      var inside: [Item] = []
      var place = context.inside(.disclosed).with {
        $0[builtIn: \.position.stackAxis] = .vertical
        // The group is a list row; its content is not.
        $0[builtIn: \.position.isListRow] = false
      }
      if place.builtIn.position.lazyAxis != nil { place = place.gated() }
      content(place, &inside)
      column.content = .items(inside)
      parts.append(.element(column))
    }
    element.content = .items(parts)
    context.emit(element, into: &items)
  }
}

extension DisclosureGroup where Label == Text {
  /// A group that is initially collapsed, with a localized label.
  @_disfavoredOverload public init(
    _ titleResource: LocalizedStringResource, @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(LocalizedStringKey(resource: titleResource), content: content)
  }

  /// A group that is expanded while the binding is true, with a localized label.
  @_disfavoredOverload public init(
    _ titleResource: LocalizedStringResource, isExpanded: Binding<Bool>,
    @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(LocalizedStringKey(resource: titleResource), isExpanded: isExpanded, content: content)
  }
}
