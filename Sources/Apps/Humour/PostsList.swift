// The list of posts: the filter over it, and more of it as its end comes near.
import SharedUI
import SwiftUI

/// The posts that are wanted, and what stands under the last of them.
struct PostsList: View {
  @SceneStorage("humour.filter") private var wish = SavedMoodFilter()
  let place: PersonPlace
  let model: PostsModel
  let theme: MoodTheme

  var body: some View {
    VStack(spacing: 0) {
      Picker("Mood", selection: filter) {
        ForEach(MoodFilter.allCases) { filter in Text(filter.name).tag(filter) }
      }
      .pickerStyle(.segmented)
      .frame(maxWidth: .infinity)
      .padding(.bottom, 12)
      if model.shown.isEmpty {
        nothing
      } else {
        List {
          Section {
            ForEach(model.shown) { item in
              PostRow(item: item, place: place, now: model.now, theme: theme)
            }
            PostsEnd(model: model)
          } footer: {
            if model.skipped > 0 {
              Text("\(model.skipped) posts could not be read and are not shown.")
            }
          }
        }
      }
    }
    .onChange(of: wish[place], initial: true) { model.filterChosen(wish[place].mood) }
  }

  private var filter: Binding<MoodFilter> {
    Binding(
      get: { @MainActor in wish[place] },
      set: { @MainActor filter in wish[place] = filter })
  }

  private var nothing: some View {
    ContentUnavailableView {
      Label(wish[place].nothing, systemImage: "face.dashed")
    } description: {
      if model.unjudged > 0 {
        Text("\(model.unjudged) posts are still being read.")
      } else {
        Text("None of the posts loaded so far sounds like that.")
      }
    } actions: {
      if model.hasMore { LoadOlder(model: model) }
      Button("Show all posts") { wish[place] = .all }
    }
  }
}

/// What stands under the last post: more of them, why there are no more, or nothing.
private struct PostsEnd: View {
  let model: PostsModel

  var body: some View {
    if case .moreFailed(let error) = model.activity {
      HStack(spacing: 12) {
        VStack(alignment: .leading, spacing: 2) {
          Text("Older posts could not be loaded").fontWeight(.semibold)
          error.words.foregroundStyle(.secondary)
        }
        .font(.subheadline)
        .frame(maxWidth: .infinity, alignment: .leading)
        Button("Retry", action: model.retryTapped)
          .buttonStyle(.bordered)
          .controlSize(.small)
      }
      .padding(.vertical, 6)
    } else if model.hasMore {
      if model.filter == nil {
        // A new row for each page, and when the last question is settled, so that it can come near again.
        ForEach([Turn(model)], id: \.self) { _ in
          ProgressView("Loading older posts…")
            .frame(maxWidth: .infinity)
            .padding(.vertical, 12)
            .onAppear { model.endCameNear() }
        }
      } else {
        // A mood that is rare must not make the app read everything that was ever posted.
        LoadOlder(model: model).frame(maxWidth: .infinity)
      }
    }
  }

  private struct Turn: Hashable {
    let count: Int
    let isIdle: Bool

    @MainActor init(_ model: PostsModel) {
      count = model.items.count
      isIdle = model.activity == .idle
    }
  }
}

/// Asks for one more page.
private struct LoadOlder: View {
  let model: PostsModel

  var body: some View {
    if model.activity == .loadingMore {
      ProgressView("Loading older posts…")
    } else {
      Button("Load older posts", action: model.endCameNear)
    }
  }
}
