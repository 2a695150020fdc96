// The two columns of Humour: people, and the posts of the chosen person.
import SharedUI
import SwiftUI

/// People in the sidebar and posts in the detail column; one column where two do not fit.
struct HumourScreen: View {
  @State private var model: HumourModel
  @State private var columns = NavigationSplitViewVisibility.automatic
  @SceneStorage("humour.theme") private var theme = MoodTheme.classic

  init(_ dependencies: HumourDependencies) {
    model = HumourModel(dependencies)
  }

  var body: some View {
    NavigationSplitView(columnVisibility: $columns) {
      PeopleScreen(model: model.search, theme: $theme)
        .navigationDestination(for: PersonPlace.self) { place in
          PostsScreen(place: place, model: model.posts(of: place), theme: theme)
        }
        .navigationDestination(for: PostPlace.self) { place in
          MoodScreen(place: place, model: model.posts(of: place.person), columns: $columns)
        }
    } detail: {
      ContentUnavailableView(
        "Choose someone", systemImage: "face.smiling",
        description: Text("Their posts and the moods in them show up here."))
    }
    .tint(theme.tint)
  }
}
