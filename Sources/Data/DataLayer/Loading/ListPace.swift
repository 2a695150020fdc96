// The rate of requests for a service's list, for all pages of a process together.

/// The rate of requests for a service's list, however often people open and refresh it.
public enum ListPace {
  /// How long after an answer an opened page gets it without a new request.
  public static let freshFor = Duration.seconds(5)
  /// How long an answer passes for current on a page, which after that says its age and renews it
  /// when its person returns.
  public static let currentFor = Duration.seconds(300)
  /// The additional lifetime of another process's answer. By its end, the process that sent the
  /// last request has sent the next one and shared its answer.
  public static let processLead = Duration.seconds(2)
  /// The number of requests that are sent at once before the rate applies. It is high enough for a
  /// new answer at each refresh at a usual pace. Other requests have the same rate.
  public static let burst = ServicePace.burst
  /// The time between two requests after that, during which all callers get the last answer.
  public static let interval = ServicePace.interval
}

extension RequestOptions {
  /// The options of a request for a `SharedList`, which coalesces and limits its requests itself.
  public static let sharedList = RequestOptions(coalesces: false)
}
