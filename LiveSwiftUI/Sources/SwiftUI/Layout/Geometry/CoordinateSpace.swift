// The origins of coordinates: the view, the viewport, or a named view.
import Foundation

/// An origin of coordinates.
public enum CoordinateSpace: Equatable, Hashable {
  /// The upper left corner of the browser's viewport.
  case global
  /// The upper left corner of the view.
  case local
  /// The upper left corner of the enclosing view with this name.
  case named(AnyHashable)
}

extension CoordinateSpace {
  /// Whether coordinates are counted from the corner of the viewport.
  public var isGlobal: Bool { self == .global }

  /// Whether coordinates are counted from the corner of the view.
  public var isLocal: Bool { self == .local }
}

/// An origin of coordinates, identified by its type.
public protocol CoordinateSpaceProtocol {
  /// The origin that coordinates are counted from.
  var coordinateSpace: CoordinateSpace { get }
}

/// The upper left corner of the view.
public struct LocalCoordinateSpace: CoordinateSpaceProtocol {
  /// The same as `.local`.
  public init() {}

  /// The origin that coordinates are counted from.
  public var coordinateSpace: CoordinateSpace { .local }
}

/// The upper left corner of the browser's viewport.
public struct GlobalCoordinateSpace: CoordinateSpaceProtocol {
  /// The same as `.global`.
  public init() {}

  /// The origin that coordinates are counted from.
  public var coordinateSpace: CoordinateSpace { .global }
}

/// The upper left corner of a named view.
public struct NamedCoordinateSpace: CoordinateSpaceProtocol, Equatable {
  let name: AnyHashable

  /// The origin that coordinates are counted from.
  public var coordinateSpace: CoordinateSpace { .named(name) }
}

extension CoordinateSpaceProtocol where Self == LocalCoordinateSpace {
  /// The upper left corner of the view.
  public static var local: LocalCoordinateSpace { LocalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == GlobalCoordinateSpace {
  /// The upper left corner of the browser's viewport.
  public static var global: GlobalCoordinateSpace { GlobalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
  /// The upper left corner of the enclosing view with this name.
  public static func named(_ name: some Hashable) -> NamedCoordinateSpace {
    NamedCoordinateSpace(name: AnyHashable(name))
  }
}

extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
  /// The visible part of the innermost enclosing scroll view or list. A vertical one scrolls with
  /// the screen, whose part below the bar is meant then.
  public static var scrollView: NamedCoordinateSpace {
    NamedCoordinateSpace(name: AnyHashable(ScrollSpace(axis: nil)))
  }

  /// The visible part of the innermost enclosing scroll view or list that scrolls along `axis`. One
  /// with both axes counts as horizontal.
  public static func scrollView(axis: Axis) -> Self {
    NamedCoordinateSpace(name: AnyHashable(ScrollSpace(axis: axis)))
  }
}

/// The name of a scroll view's visible part: of its upper left corner, and then of its lower right
/// one. The browser knows scroll views by their classes, so they need no attribute.
struct ScrollSpace: Hashable {
  /// The axis that scrolls; nil in a question for any.
  let axis: Axis?
  var isEnd = false

  /// Whether a name is the wanted one.
  static func test(_ wanted: AnyHashable) -> (AnyHashable) -> Bool {
    guard let wanted = wanted.base as? ScrollSpace else { return { $0 == wanted } }
    return { name in
      guard let space = name.base as? ScrollSpace, !space.isEnd else { return false }
      return wanted.axis == nil || wanted.axis == space.axis
    }
  }
}

extension PositionEnvironment {
  /// Whether the view scrolls vertically with the content of a view around it.
  var isInVerticalScroll: Bool {
    spaces.contains { ($0.base as? ScrollSpace)?.axis == .vertical }
  }

  /// Whether a vertical scroll view has its own room. One that fills a screen scrolls with it.
  var scrollsItself: Bool { isInStack && !isInVerticalScroll }
}

extension EnvironmentValues {
  /// Names the scroll view around the views with these values.
  mutating func enterScrollView(_ axis: Axis) {
    let names = [ScrollSpace(axis: axis), ScrollSpace(axis: axis, isEnd: true)]
    self[builtIn: \.position.spaces] = names.map(AnyHashable.init) + builtIn.position.spaces
  }
}

extension View {
  /// Names the view, so that views inside it can count coordinates from its corner.
  public nonisolated func coordinateSpace<T>(name: T) -> some View where T: Hashable {
    nonisolated(unsafe) let name = AnyHashable(name)  // A value, used on the main actor only.
    return rendering { context in
      let spaces = [name] + context.builtIn.position.spaces
      return context.with { $0[builtIn: \.position.spaces] = spaces }.decorated { element, _ in
        let box = element.attribute(.coordinateSpace) == nil ? element : element.wrapped(.frame)
        box.set(.coordinateSpace)
        return box
      }
    }
  }

  /// Names the view, so that views inside it can count coordinates from its corner.
  public nonisolated func coordinateSpace(_ name: NamedCoordinateSpace) -> some View {
    coordinateSpace(name: name.name)
  }
}
