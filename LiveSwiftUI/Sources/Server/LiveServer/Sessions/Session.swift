// One page in one browser: a view tree, and the connection that keeps the page up to date.
import Foundation
import Limits
import SwiftUI
import WebServer

/// Owns a tree, sends its changes to the browser, and passes the browser's events to the tree.
@MainActor final class Session {
  var pageName = PageName()
  /// The visitor whose page it is.
  let visitor: PageVisitor
  let app: SiteApp
  let site: SessionSite
  let tree: Tree
  private let signer: Signer
  /// The cookie that keeps the values of the browser.
  private let keptCookie: @MainActor (BrowserValues) -> String

  var line = BrowserLine()
  var use = PageUse()
  /// Whether changes are sent now, and what is owed with them.
  var delivery = Delivery()
  var outbox = Outbox()
  var events = ReceivedEvents()
  var clientInfo: ClientInfo
  var shown: ShownPage
  /// The passes of this session that a change need not plan again.
  var passes: Passes = []
  var eventBudget: RateLimit
  var renderDebt: RenderDebt
  /// The crash marks of this session's turns; nil without a crash journal.
  var blame: SessionBlame?
  /// The estimated memory of the page.
  var memory = PageMemory()
  /// The main-actor time that the first HTML took.
  var renderTime: Duration = .zero

  /// The passes whose changes are sent anyway.
  struct Passes: OptionSet {
    let rawValue: UInt8

    /// A pass of its own that waits for the main actor.
    static let planned = Passes(rawValue: 1)
    /// The one of an event that is being handled.
    static let handling = Passes(rawValue: 2)
  }

  init(
    app: SiteApp, site: SiteConfiguration, visitor: PageVisitor, environment: EnvironmentValues,
    clientInfo: ClientInfo, address: TreeAddress, storage: [String: String], signer: Signer,
    photoPath: @escaping @MainActor (URL) -> String?,
    filePath: @escaping @MainActor (URL) -> String? = { _ in nil },
    picturePath: @escaping @MainActor (Data, String) -> String? = { _, _ in nil },
    scripts: [LazyScript: String] = [:], fileRoom: FileRoom? = nil,
    values: BrowserValues = BrowserValues(), holdsScreen: Bool = true,
    keptCookie: @escaping @MainActor (BrowserValues) -> String = { _ in "" }
  ) {
    self.app = app
    self.visitor = visitor
    self.signer = signer
    self.keptCookie = keptCookie
    self.clientInfo = clientInfo
    shown = ShownPage(asked: address.components)
    self.site = SessionSite(site)
    let perSecond = site.limits.eventsPerSecond
    eventBudget = RateLimit(burst: perSecond * 2, perSecond: perSecond)
    renderDebt = RenderDebt(share: site.limits.renderShare, burst: site.limits.renderBurst)
    var services = TreeServices(
      photoPath: photoPath, strings: site.strings,
      home: app.isPreview
        ? PreviewGroup.home(in: environment.builtIn.person.locale, on: site)
        : app.isWholeSite ? nil : (site.basePath + "/", site.title),
      base: site.basePath + app.address,
      log: { [log = site.log, told = site.onceLogger] in told($0, to: log) })
    services.proof = { [signer, app] in
      "\(PageAddress.proofName)=\(signer.proof(of: $0, in: app))"
    }
    if site.thumbnail != nil { services.photoSides = ImageProxy.sides }
    services.filePath = filePath
    services.picturePath = picturePath
    services.scripts = scripts
    services.fileRoom = fileRoom
    services.basePath = site.basePath
    services.filesPath = site.basePath + LiveServer.filesPath + pageName.token
    services.mainBundles = site.mainBundles
    services.keepsStates = site.watch != nil
    services.browserValues = values
    services.holdsScreen = holdsScreen
    services.imitatesIOS = site.imitatesIOS
    tree = Tree(
      scene: app.scene(
        of: signer.name(of: visitor.browser, for: "reader"), isGuest: visitor.isGuest),
      environment: environment, address: address, sceneStorage: storage, services: services)
    tree.onWork = { [weak self] in self?.planFlush() }
  }

  var token: String { pageName.token }
  /// The page's name for the browser.
  var name: String { pageName.text }
  var socket: WebSocket? { line.socket }
  var limits: SessionLimits { site.limits }
  var isClosed: Bool { delivery.state == .closed }

  /// The title of the browser's tab.
  var title: String { app.owner.title(tree.page.title) }

  /// Whether a browser that just fetched this page has a snapshot with other values.
  func isReload(with snapshot: Snapshot?) -> Bool {
    guard !use.hasConnected, let kept = snapshot?.storage(of: app), !kept.isEmpty else {
      return false
    }
    return kept != tree.sceneStorage
  }

  /// The address of the screen that is shown.
  var address: String {
    tree.address(of: tree.page.components, isTypable: tree.page.isTypable)
  }

  /// The tree's form of an address.
  func treeAddress(_ address: PageAddress, _ components: [String]) -> TreeAddress {
    signer.treeAddress(components, address.proof, in: app)
  }

  var snapshot: String? { Snapshot(app: app.name, storage: tree.sceneStorage).signed(by: signer) }

  /// The cookie with the values of the browser, if they were written since it was taken last.
  /// Previews keep none.
  func takeKept() -> String? {
    let values = tree.services.browserValues
    guard values.written > shown.kept, !app.isPreview else { return nil }
    shown.kept = values.written
    return keptCookie(values)
  }

  /// Ends the session.
  func close() {
    delivery.handle(.close)
    line.close(code: 1001, reason: "going away")
    pass(.rendering) { tree.close() }
  }
}
