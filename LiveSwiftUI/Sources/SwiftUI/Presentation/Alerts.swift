// Alerts and confirmation dialogs.
import Foundation

extension View {
  /// Shows an alert while the binding is true, with a title from the string tables. Any button
  /// closes it; without buttons it gets one titled OK.
  public nonisolated func alert<A>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
  ) -> some View where A: View {
    asking(.alert, Text(titleKey), isPresented, actions(), nil as EmptyView?)
  }

  /// Shows an alert while the binding is true, with a title shown verbatim.
  @_disfavoredOverload
  public nonisolated func alert<S, A>(
    _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
  ) -> some View where S: StringProtocol, A: View {
    asking(.alert, Text(title), isPresented, actions(), nil as EmptyView?)
  }

  /// Shows an alert with a message, its title from the string tables.
  public nonisolated func alert<A, M>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View where A: View, M: View {
    asking(.alert, Text(titleKey), isPresented, actions(), message())
  }

  /// Shows an alert with a message, its title shown verbatim.
  @_disfavoredOverload
  public nonisolated func alert<S, A, M>(
    _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View where S: StringProtocol, A: View, M: View {
    asking(.alert, Text(title), isPresented, actions(), message())
  }

  /// Shows an alert about `data`, its title from the string tables.
  public nonisolated func alert<A, M, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
  ) -> some View where A: View, M: View {
    asking(
      .alert, Text(titleKey), isPresented, data.map(actions), data.map(message),
      hasSubject: data != nil)
  }

  /// Shows an alert about `data`.
  public nonisolated func alert<A, M, T>(
    _ title: Text, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
  ) -> some View where A: View, M: View {
    asking(
      .alert, title, isPresented, data.map(actions), data.map(message), hasSubject: data != nil)
  }

  /// Shows an alert about `data`, its title shown verbatim.
  @_disfavoredOverload
  public nonisolated func alert<S, A, M, T>(
    _ title: S, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
  ) -> some View where S: StringProtocol, A: View, M: View {
    asking(
      .alert, Text(title), isPresented, data.map(actions), data.map(message),
      hasSubject: data != nil)
  }

  /// Shows an alert about an error, with the error's description as its title.
  public nonisolated func alert<E, A>(
    isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: () -> A
  ) -> some View where E: LocalizedError, A: View {
    asking(
      .alert, Text(error?.errorDescription ?? ""), isPresented, actions(), nil as EmptyView?,
      hasSubject: error != nil)
  }

  /// Shows an alert about an error, with the error's description as its title, and a message.
  public nonisolated func alert<E, A, M>(
    isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: (E) -> A,
    @ViewBuilder message: (E) -> M
  ) -> some View where E: LocalizedError, A: View, M: View {
    asking(
      .alert, Text(error?.errorDescription ?? ""), isPresented, error.map(actions),
      error.map(message), hasSubject: error != nil)
  }

  /// Shows a choice of actions, with a title from the string tables. It always has a cancel button.
  public nonisolated func confirmationDialog<A>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A
  ) -> some View where A: View {
    asking(
      .confirmation, Text(titleKey), isPresented, actions(), nil as EmptyView?,
      showsTitle: titleVisibility == .visible)
  }

  /// Shows a choice of actions, with a message and a title from the string tables.
  public nonisolated func confirmationDialog<A, M>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
  ) -> some View where A: View, M: View {
    asking(
      .confirmation, Text(titleKey), isPresented, actions(), message(),
      showsTitle: titleVisibility == .visible)
  }

  nonisolated func asking<A: View, M: View>(
    _ kind: Presentation.Kind, _ title: Text, _ isPresented: Binding<Bool>, _ actions: A,
    _ message: M?, showsTitle: Bool = true, hasSubject: Bool = true
  ) -> some View {
    nonisolated(unsafe) let (actions, message) = (actions, message)  // Main actor only.
    return Presenting(self) {
      Presentation(
        kind: kind, title: title, showsTitle: showsTitle,
        // The binding and the data are both required:
        // view/alert(_:ispresented:presenting:actions:message:).
        isPresented: { isPresented.wrappedValue && hasSubject },
        dismiss: { isPresented.wrappedValue = false },
        message: { context, items in message?.draw(context, into: &items) },
        content: { actions.draw($0, into: &$1) })
    }
  }
}
