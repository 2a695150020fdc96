// Alerts and action sheets as values, in their first form. Apple keeps them without a warning.
import Foundation

/// An alert with one button or two.
public struct Alert {
  let title: Text
  let message: Text?
  let buttons: [Alert.Button]

  /// An alert with one button, titled OK by default.
  public init(title: Text, message: Text? = nil, dismissButton: Alert.Button? = nil) {
    (self.title, self.message) = (title, message)
    buttons = dismissButton.map { [$0] } ?? []
  }

  /// An alert with two buttons.
  public init(
    title: Text, message: Text? = nil, primaryButton: Alert.Button, secondaryButton: Alert.Button
  ) {
    (self.title, self.message) = (title, message)
    buttons = [primaryButton, secondaryButton]
  }

  /// A button of an alert, which closes it.
  public struct Button {
    let role: ButtonRole?
    /// The title; nil for the system's word for cancelling.
    let label: Text?
    let action: (() -> Void)?

    /// A button without a role.
    public static func `default`(_ label: Text, action: (() -> Void)? = {}) -> Alert.Button {
      Button(role: nil, label: label, action: action)
    }

    /// A button that cancels.
    public static func cancel(_ label: Text, action: (() -> Void)? = {}) -> Alert.Button {
      Button(role: .cancel, label: label, action: action)
    }

    /// A button that cancels, with the system's title.
    public static func cancel(_ action: (() -> Void)? = {}) -> Alert.Button {
      Button(role: .cancel, label: nil, action: action)
    }

    /// A button that deletes something.
    public static func destructive(_ label: Text, action: (() -> Void)? = {}) -> Alert.Button {
      Button(role: .destructive, label: label, action: action)
    }
  }
}

/// A choice of actions.
public struct ActionSheet {
  let title: Text
  let message: Text?
  let buttons: [ActionSheet.Button]

  /// A choice with a title; without a button that cancels it gets one.
  public init(title: Text, message: Text? = nil, buttons: [ActionSheet.Button] = [.cancel()]) {
    (self.title, self.message, self.buttons) = (title, message, buttons)
  }

  /// A button of an action sheet.
  public typealias Button = Alert.Button
}

/// The buttons of an alert as views.
private struct AlertButtons: View {
  let buttons: [Alert.Button]

  var body: some View {
    ForEach(Array(buttons.enumerated()), id: \.offset) { _, button in
      SwiftUI.Button(role: button.role) {
        button.action?()
      } label: {
        button.label ?? Text("Cancel")
      }
    }
  }
}

extension View {
  /// Shows an alert about `item` while it is not nil.
  public nonisolated func alert<Item>(item: Binding<Item?>, content: (Item) -> Alert) -> some View
  where Item: Identifiable {
    let alert = item.wrappedValue.map(content)
    return asking(
      .alert, alert?.title, alert?.message, alert?.buttons ?? [], isPresented: alert != nil
    ) { item.wrappedValue = nil }
  }

  /// Shows an alert while the binding is true.
  public nonisolated func alert(isPresented: Binding<Bool>, content: () -> Alert) -> some View {
    let alert = isPresented.wrappedValue ? content() : nil
    return asking(
      .alert, alert?.title, alert?.message, alert?.buttons ?? [], isPresented: alert != nil
    ) { isPresented.wrappedValue = false }
  }

  /// Shows a choice of actions about `item` while it is not nil.
  public nonisolated func actionSheet<T>(item: Binding<T?>, content: (T) -> ActionSheet)
    -> some View
  where T: Identifiable {
    let sheet = item.wrappedValue.map(content)
    return asking(
      .confirmation, sheet?.title, sheet?.message, sheet?.buttons ?? [], isPresented: sheet != nil
    ) { item.wrappedValue = nil }
  }

  /// Shows a choice of actions while the binding is true.
  public nonisolated func actionSheet(isPresented: Binding<Bool>, content: () -> ActionSheet)
    -> some View
  {
    let sheet = isPresented.wrappedValue ? content() : nil
    return asking(
      .confirmation, sheet?.title, sheet?.message, sheet?.buttons ?? [], isPresented: sheet != nil
    ) { isPresented.wrappedValue = false }
  }

  private nonisolated func asking(
    _ kind: Presentation.Kind, _ title: Text?, _ message: Text?, _ buttons: [Alert.Button],
    isPresented: Bool, dismiss: @escaping () -> Void
  ) -> some View {
    nonisolated(unsafe) let (buttons, dismiss) = (buttons, dismiss)  // Main actor only.
    return Presenting(self) {
      var words: DrawContent?
      if let message { words = { message.draw($0, into: &$1) } }
      return Presentation(
        kind: kind, title: title, isPresented: { isPresented }, dismiss: { dismiss() },
        message: words, content: { AlertButtons(buttons: buttons).draw($0, into: &$1) })
    }
  }
}
