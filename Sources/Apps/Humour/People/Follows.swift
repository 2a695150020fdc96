// The people that the reader follows, and the form for the reader's own handle.
import Posts
import SharedUI
import SwiftUI

/// The form for the reader's handle, then the people that the reader follows. Sections of a list.
struct Follows: View {
  let model: FollowsModel
  @Binding var handle: String

  var body: some View {
    if handle.isEmpty {
      HandleForm(handle: $handle)
    } else {
      Section { FollowsHead(model: model, handle: $handle) }
      FollowedPeople(model: model, handle: handle)
    }
  }
}

/// The form for the reader's own handle.
private struct HandleForm: View {
  @Binding var handle: String
  @State private var typed = ""

  var body: some View {
    Section {
      TextField("Your handle", text: $typed)
        .typesVerbatim()
        .submitLabel(.go)
        .onSubmit(enter)
      Button("Show people you follow", action: enter)
        .disabled(entered.isEmpty)
    } header: {
      Text("People you follow")
    } footer: {
      Text("Whom an account follows is public, so no password is needed.")
    }
  }

  private var entered: String { typed.trimmingCharacters(in: .whitespacesAndNewlines) }

  private func enter() { if !entered.isEmpty { handle = entered } }
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
      Button("Use another handle") { handle = "" }
        .buttonStyle(.bordered)
        .controlSize(.small)
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
        PeopleEnd(list: model.list)
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
