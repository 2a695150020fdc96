// The strings of an app with a searchable list whose rows open pages.
import SwiftUI

/// The app's own strings, which are therefore in its own string table.
public protocol ItemWords {
  /// The title of the list.
  var title: LocalizedStringKey { get }
  /// The prompt of the search field.
  var searchPrompt: LocalizedStringKey { get }
  /// The label while the list is loading.
  var loading: LocalizedStringKey { get }
  /// The title when the list could not be loaded and none is saved.
  var failure: LocalizedStringKey { get }
  /// The notice with the number of unreadable records.
  func skipped(_ count: Int) -> LocalizedStringKey

  /// The title and the hint when the service has no items at all.
  var empty: (title: LocalizedStringKey, hint: LocalizedStringKey) { get }
  /// The title when no item matches the search.
  var noMatch: LocalizedStringKey { get }
  /// The hint when no item matches `query`.
  func noMatchHint(_ query: String) -> LocalizedStringKey

  /// The title of a page without its item yet.
  var itemTitle: LocalizedStringKey { get }
  /// The title of a page when the list could not be loaded and none is saved.
  var itemFailure: LocalizedStringKey { get }
  /// The title of a page whose item is not in the list.
  var noItem: LocalizedStringKey { get }
  /// The hint of a page when the list has no item with this id.
  func noItemHint(_ id: String) -> LocalizedStringKey
  /// The system symbol for an item.
  var symbol: String { get }
}
