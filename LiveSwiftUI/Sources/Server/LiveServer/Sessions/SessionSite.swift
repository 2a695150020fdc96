// The part of a site's configuration that each of its sessions needs.

/// The values that a session takes from its site.
struct SessionSite {
  /// The round-trip delay that simulates a slow network.
  let latency: Duration
  /// The limits of sessions.
  let limits: SessionLimits
  /// Receives the server's reports.
  let observe: @Sendable (LiveServerReport) -> Void
  /// Handles an event, and says whether it started a save.
  let handle: HandleEvent
  /// The clock of sessions.
  let clock: SessionClock

  init(_ site: SiteConfiguration) {
    (latency, limits, observe) = (site.latency, site.limits, site.observe)
    (handle, clock) = (site.handle, site.clock)
  }
}
