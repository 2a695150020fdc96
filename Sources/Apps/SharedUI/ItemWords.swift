// The sentences of an app whose list can be searched and whose rows open a page.
import SwiftUI

/// The app's own sentences, so that they stand in its own string table.
public protocol ItemWords {
  /// The title of the list.
  var title: LocalizedStringKey { get }
  /// Stands in the empty search field.
  var searchPrompt: LocalizedStringKey { get }
  /// Says what is being loaded.
  var loading: LocalizedStringKey { get }
  /// The title when the list could not be loaded and none is saved.
  var failure: LocalizedStringKey { get }
  /// Says how many records could not be read.
  func skipped(_ count: Int) -> LocalizedStringKey

  /// The title and the sentence when the service has no item at all.
  var empty: (title: LocalizedStringKey, hint: LocalizedStringKey) { get }
  /// The title when no item matches the search.
  var noMatch: LocalizedStringKey { get }
  /// The sentence when no item matches `query`.
  func noMatchHint(_ query: String) -> LocalizedStringKey

  /// The title of a page that has no item yet.
  var itemTitle: LocalizedStringKey { get }
  /// The title of a page when the list could not be loaded and none is saved.
  var itemFailure: LocalizedStringKey { get }
  /// The title of a page whose item is not in the list.
  var noItem: LocalizedStringKey { get }
  /// The sentence of a page when the list has no item with this id.
  func noItemHint(_ id: String) -> LocalizedStringKey
  /// The system symbol that stands for an item.
  var symbol: String { get }
}
