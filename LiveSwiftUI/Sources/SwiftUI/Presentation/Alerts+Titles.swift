// Alerts and confirmation dialogs with a title of every kind, and those about a value.
import Foundation
import FoundationAdditions

extension View {
  /// Shows an alert while the binding is true.
  public nonisolated func alert<A>(
    _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
  ) -> some View where A: View {
    asking(.alert, title, isPresented, actions(), nil as EmptyView?)
  }

  /// Shows an alert with a message while the binding is true.
  public nonisolated func alert<A, M>(
    _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View where A: View, M: View {
    asking(.alert, title, isPresented, actions(), message())
  }

  /// Shows an alert about `data`, its title from the string tables.
  public nonisolated func alert<A, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: (T) -> A
  ) -> some View where A: View {
    alert(Text(titleKey), isPresented: isPresented, presenting: data, actions: actions)
  }

  /// Shows an alert about `data`, its title shown verbatim.
  @_disfavoredOverload
  public nonisolated func alert<S, A, T>(
    _ title: S, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A
  ) -> some View where S: StringProtocol, A: View {
    alert(Text(title), isPresented: isPresented, presenting: data, actions: actions)
  }

  /// Shows an alert about `data`.
  public nonisolated func alert<A, T>(
    _ title: Text, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A
  ) -> some View where A: View {
    asking(
      .alert, title, isPresented, data.map(actions), nil as EmptyView?, hasSubject: data != nil)
  }

  /// Shows a choice of actions, its title shown verbatim.
  @_disfavoredOverload
  public nonisolated func confirmationDialog<S, A>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A
  ) -> some View where S: StringProtocol, A: View {
    confirmationDialog(
      Text(title), isPresented: isPresented, titleVisibility: titleVisibility, actions: actions)
  }

  /// Shows a choice of actions.
  public nonisolated func confirmationDialog<A>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A
  ) -> some View where A: View {
    asking(
      .confirmation, title, isPresented, actions(), nil as EmptyView?,
      showsTitle: titleVisibility == .visible)
  }

  /// Shows a choice of actions with a message, its title shown verbatim.
  @_disfavoredOverload
  public nonisolated func confirmationDialog<S, A, M>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
  ) -> some View where S: StringProtocol, A: View, M: View {
    confirmationDialog(
      Text(title), isPresented: isPresented, titleVisibility: titleVisibility, actions: actions,
      message: message)
  }

  /// Shows a choice of actions with a message.
  public nonisolated func confirmationDialog<A, M>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
  ) -> some View where A: View, M: View {
    asking(
      .confirmation, title, isPresented, actions(), message(),
      showsTitle: titleVisibility == .visible)
  }

  /// Shows an alert about `data`, with a localized title.
  @_disfavoredOverload public nonisolated func alert<A, T>(
    _ titleResource: LocalizedStringResource, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: (T) -> A
  ) -> some View where A: View {
    alert(
      LocalizedStringKey(resource: titleResource), isPresented: isPresented, presenting: data,
      actions: actions)
  }

  /// Shows an alert while the binding is true, with a localized title. Any button closes it;
  /// without buttons it gets one titled OK.
  @_disfavoredOverload public nonisolated func alert<A>(
    _ titleResource: LocalizedStringResource, isPresented: Binding<Bool>,
    @ViewBuilder actions: () -> A
  ) -> some View where A: View {
    alert(LocalizedStringKey(resource: titleResource), isPresented: isPresented, actions: actions)
  }

  /// Shows an alert with a message and a localized title.
  @_disfavoredOverload public nonisolated func alert<A, M>(
    _ titleResource: LocalizedStringResource, isPresented: Binding<Bool>,
    @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
  ) -> some View where A: View, M: View {
    alert(
      LocalizedStringKey(resource: titleResource), isPresented: isPresented, actions: actions,
      message: message)
  }

  /// Shows an alert about `data`, with a localized title.
  @_disfavoredOverload public nonisolated func alert<A, M, T>(
    _ titleResource: LocalizedStringResource, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
  ) -> some View where A: View, M: View {
    alert(
      LocalizedStringKey(resource: titleResource), isPresented: isPresented, presenting: data,
      actions: actions, message: message)
  }

  /// Shows a choice of actions, with a localized title. It always has a cancel button.
  @_disfavoredOverload public nonisolated func confirmationDialog<A>(
    _ titleResource: LocalizedStringResource, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> A
  ) -> some View where A: View {
    confirmationDialog(
      LocalizedStringKey(resource: titleResource), isPresented: isPresented,
      titleVisibility: titleVisibility, actions: actions)
  }

  /// Shows a choice of actions, with a message and a localized title.
  @_disfavoredOverload public nonisolated func confirmationDialog<A, M>(
    _ titleResource: LocalizedStringResource, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View where A: View, M: View {
    confirmationDialog(
      LocalizedStringKey(resource: titleResource), isPresented: isPresented,
      titleVisibility: titleVisibility, actions: actions, message: message)
  }
}
