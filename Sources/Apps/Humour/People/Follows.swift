// The people that the reader follows.
import DataLayer
import Posts
import SharedUI
import SwiftUI

/// The people that the reader follows, once the reader's handle is known. Sections of a list.
struct Follows: View {
  let model: FollowsModel
  @Binding var handle: String

  var body: some View {
    if !handle.isEmpty {
      Section { FollowsHead(model: model, handle: $handle) }
      FollowedPeople(model: model, handle: handle)
    }
  }
}

/// The owner of the list, and a way to choose another one.
private struct FollowsHead: View {
  let model: FollowsModel
  @Binding var handle: String

  var body: some View {
    VStack(alignment: .leading, spacing: 6) {
      Text(verbatim: "@" + model.shown(handle))
        .font(.subheadline)
        .foregroundStyle(.secondary)
        .lineLimit(1)
      Button {
        handle = ""
      } label: {
        Text("Use another handle").borderedTouchTarget()
      }
      .buttonStyle(.bordered)
    }
    .frame(maxWidth: .infinity, alignment: .leading)
    .padding(.vertical, 4)
  }
}

/// The people that the reader follows, or the state of loading them.
private struct FollowedPeople: View {
  let model: FollowsModel
  let handle: String

  var body: some View {
    if !model.isLoaded(handle) {
      if let error = model.list.first.failure {
        Section {
          FailureView("Nothing could be loaded", error: error, retry: model.refreshTapped)
            .frame(maxWidth: .infinity)
        }
      } else {
        PeopleSkeleton("Loading people…")
      }
    } else if model.list.people.isEmpty, model.list.next == nil {
      Section {
        ContentUnavailableView(
          "Nobody to show", systemImage: "person.2",
          description: Text("This account follows nobody, or does not show whom it follows.")
        )
        .frame(maxWidth: .infinity)
      }
    } else {
      Section {
        ForEach(model.list.people) { person in PersonLink(person: person) }
        ListEnd(
          list: model.list, loading: "Loading more people…",
          failed: "More people could not be loaded")
      } header: {
        Text("People you follow")
      } footer: {
        if let error = model.list.first.failure {
          ListFailure(error: error, retry: model.refreshTapped)
        }
      }
    }
  }
}
