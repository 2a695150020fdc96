// The posts of one person.
import DataLayer
import Posts
import SharedUI
import SwiftUI

/// The posts of a person who may not be looked up yet, as after a shared link, or may not exist.
struct PostsScreen: View {
  @Environment(\.layoutDirection) private var direction
  let route: PersonRoute
  let model: PostsModel
  let theme: MoodTheme
  /// Opens another person's posts.
  var open: @MainActor (PersonRoute) -> Void = { _ in }

  var body: some View {
    PostsContent(route: route, model: model, theme: theme, open: open)
      .navigationTitle(title)
      .refreshable { await model.pulled() }
      .toolbar {
        ToolbarItem(placement: .primaryAction) {
          RefreshButton(isLoading: model.latest.isLoading, action: model.refreshTapped)
        }
      }
  }

  /// The handle with its `@`. On a right-to-left page the `@` would follow the handle; a
  /// left-to-right mark keeps it in front.
  private var title: String {
    (direction == .rightToLeft ? "\u{200E}@" : "@") + (model.person?.handle ?? route.handle)
  }
}

/// The posts, or the state of loading them.
private struct PostsContent: View {
  let route: PersonRoute
  let model: PostsModel
  let theme: MoodTheme
  let open: @MainActor (PersonRoute) -> Void

  @ViewBuilder var body: some View {
    if case .moved(let handle)? = model.latest.failure, model.latest.value == nil {
      MovedAccount(handle: handle, open: open)
    } else {
      posts
    }
  }

  private var posts: some View {
    LoadStateView(
      model.list, isEmpty: \.saysThatNothingIsPosted, failure: "Nothing could be loaded"
    ) { _ in
      PostsList(route: route, model: model, theme: theme, open: open)
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

extension PostPage {
  /// Whether the source has no posts: this page is all, and no record of it was unreadable.
  fileprivate var saysThatNothingIsPosted: Bool { posts.isEmpty && skipped == 0 && next == nil }
}

/// The person's picture, name and description, under the handle in the title.
struct PersonHeader: View {
  let person: Person?
  let open: @MainActor (PersonRoute) -> Void

  var body: some View {
    if let person {
      VStack(alignment: .leading, spacing: 8) {
        // The mark keeps the @ in front on a right-to-left page.
        WholeName("\u{200E}@\(person.handle)")
        whole(person)
        StandingLines(standing: person.standing, open: open)
      }
      .padding(.vertical, 4)
    }
  }

  private func whole(_ person: Person) -> some View {
    PhotoRow(spacing: 2) {
      Text(verbatim: person.name)
        .font(.headline)
      if !person.about.isEmpty {
        Text(verbatim: person.about)
          .font(.subheadline)
      }
    } photo: {
      RemotePhoto(url: person.picture, symbol: "person.fill")
        .frame(width: 56, height: 56)
        .clipShape(Circle())
    }
  }
}
