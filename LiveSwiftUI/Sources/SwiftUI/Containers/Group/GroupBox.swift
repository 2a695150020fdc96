// Boxes around related views.
import Foundation
import FoundationAdditions

/// A box around related views.
public struct GroupBox<Label, Content> where Label: View, Content: View {
  let label: Label
  let content: Content

  /// A box with views as its heading.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.label = label()
    self.content = content()
  }
}

extension GroupBox where Label == EmptyView {
  /// A box without a heading.
  public init(@ViewBuilder content: () -> Content) {
    label = EmptyView()
    self.content = content()
  }
}

extension GroupBox where Label == Text {
  /// A box with a heading from the string tables.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    label = Text(titleKey)
    self.content = content()
  }

  /// A box with a heading shown verbatim.
  @_disfavoredOverload public init<S>(_ title: S, @ViewBuilder content: () -> Content)
  where S: StringProtocol {
    label = Text(title)
    self.content = content()
  }
}

extension GroupBox: View, Primitive {
  public typealias Body = Never

  @MainActor package func render(_ context: Context, into items: inout [Item]) {
    if let style = context.builtIn.styles.groupBox {
      // What the style draws is boxed as the system does.
      var inner = context
      inner.environment[builtIn: \.styles.groupBox] = nil
      let parts = GroupBoxStyleConfiguration(
        label: .init(content: AnyView(label)), content: .init(content: AnyView(content)))
      return style(parts).draw(inner.child(0), into: &items)
    }
    let element = context.element(.div, .groupBox)
    element.set("role", "group")
    element.appetite = .children(also: [], except: [])
    let words = context.text(of: label)
    if !words.isEmpty { element.set("aria-label", words) }
    let inner = context.inside()
    var parts: [Item] = []
    label.draw(inner.child(0).with { $0[builtIn: \.text.font] = .headline }, into: &parts)
    let column = inner.child(1).element(.div, .verticalStack)
    inner.child(1).fill(column, axis: .vertical, with: content)
    parts.append(.element(column))
    element.content = .items(parts)
    context.emit(element, into: &items)
  }
}

extension GroupBox where Label == Text {
  /// A box with a localized heading.
  @_disfavoredOverload public init(
    _ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content
  ) {
    self.init(LocalizedStringKey(resource: titleResource), content: content)
  }
}
