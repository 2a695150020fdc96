// Views made from data, each with its own identity.
import Foundation

/// One view for each element of a collection, identified by id.
public struct ForEach<Data, ID, Content> where Data: RandomAccessCollection, ID: Hashable {
  /// The elements, in the order of the views.
  public var data: Data
  /// Makes the view for one element.
  public var content: (Data.Element) -> Content
  /// The identity of an element.
  package let id: (Data.Element) -> ID
  /// The edit actions that the rows themselves have, in a list.
  var ownEdits: RowEdits?

  /// One piece of content for each element, identified by the result of `identity`.
  package init(
    _ data: Data, identity: @escaping (Data.Element) -> ID,
    content: @escaping (Data.Element) -> Content
  ) {
    self.data = data
    self.content = content
    id = identity
  }
}

extension ForEach: View, _BodilessView, Primitive where Content: View {
  public typealias Body = Never

  @MainActor package func render(_ context: Context, into items: inout [Item]) {
    // Options are collected at once instead of drawn.
    guard context.builtIn.position.lazyAxis != nil, context.builtIn.position.options == nil else {
      for (index, element) in data.enumerated() { row(element, index, context, into: &items) }
      return
    }
    let node = context.node.claim(context.position) { WindowNode(context) }
    node.accept(count: data.count, context) { index, rowContext, rows in
      row(data[data.index(data.startIndex, offsetBy: index)], index, rowContext, into: &rows)
    }
    if context.builtIn.position.marksScrollTargets {
      node.find = { wanted in
        guard let wanted = wanted as? ID else { return nil }
        return data.enumerated().first { id($0.element) == wanted }?.offset
      }
    }
    node.findWritten = { indexOfElement(writtenAs: $0) }
    items.append(.node(node))
  }

  /// The index of the first element that is, or whose id is, what `component` of an address says.
  private func indexOfElement(writtenAs component: String) -> Int? {
    if let wanted = PathCodec.value(of: ID.self, from: component)?.base as? ID,
      let found = data.enumerated().first(where: { id($0.element) == wanted })
    {
      return found.offset
    }
    guard let type = Data.Element.self as? any Hashable.Type,
      let wanted = PathCodec.value(of: type, from: component)
    else { return nil }
    return data.enumerated().first { ($0.element as? AnyHashable) == wanted }?.offset
  }

  @MainActor private func row(
    _ element: Data.Element, _ index: Int, _ context: Context, into items: inout [Item]
  ) {
    let id = id(element)
    var row = context
    row.position = context.position.child(id: id)
    let isLazy = context.builtIn.position.lazyAxis != nil
    if context.builtIn.position.options != nil {
      row.environment.row = IdentifiedRow(id, outer: context.environment.row)
    } else if isLazy {
      row.environment.row =
        (context.node as? WindowNode)?.row(at: row.position) ?? LazyRow(isLazy: true, outer: nil)
    }
    let isSelectable =
      context.builtIn.position.options == nil
      && context.builtIn.position.selection.map { $0.type == ID.self } ?? false
    // The id serves as the tag in tabs and pages, and of rows that can be selected.
    if context.node is TabNode || isSelectable {
      row.environment[builtIn: \.position.tag] = AnyHashable(id)
    }
    if let edits = context.builtIn.position.rowEdits ?? ownEdits, context.builtIn.position.isInRow,
      context.builtIn.position.options == nil
    {
      row = row.with { $0[builtIn: \.position.rowEdits] = nil }.editing(
        edits, at: index, of: data.count)
    }
    content(element).draw(row.marked(id), into: &items)
  }
}

extension ForEach where ID == Data.Element.ID, Content: View, Data.Element: Identifiable {
  /// One view for each element. State belongs to the element's id, even if the element moves.
  public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {
    self.init(data, identity: \.id, content: content)
  }
}

extension ForEach where Content: View {
  /// One view for each element, identified by the value at `id`. Elements with equal ids are
  /// distinguished by order.
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(data, identity: { $0[keyPath: id] }, content: content)
  }
}

extension ForEach where Data == Range<Int>, ID == Int, Content: View {
  /// One view for each number. On iOS the range must be constant; use `id: \.self` for one that
  /// changes.
  public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) {
    self.init(data, identity: { $0 }, content: content)
  }
}
