// The view and the node that set a preference of a screen: title, items, search, refresh action.
import Foundation

/// A view that sets a preference of its page for as long as it exists.
nonisolated struct PagePreferenceView<Content: View> {
  let content: Content
  let preference: @MainActor (Context) -> PageNode.Preference?

  init(_ content: Content, _ preference: @escaping @MainActor (Context) -> PageNode.Preference?) {
    self.content = content
    self.preference = preference
  }
}

extension PagePreferenceView: View, Primitive {
  typealias Body = Never

  @MainActor func render(_ context: Context, into items: inout [Item]) {
    context.wrap(content, in: PagePreferenceNode.init, into: &items) {
      $0.accept(context, preference: preference, content: $1)
    }
  }
}

/// A reference from an environment to the search field around a stack, which does not keep it
/// alive.
struct WeakSearch: Equatable {
  weak var node: PagePreferenceNode?

  static func == (one: WeakSearch, other: WeakSearch) -> Bool { one.node === other.node }
}

final class PagePreferenceNode: Node {
  private var preference: @MainActor (Context) -> PageNode.Preference? = { _ in nil }
  private var content: DrawContent = { _, _ in }
  private weak var page: PageNode?
  /// The field around a stack, and the screen of that stack that shows it.
  private var outerField: SearchField?
  private weak var searchedPage: PageNode?
  /// Whether the view was in no hidden tab of the page.
  private var wasShown = false
  private lazy var refresh = LatestRefresh()
  /// Ends the search by the latest rendering's field. One action for all renderings: in the
  /// environment, a new one would count as a change for every view below.
  private lazy var dismissSearch = DismissSearchAction { [weak self] in self?.endSearch?() }
  private var endSearch: (@MainActor () -> Void)?
  /// The state of toolbar content of the app's own.
  private(set) lazy var toolbar = ToolbarReader()

  func accept(
    _ context: Context, preference: @escaping @MainActor (Context) -> PageNode.Preference?,
    content: @escaping DrawContent
  ) {
    self.preference = preference
    self.content = content
    adopt(context)
  }

  override func produce(into items: inout [Item]) {
    let context = context()
    let latest = environment.builtIn.position.page?.node
    let isFirst = latest !== page
    if isFirst { page?.removePreference(of: self) }
    page = latest
    var inner = context.child(0)
    if let preference = preference(context) {
      if case .search(let field) = preference {
        inner.environment[builtIn: \.controls.isSearching] = true
        endSearch = field.dismiss
        inner.environment[builtIn: \.controls.dismissSearch] = dismissSearch
      }
      if case .refresh(let action) = preference {
        inner.environment[builtIn: \.controls.refresh] = refresh.taking(action)
      }
      if let page {
        page.put(preference, of: self)
      } else if case .title(let title) = preference {
        environment.builtIn.position.dialog?.node?.name(title)
      } else if case .search(let field) = preference {
        outerField = field
        inner.environment[builtIn: \.position.outerSearch] = WeakSearch(node: self)
        searchedPage?.put(preference, of: self)
      }
    } else {
      page?.removePreference(of: self)
    }
    let isShown = page?.isShown(WeakNode(node: self)) ?? false
    // The page knows a preference that it has just got.
    if isShown != wasShown, !isFirst { page?.preferencesHidden() }
    wasShown = isShown
    content(inner, &items)
  }

  /// Lets the first screen of a stack show the field around it: the outermost such screen, but not
  /// a column that a stack fills.
  func serve(_ candidate: PageNode) {
    guard let outerField, candidate !== searchedPage else { return }
    if let searchedPage {
      guard candidate.stack?.column?.page === searchedPage else { return }
      searchedPage.removePreference(of: self)
    }
    searchedPage = candidate
    candidate.put(.search(outerField), of: self)
  }

  override func coverChanged() {
    guard let page, page.isShown(WeakNode(node: self)) != wasShown else { return }
    wasShown.toggle()
    page.preferencesHidden()
  }

  override func didUnmount() {
    toolbar.forget()
    page?.removePreference(of: self)
    searchedPage?.removePreference(of: self)
  }
}
