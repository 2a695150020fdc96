// The audio session of a device, of which a page has none.
public import Foundation

/// The settings of a device's audio. A browser decides these itself, so that none has an effect.
open class AVAudioSession: NSObject, @unchecked Sendable {
  // It has no state.

  /// The use of audio by an app.
  public struct Category: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// A category with a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Sounds that a silent device leaves out.
    public static let ambient = Category(rawValue: "AVAudioSessionCategoryAmbient")
    /// The same, alone.
    public static let soloAmbient = Category(rawValue: "AVAudioSessionCategorySoloAmbient")
    /// Music and speech.
    public static let playback = Category(rawValue: "AVAudioSessionCategoryPlayback")
  }

  /// The kind of use within a category.
  public struct Mode: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// A mode with a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The usual one.
    public static let `default` = Mode(rawValue: "AVAudioSessionModeDefault")
    /// Speech.
    public static let spokenAudio = Mode(rawValue: "AVAudioSessionModeSpokenAudio")
    /// Films.
    public static let moviePlayback = Mode(rawValue: "AVAudioSessionModeMoviePlayback")
  }

  /// The behaviour beside other audio.
  public struct CategoryOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Together with others.
    public static let mixWithOthers = CategoryOptions(rawValue: 1)
    /// Others become quieter.
    public static let duckOthers = CategoryOptions(rawValue: 2)
  }

  /// The behaviour at the end.
  public struct SetActiveOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Others go on.
    public static let notifyOthersOnDeactivation = SetActiveOptions(rawValue: 1)
  }

  private static let session = AVAudioSession()

  private override init() {}

  /// The session of the app.
  open class func sharedInstance() -> AVAudioSession { session }

  /// Has no effect in a browser. It never throws.
  open func setCategory(_ category: Category) throws {}
  /// Has no effect in a browser. It never throws.
  open func setCategory(_ category: Category, options: CategoryOptions = []) throws {}
  /// Has no effect in a browser. It never throws.
  open func setCategory(
    _ category: Category, mode: Mode, options: CategoryOptions = []
  ) throws {}
  /// Has no effect in a browser. It never throws.
  open func setMode(_ mode: Mode) throws {}
  /// Has no effect in a browser. It never throws.
  open func setActive(_ active: Bool, options: SetActiveOptions = []) throws {}
}
