// A stack of screens with addresses in the browser.
import Foundation

/// Shows a root screen and pushes others over it.
public nonisolated struct NavigationStack<Data, Root> where Root: View {
  let root: Root
  let path: (@MainActor () -> PathAccess)?

  /// A stack that owns its path.
  public init(@ViewBuilder root: () -> Root) where Data == NavigationPath {
    self.root = root()
    path = nil
  }

  /// A stack whose path holds values of any types.
  public init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root)
  where Data == NavigationPath {
    self.root = root()
    nonisolated(unsafe) let path = path  // Used on the main actor only, where the view lives.
    self.path = {
      PathAccess(
        values: { path.wrappedValue.values },
        set: { values in
          var changed = NavigationPath()
          changed.values = values
          path.wrappedValue = changed
        }, elementType: nil)
    }
  }

  /// A stack whose path is a collection of values of one type.
  public init(path: Binding<Data>, @ViewBuilder root: () -> Root)
  where
    Data: MutableCollection, Data: RandomAccessCollection, Data: RangeReplaceableCollection,
    Data.Element: Hashable
  {
    self.root = root()
    nonisolated(unsafe) let path = path  // Used on the main actor only, where the view lives.
    self.path = {
      PathAccess(
        values: {
          var values: [AnyHashable] = []
          for element in path.wrappedValue { values.append(AnyHashable(element)) }
          return values
        },
        set: { values in
          var changed = Data()
          for value in values {
            if let element = value.base as? Data.Element { changed.append(element) }
          }
          path.wrappedValue = changed
        },
        elementType: Data.Element.self)
    }
  }
}

extension NavigationStack: View, Primitive {
  public typealias Body = Never

  @MainActor package func render(_ context: Context, into items: inout [Item]) {
    let node = context.node.claim(context.position) { StackNode(context) }
    let root = root
    node.accept(path?(), context) { root.draw($0, into: &$1) }
    items.append(.node(node))
  }
}

struct WeakStack: Equatable {
  weak var node: StackNode?

  static func == (one: WeakStack, other: WeakStack) -> Bool { one.node === other.node }
}

struct WeakPage: Equatable {
  weak var node: PageNode?

  static func == (one: WeakPage, other: WeakPage) -> Bool { one.node === other.node }
}

/// The stack and depth of a link, for its push and its address.
struct LinkRoute: Equatable {
  weak var stack: StackNode?
  let depth: Int
  /// The path below the link's screen, with which the link's address starts.
  let below: [AnyHashable]

  static func == (one: LinkRoute, other: LinkRoute) -> Bool {
    one.stack === other.stack && one.depth == other.depth && one.below == other.below
  }
}
