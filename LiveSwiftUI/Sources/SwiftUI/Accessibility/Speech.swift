// How a text is spoken, which a screen reader decides in a browser.
import Foundation

extension View {
  /// Changes nothing: the speech of a browser reads punctuation as it is set up.
  public nonisolated func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> some View {
    self
  }

  /// Changes nothing: the speech of a browser reads words.
  public nonisolated func speechSpellsOutCharacters(_ value: Bool = true) -> some View { self }

  /// Changes nothing: the speech of a browser has its own pitch.
  public nonisolated func speechAdjustedPitch(_ value: Double) -> some View { self }

  /// Changes nothing: the speech of a browser queues announcements itself.
  public nonisolated func speechAnnouncementsQueued(_ value: Bool = true) -> some View { self }
}
