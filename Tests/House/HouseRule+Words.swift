// The words that names had with more than one meaning, each with the word to use in its place.

extension HouseRule {
  /// The old words by what stands in their place. A word is one word of a name: `FoodShelf` holds
  /// `Shelf`, `Shelfish` does not.
  static let oldWords: [String: String] = [
    "Shelf": "what it is: LoadedFoods, MoodCache, PhotoFiles", "Kitchen": "AppContainer, Fixture",
    "Wish": "PendingLike, Filter, Request", "Asker": "Client", "Seal": "Signer",
    "Desk": "Model, ImageProxy", "Timepiece": "AnyClock",
    "Errand": "CancellableJob", "Warmth": "PrefetchResult", "Pantry": "the name of the store",
    "Lounge": "the name of the group", "Canary": "TrackingToken", "Outlet": "WriteQueue",
    "Kit": "SharedUI", "Flights": "SingleFlight", "Cellar": "the name of the store",
  ]

  /// Old names of types whose word is still right inside another name, such as `LifeStage`.
  static let oldTypes: [String: String] = [
    "Question": "Generation, SearchKey", "Given": "ParsedArguments", "Shown": "Redaction",
    "Sent": "JSONValue", "Face": "LoadStateView", "FairGate": "AsyncSemaphore",
    "Stage": "LiveServer", "Catalog": "DataLayer", "Living": "LifecycleModifier",
    "Marked": "PagePreference", "Pace": "RequestPacer", "Reply": "SerializedResponse",
    "MoodDrawer": "MoodCacheShard", "Surroundings": "ClientInfo", "Attempted": "Lossy",
    "RecencyList": "LRUList", "BrokenImages": "FailureBackoff", "Told": "the outcome it is",
  ]

  /// Names of Apple's that have such a word.
  private static let appleTypes: Set = [
    "CloudKitDatabase", "NSPersistentCloudKitContainer", "NSPersistentCloudKitContainerOptions",
    "NSPersistentCloudKitContainerSchemaInitializationOptions", "UIKitAttributes",
  ]

  static let words = HouseRule("A word in the name of a type has one meaning") { file in
    let declaring = file.lines(
      with: "struct ", "class ", "enum ", "actor ", "protocol ", "typealias ", "associatedtype ")
    return declaring.flatMap { index in
      file.code[index].matches(
        of: /\b(?:struct|class|enum|actor|protocol|typealias|associatedtype)\s+(\w+)/
      ).compactMap { match in
        let name = String(match.1)
        guard let word = replacement(for: name) else { return nil }
        return Finding(path: file.path, line: index + 1, text: "\(name): say \(word)")
      }
    }
  }

  /// What to say in place of a name of a type; nil when the name is fine.
  static func replacement(for name: String) -> String? {
    if appleTypes.contains(name) { return nil }
    if let type = oldTypes[name] { return type }
    return name.matches(of: /[A-Z][a-z0-9]*|[a-z0-9]+/).lazy.compactMap {
      oldWords[String($0.output)]
    }.first
  }
}
