// One post's mood, over the whole screen.
import Foundation
import Mood
import SharedUI
import SwiftUI

/// The full screen of a post that may not be on hand yet, as after a shared link, or may be gone.
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
    switch model.activity {
    case .failed(let error), .moreFailed(let error):
      PostsFailure(error: error, retry: model.retryTapped)
    case .idle where !model.hasMore:
      ContentUnavailableView(
        "No such post", systemImage: "text.bubble",
        description: Text("It may have been taken back, or lie further back than can be read."))
    case .idle, .loading, .loadingMore:
      // Further back than the pages on hand.
      waiting.onChange(of: model.activity, initial: true) { model.endCameNear() }
    }
  }

  private var waiting: some View {
    ProgressView("Loading posts…")
      .frame(maxWidth: .infinity, maxHeight: .infinity)
  }
}

/// A post without a mood, and why it has none.
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

/// A post, whole.
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
