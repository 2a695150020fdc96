// What one screen shows of the saved menu, and the state of its loading.
import DataLayer
import MenuData
import Observation

/// A part of the saved menu, loaded when its screen appears and again when the menu changes.
///
/// The last value stays on screen until the next one has come.
@MainActor @Observable
final class ContentModel<Request: Hashable & Sendable, Value: Sendable> {
  /// What a load depends on; the screen loads again when it changes.
  struct LoadID: Hashable {
    fileprivate let request: Request
    fileprivate let version: Int
    fileprivate let attempt: Int
  }

  /// The last value, and the state of its loading.
  private(set) var content = Loadable<Value, MenuError>()
  private var attempt = 0
  private let read: @MainActor (Request) async throws(MenuError) -> Value

  /// A model of what `read` finds in the saved menu.
  init(_ read: @escaping @MainActor (Request) async throws(MenuError) -> Value) {
    self.read = read
  }

  /// What the value on screen was loaded for.
  @ObservationIgnored private var loaded: LoadID?

  /// Identifies the load of `request` from `menu`.
  func loadID(_ request: Request, in menu: SavedMenu) -> LoadID {
    LoadID(request: request, version: menu.version, attempt: attempt)
  }

  /// The screen of the load `id` appeared: loads it, unless it did so before another screen came
  /// over it; the answer of an earlier load is dropped.
  func load(_ id: LoadID) async {
    guard loaded != id else { return }
    let generation = content.begin()
    do throws(MenuError) {
      let value = try await read(id.request)
      if content.finish(value, generation: generation) { loaded = id }
    } catch {
      content.fail(error, generation: generation)
    }
  }

  /// The person asked to try again after a failure.
  func retryTapped() { attempt += 1 }
}
