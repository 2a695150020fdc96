// How often the list of a service is requested for all pages of a process.

/// How often the list of a service is requested, however many people open, pull and press.
public enum ListPace {
  /// A page that is opened within this time of an answer gets the answer without a request.
  public static let freshFor = Duration.seconds(5)
  /// How much longer another process's answer is fresh, so that the process that asked has asked
  /// again by then, and told its answer.
  public static let turn = Duration.seconds(2)
  /// How many requests are sent at once before the rate counts, so that a person who presses at a
  /// usual speed always gets a new answer.
  public static let burst = ServicePace.burst
  /// The time between two requests after that, and how long an answer is then given to all.
  public static let interval = ServicePace.interval
}
