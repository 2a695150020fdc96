// The address components of a path, with names for values that cannot be written.
import Foundation

/// The components of a path in the window's address.
///
/// A value that cannot be written gets a name that lasts as long as the page, so that its screen
/// has an entry in the browser's history. Values above the current path are kept until others
/// replace them, because the browser can go forward to them.
@MainActor struct PathNames {
  /// The first characters of a name in the stack or split view that owns the address.
  nonisolated static let mark = "~."
  /// The first characters of a name in any other stack, where all values get names.
  nonisolated static let innerMark = "~~"

  /// Whether a component is a name, which cannot be read.
  nonisolated static func isName(_ component: String) -> Bool {
    component.hasPrefix(mark) || component.hasPrefix(innerMark)
  }

  /// The most components that are no names, and their most bytes, percent-encoded. A request may
  /// have 16 and `limit` names, and 2,048 bytes.
  private static let ownLimit = 12
  private static let byteLimit = 1_400
  /// The most components of an address.
  nonisolated static let limit = 48

  private var entries: [(value: AnyHashable, component: String)] = []

  /// Records the path that is shown. Values of an inner stack all get names.
  mutating func note(_ values: [AnyHashable], isInner: Bool = false, in tree: Tree) {
    let common = zip(entries, values).prefix { $0.value == $1 }.count
    if common < values.count { entries.removeSubrange(common...) }
    for (depth, value) in values.enumerated() {
      // Equal values may be written differently, for an app's `==` may compare an identifier alone.
      let own =
        isInner ? nil : Self.segment(for: value, after: entries.prefix(depth).map(\.component))
      if depth < common {
        entries[depth].value = value
        if let own { entries[depth].component = own }
      } else {
        entries.append(
          (value, own ?? tree.nextPathName(after: isInner ? Self.innerMark : Self.mark)))
      }
    }
  }

  /// The components of a path, up to the first value that has none.
  func components(of values: [AnyHashable]) -> [String] {
    let common = zip(entries, values).prefix { $0.value == $1 }.count
    var components = entries.prefix(common).map(\.component)
    for value in values.dropFirst(common) {
      guard let component = Self.segment(for: value, after: components) else { break }
      components.append(component)
    }
    return components
  }

  /// The component for `value` after these; nil when it has none, or when the address would be
  /// longer than a server accepts.
  static func segment(for value: AnyHashable, after components: [String]) -> String? {
    guard let component = PathCodec.segment(for: value), components.count < ownLimit else {
      return nil
    }
    let bytes = (components + [component]).reduce(0) { $0 + PathCodec.escaped($1).utf8.count }
    return bytes <= byteLimit ? component : nil
  }

  /// The value over the path `below` that is shown, or was, under this component; nil if it is not
  /// known.
  func value(of component: String, over below: [AnyHashable]) -> AnyHashable? {
    guard entries.count > below.count, zip(entries, below).allSatisfy({ $0.value == $1 }),
      entries[below.count].component == component
    else { return nil }
    return entries[below.count].value
  }

  /// The path that is shown, or was, under these components, up to the first that is not known.
  func values(of components: ArraySlice<String>) -> [AnyHashable] {
    zip(entries, components).prefix { $0.component == $1 }.map(\.0.value)
  }
}

extension PathCodec {
  /// The component for `value` as one segment of an address; nil when it has none, or one that a
  /// browser would take for another address.
  static func segment(for value: AnyHashable) -> String? {
    guard let component = component(for: value), !["", ".", ".."].contains(component) else {
      return nil
    }
    return value.base is LinkedScreen || !PathNames.isName(component) ? component : nil
  }
}

extension PageState {
  /// Whether one of these components is the name of a screen, which another page does not know.
  package static func hasNames(_ components: [String]) -> Bool {
    components.contains(where: PathNames.isName)
  }

  /// The first of these components of an address, as many as are accepted: 16, and after them the
  /// names of screens that a page of its own knows.
  package static func accepted<Part: StringProtocol>(
    _ components: ArraySlice<Part>
  ) -> ArraySlice<Part> {
    let named = components.dropFirst(16).prefix(PathNames.limit).prefix {
      PathNames.isName(String($0))
    }
    return components.prefix(16 + named.count)
  }
}
