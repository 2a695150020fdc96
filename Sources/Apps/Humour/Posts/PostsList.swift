// The list of posts, with the person and the filter above, and older posts below.
import DataLayer
import SharedUI
import SwiftUI

/// The posts of the chosen mood.
struct PostsList: View {
  @SceneStorage("humour.filter") private var saved = SavedMoodFilter()
  let route: PersonRoute
  let model: PostsModel
  let theme: MoodTheme
  var open: @MainActor (PersonRoute) -> Void = { _ in }
  /// Opens a mood beside the list; nil where a row pushes it.
  var choose: (@MainActor (PostRoute) -> Void)?

  var body: some View {
    List {
      // Rows, because they should scroll away with the posts, unlike a header above the List.
      Section {
        PersonHeader(person: model.person, open: open)
        MoodOverTime(model: model, theme: theme)
        Picker("Mood", selection: $saved[route]) {
          ForEach(MoodFilter.allCases) { filter in Text(filter.name).tag(filter) }
        }
        .pickerStyle(.segmented)
        .frame(maxWidth: .infinity)
        if let period = model.period { PeriodLine(period: period, model: model) }
      }
      Section {
        if model.shown.isEmpty {
          nothing
        } else {
          ForEach(model.shown) { item in
            PostRow(item: item, route: route, now: model.now, theme: theme, choose: choose)
          }
          PostsEnd(model: model)
        }
      } footer: {
        if model.skipped > 0 {
          Text("\(model.skipped) posts could not be read and are not shown.")
        }
      }
    }
    .onChange(of: saved[route], initial: true) { model.filterChosen(saved[route].mood) }
  }

  private var nothing: some View {
    ContentUnavailableView {
      Label(saved[route].nothing, systemImage: "face.dashed")
    } description: {
      if model.unjudged > 0 {
        Text("\(model.unjudged) posts are still being read.")
      } else {
        Text("None of the posts loaded so far sounds like that.")
      }
    } actions: {
      if model.hasMore { LoadOlder(model: model) }
      Button("Show all posts") {
        model.periodTapped(nil)
        saved[route] = .all
      }
      .buttonStyle(.borderless)
    }
  }
}

/// The end of the list: loads older posts, or shows why they could not be loaded.
private struct PostsEnd: View {
  let model: PostsModel

  var body: some View {
    if let error = model.olderFailure {
      FurtherFailure("Older posts could not be loaded", error: error, retry: model.retryTapped)
    } else if model.hasMore {
      if model.filter == nil, model.period == nil {
        // A row reports only once that it has come near, so each page and each finished load makes
        // a new one.
        ProgressView("Loading older posts…")
          .frame(maxWidth: .infinity)
          .padding(.vertical, 12)
          .onAppear { model.endCameNear() }
          .id(EndRow(model))
      } else {
        // For a rare mood, automatic loading would fetch every post that exists.
        LoadOlder(model: model).frame(maxWidth: .infinity)
      }
    }
  }

  /// The identity of the last row.
  private struct EndRow: Hashable {
    let count: Int
    let isIdle: Bool

    @MainActor init(_ model: PostsModel) {
      count = model.items.count
      isIdle = model.isIdle
    }
  }
}

/// A button that loads one more page.
private struct LoadOlder: View {
  let model: PostsModel

  var body: some View {
    if model.older.isLoading {
      ProgressView("Loading older posts…")
    } else {
      Button("Load older posts", action: model.endCameNear)
        .buttonStyle(.borderless)
    }
  }
}
