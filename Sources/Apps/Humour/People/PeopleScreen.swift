// The sidebar with the search for people, and the people shown before a search.
import DataLayer
import Posts
import SharedUI
import SwiftUI

/// The sidebar: the results, or the people of a tab while the search field is empty.
struct PeopleScreen: View {
  let model: PeopleModel
  @Binding var person: PersonRoute?
  @Binding var theme: MoodTheme
  @SceneStorage("humour.search") private var query = ""
  @AppStorage("humour.people") private var tab = PeopleTab.recent

  var body: some View {
    PeopleContent(model: model, person: $person, tab: $tab)
      .navigationTitle("Humour")
      .searchable(text: $query, prompt: "Search people")
      .searchShortcut()
      .typesVerbatim()
      .onSubmit(of: .search) { model.submitted() }
      .refreshable { await model.pulled() }
      .toolbar {
        ToolbarItem(placement: .primaryAction) {
          Button("Refresh people", systemImage: "arrow.clockwise", action: model.refreshTapped)
            .disabled(!model.canRefresh)
            // ⌘R alone is that of the posts beside.
            .keyboardShortcut("r", modifiers: [.command, .option])
        }
        ToolbarItem(placement: .primaryAction) { ThemeMenu(theme: $theme) }
      }
      .serviceSettingsButton()
      .languageButton()
      .alert(
        "“\(model.unforgotten?.name ?? "")” could not be forgotten",
        isPresented: Bindable(model).isUnforgottenShown
      ) {
        Button("OK", role: .cancel) {}
      } message: {
        Text("The change could not be saved; there may be no room for it.")
      }
      .onChange(of: query, initial: true) { model.query = query }
      .onChange(of: tab, initial: true) { model.tab = tab }
      .task { await model.appeared() }
      .task { await model.loadFurther() }
      .task(id: model.searchKey) { await model.search() }
  }
}

/// The people, or the state of the search; one list in all states, because it has the selection.
private struct PeopleContent: View {
  let model: PeopleModel
  @Binding var person: PersonRoute?
  @Binding var tab: PeopleTab
  @AppStorage("humour.handle") private var handle = ""

  var body: some View {
    List(selection: $person) {
      if model.searchKey.terms.isEmpty {
        Section { PeopleTabPicker(tab: $tab).listRowBackground(Color.clear) }
        switch tab {
        case .recent where model.recent.isEmpty: Newcomer(model: model)
        case .recent:
          RecentPeopleSection(model: model)
          if model.showsSuggestions { SuggestedPeople(model: model) }
        case .following: Follows(model: model.follows, handle: $handle)
        }
      } else if !model.people.isEmpty, let term = model.term {
        FoundPeople(model: model, term: term)
      } else if model.results.failure != nil || model.term == model.searchKey.terms {
        Unfound(model: model)
      } else {
        PeopleSkeleton("Searching…")
      }
    }
    .announcesResults(model.term == nil ? nil : model.people.count)
    .reportsRefresh(
      model.found.refreshed, model.follows.list.refreshed, model.suggestionsRefreshed
    )
    .sheet(isPresented: $tab[asksFor: handle]) { LoginScreen(handle: $handle) }
    .task(id: suggestionsKey) { if suggestionsKey != nil { await model.loadSuggestions() } }
    .task(id: followsKey) { if followsKey != nil { await model.follows.load(handle) } }
    .task { await model.follows.loadFurther() }
  }

  /// The load key of the suggestions; nil where they are not shown.
  private var suggestionsKey: Int? {
    tab == .recent && model.searchKey.terms.isEmpty ? model.suggestionsKey : nil
  }

  /// The load key of the follows; nil where they are not shown.
  private var followsKey: FollowsModel.Key? {
    tab == .following ? model.follows.key(of: handle) : nil
  }
}

extension PeopleTab {
  /// Whether the reader's own handle is asked for, because it is empty. Without an answer, the
  /// recent people return.
  fileprivate subscript(asksFor handle: String) -> Bool {
    get { self == .following && handle.isEmpty }
    set { if !newValue, handle.isEmpty { self = .recent } }
  }
}

/// The reason why a search has no results, and the typed handle as a link.
private struct Unfound: View {
  let model: PeopleModel

  var body: some View {
    Section {
      if let error = model.results.failure {
        FailureView("Nothing could be loaded", error: error, retry: model.submitted)
          .frame(maxWidth: .infinity)
      } else {
        let term = model.searchKey.terms
        ContentUnavailableView(
          "No one found", systemImage: "magnifyingglass",
          description: Text(
            "Nobody was found for “\(term)”. Try another name, or open a handle as it is.")
        )
        .frame(maxWidth: .infinity)
      }
    }
    if let handle = model.typedHandle {
      Section { OpenHandle(handle: handle) }
    }
  }
}

/// The results of a search, under their terms.
private struct FoundPeople: View {
  let model: PeopleModel
  let term: String

  var body: some View {
    Section {
      ForEach(model.people) { person in PersonLink(person: person) }
      ListEnd(
        list: model.found, loading: "Loading more people…",
        failed: "More people could not be loaded")
    } header: {
      Text("Results for “\(term)”").textCase(nil)
    } footer: {
      if let error = model.results.failure {
        ListFailure(error: error, retry: model.submitted)
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

/// The people viewed last, each with a swipe that removes them.
private struct RecentPeopleSection: View {
  let model: PeopleModel

  var body: some View {
    Section("Recent people") {
      ForEach(model.recent) { person in
        // The link alone is the row: in a stack, its value would not be the row's tag.
        PersonLink(person: person)
          .swipeActions {
            Button("Forget", systemImage: "trash", role: .destructive) {
              model.removeTapped(person)
            }
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
    NavigationLink(value: PersonRoute(handle: handle)) {
      Label("Open @\(handle)", systemImage: "arrow.forward")
    }
  }
}
