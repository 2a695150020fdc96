// The categories of the menu, twenty a page, and the search over the whole menu.
import Foundation
import MenuData
import SwiftUI

/// One page of the categories; what was searched for takes its place.
struct CategoriesScreen: View {
  let place: MenuPlace
  let model: MenuModel
  @Binding var query: String

  var body: some View {
    MenuGate(model: model) { menu in
      VStack(spacing: 0) {
        if words.isEmpty {
          CategoryPage(menu: menu, place: place, model: model)
        } else {
          SearchResults(menu: menu, words: words, model: model)
        }
      }
      .navigationTitle("Categories")
      .searchable(text: $query, prompt: "Search menu")
    }
  }

  /// Only the screen on top searches: the first page lies beneath every other one.
  private var words: String {
    let top = model.path.last ?? .categories(page: 1)
    return top == place ? query.trimmingCharacters(in: .whitespaces) : ""
  }
}

private struct CategoryPage: View {
  @Environment(\.locale) private var locale
  let menu: SavedMenu
  let place: MenuPlace
  let model: MenuModel

  var body: some View {
    MenuContent(menu) { () async throws(MenuError) in
      let page = try await model.repository.categories(place.page)
      model.note(page.items)
      return page
    } content: { page in
      ScrollView {
        CategoryGrid(places: Array(page.items.indices)) { index in
          Button {
            model.show(page.items[index])
          } label: {
            CategoryTile(title: page.items[index].words(in: locale), place: index)
          }
          .buttonStyle(.plain)
        }
        if page.items.isEmpty {
          ContentUnavailableView(
            "The menu is empty", systemImage: "menucard",
            description: Text(
              "The restaurant has no categories yet. Update the menu to look again."))
        }
        if menu.skipped > 0 {
          Text("\(menu.skipped) entries of the menu could not be read and are not shown.")
            .font(.footnote)
            .foregroundStyle(.secondary)
            .padding()
        }
      }
      .paged(page) { model.turn(place, to: $0) }
    } skeleton: {
      CategoryGrid(places: Array(0..<12)) { index in
        CategoryTile(title: Text(verbatim: "mmmmmmmm"), place: index)
      }
      .redacted(reason: .placeholder)
      .accessibilityHidden(true)
    }
  }
}

private struct CategoryGrid<Tile: View>: View {
  let places: [Int]
  @ViewBuilder let tile: (Int) -> Tile

  var body: some View {
    LazyVGrid(columns: [GridItem(.adaptive(minimum: 156), spacing: 14)], spacing: 14) {
      ForEach(places, id: \.self) { tile($0) }
    }
    .padding(.horizontal, 16)
    .padding(.vertical, 8)
  }
}

/// A category's name on a soft colour.
private struct CategoryTile: View {
  let title: Text
  let place: Int

  var body: some View {
    title
      .font(.headline)
      .multilineTextAlignment(.center)
      .lineLimit(3)
      .padding(12)
      .frame(maxWidth: .infinity)
      .frame(height: 104)
      .background(
        LinearGradient(
          colors: [color.opacity(0.26), color.opacity(0.14)],
          startPoint: .topLeading, endPoint: .bottomTrailing),
        in: RoundedRectangle(cornerRadius: 20))
  }

  /// Colours go by the place on the page: they please the eye and mean nothing.
  private var color: Color {
    let colors: [Color] = [.orange, .pink, .mint, .yellow, .green, .teal, .red]
    return colors[place % colors.count]
  }
}

extension MenuCategory {
  /// Its name for a reader.
  func words(in locale: Locale) -> Text {
    id == Self.otherID ? Text("Other") : Text(verbatim: title(in: locale))
  }
}
