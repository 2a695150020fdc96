// The posts of one person.
import Posts
import SharedUI
import SwiftUI

/// The posts of a person who may not be looked up yet, as after a shared link, or may not exist.
struct PostsScreen: View {
  @Environment(\.layoutDirection) private var direction
  let place: PersonPlace
  let model: PostsModel
  let theme: MoodTheme

  var body: some View {
    PostsContent(place: place, model: model, theme: theme)
      .navigationTitle(title)
      .refreshable { await model.pulled() }
      .toolbar {
        ToolbarItem(placement: .primaryAction) {
          Button("Refresh", systemImage: "arrow.clockwise", action: model.refreshTapped)
        }
      }
  }

  /// The handle with its `@`. On a right-to-left page the `@` would follow the handle; a
  /// left-to-right mark keeps it in front.
  private var title: String {
    (direction == .rightToLeft ? "\u{200E}@" : "@") + (model.person?.handle ?? place.handle)
  }
}

/// The posts, or the state of loading them.
private struct PostsContent: View {
  let place: PersonPlace
  let model: PostsModel
  let theme: MoodTheme

  var body: some View {
    LoadStateView(
      model.latest, stale: model.staleSince.map { ($0, model.now()) }, isEmpty: \.posts.isEmpty,
      failure: "Nothing could be loaded", retry: model.retryTapped
    ) { _ in
      PostsList(place: place, model: model, theme: theme)
    } skeleton: {
      SkeletonList("Loading posts…", isSlow: model.isSlow) { number in
        PostSkeleton(number: number)
      }
    } empty: {
      ContentUnavailableView(
        "No posts", systemImage: "text.bubble",
        description: Text("Nothing has been posted here yet. Refresh to look again."))
    }
  }
}

/// The person's picture, name and description, under the handle in the title.
struct PersonHeader: View {
  let person: Person?

  var body: some View {
    if let person {
      HStack(spacing: 12) {
        RemotePhoto(url: person.picture, symbol: "person.fill")
          .frame(width: 56, height: 56)
          .clipShape(Circle())
        VStack(alignment: .leading, spacing: 2) {
          Text(verbatim: person.name)
            .font(.headline)
          if !person.about.isEmpty {
            Text(verbatim: person.about)
              .font(.subheadline)
          }
        }
        .frame(maxWidth: .infinity, alignment: .leading)
      }
      .padding(.vertical, 4)
    }
  }
}
