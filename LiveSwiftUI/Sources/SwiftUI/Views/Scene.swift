// Apps and scenes: what a server shows at one address, and what an iPhone shows at all.
import Foundation

/// An app.
@MainActor @preconcurrency public protocol App {
  /// The type of the scenes; the compiler finds it from `body`.
  associatedtype Body: Scene
  /// What the app shows: a `WindowGroup`.
  @SceneBuilder @MainActor @preconcurrency var body: Self.Body { get }
  /// Makes the app, once for the process.
  @MainActor @preconcurrency init()
}

extension App {
  /// Serves the app to browsers until the process is asked to stop. `@main` calls it.
  @MainActor @preconcurrency public static func main() { run(Self.self) }
}

/// A part of an app's interface.
@MainActor @preconcurrency public protocol Scene {
  /// The type of what the scene consists of.
  associatedtype Body: Scene
  /// What the scene consists of.
  @SceneBuilder @MainActor @preconcurrency var body: Self.Body { get }
}

extension Never: Scene {}

/// Turns scene expressions into one scene.
@resultBuilder public struct SceneBuilder {
  /// One scene, as it was written.
  public static func buildExpression<Content>(_ content: Content) -> Content where Content: Scene {
    content
  }

  /// One scene alone; an app here has no more.
  public static func buildBlock<Content>(_ content: Content) -> Content where Content: Scene {
    content
  }
}

/// A window, or a page of a site, for each person.
public struct WindowGroup<Content> where Content: View {
  let content: @MainActor () -> Content

  /// A group of windows; each page that a browser opens is one, with a state of its own.
  public init(@ViewBuilder content: @escaping () -> Content) {
    nonisolated(unsafe) let content = content  // Called on the main actor only, where scenes live.
    self.content = { content() }
  }
}

extension WindowGroup: Scene, PrimitiveScene {
  public typealias Body = Never

  func draw(_ context: Context, into items: inout [Item]) { content().draw(context, into: &items) }
}

/// A scene that the runtime shows itself.
@MainActor protocol PrimitiveScene: _BodilessScene {
  func draw(_ context: Context, into items: inout [Item])
}

extension Scene {
  /// Shows this scene, or the one that its body leads to.
  func show(_ context: Context, into items: inout [Item]) {
    if let window = self as? any PrimitiveScene {
      window.draw(context, into: &items)
    } else {
      body.show(context, into: &items)
    }
  }
}

/// The root of a tree: a scene.
final class SceneNode: Node {
  private let show: DrawContent

  init(_ scene: some Scene, tree: Tree, environment: EnvironmentValues) {
    show = { scene.show($0, into: &$1) }
    super.init(root: tree, environment: environment)
  }

  override func produce(into items: inout [Item]) { show(context(), &items) }
}
