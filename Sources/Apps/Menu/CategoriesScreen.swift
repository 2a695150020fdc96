// The categories of the menu, twenty per page, and the search over the whole menu.
import Foundation
import MenuData
import SharedUI
import SwiftUI

/// A page of the categories, or the results of a search in its place.
struct CategoriesScreen: View {
  let route: MenuRoute
  let model: MenuModel
  var isStarting = false
  @Binding var query: String

  var body: some View {
    MenuGate(model: model, isStarting: isStarting) { menu in
      Group {
        if let menu {
          if terms.isEmpty {
            CategoryPage(menu: menu, route: route, model: model)
          } else {
            SearchResults(menu: menu, terms: terms, model: model)
          }
        } else {
          CategorySkeleton()
        }
      }
      .navigationTitle("Categories")
      .searchesNames($query, prompt: "Search menu")
      .languageButton()
    }
  }

  /// The search terms. Only the topmost screen searches, because page 1 lies under all others.
  private var terms: String {
    let top = model.path.last ?? .categories(page: 1)
    return top == route ? query.trimmingCharacters(in: .whitespaces) : ""
  }
}

private struct CategoryPage: View {
  @Environment(\.locale) private var locale
  @Environment(\.mayChange) private var mayChange
  let menu: SavedMenu
  let route: MenuRoute
  let model: MenuModel

  var body: some View {
    MenuContent(request: route, menu: menu, read: read) { categories in
      LoadStateView(
        categories.content, isEmpty: { _ in false }, failure: "The menu could not be read",
        retry: categories.retryTapped
      ) { page in
        ScrollView {
          if page.number == 1 { RestaurantHeader(restaurant: model.restaurant) }
          CategoryGrid {
            ForEach(Array(page.items.enumerated()), id: \.element.id) { position, category in
              Button {
                model.categoryTapped(category)
              } label: {
                CategoryTile(
                  title: category.name(in: locale), position: position, photo: category.photo)
              }
              .buttonStyle(.plain)
            }
          }
          if page.items.isEmpty {
            ContentUnavailableView(
              "The menu is empty", systemImage: "menucard",
              description: mayChange
                ? Text("The restaurant has no categories yet. Update the menu to look again.")
                : nil)
          }
          if menu.skipped > 0, mayChange {
            Text("\(menu.skipped) entries of the menu could not be read and are not shown.")
              .font(.footnote)
              .foregroundStyle(.secondary)
              .padding()
          }
          // A menu is updated only when somebody asks, so it says how old it is.
          DateText(menu.savedAt, now: model.now(), isUpdate: true)
            .font(.footnote)
            .foregroundStyle(.secondary)
            .padding()
        }
        .paged(page) { model.pageTapped($0, of: route) }
      } skeleton: {
        CategorySkeleton()
      } empty: {
        EmptyView()
      }
    }
  }

  private func read(_ place: MenuRoute) async throws(MenuError) -> MenuPage<MenuCategory> {
    try await model.categories(page: place.page)
  }
}

private struct CategorySkeleton: View {
  var body: some View {
    CategoryGrid {
      ForEach(0..<12) { CategoryTile(title: Text(verbatim: "mmmmmmmm"), position: $0) }
    }
    .redacted(reason: .placeholder)
    .accessibilityHidden(true)
  }
}

private struct CategoryGrid<Tiles: View>: View {
  @ViewBuilder let tiles: Tiles

  var body: some View {
    LazyVGrid(columns: [GridItem(.adaptive(minimum: 156), spacing: 14)], spacing: 14) { tiles }
      .padding(.horizontal, 16)
      .padding(.vertical, 8)
  }
}

/// A category's name on a soft colour.
private struct CategoryTile: View {
  let title: Text
  let position: Int
  var photo: URL?
  @ScaledMetric(relativeTo: .headline) private var height = 104

  var body: some View {
    VStack(spacing: 6) {
      if photo != nil {
        RemotePhoto(url: photo, symbol: "menucard")
          .frame(width: 44, height: 44)
          .clipShape(Circle())
          .accessibilityHidden(true)
      }
      title
        .font(.headline)
        .multilineTextAlignment(.center)
        .lineLimit(photo == nil ? 3 : 2)
    }
    .padding(12)
    .frame(maxWidth: .infinity)
    .frame(height: height)
    .background(
      LinearGradient(
        colors: [color.opacity(0.26), color.opacity(0.14)],
        startPoint: .topLeading, endPoint: .bottomTrailing),
      in: RoundedRectangle(cornerRadius: 20))
  }

  /// The colour, which depends on the position on the page and has no meaning.
  private var color: Color {
    let colors: [Color] = [.orange, .pink, .mint, .yellow, .green, .teal, .red]
    return colors[position % colors.count]
  }
}

extension MenuCategory {
  /// The name in the reader's language.
  func name(in locale: Locale) -> Text {
    id == Self.otherID ? Text("Other") : Text(verbatim: title(in: locale))
  }
}
