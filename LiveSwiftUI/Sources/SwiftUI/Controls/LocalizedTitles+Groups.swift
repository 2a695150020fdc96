// Labels and groups with a text that is looked up where it is shown.
import DeveloperToolsSupport
import Foundation
import FoundationAdditions

extension Label where Title == Text, Icon == Image {
  /// A localized title, with a picture of the app.
  @_disfavoredOverload public nonisolated init(
    _ titleResource: LocalizedStringResource, image name: String
  ) {
    self.init(LocalizedStringKey(resource: titleResource), image: name)
  }

  /// A localized title, with a picture of the app.
  @_disfavoredOverload public nonisolated init(
    _ titleResource: LocalizedStringResource, image resource: ImageResource
  ) {
    self.init(LocalizedStringKey(resource: titleResource), image: resource)
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

extension ContentUnavailableView
where Label == SwiftUI.Label<Text, Image>, Description == Text?, Actions == EmptyView {
  /// A picture of the app and a localized title, with a description below.
  @_disfavoredOverload public init(
    _ title: LocalizedStringResource, image name: String, description: Text? = nil
  ) {
    self.init(LocalizedStringKey(resource: title), image: name, description: description)
  }

  /// A symbol and a localized title, with a description below.
  @_disfavoredOverload public init(
    _ title: LocalizedStringResource, systemImage name: String, description: Text? = nil
  ) {
    self.init(LocalizedStringKey(resource: title), systemImage: name, description: description)
  }
}

extension ProgressView where CurrentValueLabel == EmptyView {
  /// A spinner with a localized title below it.
  @_disfavoredOverload public init(_ titleResource: LocalizedStringResource) where Label == Text {
    self.init(LocalizedStringKey(resource: titleResource))
  }
}

extension ProgressView {
  /// A bar filled to `value` of `total`, with a localized title.
  @_disfavoredOverload public init<V>(
    _ titleResource: LocalizedStringResource, value: V?, total: V = 1.0
  ) where Label == Text, CurrentValueLabel == EmptyView, V: BinaryFloatingPoint {
    self.init(LocalizedStringKey(resource: titleResource), value: value, total: total)
  }
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

extension GroupBox where Label == Text {
  /// A box with a localized heading.
  @_disfavoredOverload public init(
    _ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content
  ) {
    self.init(LocalizedStringKey(resource: titleResource), content: content)
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
