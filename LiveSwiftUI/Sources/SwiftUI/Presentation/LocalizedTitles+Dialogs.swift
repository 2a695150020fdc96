// Alerts and dialogs with a title that is looked up where it is shown.
import Foundation
import FoundationAdditions

extension View {
  /// Shows an alert about `data`, with a localized title.
  @_disfavoredOverload public nonisolated func alert<A, T>(
    _ titleResource: LocalizedStringResource, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: (T) -> A
  ) -> some View where A: View {
    alert(
      LocalizedStringKey(resource: titleResource), isPresented: isPresented, presenting: data,
      actions: actions)
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
