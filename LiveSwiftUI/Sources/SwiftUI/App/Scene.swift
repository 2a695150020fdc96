// Apps and scenes: the content that a server shows at one address, or an iPhone as a whole.
import Foundation
import UIKitTypes

/// An app.
@MainActor @preconcurrency public protocol App {
  /// The type of the scenes, inferred from `body`.
  associatedtype Body: Scene
  /// The content of the app: a `WindowGroup`.
  @SceneBuilder @MainActor @preconcurrency var body: Self.Body { get }
  /// Creates the app, once for the process.
  @MainActor @preconcurrency init()
}

extension App {
  /// Serves the app to browsers until the process is asked to stop. Called by `@main`.
  @MainActor @preconcurrency public static func main() { run(Self.self) }
}

/// A part of an app's interface.
@MainActor @preconcurrency public protocol Scene {
  /// The type of the scene's content.
  associatedtype Body: Scene
  /// The content of the scene.
  @SceneBuilder @MainActor @preconcurrency var body: Self.Body { get }
}

extension Never: Scene {}

/// Turns scene expressions into one scene.
@resultBuilder public struct SceneBuilder {
  /// One scene, unchanged.
  public static func buildExpression<Content>(_ content: Content) -> Content where Content: Scene {
    content
  }

  /// A single scene; an app has no more than one here.
  public static func buildBlock<Content>(_ content: Content) -> Content where Content: Scene {
    content
  }
}

/// A window, or a page of a site, for each person.
public struct WindowGroup<Content> where Content: View {
  let content: @MainActor () -> Content

  /// A group of windows; each page that a browser opens is a window with its own state.
  public init(@ViewBuilder content: @escaping () -> Content) {
    nonisolated(unsafe) let content = content  // Called on the main actor only, where scenes live.
    self.content = { content() }
  }
}

extension WindowGroup: Scene, PrimitiveScene {
  public typealias Body = Never

  func draw(_ context: Context, _ reader: ContentReader, into items: inout [Item]) {
    let node = context.node.claim(context.position) { WindowContentNode<Content>(context) }
    node.content = content()
    node.adopt(context)
    items.append(.node(node))
  }
}

/// Keeps the content of a window, so that the closure of its group runs only when what it has read
/// changes, and not when a view inside starts to fill the window: models that a root view makes in
/// its initializer would be made anew.
///
/// It also keeps the scene of a page whose app has a delegate of UIKit.
private final class WindowContentNode<Content: View>: Node {
  var content: Content?
  private lazy var connection = (tree.uiKit.delegate as? any UIApplicationDelegate).map {
    SceneConnection($0, findsClass: false)
  }

  override var passesGreedOn: Bool { false }

  override func produce(into items: inout [Item]) {
    var context = context()
    connection?.changePhase(to: context.environment.scenePhase)
    context.environment.add(delegate: connection?.sceneDelegate)
    content?.draw(context, into: &items)
  }

  override func didUnmount() { connection?.disconnect() }
}

/// A scene that the runtime shows itself.
@MainActor protocol PrimitiveScene: _BodilessScene {
  func draw(_ context: Context, _ reader: ContentReader, into items: inout [Item])
}

extension Scene {
  /// Shows this scene, or the one that its body resolves to. The reader keeps the state of scenes.
  func show(_ context: Context, _ reader: ContentReader, into items: inout [Item]) {
    if let window = self as? any PrimitiveScene {
      window.draw(context, reader, into: &items)
    } else {
      var scene = reader.connect(self)
      ViewFields.of(Self.self).attachPage(&scene, context)
      reader.within(0) { scene.body.show(context, reader, into: &items) }
    }
  }
}

/// The root node of a tree: a scene.
final class SceneNode: Node {
  private let show: @MainActor (Context, ContentReader, inout [Item]) -> Void
  private lazy var reader = ContentReader(self)

  init(_ scene: some Scene, tree: Tree, environment: EnvironmentValues) {
    show = { scene.show($0, $1, into: &$2) }
    super.init(root: tree, environment: environment)
  }

  override func produce(into items: inout [Item]) {
    show(context(), reader, &items)
    drawRequests(into: &items)
  }

  override func didUnmount() { reader.forget() }
}
