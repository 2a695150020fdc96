// The content of the list of people before the first person is viewed.
import DataLayer
import Posts
import SharedUI
import SwiftUI

/// The choice between the recent people and those that the reader follows.
struct PeopleTabPicker: View {
  @Binding var tab: PeopleTab

  var body: some View {
    Picker("People", selection: $tab) {
      ForEach(PeopleTab.allCases) { tab in tab.name.tag(tab) }
    }
    .pickerStyle(.segmented)
    .frame(maxWidth: .infinity)
  }
}

extension PeopleTab {
  /// The displayed name.
  fileprivate var name: Text {
    switch self {
    case .recent: Text("Recent")
    case .following: Text("Following")
    }
  }
}

/// The first instructions, and the people that the source suggests. Sections of a list.
struct Newcomer: View {
  let model: PeopleModel

  var body: some View {
    if model.showsSuggestions, model.suggestions.value?.isEmpty != true {
      Section {
        VStack(alignment: .leading, spacing: 4) {
          Text("Whose mood?").font(.headline).accessibilityAddTraits(.isHeader)
          instructions.font(.subheadline).foregroundStyle(.secondary)
        }
        .padding(.vertical, 4)
      }
      SuggestedPeople(model: model)
    } else {
      Section {
        ContentUnavailableView(
          "Whose mood?", systemImage: "magnifyingglass", description: instructions
        )
        .frame(maxWidth: .infinity)
      }
    }
  }

  private var instructions: Text {
    Text("Search for somebody by name or handle. Their posts are read here.")
  }
}

/// Four rows without text, which screen readers skip.
private struct PlaceholderPeople: View {
  var body: some View {
    ForEach(1...4, id: \.self) { number in
      PersonSummary(person: .placeholder(number))
    }
    .redacted(reason: .placeholder)
    .accessibilityHidden(true)
  }
}

/// Rows without text while people are loaded; screen readers announce only the progress.
struct PeopleSkeleton: View {
  private let label: LocalizedStringKey

  init(_ words: LocalizedStringKey) { self.label = words }

  var body: some View {
    Section {
      PlaceholderPeople()
    } header: {
      Text(label).textCase(nil)
    }
  }
}

/// The suggested people who are not among the recent ones, or the state of loading them.
struct SuggestedPeople: View {
  let model: PeopleModel

  @ViewBuilder var body: some View {
    if model.suggested?.isEmpty != true || model.suggestions.failure != nil { section }
  }

  private var section: some View {
    Section {
      if let people = model.suggested {
        ForEach(people) { person in PersonLink(person: person) }
      } else if model.suggestions.failure == nil {
        PlaceholderPeople()
      }
    } header: {
      Text("Suggested")
    } footer: {
      if let error = model.suggestions.failure {
        ListFailure(error: error, retry: model.refreshTapped)
      }
    }
  }
}
