// The state of an app's settings: what is saved, what the form holds, and what is wrong.
import Observation

/// The settings of one app; all its windows share them.
@MainActor @Observable
final class SettingsModel<Settings: ServiceSettings> {
  /// The settings that the app runs with; nil while there are none that its service can be asked
  /// with.
  private(set) var current: Settings?
  /// What the form holds.
  var draft: Settings
  /// Why the last attempt to read or save failed.
  private(set) var fault: SettingsFault?

  @ObservationIgnored private let store: SettingsStore<Settings>
  @ObservationIgnored private let preset: Settings

  /// The settings of `store`; where none are saved, those that the build's configuration presets.
  init(_ store: SettingsStore<Settings>, preset: Settings) {
    self.store = store
    self.preset = preset
    draft = preset
    var saved: Settings?
    do throws(SettingsFault) {
      saved = try store.load()
    } catch {
      fault = error
    }
    let settings = saved ?? preset
    draft = settings
    // Settings that an earlier version of the app took.
    if fault == nil { fault = saved?.fault }
    // With settings that the Keychain did not give back, the app would run with the wrong ones.
    if settings.fault == nil, fault == nil { current = settings }
  }

  /// The form was opened: it begins with what the app runs with.
  func formOpened() {
    guard let current else { return }
    draft = current
    fault = nil
  }

  /// The person saves the form; answers whether the app runs with it now.
  func saveTapped() -> Bool {
    do throws(SettingsFault) {
      if let wrong = draft.fault { throw wrong }
      try store.save(draft)
      fault = nil
      current = draft
      return true
    } catch {
      fault = error
      return false
    }
  }
}

/// Makes what an app depends on once for the settings it runs with.
@MainActor
final class SettingsCache<Settings: ServiceSettings, Made> {
  private let make: (Settings) -> Made
  private var last: (settings: Settings, made: Made)?

  init(_ make: @escaping (Settings) -> Made) { self.make = make }

  /// What was made for these settings; made now when others came before.
  func callAsFunction(_ settings: Settings) -> Made {
    if let last, last.settings == settings { return last.made }
    let made = make(settings)
    last = (settings, made)
    return made
  }
}
