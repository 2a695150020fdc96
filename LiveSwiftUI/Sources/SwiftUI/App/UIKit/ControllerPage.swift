// The controllers of UIKit on a page: those with views, stacks and tabs.
import UIKitTypes

/// A controller whose content a page can show.
@MainActor protocol PageContent {
  /// The content in its present form; the revision is another number after each change.
  func page(revision: Int) -> AnyView
}

extension UIHostingController: PageContent {
  func page(revision: Int) -> AnyView { AnyView(rootView) }
}

extension UINavigationController: PageContent {
  func page(revision: Int) -> AnyView {
    AnyView(ControllerStack(controller: self, revision: revision))
  }
}

extension UITabBarController: PageContent {
  func page(revision: Int) -> AnyView {
    AnyView(ControllerTabs(controller: self, revision: revision))
  }
}

/// The content of a controller, with what it presents.
struct ControllerPage: View {
  let controller: UIViewController?
  let revision: Int

  var body: some View {
    let (controller, revision) = (controller, revision)
    let presented = controller?.presentedViewController
    content
      .onAppear { controller?.appear() }
      .onDisappear { controller?.disappear() }
      .sheet(isPresented: isPresented(presented, covers: false)) {
        AnyView(ControllerPage(controller: presented, revision: revision))
      }
      .fullScreenCover(isPresented: isPresented(presented, covers: true)) {
        AnyView(ControllerPage(controller: presented, revision: revision))
      }
  }

  private var content: AnyView {
    guard let controller else { return AnyView(EmptyView()) }
    if let content = controller as? any PageContent { return content.page(revision: revision) }
    MissingAssets.report(
      "\(type(of: controller)) is not on the page: a browser shows a UIHostingController.")
    return AnyView(EmptyView())
  }

  private func isPresented(_ presented: UIViewController?, covers: Bool) -> Binding<Bool> {
    let controller = controller
    let style = presented?.modalPresentationStyle
    let isShown = presented != nil && (style == .fullScreen || style == .overFullScreen) == covers
    return Binding(
      get: { isShown },
      set: { if !$0, isShown { controller?.dismiss(animated: true) } })
  }
}

/// A controller in the path of a stack.
private struct ControllerID: Hashable {
  let object: ObjectIdentifier

  init(_ controller: UIViewController) { object = ObjectIdentifier(controller) }
}

/// A stack of controllers.
private struct ControllerStack: View {
  let controller: UINavigationController
  let revision: Int

  var body: some View {
    let controller = controller
    NavigationStack(path: path) {
      screen(controller.viewControllers.first)
        .navigationDestination(for: ControllerID.self) { id in
          screen(controller.viewControllers.first { ControllerID($0) == id })
        }
    }
  }

  private var path: Binding<[ControllerID]> {
    let controller = controller
    return Binding(
      get: { controller.viewControllers.dropFirst().map { ControllerID($0) } },
      set: { path in
        let all = controller.viewControllers
        let pushed = path.compactMap { id in all.first { ControllerID($0) == id } }
        // Only the person's steps back arrive here: what is pushed is in the stack already.
        guard pushed.count < all.count - 1 else { return }
        controller.viewControllers = all.prefix(1) + pushed
      })
  }

  @ViewBuilder private func screen(_ shown: UIViewController?) -> some View {
    let isHidden = controller.isNavigationBarHidden || controller.navigationBar.isHidden
    let page = ControllerPage(controller: shown, revision: revision)
      .toolbar(isHidden ? .hidden : .automatic, for: .navigationBar)
    if let title = shown.flatMap({ $0.navigationItem.title ?? $0.title }) {
      page.navigationTitle(title)
    } else {
      page
    }
  }
}

/// Controllers with a bar of tabs.
private struct ControllerTabs: View {
  let controller: UITabBarController
  let revision: Int

  var body: some View {
    let controller = controller
    let children = controller.viewControllers ?? []
    let selection = Binding(
      get: { controller.selectedIndex }, set: { controller.selectedIndex = $0 })
    TabView(selection: selection) {
      ForEach(Array(children.enumerated()), id: \.offset) { index, child in
        ControllerPage(controller: child, revision: revision)
          .tabItem { label(of: child) }
          .badge(child.tabBarItem?.badgeValue.map { Text(verbatim: $0) })
          .tag(index)
      }
    }
  }

  private func label(of child: UIViewController) -> some View {
    Label {
      Text(verbatim: child.tabBarItem?.title ?? child.title ?? "")
    } icon: {
      if let image = child.tabBarItem?.image { Image(uiImage: image) }
    }
  }
}
