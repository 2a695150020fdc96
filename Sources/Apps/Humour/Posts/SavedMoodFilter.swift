// A mood filter, saved with its person.

/// A filter and its person, so that it survives a reload but does not apply to the next person.
struct SavedMoodFilter: RawRepresentable, Equatable {
  var filter = MoodFilter.all
  var route: PersonRoute?

  init() {}

  init?(rawValue: String) {
    let parts = rawValue.split(separator: " ", maxSplits: 1).map(String.init)
    guard parts.count == 2, let filter = MoodFilter(rawValue: parts[0]),
      let place = PersonRoute(parts[1])
    else { return nil }
    self.filter = filter
    self.route = place
  }

  var rawValue: String { "\(filter.rawValue) \(route?.description ?? "")" }

  /// The filter for a person's posts; `all` for anyone but the saved person.
  subscript(place: PersonRoute) -> MoodFilter {
    get { place == self.route ? filter : .all }
    set {
      filter = newValue
      self.route = place
    }
  }
}
