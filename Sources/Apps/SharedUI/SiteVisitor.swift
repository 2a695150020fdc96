// What an app's server gives to its pages: whether they may change anything, and languages.
public import SwiftUI

/// Makes the choice of language for the bar, where there is no other place for it.
public struct LanguageChoice: Sendable {
  private let make: @MainActor @Sendable () -> AnyView

  /// The choice that `make` makes.
  public init(_ make: @escaping @MainActor @Sendable () -> some View) {
    self.make = { AnyView(make()) }
  }

  @MainActor fileprivate var view: AnyView { make() }
}

private struct MayChangeKey: EnvironmentKey {
  static let defaultValue = true
}

private struct LanguageChoiceKey: EnvironmentKey {
  static let defaultValue: LanguageChoice? = nil
}

extension EnvironmentValues {
  /// Whether the person may change what all share. Guests of a site may not; what would only
  /// refuse them is left out.
  public var mayChange: Bool {
    get { self[MayChangeKey.self] }
    set { self[MayChangeKey.self] = newValue }
  }

  /// The choice of language; nil where the system or a home page has it.
  public var languageChoice: LanguageChoice? {
    get { self[LanguageChoiceKey.self] }
    set { self[LanguageChoiceKey.self] = newValue }
  }
}

extension View {
  /// Leaves this view out where the person may not change anything, because it could only refuse.
  public func hiddenFromGuests() -> some View { modifier(HiddenFromGuests()) }

  /// Adds the choice of language to the bar of an app's first screen, if there is one.
  public func languageButton() -> some View { modifier(LanguageToolbar()) }
}

private struct HiddenFromGuests: ViewModifier {
  @Environment(\.mayChange) private var mayChange

  func body(content: Content) -> some View {
    if mayChange { content }
  }
}

private struct LanguageToolbar: ViewModifier {
  @Environment(\.languageChoice) private var choice

  func body(content: Content) -> some View {
    content.toolbar {
      if let choice {
        ToolbarItem(placement: .beginning) { choice.view }
      }
    }
  }
}
