// The actions in the environment: dismiss, refresh, open a link, submit.
import Foundation

/// Closes the presentation or the pushed screen that contains the view.
@MainActor public struct DismissAction {
  let action: (@MainActor () -> Void)?

  nonisolated init(_ action: (@MainActor () -> Void)?) { self.action = action }

  /// Closes the innermost sheet or goes back by one screen; does nothing elsewhere.
  public func callAsFunction() { action?() }
}

/// Runs the action of a `refreshable`.
public struct RefreshAction: Sendable {
  let action: @Sendable () async -> Void

  /// Runs the action and returns when it has finished.
  public func callAsFunction() async { await action() }
}

/// Opens an address outside the app.
@MainActor @preconcurrency public struct OpenURLAction {
  /// The outcome of an attempt to open an address.
  public struct Result: Sendable {
    enum Outcome: Sendable, Equatable {
      case handled
      case discarded
      case system(URL?)
    }
    let outcome: Outcome

    /// The handler opened the address.
    public static let handled = Result(outcome: .handled)
    /// The address is not opened.
    public static let discarded = Result(outcome: .discarded)
    /// The browser opens the address.
    public static let systemAction = Result(outcome: .system(nil))

    /// The browser opens `url` instead.
    public static func systemAction(_ url: URL) -> Result { Result(outcome: .system(url)) }
  }

  private let handler: @MainActor (URL) -> Result
  private let tree: WeakTree

  /// An action that lets `handler` open addresses.
  @MainActor @preconcurrency public init(handler: @escaping (URL) -> Result) {
    nonisolated(unsafe) let handler = handler  // Called on the main actor only, as this init is.
    self.handler = { handler($0) }
    tree = WeakTree(nil)
  }

  nonisolated init(tree: WeakTree) {
    self.tree = tree
    handler = { _ in .systemAction }
  }

  /// Opens an address by the environment's handler, by default in a new browser tab.
  public func callAsFunction(_ url: URL) {
    guard case .system(let other) = handler(url).outcome else { return }
    let address = other ?? url
    guard ["http", "https"].contains(address.scheme?.lowercased() ?? "") else { return }
    tree.tree?.send(.open(address.absoluteString))
  }
}

/// The effect of Return in a text field.
struct SubmitAction {
  let action: @MainActor () -> Void
}
