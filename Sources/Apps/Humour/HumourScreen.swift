// The two columns of Humour: people, and the posts of the chosen person.
import SharedUI
import SwiftUI

/// People in the sidebar and posts in the detail column; one column where two do not fit.
struct HumourScreen: View {
  @State private var model: HumourModel
  @State private var columns = NavigationSplitViewVisibility.automatic
  @State private var person: PersonPlace?
  /// The open posts, over the list of the person's posts.
  @State private var path: [PostPlace] = []
  @SceneStorage("humour.theme") private var theme = MoodTheme.classic

  init(_ dependencies: HumourDependencies) {
    model = HumourModel(dependencies)
  }

  var body: some View {
    NavigationSplitView(columnVisibility: $columns) {
      PeopleScreen(model: model.search, person: chosen, theme: $theme)
    } detail: {
      if let person {
        PersonStack(
          place: person, model: model.posts(of: person), theme: theme, path: $path,
          columns: $columns, open: { self.chosen.wrappedValue = $0 }
        )
        .id(person)
      } else {
        ContentUnavailableView(
          "Choose someone", systemImage: "face.smiling",
          description: Text("Their posts and the moods in them show up here."))
      }
    }
    .tint(theme.tint)
  }

  /// The chosen person. Any choice, even of the same person, returns to the list of posts.
  private var chosen: Binding<PersonPlace?> {
    Binding(
      get: { @MainActor in person },
      set: { @MainActor chosen in
        path = []
        person = chosen
      })
  }
}

/// The posts of one person, and the mood of a post over them.
private struct PersonStack: View {
  let place: PersonPlace
  let model: PostsModel
  let theme: MoodTheme
  @Binding var path: [PostPlace]
  @Binding var columns: NavigationSplitViewVisibility
  let open: @MainActor (PersonPlace) -> Void

  var body: some View {
    NavigationStack(path: $path) {
      PostsScreen(place: place, model: model, theme: theme, open: open)
        .navigationDestination(for: PostPlace.self) { post in
          MoodScreen(
            place: post, model: model, columns: $columns,
            list: MoodList(person: place, model: model, theme: theme, path: $path))
        }
    }
    // On the stack and not on the list: a post over the list must neither stop the reading of moods
    // nor cost another request on the way back.
    .task { await model.appeared() }
  }
}
