// Links of iOS 13 to 15, whose screen a binding shows.
import Foundation

extension NavigationLink {
  /// A link whose screen is shown while `isActive` is true.
  public init(
    isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination,
    @ViewBuilder label: () -> Label
  ) {
    self.init(label: label(), destination: destination(), isActive: isActive)
  }

  /// A link whose screen is shown while `isActive` is true.
  public init(
    destination: Destination, isActive: Binding<Bool>, @ViewBuilder label: () -> Label
  ) {
    self.init(label: label(), destination: destination, isActive: isActive)
  }

  /// A link whose screen is shown while `selection` is `tag`.
  public init<V>(
    tag: V, selection: Binding<V?>, @ViewBuilder destination: () -> Destination,
    @ViewBuilder label: () -> Label
  ) where V: Hashable {
    self.init(
      label: label(), destination: destination(), isActive: Self.isChosen(tag, selection))
  }

  /// A link whose screen is shown while `selection` is `tag`.
  public init<V>(
    destination: Destination, tag: V, selection: Binding<V?>, @ViewBuilder label: () -> Label
  ) where V: Hashable {
    self.init(label: label(), destination: destination, isActive: Self.isChosen(tag, selection))
  }

  private static func isChosen<V: Hashable>(_ tag: V, _ selection: Binding<V?>) -> Binding<Bool> {
    Binding(
      location: MappedLocation(
        selection.access, read: { selection.wrappedValue == tag },
        write: { isShown in
          if isShown {
            selection.wrappedValue = tag
          } else if selection.wrappedValue == tag {
            selection.wrappedValue = nil
          }
        }))
  }
}

extension NavigationLink where Label == Text {
  /// A link whose screen is shown while `isActive` is true, with a title from the string tables.
  public init(
    _ titleKey: LocalizedStringKey, isActive: Binding<Bool>,
    @ViewBuilder destination: () -> Destination
  ) {
    self.init(label: Text(titleKey), destination: destination(), isActive: isActive)
  }

  /// A link whose screen is shown while `isActive` is true, with a title from the string tables.
  public init(
    _ titleKey: LocalizedStringKey, destination: Destination, isActive: Binding<Bool>
  ) {
    self.init(label: Text(titleKey), destination: destination, isActive: isActive)
  }

  /// A link whose screen is shown while `isActive` is true, with a title shown verbatim.
  @_disfavoredOverload public init<S>(
    _ title: S, isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination
  ) where S: StringProtocol {
    self.init(label: Text(title), destination: destination(), isActive: isActive)
  }

  /// A link whose screen is shown while `isActive` is true, with a title shown verbatim.
  @_disfavoredOverload public init<S>(
    _ title: S, destination: Destination, isActive: Binding<Bool>
  ) where S: StringProtocol {
    self.init(label: Text(title), destination: destination, isActive: isActive)
  }
}

extension NavigationLink {
  private init(label: Label, destination: Destination, isActive: Binding<Bool>) {
    self.init(label: label, value: nil, destination: destination)
    self.isActive = isActive
  }

  /// Draws a link whose screen a binding shows. One with an empty label takes no space, since apps
  /// hide such links behind other views.
  @MainActor func drawActiveLink(
    to destination: Destination, _ isActive: Binding<Bool>, _ context: Context,
    into items: inout [Item]
  ) {
    let label = label
    if label is EmptyView {
      return EmptyView().navigationDestination(isPresented: isActive) { destination }
        .draw(context, into: &items)
    }
    ButtonLink(label: label) { isActive.wrappedValue = true }
      .navigationDestination(isPresented: isActive) { destination }.draw(context, into: &items)
  }
}
