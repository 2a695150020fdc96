// Groups of related controls.
import FoundationAdditions

/// A group of related controls.
public struct ControlGroup<Content> where Content: View {
  let content: Content

  /// A group without a name.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }
}

/// The controls and the name of a group.
public struct LabeledControlGroupContent<Content, Label> where Content: View, Label: View {
  let content: Content
  let label: Label
}

extension LabeledControlGroupContent: View, Primitive {
  @MainActor package func render(_ context: Context, into items: inout [Item]) {
    content.draw(context.child(0), into: &items)
  }
}

extension ControlGroup {
  /// A group with views as its name, which is read aloud and is shown in a menu.
  public init<C, L>(@ViewBuilder content: () -> C, @ViewBuilder label: () -> L)
  where Content == LabeledControlGroupContent<C, L>, C: View, L: View {
    self.content = LabeledControlGroupContent(content: content(), label: label())
  }

  /// A group with a name from the string tables.
  public init<C>(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> C)
  where Content == LabeledControlGroupContent<C, Text>, C: View {
    self.init(content: content) { Text(titleKey) }
  }

  /// A group with a name shown verbatim.
  @_disfavoredOverload public init<C, S>(_ title: S, @ViewBuilder content: () -> C)
  where Content == LabeledControlGroupContent<C, Text>, C: View, S: StringProtocol {
    self.init(content: content) { Text(title) }
  }

  /// A group with a symbol and a name from the string tables.
  public init<C>(
    _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> C
  ) where Content == LabeledControlGroupContent<C, Label<Text, Image>>, C: View {
    self.init(content: content) { Label(titleKey, systemImage: systemImage) }
  }

  /// A group with a symbol and a name shown verbatim.
  @_disfavoredOverload
  public init<C, S>(_ title: S, systemImage: String, @ViewBuilder content: () -> C)
  where
    Content == LabeledControlGroupContent<C, Label<Text, Image>>, C: View, S: StringProtocol
  {
    self.init(content: content) { Label(title, systemImage: systemImage) }
  }
}

/// Type-erased access to the two parts of a named group.
@MainActor private protocol NamedControls {
  var parts: (controls: AnyView, name: AnyView) { get }
}

extension LabeledControlGroupContent: NamedControls {
  fileprivate var parts: (controls: AnyView, name: AnyView) { (AnyView(content), AnyView(label)) }
}

extension ControlGroup: View, Primitive {
  @MainActor package func render(_ context: Context, into items: inout [Item]) {
    let parts: (controls: AnyView, name: AnyView) =
      (content as? any NamedControls)?.parts ?? (AnyView(content), AnyView(EmptyView()))
    let configuration = ControlGroupStyleConfiguration(
      content: .init(content: parts.controls), label: .init(content: parts.name))
    let draw = context.builtIn.styles.controlGroupStyle ?? { AnyView(SegmentedControls(parts: $0)) }
    var inner = context.child(0)
    // A group inside the style's own body uses the outer style.
    inner.environment[builtIn: \.styles.controlGroupStyle] = nil
    draw(configuration).draw(inner, into: &items)
  }
}

extension ControlGroup {
  /// A group with a localized name.
  @_disfavoredOverload public init<C>(
    _ titleResource: LocalizedStringResource, @ViewBuilder content: () -> C
  ) where Content == LabeledControlGroupContent<C, Text>, C: View {
    self.init(LocalizedStringKey(resource: titleResource), content: content)
  }

  /// A group with a symbol and a localized name.
  @_disfavoredOverload public init<C>(
    _ titleResource: LocalizedStringResource, systemImage: String, @ViewBuilder content: () -> C
  ) where Content == LabeledControlGroupContent<C, Label<Text, Image>>, C: View {
    self.init(
      LocalizedStringKey(resource: titleResource), systemImage: systemImage, content: content)
  }
}
