// The two columns of Humour: people, and the posts of the chosen person.
import SharedUI
import SwiftUI

/// People in the sidebar and posts in the detail column; one column where two do not fit.
struct HumourScreen: View {
  @Bindable var model: HumourModel
  /// By default an upright tablet would start without its people.
  @State private var columns = NavigationSplitViewVisibility.all
  @AppStorage("humour.theme") private var theme = MoodTheme.classic

  var body: some View {
    NavigationSplitView(columnVisibility: $columns) {
      PeopleScreen(model: model.search, person: $model.person, theme: $theme)
    } detail: {
      if let person = model.person {
        PersonStack(
          route: person, model: model.posts(of: person), theme: theme, path: $model.path,
          columns: $columns, open: { model.person = $0 }
        )
        .id(person)
      } else {
        ContentUnavailableView(
          "Choose someone", systemImage: "face.smiling",
          description: Text("Their posts and the moods in them show up here."))
      }
    }
    .navigationSplitViewStyle(.balanced)
    .restoresPath($model.components)
    .tint(theme.tint)
  }
}

/// The posts of one person, and the mood of a post over them.
private struct PersonStack: View {
  let route: PersonRoute
  let model: PostsModel
  let theme: MoodTheme
  @Binding var path: [PostRoute]
  @Binding var columns: NavigationSplitViewVisibility
  let open: @MainActor (PersonRoute) -> Void

  var body: some View {
    NavigationStack(path: $path) {
      PostsScreen(route: route, model: model, theme: theme, open: open)
        .navigationDestination(for: PostRoute.self) { post in
          MoodScreen(
            route: post, model: model, columns: $columns,
            list: MoodList(person: route, model: model, theme: theme, path: $path))
        }
    }
    .backShortcut($path)
    // On the stack and not on the list: a post over the list must neither stop the reading of moods
    // nor cost another request on the way back.
    .task { await model.appeared() }
  }
}
