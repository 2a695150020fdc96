// What a tree keeps besides its nodes, by what it is for.
import Foundation
import UIKitTypes

/// The links that the page draws.
struct PageLinks {
  /// The search for a link that is running; nil while the page itself is drawn.
  var search: LinkSearch?
  /// The links that lie beneath their labels, because those contain controls.
  var divided: Set<LinkKey> = []
}

/// The values that the browser keeps for the page.
struct StoredValues {
  /// `@SceneStorage` values by key, as JSON text.
  var scene: [String: String]
  /// The boxes of `@AppStorage` values, one for all views of the page with the same key.
  var app: [String: AnyObject] = [:]

  init(scene: [String: String]) { self.scene = scene }
}

/// The states that outlive the nodes of their views.
struct KeptStates {
  /// The states that an earlier build of the app kept and no view has taken yet.
  var restored: [String: String]
  /// The node whose state was attached last, and the number of its states before that.
  var lastOwner: (node: Node, count: Int)?
  /// Whether any lazy container has kept state of rows that it let go.
  var hasRows = false

  init(restored: [String: String]) { self.restored = restored }
}

/// The duties of the browser besides showing the page.
struct BrowserDemands {
  /// The scripts that elements of the page have needed so far.
  var scripts: Set<LazyScript> = []
  /// Whether the app keeps the screen on.
  var isAwake = false
}

/// The delegates, the scene and the text that UIKit keeps for a page.
struct PageDelegates {
  /// The delegate of the app whose state the tree owns, or whose page it is; nil for none.
  var delegate: AnyObject?
  /// The delegate of the page alone, in an app of UIKit's life cycle without scenes.
  var ownDelegate: (any UIApplicationDelegate)?
  /// The scene of the page, in an app of UIKit's life cycle.
  var scene: UIWindowScene?
  /// The text that the app copied through UIKit; nil at first.
  var pasteboard: String?
}

/// The objects that other modules keep for a page.
struct PageModules {
  /// The objects of the page, by their class.
  var services: [ObjectIdentifier: any PageService] = [:]
  /// The requests to scripts of the page.
  var requests: [ScriptRequests] = []
  /// The node that draws the requests.
  weak var requestsNode: Node?
}

extension Tree {
  /// `@SceneStorage` values by key, as JSON text.
  package var sceneStorage: [String: String] { stored.scene }
  /// The scripts that elements of the page have needed so far.
  package var usedScripts: Set<LazyScript> { demands.scripts }
  /// Whether the app keeps the screen on.
  package var keepsAwake: Bool { demands.isAwake }
}
