// Styles of the page dots.

/// A style for page dots; only the system's own is supported here.
@MainActor @preconcurrency public protocol IndexViewStyle {}

/// A row of dots.
public struct PageIndexViewStyle: IndexViewStyle {
  let background: BackgroundDisplayMode

  /// A row of dots with or without a background.
  public nonisolated init(
    backgroundDisplayMode: PageIndexViewStyle.BackgroundDisplayMode = .automatic
  ) {
    background = backgroundDisplayMode
  }

  /// The condition for a background behind the dots.
  public struct BackgroundDisplayMode: Sendable {
    /// The class in the style sheet; nil for no background.
    let name: ClassName?

    /// The same as `interactive`.
    public static let automatic = BackgroundDisplayMode(name: .touchedDots)
    /// While a person uses the dots.
    public static let interactive = BackgroundDisplayMode(name: .touchedDots)
    /// Always.
    public static let always = BackgroundDisplayMode(name: .backedDots)
    /// Never.
    public static let never = BackgroundDisplayMode(name: nil)
  }
}

extension IndexViewStyle where Self == PageIndexViewStyle {
  /// A row of dots.
  public static var page: PageIndexViewStyle { PageIndexViewStyle() }

  /// A row of dots with or without a background.
  public static func page(
    backgroundDisplayMode: PageIndexViewStyle.BackgroundDisplayMode
  ) -> PageIndexViewStyle {
    PageIndexViewStyle(backgroundDisplayMode: backgroundDisplayMode)
  }
}

extension View {
  /// Sets the style of the page dots in this view to one of the system's.
  public nonisolated func indexViewStyle<S>(_ style: S) -> some View where S: IndexViewStyle {
    let background = (style as? PageIndexViewStyle)?.background ?? .automatic
    return builtIn(\.styles.indexBackground, background)
  }
}
