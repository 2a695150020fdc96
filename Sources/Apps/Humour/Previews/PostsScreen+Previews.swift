// Previews of a person's posts in each of their states.
import DataLayer
import Mood
import Posts
import SharedUI
import SwiftUI

struct PostsScreenPreviews: PreviewProvider {
  static var previews: some View {
    PersonPreview(.preview())
      .previewDisplayName("Posts")
    PersonPreview(.preview(.silent, clock: StoppedClock()))
      .previewDisplayName("Posts, loading")
    PersonPreview(.preview(.empty))
      .previewDisplayName("Posts, empty")
    PersonPreview(.preview(.failing()))
      .previewDisplayName("Posts, failed")
    PersonPreview(.preview(.failing(.protected)))
      .previewDisplayName("Posts, protected")
    PersonPreview(.preview(.failing(), holding: HumourDependencies.savedPosts))
      .previewDisplayName("Posts, saved copy")
    PersonPreview(.preview(.withFailingOlderPosts))
      .previewDisplayName("Posts, older ones failed")
  }
}

struct MoodScreenPreviews: PreviewProvider {
  static var previews: some View {
    PersonPreview(.preview(), post: "6")
      .previewDisplayName("Mood, happy")
    PersonPreview(.preview(), post: "5")
      .previewDisplayName("Mood, neutral")
    PersonPreview(.preview(), post: "4")
      .previewDisplayName("Mood, sad")
    PersonPreview(.preview(), post: "3")
      .previewDisplayName("Mood, other language")
    PersonPreview(.preview(), post: "2")
      .previewDisplayName("Mood, under a warning")
    PersonPreview(.preview(), post: "1")
      .previewDisplayName("Mood, nothing to read")
    PersonPreview(.preview(), post: "7")
      .previewDisplayName("Mood, no such post")
    PersonPreview(.preview(.silent), post: "6")
      .previewDisplayName("Mood, loading")
    PersonPreview(.preview(.failing()), post: "6")
      .previewDisplayName("Mood, failed")
    MoodModelFailure(error: .damaged)
      .previewDisplayName("Mood, damaged model")
  }
}

/// The posts of the first example person, or the mood of one of them.
private struct PersonPreview: View {
  @State private var model: HumourModel
  @State private var columns = NavigationSplitViewVisibility.automatic
  private let route = PersonRoute(handle: Person.examples[0].handle)
  private let post: Post.ID?

  init(_ dependencies: HumourDependencies, post: Post.ID? = nil) {
    model = HumourModel(dependencies)
    self.post = post
  }

  var body: some View {
    let posts = model.posts(of: route)
    NavigationStack {
      if let post {
        MoodScreen(route: PostRoute(person: route, id: post), model: posts, columns: $columns)
      } else {
        PostsScreen(route: route, model: posts, theme: .classic)
          .navigationDestination(for: PostRoute.self) { post in
            MoodScreen(route: post, model: posts, columns: $columns)
          }
      }
    }
    .task { await posts.appeared() }
  }
}
