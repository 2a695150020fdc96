// Confirmation dialogs about a value.
import Foundation
import FoundationAdditions

extension View {
  /// Shows a choice of actions about `data`, its title from the string tables.
  public nonisolated func confirmationDialog<A, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    presenting data: T?, @ViewBuilder actions: (T) -> A
  ) -> some View where A: View {
    asking(
      .confirmation, Text(titleKey), isPresented, data.map(actions), nil as EmptyView?,
      showsTitle: titleVisibility == .visible, hasSubject: data != nil)
  }

  /// Shows a choice of actions about `data` with a message, its title from the string tables.
  public nonisolated func confirmationDialog<A, M, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    presenting data: T?, @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
  ) -> some View where A: View, M: View {
    asking(
      .confirmation, Text(titleKey), isPresented, data.map(actions), data.map(message),
      showsTitle: titleVisibility == .visible, hasSubject: data != nil)
  }

  /// Shows a choice of actions about `data`, its title shown verbatim.
  @_disfavoredOverload
  public nonisolated func confirmationDialog<S, A, T>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting data: T?, @ViewBuilder actions: (T) -> A
  ) -> some View where S: StringProtocol, A: View {
    asking(
      .confirmation, Text(title), isPresented, data.map(actions), nil as EmptyView?,
      showsTitle: titleVisibility == .visible, hasSubject: data != nil)
  }

  /// Shows a choice of actions about `data` with a message, its title shown verbatim.
  @_disfavoredOverload
  public nonisolated func confirmationDialog<S, A, M, T>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting data: T?, @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
  ) -> some View where S: StringProtocol, A: View, M: View {
    asking(
      .confirmation, Text(title), isPresented, data.map(actions), data.map(message),
      showsTitle: titleVisibility == .visible, hasSubject: data != nil)
  }

  /// Shows a choice of actions about `data`.
  public nonisolated func confirmationDialog<A, T>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting data: T?, @ViewBuilder actions: (T) -> A
  ) -> some View where A: View {
    asking(
      .confirmation, title, isPresented, data.map(actions), nil as EmptyView?,
      showsTitle: titleVisibility == .visible, hasSubject: data != nil)
  }

  /// Shows a choice of actions about `data` with a message.
  public nonisolated func confirmationDialog<A, M, T>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting data: T?, @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
  ) -> some View where A: View, M: View {
    asking(
      .confirmation, title, isPresented, data.map(actions), data.map(message),
      showsTitle: titleVisibility == .visible, hasSubject: data != nil)
  }

  /// Shows a choice of actions about `data`, with a localized title.
  @_disfavoredOverload public nonisolated func confirmationDialog<A, T>(
    _ titleResource: LocalizedStringResource, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, presenting data: T?, @ViewBuilder actions: (T) -> A
  ) -> some View where A: View {
    confirmationDialog(
      LocalizedStringKey(resource: titleResource), isPresented: isPresented,
      titleVisibility: titleVisibility, presenting: data, actions: actions)
  }

  /// Shows a choice of actions about `data` with a message and a localized title.
  @_disfavoredOverload public nonisolated func confirmationDialog<A, M, T>(
    _ titleResource: LocalizedStringResource, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, presenting data: T?, @ViewBuilder actions: (T) -> A,
    @ViewBuilder message: (T) -> M
  ) -> some View where A: View, M: View {
    confirmationDialog(
      LocalizedStringKey(resource: titleResource), isPresented: isPresented,
      titleVisibility: titleVisibility, presenting: data, actions: actions, message: message)
  }
}
