// Links to screens whose label is a text.
import Foundation
import FoundationAdditions

extension NavigationLink where Destination == Never {
  /// A link that pushes `value`, with a localized title; nil disables it.
  @_disfavoredOverload public init<P>(_ titleResource: LocalizedStringResource, value: P?)
  where Label == Text, P: Hashable {
    self.init(LocalizedStringKey(resource: titleResource), value: value)
  }
}

extension NavigationLink where Label == Text {
  /// A link that pushes the screen `destination`, with a localized title.
  @_disfavoredOverload public init(
    _ titleResource: LocalizedStringResource, @ViewBuilder destination: () -> Destination
  ) {
    self.init(LocalizedStringKey(resource: titleResource), destination: destination)
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
