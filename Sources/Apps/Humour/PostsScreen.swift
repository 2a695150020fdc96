// The posts of one person.
import DataLayer
import Posts
import SharedUI
import SwiftUI

/// Somebody's posts, who may not be known yet, as after a shared link, or may not exist.
struct PostsScreen: View {
  let place: PersonPlace
  let model: PostsModel
  let theme: MoodTheme

  var body: some View {
    PostsContent(place: place, model: model, theme: theme)
      .navigationTitle(model.person?.name ?? "@" + place.handle)
      .refreshable { await model.pulled() }
      .toolbar {
        ToolbarItem(placement: .primaryAction) {
          Button("Refresh", systemImage: "arrow.clockwise", action: model.refreshTapped)
        }
      }
      .task { await model.task() }
  }
}

/// The faces of the posts.
private struct PostsContent: View {
  let place: PersonPlace
  let model: PostsModel
  let theme: MoodTheme

  var body: some View {
    if model.items.isEmpty {
      switch model.activity {
      case .failed(let error), .moreFailed(let error):
        PostsFailure(error: error, retry: model.retryTapped)
      case .loading, .loadingMore:
        SkeletonList("Loading posts…", isSlow: model.isSlow) { number in
          PostSkeleton(number: number)
        }
      case .idle:
        ContentUnavailableView(
          "No posts", systemImage: "text.bubble",
          description: Text("Nothing has been posted here yet. Refresh to look again."))
      }
    } else {
      VStack(spacing: 0) {
        PostsNotice(model: model)
        PersonHead(person: model.person)
        MoodOverTime(model: model, theme: theme)
        PostsList(place: place, model: model, theme: theme)
      }
    }
  }
}

/// Says that there are no newer posts to be had. A view of its own, so that what goes on redraws no row.
private struct PostsNotice: View {
  let model: PostsModel

  var body: some View {
    if let since = model.staleSince {
      StaleNotice(since: since, now: model.now(), reason: model.failure?.words)
    }
  }
}

/// Who it is, under the name that is the title.
private struct PersonHead: View {
  let person: Person?

  var body: some View {
    if let person {
      HStack(spacing: 12) {
        RemotePhoto(url: person.picture, symbol: "person.fill")
          .frame(width: 56, height: 56)
          .clipShape(Circle())
        VStack(alignment: .leading, spacing: 2) {
          Text(verbatim: "@\(person.handle)")
            .foregroundStyle(.secondary)
          if !person.about.isEmpty {
            Text(verbatim: person.about)
              .font(.subheadline)
          }
        }
        .frame(maxWidth: .infinity, alignment: .leading)
      }
      .padding(.horizontal, 16)
      .padding(.bottom, 12)
    }
  }
}
