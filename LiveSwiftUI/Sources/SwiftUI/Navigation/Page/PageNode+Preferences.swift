// The preferences of a page: the latest of each kind applies, but none of a hidden tab.
import Foundation

extension PageNode {
  /// The value that `read` returns for the latest preference it accepts; nil when there is none.
  private func latest<Value>(_ read: (Preference) -> Value?) -> Value? {
    for item in preferences.reversed() where isShown(item.owner) {
      if let value = read(item.preference) { return value }
    }
    return nil
  }

  var title: String { latest { if case .title(let title) = $0 { title } else { nil } } ?? "" }

  /// Whether the title is in the bar. By default that is as on the screen below.
  var isInline: Bool {
    let mode = latest { if case .displayMode(let mode) = $0 { mode } else { nil } }
    return switch mode ?? .automatic {
    case .inline: true
    case .large: false
    case .automatic: stack?.page(at: depthInStack - 1)?.isInline ?? false
    }
  }

  /// The items of all toolbars, each with the environment of the view that provided it.
  var toolbar: [(entry: ToolbarEntry, environment: EnvironmentValues)] {
    preferences.flatMap { item -> [(ToolbarEntry, EnvironmentValues)] in
      if isShown(item.owner), case .toolbar(let entries, let environment) = item.preference {
        return entries.map { ($0, environment) }
      }
      return []
    }
  }

  var search: SearchField? { latest { if case .search(let field) = $0 { field } else { nil } } }

  var scopes: SearchScopes? { latest { if case .scopes(let scopes) = $0 { scopes } else { nil } } }

  var suggestions: SearchSuggestions? {
    latest { if case .suggestions(let suggestions) = $0 { suggestions } else { nil } }
  }

  var hidesSuggestions: Bool {
    latest { if case .hiddenSuggestions = $0 { true } else { nil } } ?? false
  }

  var refresh: RefreshAction? {
    latest { if case .refresh(let refresh) = $0 { refresh } else { nil } }
  }

  var zoom: String? { latest { if case .zoom(let name) = $0 { name } else { nil } } }

  var background: Paint? { latest { if case .background(let paint) = $0 { paint } else { nil } } }

  /// The paint of the bar; nil for the system's.
  var barPaint: Paint? { latest { if case .barPaint(let paint) = $0 { paint } else { nil } } }

  /// The colour scheme of the bar; nil for that of the screen.
  var barScheme: ColorScheme? {
    latest { if case .barScheme(let scheme) = $0 { scheme } else { nil } }
  }

  /// The width that the column's content asks for; nil for the style sheet's.
  var columnWidth: ColumnWidth? {
    latest { if case .columnWidth(let width) = $0 { width } else { nil } }
      ?? (inner as? StackNode)?.topPage?.columnWidth
  }

  var hidesBar: Bool {
    latest { if case .bar(let isHidden) = $0 { isHidden } else { nil } } ?? false
  }

  var hidesTabBar: Bool {
    latest { if case .tabBar(let isHidden) = $0 { isHidden } else { nil } } ?? false
  }

  var hidesBack: Bool {
    latest { if case .back(let isHidden) = $0 { isHidden } else { nil } } ?? false
  }

  /// Whether a view of the page is in no tab that is hidden.
  func isShown(_ owner: WeakNode) -> Bool {
    var cover = owner.node?.environment.cover?.node
    while let part = cover, part !== self {
      if part.isUnder { return false }
      cover = part.environment.cover?.node
    }
    return owner.node != nil
  }
}
