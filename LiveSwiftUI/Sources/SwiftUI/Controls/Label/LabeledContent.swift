// A value beside its name.
import Foundation
import FoundationAdditions

/// A view beside its name.
public struct LabeledContent<Label, Content> {
  let label: Label
  let content: Content
}

extension LabeledContent where Label: View, Content: View {
  /// A view with views as its name.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.init(label: label(), content: content())
  }
}

extension LabeledContent where Label == Text, Content: View {
  /// A view with a name from the string tables.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(label: Text(titleKey), content: content())
  }

  /// A view with a name shown verbatim.
  @_disfavoredOverload public init<S>(_ title: S, @ViewBuilder content: () -> Content)
  where S: StringProtocol {
    self.init(label: Text(title), content: content())
  }
}

extension LabeledContent where Label == Text, Content == Text {
  /// A text with a name from the string tables.
  public init<S>(_ titleKey: LocalizedStringKey, value: S) where S: StringProtocol {
    self.init(label: Text(titleKey), content: Text(value))
  }

  /// A text with a name shown verbatim.
  @_disfavoredOverload public init<S1, S2>(_ title: S1, value: S2)
  where S1: StringProtocol, S2: StringProtocol {
    self.init(label: Text(title), content: Text(value))
  }

  /// A value, formatted for the reader, with a name from the string tables.
  public init<F>(_ titleKey: LocalizedStringKey, value: F.FormatInput, format: F)
  where F: FormatStyle, F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(label: Text(titleKey), content: Text(value, format: format))
  }
}

extension LabeledContent: View, _BodilessView, Primitive where Label: View, Content: View {
  public typealias Body = Never

  @MainActor package func render(_ context: Context, into items: inout [Item]) {
    if let style = context.builtIn.styles.labeledContent {
      var inner = context
      inner.environment[builtIn: \.styles.labeledContent] = nil
      let parts = LabeledContentStyleConfiguration(
        label: .init(content: AnyView(label)), content: .init(content: AnyView(content)))
      return style(parts).draw(inner.child(0), into: &items)
    }
    let element = context.element(.div, .labelled)
    let hides = context.builtIn.controls.labelsHidden
    element.appetite = .fixed(hides ? [] : .horizontal)
    var parts: [Item] = []
    label.modifyingElement { if hides { $0.name(.spokenOnly) } }.draw(
      context.inside(0), into: &parts)
    // Controls in it keep their own colour, as they would not with one from the environment.
    content.modifyingElement { $0.name(.labelledValue) }.draw(context.inside(1), into: &parts)
    element.content = .items(parts)
    context.emit(element, into: &items)
  }
}

extension LabeledContent where Label == Text, Content: View {
  /// A view with a localized name.
  @_disfavoredOverload public init(
    _ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content
  ) {
    self.init(LocalizedStringKey(resource: titleResource), content: content)
  }
}

extension LabeledContent where Label == Text, Content == Text {
  /// A text with a localized name.
  @_disfavoredOverload public init<S>(_ titleResource: LocalizedStringResource, value: S)
  where S: StringProtocol {
    self.init(LocalizedStringKey(resource: titleResource), value: value)
  }

  /// A value, formatted for the reader, with a localized name.
  @_disfavoredOverload public init<F>(
    _ titleResource: LocalizedStringResource, value: F.FormatInput, format: F
  ) where F: FormatStyle, F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(LocalizedStringKey(resource: titleResource), value: value, format: format)
  }
}

extension LabeledContent where Label == Text, Content == Text {
  /// A value, formatted for the reader, with a name shown verbatim.
  @_disfavoredOverload public init<S, F>(_ title: S, value: F.FormatInput, format: F)
  where S: StringProtocol, F: FormatStyle, F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(label: Text(title), content: Text(value, format: format))
  }
}
