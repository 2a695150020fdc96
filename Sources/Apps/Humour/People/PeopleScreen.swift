// The search for people, and the people looked at last.
import SharedUI
import SwiftUI

/// The sidebar: the people found, or the recent people while the field is empty.
struct PeopleScreen: View {
  let model: PeopleModel
  @Binding var person: PersonPlace?
  @Binding var theme: MoodTheme
  @SceneStorage("humour.search") private var query = ""

  var body: some View {
    PeopleContent(model: model, person: $person)
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

/// The people, or the state of the search; one list in each state, because it has the selection.
private struct PeopleContent: View {
  let model: PeopleModel
  @Binding var person: PersonPlace?

  var body: some View {
    List(selection: $person) {
      switch state {
      case .welcome, .searching: EmptyView()
      case .recent: RecentPeopleSection(model: model)
      case .found(let term): FoundPeople(model: model, term: term)
      case .unfound: Unfound(model: model)
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

  private enum ListState {
    case welcome, recent, searching, unfound
    case found(term: String)
  }

  private var state: ListState {
    let words = model.searchKey.words
    if words.isEmpty { return model.recent.isEmpty ? .welcome : .recent }
    if !model.people.isEmpty, let term = model.term { return .found(term: term) }
    return model.results.failure != nil || model.term == words ? .unfound : .searching
  }
}

/// Why the search found nobody, and the typed handle to open as it is.
private struct Unfound: View {
  let model: PeopleModel

  var body: some View {
    Section {
      ContentUnavailableView {
        Label {
          if let error = model.results.failure {
            error.title ?? Text("Nothing could be loaded")
          } else {
            Text("No one found")
          }
        } icon: {
          Image(systemName: model.results.failure?.symbol ?? "magnifyingglass")
        }
      } description: {
        if let error = model.results.failure {
          error.words
        } else {
          let term = model.searchKey.words
          Text("Nobody was found for “\(term)”. Try another name, or open a handle as it is.")
        }
      } actions: {
        if model.results.failure != nil {
          Button("Retry", action: model.submitted).buttonStyle(.borderedProminent)
        }
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
