// Styles of progress views: the system's, and custom ones.
import Foundation

/// The properties of a progress view, for a progress view style.
public struct ProgressViewStyleConfiguration {
  /// The label of the task.
  @MainActor @preconcurrency public struct Label {
    package let content: AnyView
  }
  /// The label of the current value.
  @MainActor @preconcurrency public struct CurrentValueLabel {
    package let content: AnyView
  }

  /// The completed fraction from 0 to 1; nil for a task of unknown duration.
  public let fractionCompleted: Double?
  /// The label of the task; nil when the progress view has none.
  public var label: ProgressViewStyleConfiguration.Label?
  /// The label of the current value; nil when the progress view has none.
  public var currentValueLabel: ProgressViewStyleConfiguration.CurrentValueLabel?
}

extension ProgressViewStyleConfiguration.Label: View, StyleContent {}
extension ProgressViewStyleConfiguration.CurrentValueLabel: View, StyleContent {}

/// A style for progress views.
@MainActor @preconcurrency public protocol ProgressViewStyle {
  /// The type of the view that a `ProgressViewStyle` draws, inferred from `makeBody`.
  associatedtype Body: View
  /// The argument of `makeBody`.
  typealias Configuration = ProgressViewStyleConfiguration
  /// Draws the view that replaces the progress view.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration)
    -> Self.Body
}

/// The appearance of the system's progress views.
struct ProgressAppearance: Sendable {
  /// Whether it is a bar; nil for a bar where a fraction is known, else a spinner.
  var isLinear: Bool?
  var tint: Color?
}

/// A progress view style that the renderer draws itself.
@MainActor @preconcurrency protocol SystemProgressStyle {
  nonisolated var appearance: ProgressAppearance { get }
}

/// The default style: a bar where a fraction is known, else a spinner.
public struct DefaultProgressViewStyle: ProgressViewStyle, SystemProgressStyle {
  /// The same as `ProgressViewStyle.automatic`.
  public nonisolated init() {}
  public func makeBody(configuration: DefaultProgressViewStyle.Configuration) -> some View {
    ProgressView(configuration)
  }
  nonisolated var appearance: ProgressAppearance { ProgressAppearance() }
}

/// A style with a bar, which moves back and forth where no fraction is known.
public struct LinearProgressViewStyle: ProgressViewStyle, SystemProgressStyle {
  private let tint: Color?

  /// The same as `.linear`.
  public nonisolated init() { tint = nil }
  /// A bar in a colour.
  public nonisolated init(tint: Color) { self.tint = tint }
  public func makeBody(configuration: LinearProgressViewStyle.Configuration) -> some View {
    ProgressView(configuration)
  }
  nonisolated var appearance: ProgressAppearance { ProgressAppearance(isLinear: true, tint: tint) }
}

/// A style with a spinner, which does not show the fraction, as on an iPhone.
public struct CircularProgressViewStyle: ProgressViewStyle, SystemProgressStyle {
  private let tint: Color?

  /// The same as `.circular`.
  public nonisolated init() { tint = nil }
  /// A spinner in a colour.
  public nonisolated init(tint: Color) { self.tint = tint }
  public func makeBody(configuration: CircularProgressViewStyle.Configuration) -> some View {
    ProgressView(configuration)
  }
  nonisolated var appearance: ProgressAppearance { ProgressAppearance(isLinear: false, tint: tint) }
}

extension ProgressViewStyle where Self == DefaultProgressViewStyle {
  /// A bar where a fraction is known, else a spinner.
  public static var automatic: DefaultProgressViewStyle { DefaultProgressViewStyle() }
}

extension ProgressViewStyle where Self == LinearProgressViewStyle {
  /// A bar.
  public static var linear: LinearProgressViewStyle { LinearProgressViewStyle() }
}

extension ProgressViewStyle where Self == CircularProgressViewStyle {
  /// A spinner.
  public static var circular: CircularProgressViewStyle { CircularProgressViewStyle() }
}

extension View {
  /// Sets the style of progress views in this view.
  public nonisolated func progressViewStyle<S>(_ style: S) -> some View
  where S: ProgressViewStyle {
    nonisolated(unsafe) let style = style  // A value, used on the main actor only from here on.
    return rendering { context in
      let system = style as? any SystemProgressStyle
      var custom: (@MainActor (ProgressViewStyleConfiguration) -> AnyView)?
      if system == nil {
        custom = drawing(style) { $0.makeBody(configuration: $1) }
      }
      var inner = context
      inner.environment[builtIn: \.styles.progressAppearance] =
        system?.appearance ?? ProgressAppearance()
      inner.environment[builtIn: \.styles.progressStyle] = custom
      return inner
    }
  }
}
