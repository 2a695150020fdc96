// The search for people, and the people looked at last.
import SharedUI
import SwiftUI

/// The sidebar: the people found, or the recent people while the field is empty.
struct PeopleScreen: View {
  let model: PeopleModel
  @Binding var theme: MoodTheme
  @SceneStorage("humour.search") private var query = ""

  var body: some View {
    PeopleContent(model: model)
      .navigationTitle("Humour")
      .searchable(text: $query, prompt: "Search people")
      .onSubmit(of: .search) { model.submitted() }
      .toolbar {
        ToolbarItem(placement: .primaryAction) { ThemeMenu(theme: $theme) }
      }
      .serviceSettingsButton()
      .onChange(of: query, initial: true) { model.query = query }
      .task { await model.appeared() }
      .task(id: model.searchKey) { await model.search() }
  }
}

/// The people, or the state of the search.
private struct PeopleContent: View {
  let model: PeopleModel

  var body: some View {
    if model.searchKey.words.isEmpty {
      if model.recent.isEmpty { welcome } else { RecentPeopleSection(model: model) }
    } else if !model.people.isEmpty, let term = model.term {
      FoundPeople(model: model, term: term)
    } else if let error = model.results.failure {
      unfound {
        error.title ?? Text("Nothing could be loaded")
      } words: {
        error.words
      }
    } else if let term = model.term, term == model.searchKey.words {
      unfound {
        Text("No one found")
      } words: {
        Text("Nobody was found for “\(term)”. Try another name, or open a handle as it is.")
      }
    } else {
      SkeletonList("Searching…", isSlow: false) { number in
        PersonSummary(person: .placeholder(number))
      }
    }
  }

  private var welcome: some View {
    ContentUnavailableView(
      "Whose mood?", systemImage: "magnifyingglass",
      description: Text("Search for somebody by name or handle. Their posts are read here."))
  }

  private func unfound(title: () -> Text, words: () -> Text) -> some View {
    ContentUnavailableView {
      Label {
        title()
      } icon: {
        Image(systemName: model.results.failure?.symbol ?? "magnifyingglass")
      }
    } description: {
      words()
    } actions: {
      if model.results.failure != nil {
        Button("Retry", action: model.submitted).buttonStyle(.borderedProminent)
      }
      if let handle = model.typedHandle { OpenHandle(handle: handle) }
    }
  }
}

/// The people that a search found, under the words that found them.
private struct FoundPeople: View {
  let model: PeopleModel
  let term: String

  var body: some View {
    List {
      Section {
        ForEach(model.people) { person in PersonLink(person: person) }
      } header: {
        Text("Results for “\(term)”").textCase(nil)
      } footer: {
        if let error = model.results.failure {
          HStack {
            error.words
            Button("Retry", action: model.submitted)
          }
        }
      }
      if let handle = unlisted {
        Section { OpenHandle(handle: handle) }
      }
    }
  }

  /// The typed handle; nil when it is in the list, or when it cannot be a handle.
  private var unlisted: String? {
    guard let handle = model.typedHandle else { return nil }
    let name = handle.lowercased()
    let isListed = model.people.contains { $0.handle.lowercased() == name }
    return isListed ? nil : handle
  }
}

/// The people looked at last, each with a button that removes them.
private struct RecentPeopleSection: View {
  let model: PeopleModel

  var body: some View {
    List {
      Section("Recent people") {
        ForEach(model.recent) { person in
          HStack(spacing: 4) {
            PersonLink(person: person)
            Button("Forget", systemImage: "xmark.circle.fill") { model.removeTapped(person) }
              .labelStyle(.iconOnly)
              .foregroundStyle(.secondary)
              .accessibilityLabel(Text("Forget \(person.name)"))
          }
        }
      }
    }
  }
}

/// A link to the posts of the typed handle.
private struct OpenHandle: View {
  let handle: String

  var body: some View {
    NavigationLink(value: PersonPlace(handle: handle)) {
      Label("Open @\(handle)", systemImage: "arrow.forward")
    }
  }
}
