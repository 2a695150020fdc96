// The two columns of Humour: people, and the posts of the one who was chosen.
import SharedUI
import SwiftUI

/// People on the left, posts on the right; one after the other where there is no room for both.
struct HumourScreen: View {
  @State private var desk: HumourModel
  @State private var columns = NavigationSplitViewVisibility.automatic
  @SceneStorage("humour.theme") private var theme = MoodTheme.classic

  init(_ parts: HumourDependencies) {
    desk = HumourModel(parts)
  }

  var body: some View {
    NavigationSplitView(columnVisibility: $columns) {
      PeopleScreen(model: desk.search, theme: $theme)
        .navigationDestination(for: PersonPlace.self) { place in
          PostsScreen(place: place, model: desk.posts(of: place), theme: theme)
        }
        .navigationDestination(for: PostPlace.self) { place in
          MoodScreen(place: place, model: desk.posts(of: place.person), columns: $columns)
        }
    } detail: {
      ContentUnavailableView(
        "Choose someone", systemImage: "face.smiling",
        description: Text("Their posts and the moods in them show up here."))
    }
    .tint(theme.tint)
  }
}
