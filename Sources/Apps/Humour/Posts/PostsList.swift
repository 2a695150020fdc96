// The list of posts, with the person and the filter above, and older posts below.
import DataLayer
import Posts
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
  /// The post whose mood is beside the list.
  var chosen: PostRoute?

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
            PostRow(
              item: item, route: route, model: model, theme: theme, choose: choose,
              isChosen: item.id == chosen?.id)
          }
          PostsEnd(model: model)
        }
      } footer: {
        if model.skipped > 0 {
          Text("\(model.skipped) posts could not be read and are not shown.")
        }
      }
    }
    .readableRows()
    .onChange(of: saved[route], initial: true) { model.filterChosen(saved[route].mood) }
  }

  private var nothing: some View {
    ContentUnavailableView {
      Label(saved[route].nothing, systemImage: "face.dashed")
    } description: {
      if model.unjudged > 0 {
        Text("\(model.unjudged) posts are still being read.")
      } else if !model.items.isEmpty {
        Text("None of the posts loaded so far sounds like that.")
      }
    } actions: {
      if model.list.next != nil { LoadOlder(list: model.list) }
      if !model.items.isEmpty {
        Button {
          model.periodTapped(nil)
          saved[route] = .all
        } label: {
          Text("Show all posts").touchTarget()
        }
        .buttonStyle(.borderless)
      }
    }
  }
}

/// The end of the list: loads older posts, or shows why they could not be loaded.
private struct PostsEnd: View {
  let model: PostsModel

  var body: some View {
    let isFiltered = model.filter != nil || model.period != nil
    if isFiltered, model.list.furtherFailure == nil {
      // For a rare mood, automatic loading would fetch every post that exists.
      if model.list.next != nil {
        LoadOlder(list: model.list).frame(maxWidth: .infinity)
      }
    } else {
      ListEnd(
        list: model.list, loading: "Loading older posts…",
        failed: "Older posts could not be loaded")
    }
  }
}

/// A button that loads one more page.
private struct LoadOlder: View {
  let list: PagedList<PostPage, PostFeed, PostsError>

  var body: some View {
    if list.further.isLoading {
      ProgressView("Loading older posts…")
    } else {
      Button(action: list.endCameNear) { Text("Load older posts").touchTarget() }
        .buttonStyle(.borderless)
    }
  }
}
