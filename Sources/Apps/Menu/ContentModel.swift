// The content of one screen of the saved menu, and the state of loading it.
import DataLayer
import MenuData
import Observation
import SharedUI
import SwiftUI

/// A part of the saved menu, loaded when its screen appears and again when the menu changes.
///
/// The last value stays on screen until the next one is loaded.
@MainActor @Observable
final class ContentModel<Request: Hashable & Sendable, Value: Sendable> {
  /// The values that a load depends on. The screen loads again when they change.
  struct LoadID: Hashable {
    fileprivate let request: Request
    fileprivate let version: Int
    fileprivate let attempt: Int
  }

  /// The last value, and the state of loading it.
  var content: Loadable<Value, MenuError> { loading.content }
  private let loading = RefreshableLoad<Value, MenuError>()
  private var attempt = 0
  private let read: @MainActor (Request) async throws(MenuError) -> Value

  /// A model of the part of the saved menu that `read` returns.
  init(_ read: @escaping @MainActor (Request) async throws(MenuError) -> Value) {
    self.read = read
  }

  /// The id of the load of the shown value.
  @ObservationIgnored private var loaded: LoadID?

  /// Identifies the load of `request` from `menu`.
  func loadID(_ request: Request, in menu: SavedMenu) -> LoadID {
    LoadID(request: request, version: menu.version, attempt: attempt)
  }

  /// Loads `id` for the screen's `.task`, unless that was done before another screen covered it.
  /// The answer of an earlier load is dropped.
  func load(_ id: LoadID) async {
    guard loaded != id else { return }
    let result = await loading.load { () async throws(MenuError) in try await read(id.request) }
    if case .success = result { loaded = id }
  }

  /// Retries a failed load.
  func retryTapped() { attempt += 1 }
}

/// Loads a part of the saved menu for its content, and again when the request or the menu changes.
struct MenuContent<Request: Hashable & Sendable, Value: Sendable, Content: View>: View {
  let request: Request
  let menu: SavedMenu
  let read: @MainActor (Request) async throws(MenuError) -> Value
  @ViewBuilder let content: (ContentModel<Request, Value>) -> Content

  var body: some View {
    ModelOwner {
      ContentModel(read)
    } content: { model in
      content(model)
        .task(id: model.loadID(request, in: menu)) {
          await model.load(model.loadID(request, in: menu))
        }
    }
  }
}
