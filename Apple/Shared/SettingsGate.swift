// An app behind its settings: they are asked for first, and can be changed later.
import SharedUI
import SwiftUI

/// The app, once it has settings; before that, the form that asks for them.
struct SettingsGate<Settings: ServiceSettings, Content: View, Fields: View>: View {
  @State private var isOpen = false
  private let model: SettingsModel<Settings>
  private let content: (Settings) -> Content
  private let fields: (Binding<Settings>) -> Fields

  init(
    _ model: SettingsModel<Settings>, @ViewBuilder content: @escaping (Settings) -> Content,
    @ViewBuilder fields: @escaping (Binding<Settings>) -> Fields
  ) {
    self.model = model
    self.content = content
    self.fields = fields
  }

  var body: some View {
    if let settings = model.current {
      content(settings)
        // Other settings are another service: every screen begins anew.
        .id(settings)
        .environment(\.serviceSettings, ServiceSettingsAction { opened() })
        .sheet(isPresented: $isOpen) {
          NavigationStack {
            SettingsForm(model: model, fields: fields) { isOpen = false }
              .toolbar {
                ToolbarItem(placement: .cancellationAction) {
                  Button("Cancel") { isOpen = false }
                }
              }
          }
        }
    } else {
      NavigationStack { SettingsForm(model: model, fields: fields) {} }
    }
  }

  private func opened() {
    model.formOpened()
    isOpen = true
  }
}

/// The fields of the settings, what is wrong with them, and the button that saves them. Return in
/// the last field saves as well.
private struct SettingsForm<Settings: ServiceSettings, Fields: View>: View {
  let model: SettingsModel<Settings>
  let fields: (Binding<Settings>) -> Fields
  let saved: @MainActor () -> Void

  var body: some View {
    List {
      fields(Bindable(model).draft)
      if let fault = model.fault {
        Section { fault.message.foregroundStyle(.red) }
      }
    }
    .submitLabel(.done)
    .onSubmit(save)
    .navigationTitle("Settings")
    .toolbar {
      // In the bar, because the keyboard would cover a row.
      ToolbarItem(placement: .confirmationAction) { Button("Save", action: save) }
    }
  }

  private func save() {
    if model.saveTapped() { saved() }
  }
}
