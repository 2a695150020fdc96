// The search for people, and the people to begin with.
import SharedUI
import SwiftUI

/// The sidebar: the people found, or the people to begin with while the field is empty.
struct PeopleScreen: View {
  let model: PeopleModel
  @Binding var person: PersonPlace?
  @Binding var theme: MoodTheme
  @SceneStorage("humour.search") private var query = ""
  @SceneStorage("humour.people") private var tab = PeopleTab.recent

  var body: some View {
    PeopleContent(model: model, tab: $tab)
      .navigationTitle("Humour")
      .searchable(text: $query, prompt: "Search people")
      .onSubmit(of: .search) { model.submitted() }
      .refreshable { await model.pulled() }
      .toolbar {
        ToolbarItem(placement: .primaryAction) {
          Button("Refresh people", systemImage: "arrow.clockwise", action: model.refreshTapped)
            .disabled(!model.canRefresh)
        }
        ToolbarItem(placement: .primaryAction) { ThemeMenu(theme: $theme) }
      }
      .serviceSettingsButton()
      .onChange(of: query, initial: true) { model.query = query }
      .onChange(of: tab, initial: true) { model.tab = tab }
      .task { await model.appeared() }
      .task { await model.loadFurther() }
      .task(id: model.searchKey) { await model.search() }
  }
}

/// The people, or the state of the search; one list in each state, because it has the selection.
private struct PeopleContent: View {
  let model: PeopleModel
  @Binding var tab: PeopleTab

  var body: some View {
    if model.searchKey.words.isEmpty {
      VStack(spacing: 0) {
        PeopleTabPicker(tab: $tab)
        switch tab {
        case .recent:
          if model.recent.isEmpty {
            NewcomerList(model: model)
          } else {
            RecentPeopleSection(model: model)
          }
        case .following: FollowsTab(model: model.follows)
        }
      }
    } else if !model.people.isEmpty, let term = model.term {
      FoundPeople(model: model, term: term)
    } else if let error = model.results.failure {
      unfound {
        error.title ?? Text("Nothing could be loaded")
      } words: {
        error.words
      }
    }
    .overlay {
      switch state {
      case .welcome:
        ContentUnavailableView(
          "Whose mood?", systemImage: "magnifyingglass",
          description: Text("Search for somebody by name or handle. Their posts are read here."))
      case .searching:
        SkeletonList("Searching…", isSlow: false) { number in
          PersonSummary(person: .placeholder(number))
        }
      case .recent, .found, .unfound: EmptyView()
      }
    }
  }

  private func unfound(title: () -> Text, words: () -> Text) -> some View {
    ContentUnavailableView {
      Label {
        title()
      } icon: {
        Image(systemName: model.results.failure?.symbol ?? "magnifyingglass")
      }
      .frame(maxWidth: .infinity)
    }
    if let handle = model.typedHandle {
      Section { OpenHandle(handle: handle) }
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
        PeopleEnd(list: model.found)
      } header: {
        Text("Results for “\(term)”").textCase(nil)
      } footer: {
        if let error = model.results.failure {
          ListFailure(error: error, retry: model.submitted)
        }
      }
    }
    if let handle = unlisted {
      Section { OpenHandle(handle: handle) }
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
    Section("Recent people") {
      ForEach(model.recent) { person in
        HStack(spacing: 4) {
          PersonLink(person: person)
          Button("Forget", systemImage: "xmark.circle.fill") { model.removeTapped(person) }
            // Of the automatic style it would take the taps of the whole row.
            .buttonStyle(.borderless)
            .labelStyle(.iconOnly)
            .foregroundStyle(.secondary)
            .accessibilityLabel(Text("Forget \(person.name)"))
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
