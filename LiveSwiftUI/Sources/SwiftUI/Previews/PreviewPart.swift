// The separate views of a preview, as Xcode shows them and as a server can list them.

/// One view of a provider's previews.
@MainActor package struct PreviewPart {
  /// The view's name in the list; nil without `previewDisplayName(_:)`.
  package let name: String?
  /// The view.
  package let view: any View
}

extension PreviewProvider {
  /// The separate views of `previews`, made anew for each call.
  ///
  /// As in Xcode, the members of a group and of `ForEach` are separate previews, unless a modifier
  /// applies to them all.
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

/// A view whose members are separate previews.
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

/// A view with a name in the list of previews; it is drawn unchanged.
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
