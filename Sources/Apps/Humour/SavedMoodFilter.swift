// A filter, kept with whose posts it is for.

/// A filter and whose posts it is for, so that it outlives a reload and says nothing about the next person.
struct SavedMoodFilter: RawRepresentable, Equatable {
  var filter = MoodFilter.all
  var place: PersonPlace?

  init() {}

  init?(rawValue: String) {
    let parts = rawValue.split(separator: " ", maxSplits: 1).map(String.init)
    guard parts.count == 2, let filter = MoodFilter(rawValue: parts[0]),
      let place = PersonPlace(parts[1])
    else { return nil }
    self.filter = filter
    self.place = place
  }

  var rawValue: String { "\(filter.rawValue) \(place?.description ?? "")" }

  /// The filter for the posts of a person.
  subscript(place: PersonPlace) -> MoodFilter {
    get { place == self.place ? filter : .all }
    set {
      filter = newValue
      self.place = place
    }
  }
}
