// The mood of one post on a full screen.
import Foundation
import Mood
import SharedUI
import SwiftUI

/// The screen of a post that may not be loaded yet, as after a shared link, or may no longer exist.
struct MoodScreen: View {
  let place: PostPlace
  let model: PostsModel
  @Binding var columns: NavigationSplitViewVisibility

  var body: some View {
    if let item = model[place.id] {
      switch item.verdict {
      case .mood(let reading):
        MoodPage(item: item, reading: reading, model: model)
          .onAppear { columns = .detailOnly }
          .onDisappear { columns = .automatic }
      case .otherLanguage:
        NoMoodPage(
          item: item, model: model, title: "Not supported yet", symbol: "globe",
          words: "Only English is read for now, so no mood is guessed for this post.")
      case .nothingToRead:
        NoMoodPage(
          item: item, model: model, title: "Nothing to read", symbol: "link",
          words: "Pictures, links and names alone have no words to judge.")
      case nil:
        waiting.navigationTitle("Mood")
      }
    } else {
      missing.navigationTitle("Mood")
    }
  }

  @ViewBuilder private var missing: some View {
    if let error = model.latest.failure ?? model.olderFailure {
      FailureView("Nothing could be loaded", error: error, retry: model.retryTapped)
    } else if model.isIdle, !model.hasMore {
      ContentUnavailableView(
        "No such post", systemImage: "text.bubble",
        description: Text("It may have been taken back, or lie further back than can be read."))
    } else {
      // The post may be on an older page.
      waiting.onChange(of: model.isIdle, initial: true) { model.endCameNear() }
    }
  }

  private var waiting: some View {
    ProgressView("Loading posts…")
      .frame(maxWidth: .infinity, maxHeight: .infinity)
  }
}

/// A post without a mood, and the reason.
private struct NoMoodPage: View {
  let item: PostItem
  let model: PostsModel
  let title: LocalizedStringKey
  let symbol: String
  let words: LocalizedStringKey

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 20) {
        Label {
          Text(words)
        } icon: {
          Image(systemName: symbol)
        }
        .foregroundStyle(.secondary)
        PostCard(item: item, model: model)
      }
      .frame(maxWidth: .infinity, alignment: .leading)
      .padding(16)
    }
    .navigationTitle(title)
  }
}

/// The whole text of a post, with its date.
struct PostCard: View {
  let item: PostItem
  let model: PostsModel

  var body: some View {
    VStack(alignment: .leading, spacing: 6) {
      Text(verbatim: item.post.text)
      PostDateLine(post: item.post, now: model.now)
    }
    .frame(maxWidth: .infinity, alignment: .leading)
    .padding(16)
    .background(Color.primary.opacity(0.08), in: RoundedRectangle(cornerRadius: 16))
  }
}
