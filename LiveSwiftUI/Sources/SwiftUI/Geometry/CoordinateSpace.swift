// Where coordinates are counted from: the view itself, the page, or a view with a name.
import Foundation

/// An origin of coordinates.
public enum CoordinateSpace: Equatable, Hashable {
  /// The upper left corner of what the browser shows of the page.
  case global
  /// The upper left corner of the view.
  case local
  /// The upper left corner of the view around that has this name.
  case named(AnyHashable)
}

extension CoordinateSpace {
  /// Whether coordinates count from the corner of the page.
  public var isGlobal: Bool { self == .global }

  /// Whether coordinates count from the corner of the view.
  public var isLocal: Bool { self == .local }
}

/// An origin of coordinates that is known by its type.
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

/// The upper left corner of what the browser shows of the page.
public struct GlobalCoordinateSpace: CoordinateSpaceProtocol {
  /// The same as `.global`.
  public init() {}

  /// The origin that coordinates are counted from.
  public var coordinateSpace: CoordinateSpace { .global }
}

/// The upper left corner of a view with a name.
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
  /// The upper left corner of what the browser shows of the page.
  public static var global: GlobalCoordinateSpace { GlobalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
  /// The upper left corner of the view around that has this name.
  public static func named(_ name: some Hashable) -> NamedCoordinateSpace {
    NamedCoordinateSpace(name: AnyHashable(name))
  }
}

extension View {
  /// Gives the view a name, from whose corner views within may count coordinates.
  public nonisolated func coordinateSpace<T>(name: T) -> some View where T: Hashable {
    nonisolated(unsafe) let name = AnyHashable(name)  // A value, used on the main actor only.
    return rendering { context in
      let spaces = [name] + context.facts.place.spaces
      return context.with { $0[fact: \.place.spaces] = spaces }.decorated { element, _ in
        let box = element.attribute("data-cs") == nil ? element : element.wrapped("fr")
        box.set("data-cs", "")
        return box
      }
    }
  }

  /// Gives the view a name, from whose corner views within may count coordinates.
  public nonisolated func coordinateSpace(_ name: NamedCoordinateSpace) -> some View {
    coordinateSpace(name: name.name)
  }
}
