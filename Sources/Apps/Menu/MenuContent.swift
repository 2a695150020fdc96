// Something of the saved menu on screen: read when it comes, and again when there is another menu.
import MenuData
import SwiftUI

/// Reads a value and shows it; what is there stays until the next one is read.
struct MenuContent<Value: Sendable, Content: View, Skeleton: View>: View {
  private struct Reading: Hashable {
    let version: Int
    let attempt: Int
  }

  @State private var value: Value?
  @State private var failure: MenuError?
  @State private var attempt = 0
  private let menu: SavedMenu
  private let read: () async throws(MenuError) -> Value
  private let content: (Value) -> Content
  private let skeleton: Skeleton

  /// What `read` gets out of `menu`, shown by `content`.
  init(
    _ menu: SavedMenu, read: @escaping () async throws(MenuError) -> Value,
    @ViewBuilder content: @escaping (Value) -> Content, @ViewBuilder skeleton: () -> Skeleton
  ) {
    self.menu = menu
    self.read = read
    self.content = content
    self.skeleton = skeleton()
  }

  var body: some View {
    VStack(spacing: 0) {
      if let value {
        content(value)
      } else if let failure {
        MenuFailureView("The menu could not be read", failure: failure) {
          self.failure = nil
          attempt += 1
        }
      } else {
        skeleton
      }
    }
    .task(id: Reading(version: menu.version, attempt: attempt)) {
      do throws(MenuError) {
        let latest = try await read()
        if !Task.isCancelled { value = latest }
      } catch {
        if !Task.isCancelled { failure = error }
      }
    }
  }
}

/// The face of a failure that leaves nothing to show.
struct MenuFailureView: View {
  let title: LocalizedStringKey
  let failure: MenuError
  let retry: @MainActor () -> Void

  init(_ title: LocalizedStringKey, failure: MenuError, retry: @escaping @MainActor () -> Void) {
    self.title = title
    self.failure = failure
    self.retry = retry
  }

  var body: some View {
    ContentUnavailableView {
      Label(title, systemImage: failure.symbol)
    } description: {
      failure.words
    } actions: {
      Button("Retry", action: retry)
        .buttonStyle(.borderedProminent)
    }
  }
}
