// The mood of one post on a full screen.
import DataLayer
import Foundation
import Mood
import Posts
import SharedUI
import SwiftUI

/// The screen of a post that may not be loaded yet, as after a shared link, or may no longer exist.
struct MoodScreen: View {
  let route: PostRoute
  let model: PostsModel
  @Binding var columns: NavigationSplitViewVisibility
  /// The list beside the mood; nil where the screen has no room for both.
  var list: MoodList?
  @Environment(\.horizontalSizeClass) private var width
  @Environment(\.colorScheme) private var systemScheme
  @Environment(\.locale) private var locale

  var body: some View {
    // The window keeps the person's own scheme: it has further screens, and perhaps a sheet.
    columnsOrMood.environment(\.colorScheme, scheme)
  }

  @ViewBuilder private var columnsOrMood: some View {
    if let list, width == .regular {
      HStack(alignment: .top, spacing: 0) {
        list.frame(width: 340)
        mood.frame(maxWidth: .infinity)
      }
      // A large title would stand over the list.
      .toolbarTitleDisplayMode(.inline)
    } else {
      mood
    }
  }

  /// That of the mood's colour, which the list beside it lies on too.
  private var scheme: ColorScheme {
    model[route.id]?.shownMood?.screenScheme ?? systemScheme
  }

  @ViewBuilder private var mood: some View {
    if let item = model[route.id] {
      if item.isUnfolded {
        verdict(on: item)
      } else {
        CoveredPage(item: item, model: model)
      }
    } else {
      missing.navigationTitle("Mood")
    }
  }

  @ViewBuilder private func verdict(on item: PostItem) -> some View {
    switch item.verdict {
    case .mood(let reading):
      MoodPage(item: item, reading: reading, model: model)
        .onAppear { columns = .detailOnly }
        .onDisappear { columns = .all }
    case .otherLanguage(let code):
      NoMoodPage(
        item: item, model: model, title: "Not supported yet", symbol: "globe",
        explanation: explanation(of: code))
    case .uncertainLanguage:
      NoMoodPage(
        item: item, model: model, title: "Language unclear", symbol: "questionmark.circle",
        explanation: """
          The words do not tell which language this is. Only English is read for now, so no mood \
          is guessed.
          """)
    case .nothingToRead:
      NoMoodPage(
        item: item, model: model, title: "Nothing to read", symbol: "link",
        explanation: "Pictures, links, names and shapes alone have no words to judge.")
    case nil:
      waiting.navigationTitle("Mood")
    }
  }

  private func explanation(of code: String?) -> LocalizedStringKey {
    if let language = locale.languageName(of: code) {
      """
      This post is in \(language). Only English is read for now, so no mood is guessed for it.
      """
    } else {
      "Only English is read for now, so no mood is guessed for this post."
    }
  }

  @ViewBuilder private var missing: some View {
    if let error = model.latest.failure ?? model.list.furtherFailure {
      FailureView("Nothing could be loaded", error: error, retry: model.retryTapped)
    } else if model.list.isIdle, model.list.next == nil {
      ContentUnavailableView(
        "No such post", systemImage: "text.bubble",
        description: Text("It may have been taken back, or lie further back than can be read."))
    } else {
      // The post may be on an older page.
      waiting.onChange(of: model.list.isIdle, initial: true) { model.list.endCameNear() }
    }
  }

  private var waiting: some View {
    ProgressView("Loading posts…")
      .frame(maxWidth: .infinity, maxHeight: .infinity)
  }
}

/// A post under its content warning, as after a shared link.
private struct CoveredPage: View {
  let item: PostItem
  let model: PostsModel

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 20) {
        WarningLine(item: item, model: model)
        PostDateLine(post: item.post, now: model.now)
      }
      .frame(maxWidth: .infinity, alignment: .leading)
      .padding(16)
    }
    .navigationTitle("Content warning")
  }
}

/// A post without a mood, and the reason.
private struct NoMoodPage: View {
  let item: PostItem
  let model: PostsModel
  let title: LocalizedStringKey
  let symbol: String
  let explanation: LocalizedStringKey

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 20) {
        Label {
          Text(explanation)
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
      PostExtrasLines(extras: item.post.extras, lines: 40)
      if let address = item.post.extras?.address {
        Link(destination: address) {
          Label("Open the original post", systemImage: "link").borderedTouchTarget()
        }
        .buttonStyle(.bordered)
      }
      PostDateLine(post: item.post, now: model.now)
    }
    .frame(maxWidth: .infinity, alignment: .leading)
    .padding(16)
    .background(Color.primary.opacity(0.08), in: RoundedRectangle(cornerRadius: 16))
  }
}

/// The posts beside the mood, from which the next one is chosen.
struct MoodList: View {
  let person: PersonRoute
  let model: PostsModel
  let theme: MoodTheme
  @Binding var path: [PostRoute]

  var body: some View {
    let isLoaded = path.last.map { model[$0.id] != nil } ?? false
    ScrollViewReader { rows in
      PostsList(
        route: person, model: model, theme: theme, choose: { path = [$0] }, chosen: path.last
      )
      // The open post may lie far down the list, and a shared link loads it later.
      .onChange(of: isLoaded, initial: true) {
        if let post = path.last { rows.scrollTo(post.id) }
      }
    }
  }
}
