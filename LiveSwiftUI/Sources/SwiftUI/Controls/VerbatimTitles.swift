// Controls whose titles are shown verbatim.
import Foundation

extension Stepper where Label == Text {
  /// A stepper that runs these closures, with a label shown verbatim.
  @_disfavoredOverload public init<S>(
    _ title: S, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where S: StringProtocol {
    self.init(
      label: { Text(title) }, onIncrement: onIncrement, onDecrement: onDecrement,
      onEditingChanged: onEditingChanged)
  }
}

extension Picker where Label == SwiftUI.Label<Text, Image> {
  /// A picker with a symbol and a label shown verbatim.
  @_disfavoredOverload public init<S>(
    _ title: S, systemImage: String, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) where S: StringProtocol {
    self.init(selection: selection, content: content) {
      SwiftUI.Label(title, systemImage: systemImage)
    }
  }
}

extension Menu where Label == SwiftUI.Label<Text, Image> {
  /// A menu with a symbol and a title shown verbatim on its button.
  @_disfavoredOverload public nonisolated init<S>(
    _ title: S, systemImage: String, @ViewBuilder content: () -> Content
  ) where S: StringProtocol {
    self.init(content: content) { SwiftUI.Label(title, systemImage: systemImage) }
  }
}

extension SecureField where Label == Text {
  /// A field that reports the Return key, with a name shown verbatim.
  @_disfavoredOverload public init<S>(
    _ title: S, text: Binding<String>, onCommit: @escaping () -> Void
  ) where S: StringProtocol {
    var field = TextField(text: text, prompt: nil, isSecret: true, label: Text(title))
    field.onCommit = onCommit
    self.field = field
  }
}

extension LabeledContent where Label == Text, Content == Text {
  /// A value, formatted for the reader, with a name shown verbatim.
  @_disfavoredOverload public init<S, F>(_ title: S, value: F.FormatInput, format: F)
  where S: StringProtocol, F: FormatStyle, F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(label: Text(title), content: Text(value, format: format))
  }
}

extension NavigationLink where Label == Text {
  /// A link whose screen is shown while `selection` is `tag`, with a title from the string tables.
  public init<V>(
    _ titleKey: LocalizedStringKey, tag: V, selection: Binding<V?>,
    @ViewBuilder destination: () -> Destination
  ) where V: Hashable {
    self.init(tag: tag, selection: selection, destination: destination) { Text(titleKey) }
  }

  /// A link whose screen is shown while `selection` is `tag`, with a title shown verbatim.
  @_disfavoredOverload public init<S, V>(
    _ title: S, tag: V, selection: Binding<V?>, @ViewBuilder destination: () -> Destination
  ) where S: StringProtocol, V: Hashable {
    self.init(tag: tag, selection: selection, destination: destination) { Text(title) }
  }

  /// A link whose screen is shown while `selection` is `tag`, with a title from the string tables.
  public init<V>(
    _ titleKey: LocalizedStringKey, destination: Destination, tag: V, selection: Binding<V?>
  ) where V: Hashable {
    self.init(destination: destination, tag: tag, selection: selection) { Text(titleKey) }
  }

  /// A link whose screen is shown while `selection` is `tag`, with a title shown verbatim.
  @_disfavoredOverload public init<S, V>(
    _ title: S, destination: Destination, tag: V, selection: Binding<V?>
  ) where S: StringProtocol, V: Hashable {
    self.init(destination: destination, tag: tag, selection: selection) { Text(title) }
  }
}

extension ContentUnavailableView
where Label == SwiftUI.Label<Text, Image>, Description == Text?, Actions == EmptyView {
  /// A picture of the app and a title from the string tables, with a description below.
  public init(_ title: LocalizedStringKey, image name: String, description: Text? = nil) {
    label = SwiftUI.Label(title, image: name)
    self.description = description
    actions = EmptyView()
  }

  /// A picture of the app and a title shown verbatim, with a description below.
  @_disfavoredOverload
  public init<S>(_ title: S, image name: String, description: Text? = nil) where S: StringProtocol {
    label = SwiftUI.Label(title, image: name)
    self.description = description
    actions = EmptyView()
  }
}
