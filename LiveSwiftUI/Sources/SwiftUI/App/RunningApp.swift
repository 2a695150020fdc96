// A running app: made once per process, with state that all its windows share.
import LogOutput

/// Runs an app. The module AppServer replaces this function in every program that links it. SwiftUI
/// cannot call the server directly, because the server depends on SwiftUI (see
/// LiveSwiftUI/Notes/your-app.md).
@MainActor dynamic package func run(_ app: any App.Type) -> Never {
  ErrorStream.write("This app has no server: let its target depend on the product SwiftUI.")
  exit(2)
}

/// One instance of an app, made once per process as on Apple's systems.
///
/// `@State` of the app itself and of its scenes belongs to this object, so every window reads the
/// same value, and a change renders every window that read it. The state of views belongs to each
/// window's own tree, as do the environment and the `@AppStorage` that the app reads.
@MainActor package final class RunningApp<Content: App> {
  private let app: Content
  /// The tree whose root owns the app's state. It renders nothing.
  private let tree: Tree
  private var slots = Slots.none
  /// Keeps the state of the app's own scenes.
  fileprivate let reader: ContentReader

  /// Makes the app.
  package init(_ type: Content.Type, services: TreeServices = TreeServices()) {
    var app = Content()
    tree = Tree(
      scene: WindowGroup { EmptyView() }, environment: EnvironmentValues(), services: services)
    reader = ContentReader(tree.rootNode)
    ViewFields.of(Content.self).attach(&app, to: tree.rootNode, slots: &slots)
    self.app = app
  }

  /// The scene of one window.
  package var scene: some Scene { AppScene(running: self) }

  /// The body for the page that is drawn, whose environment and stored values it reads.
  fileprivate func body(on page: Context) -> Content.Body {
    var app = app
    ViewFields.of(Content.self).attachPage(&app, page)
    return app.body
  }

  /// The delegate of the app; nil for an app without one.
  fileprivate var delegate: AnyObject? { tree.uiKit.delegate }
}

/// The scene of an app. Its body is read while a window renders, so a change of what the body read
/// renders the window again.
private struct AppScene<Content: App>: PrimitiveScene {
  let running: RunningApp<Content>

  func draw(_ context: Context, _ reader: ContentReader, into items: inout [Item]) {
    var context = context
    context.environment.add(delegate: running.delegate)
    context.node.tree.uiKit.delegate = running.delegate
    running.body(on: context).show(context, running.reader, into: &items)
  }
}
