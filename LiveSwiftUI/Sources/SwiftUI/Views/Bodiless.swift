// What the renderer draws itself and never asks for a body.

// These protocols are public only because the witnesses of a public requirement must be; the
// underscore keeps them out of the API. A default body on `View where Body == Never` instead would
// let an empty view of an app compile.

/// A view without a body.
@MainActor @preconcurrency public protocol _BodilessView: View where Body == Never {}

extension _BodilessView {
  /// Primitives are drawn, never asked for a body: reaching this breaks the renderer's own promise.
  public var body: Never { fatalError("a primitive view was asked for its body") }
}

/// A modifier without a body.
@MainActor @preconcurrency public protocol _BodilessModifier: ViewModifier where Body == Never {}

extension _BodilessModifier {
  /// Primitive modifiers are applied, never asked for a body.
  public func body(content: Content) -> Never {
    fatalError("a primitive modifier was asked for its body")
  }
}

/// A scene without a body.
@MainActor @preconcurrency public protocol _BodilessScene: Scene where Body == Never {}

extension _BodilessScene {
  /// Windows are shown, never asked for a body.
  public var body: Never { fatalError("a window was asked for its body") }
}

/// Toolbar content without a body.
@MainActor @preconcurrency public protocol _BodilessToolbarContent: ToolbarContent
where Body == Never {}

extension _BodilessToolbarContent {
  /// Items are placed, never asked for a body.
  public var body: Never { fatalError("a toolbar item was asked for its body") }
}
