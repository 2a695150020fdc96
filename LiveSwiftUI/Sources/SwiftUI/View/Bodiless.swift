// Views, modifiers, scenes and items that the renderer draws itself, without a body.

// These protocols are public only because the witnesses of a public requirement must be; the
// underscore keeps them out of the API. With a default body on `View where Body == Never` instead,
// an app's view without a body would compile.

/// A view without a body.
@MainActor @preconcurrency public protocol _BodilessView: View where Body == Never {}

extension _BodilessView {
  /// Traps: primitives are drawn and have no body. A call is a bug of the renderer.
  public var body: Never { fatalError("a primitive view was asked for its body") }
}

/// A modifier without a body.
@MainActor @preconcurrency public protocol _BodilessModifier: ViewModifier where Body == Never {}

extension _BodilessModifier {
  /// Traps: primitive modifiers are applied and have no body.
  public func body(content: Content) -> Never {
    fatalError("a primitive modifier was asked for its body")
  }
}

/// A scene without a body.
@MainActor @preconcurrency public protocol _BodilessScene: Scene where Body == Never {}

extension _BodilessScene {
  /// Traps: windows are shown and have no body.
  public var body: Never { fatalError("a window was asked for its body") }
}

/// Toolbar content without a body.
@MainActor @preconcurrency public protocol _BodilessToolbarContent: ToolbarContent
where Body == Never {}

extension _BodilessToolbarContent {
  /// Traps: items are placed and have no body.
  public var body: Never { fatalError("a toolbar item was asked for its body") }
}
