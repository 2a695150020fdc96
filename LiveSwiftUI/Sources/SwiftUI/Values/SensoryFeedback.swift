// Taps that a person feels.

/// A tap that the person feels; a browser shows nothing for it.
public struct SensoryFeedback: Equatable, Sendable {
  let name: String

  /// Something has succeeded.
  public static let success = SensoryFeedback(name: "success")
  /// Something needs attention.
  public static let warning = SensoryFeedback(name: "warning")
  /// Something has failed.
  public static let error = SensoryFeedback(name: "error")
  /// Another choice was made.
  public static let selection = SensoryFeedback(name: "selection")
  /// A value passed a mark on its way up.
  public static let increase = SensoryFeedback(name: "increase")
  /// A value passed a mark on its way down.
  public static let decrease = SensoryFeedback(name: "decrease")
  /// Something has begun.
  public static let start = SensoryFeedback(name: "start")
  /// Something has ended.
  public static let stop = SensoryFeedback(name: "stop")
  /// Something dragged has come into line.
  public static let alignment = SensoryFeedback(name: "alignment")
  /// A pressure or level has changed.
  public static let levelChange = SensoryFeedback(name: "levelChange")
  /// Two things have met.
  public static let impact = SensoryFeedback(name: "impact")
}
