// Alerts and confirmation dialogs with a title of every kind, and those about a value.
import Foundation

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
}
