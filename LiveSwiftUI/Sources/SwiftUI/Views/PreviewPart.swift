// The views of a preview one by one, as Xcode shows them and as a server can list them.

/// One view of a provider's previews.
@MainActor package struct PreviewPart {
  /// Its name in the list; nil for one without `previewDisplayName(_:)`.
  package let name: String?
  /// The view itself.
  package let view: any View
}

extension PreviewProvider {
  /// The views of `previews`, each by itself; they are made anew each time.
  ///
  /// As in Xcode, the members of a group and of `ForEach` are previews of their own, unless a
  /// modifier is around them all.
  package static var parts: [PreviewPart] {
    var parts: [PreviewPart] = []
    collect(previews, into: &parts)
    return parts
  }

  private static func collect(_ view: any View, into parts: inout [PreviewPart]) {
    if let members = view as? any PreviewMembers {
      for member in members.previewMembers { collect(member, into: &parts) }
    } else if let named = view as? any NamedPreview {
      parts.append(PreviewPart(name: named.previewName, view: view))
    } else if !(view is EmptyView) {
      parts.append(PreviewPart(name: nil, view: view))
    }
  }
}

/// A view whose members are previews of their own.
@MainActor private protocol PreviewMembers {
  var previewMembers: [any View] { get }
}

extension TupleView: PreviewMembers {
  fileprivate var previewMembers: [any View] { members }
}

extension Group: PreviewMembers where Content: View {
  fileprivate var previewMembers: [any View] { [content] }
}

extension ForEach: PreviewMembers where Content: View {
  fileprivate var previewMembers: [any View] { data.map { content($0) } }
}

/// A view with a name in the list of previews.
@MainActor private protocol NamedPreview {
  var previewName: String? { get }
}

/// A view that is drawn as it is and has a name among the previews.
nonisolated struct PreviewNamed<Content: View> {
  let content: Content
  let name: String?
}

extension PreviewNamed: View, Primitive {
  typealias Body = Never

  @MainActor func render(_ context: Context, into items: inout [Item]) {
    content.draw(context.child(0), into: &items)
  }
}

extension PreviewNamed: NamedPreview {
  fileprivate var previewName: String? { name }
}
