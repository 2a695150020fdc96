// A list and the page of one of its items, beside each other or one over the other.
import DataLayer
public import SwiftUI

/// A list beside the open page in a regular width; a stack of the two in a compact one.
///
/// Two containers instead of one split view that collapses: a page grows out of its row's photo
/// only in a stack. What is open and what is searched belong to the view around, so both containers
/// show the same.
public struct ListDetail<
  ID: Hashable & Sendable & LosslessStringConvertible, Rows: View, Page: View, Unchosen: View
>: View {
  /// The route of the open page. A list in a column selects it, so that its row is marked.
  public typealias Selection = Binding<ItemRoute<ID>?>

  @Environment(\.horizontalSizeClass) private var width
  /// By default an upright tablet would start with the page alone, before anything is chosen.
  @State private var columns = NavigationSplitViewVisibility.all
  @Binding private var path: [ItemRoute<ID>]
  private let isLoaded: Bool
  private let photos: Namespace.ID
  private let rows: (Selection?) -> Rows
  private let page: (ItemRoute<ID>) -> Page
  private let unchosen: Unchosen

  /// A list and the pages of `path`. `rows` gets the selection for its `List`, which is nil in a
  /// stack. A page of a stack grows out of its item's photo in the namespace `photos`. A page at
  /// the list's side appears once `isLoaded`: until then the list alone says what is the matter.
  public init(
    path: Binding<[ItemRoute<ID>]>, isLoaded: Bool, photos: Namespace.ID,
    @ViewBuilder rows: @escaping (Selection?) -> Rows,
    @ViewBuilder page: @escaping (ItemRoute<ID>) -> Page,
    @ViewBuilder unchosen: () -> Unchosen
  ) {
    _path = path
    self.isLoaded = isLoaded
    self.photos = photos
    self.rows = rows
    self.page = page
    self.unchosen = unchosen()
  }

  public var body: some View { containers.restoresPath($path) }

  @ViewBuilder private var containers: some View {
    if width == .regular {
      NavigationSplitView(columnVisibility: $columns) {
        rows($path.open)
          .navigationSplitViewColumnWidth(min: 300, ideal: 320, max: 400)
      } detail: {
        if isLoaded, let route = path.last {
          // Another item has a page of its own, which starts at its top.
          NavigationStack { page(route) }.id(route)
        } else {
          unchosen
        }
      }
      // Otherwise the list would lie over its page there.
      .navigationSplitViewStyle(.balanced)
    } else {
      NavigationStack(path: $path) {
        rows(nil)
          .navigationDestination(for: ItemRoute<ID>.self) { route in
            page(route).zooms(from: route.id, in: photos)
          }
      }
      .backShortcut($path)
    }
  }
}

extension Array {
  /// The topmost element. Another one replaces all.
  fileprivate var open: Element? {
    get { last }
    set { self = newValue.map { [$0] } ?? [] }
  }
}
