// The background, corners and surroundings of sheets.
import Foundation

/// Whether the view behind a sheet can be used. A browser's dialogs are modal.
public struct PresentationBackgroundInteraction: Sendable {
  /// As the system has it.
  public static var automatic: PresentationBackgroundInteraction { .init() }
  /// The view behind can be used.
  public static var enabled: PresentationBackgroundInteraction { .init() }
  /// The view behind cannot be used.
  public static var disabled: PresentationBackgroundInteraction { .init() }

  /// The view behind can be used while the sheet is not higher than `detent`.
  public static func enabled(upThrough detent: PresentationDetent)
    -> PresentationBackgroundInteraction
  {
    .init()
  }
}

/// The first effect of a swipe in a sheet.
public struct PresentationContentInteraction: Equatable, Sendable {
  private let name: String

  /// As the system has it.
  public static var automatic: PresentationContentInteraction { .init(name: "automatic") }
  /// Resizes the sheet.
  public static var resizes: PresentationContentInteraction { .init(name: "resizes") }
  /// Scrolls the content.
  public static var scrolls: PresentationContentInteraction { .init(name: "scrolls") }
}

/// The form that a presentation takes in a narrow window.
public struct PresentationAdaptation: Sendable {
  /// The system's.
  public static var automatic: PresentationAdaptation { .init() }
  /// None.
  public static var none: PresentationAdaptation { .init() }
  /// A popover.
  public static var popover: PresentationAdaptation { .init() }
  /// A sheet.
  public static var sheet: PresentationAdaptation { .init() }
  /// A cover of the whole screen.
  public static var fullScreenCover: PresentationAdaptation { .init() }
}

extension View {
  /// Paints the sheet that contains this view.
  public nonisolated func presentationBackground<S>(_ style: S) -> some View where S: ShapeStyle {
    let paint = paint(of: style)
    return rendering { context in
      context.builtIn.position.dialog?.node?.paint(paint)
      return context
    }
  }

  /// Draws a view behind the content of the sheet, as large as the content.
  public nonisolated func presentationBackground<V>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View where V: View {
    background(alignment: alignment, content: content)
  }

  /// Sets the radius of the corners of the sheet that contains this view, in points.
  public nonisolated func presentationCornerRadius(_ cornerRadius: CGFloat?) -> some View {
    rendering { context in
      context.builtIn.position.dialog?.node?.round(cornerRadius)
      return context
    }
  }

  /// Changes nothing: a browser's dialogs are modal.
  public nonisolated func presentationBackgroundInteraction(
    _ interaction: PresentationBackgroundInteraction
  ) -> some View { self }

  /// Changes nothing: a sheet is not resized by a swipe here.
  public nonisolated func presentationContentInteraction(
    _ behavior: PresentationContentInteraction
  ) -> some View { self }

  /// Changes nothing: each presentation has one form here.
  public nonisolated func presentationCompactAdaptation(_ adaptation: PresentationAdaptation)
    -> some View
  {
    self
  }

  /// Changes nothing: each presentation has one form here.
  public nonisolated func presentationCompactAdaptation(
    horizontal horizontalAdaptation: PresentationAdaptation,
    vertical verticalAdaptation: PresentationAdaptation
  ) -> some View { self }
}
