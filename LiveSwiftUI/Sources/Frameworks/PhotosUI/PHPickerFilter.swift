// The kinds of photos and videos that a picker shows.
import UniformTypeIdentifiers

/// A filter of what a picker shows. A browser distinguishes pictures and videos only, so that a
/// finer kind shows all pictures or all videos.
public struct PHPickerFilter: Equatable, Hashable, Sendable {
  /// The kinds that a browser knows.
  private struct Kinds: OptionSet, Hashable, Sendable {
    let rawValue: Int
    static let images = Kinds(rawValue: 1)
    static let videos = Kinds(rawValue: 2)
    static let all: Kinds = [.images, .videos]
  }

  /// The kinds that it shows.
  private let kinds: Kinds
  /// The kinds that it leaves out under `not(_:)`: none if only some of them are meant.
  private let whole: Kinds

  private init(_ kinds: Kinds, whole: Kinds) {
    self.kinds = kinds
    self.whole = whole
  }

  private static func some(_ kinds: Kinds) -> PHPickerFilter {
    PHPickerFilter(kinds, whole: [])
  }

  /// Pictures.
  public static let images = PHPickerFilter(.images, whole: .images)
  /// Videos.
  public static let videos = PHPickerFilter(.videos, whole: .videos)
  /// Live photos; a browser sends the picture of one.
  public static let livePhotos = some(.images)
  /// Pictures with depth; here all pictures.
  public static let depthEffectPhotos = some(.images)
  /// Bursts; here all pictures.
  public static let bursts = some(.images)
  /// Panoramas; here all pictures.
  public static let panoramas = some(.images)
  /// Screenshots; here all pictures.
  public static let screenshots = some(.images)
  /// Recordings of a screen; here all videos.
  public static let screenRecordings = some(.videos)
  /// Cinematic videos; here all videos.
  public static let cinematicVideos = some(.videos)
  /// Videos in slow motion; here all videos.
  public static let slomoVideos = some(.videos)
  /// Time-lapse videos; here all videos.
  public static let timelapseVideos = some(.videos)
  /// Spatial pictures and videos; here all of both.
  public static let spatialMedia = some(.all)

  /// Everything that at least one of the filters shows.
  public static func any(of subfilters: [PHPickerFilter]) -> PHPickerFilter {
    PHPickerFilter(
      subfilters.reduce([]) { $0.union($1.kinds) },
      whole: subfilters.reduce([]) { $0.union($1.whole) })
  }

  /// Only what each of the filters shows.
  public static func all(of subfilters: [PHPickerFilter]) -> PHPickerFilter {
    PHPickerFilter(
      subfilters.reduce(.all) { $0.intersection($1.kinds) },
      whole: subfilters.reduce(.all) { $0.intersection($1.whole) })
  }

  /// Everything that the filter does not show; where the browser does not know its kind, all.
  public static func not(_ filter: PHPickerFilter) -> PHPickerFilter {
    PHPickerFilter(Kinds.all.subtracting(filter.whole), whole: Kinds.all.subtracting(filter.kinds))
  }

  /// The types of the files that the filter shows; those of both kinds for a filter without any.
  var types: [UTType] {
    var types: [UTType] = []
    if kinds != .videos { types.append(.image) }
    if kinds != .images { types.append(.movie) }
    return types
  }
}
