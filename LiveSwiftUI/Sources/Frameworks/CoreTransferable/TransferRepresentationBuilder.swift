// The builder that combines several representations into one.

/// Combines representations.
@resultBuilder public struct TransferRepresentationBuilder<Item> where Item: Transferable {
  /// A representation through an encoder and a decoder, unchanged.
  public static func buildExpression<Encoder, Decoder>(
    _ content: CodableRepresentation<Item, Encoder, Decoder>
  ) -> CodableRepresentation<Item, Encoder, Decoder> {
    content
  }

  /// A representation, unchanged.
  public static func buildExpression<Content>(_ content: Content) -> Content
  where Item == Content.Item, Content: TransferRepresentation {
    content
  }

  /// A single representation.
  public static func buildBlock<Content>(_ content: Content) -> Content
  where Item == Content.Item, Content: TransferRepresentation {
    content
  }

  /// Two representations, the best one first.
  public static func buildBlock<C1, C2>(_ content1: C1, _ content2: C2)
    -> TupleTransferRepresentation<Item, (C1, C2)>
  where C1: TransferRepresentation, C1.Item == Item, C2: TransferRepresentation, C2.Item == Item {
    let lists = [content1.allMembers, content2.allMembers]
    return TupleTransferRepresentation(members: Array(lists.joined()))
  }

  /// Three representations, the best one first.
  public static func buildBlock<C1, C2, C3>(_ content1: C1, _ content2: C2, _ content3: C3)
    -> TupleTransferRepresentation<Item, (C1, C2, C3)>
  where
    C1: TransferRepresentation, C1.Item == Item, C2: TransferRepresentation, C2.Item == Item,
    C3: TransferRepresentation, C3.Item == Item
  {
    let lists = [content1.allMembers, content2.allMembers, content3.allMembers]
    return TupleTransferRepresentation(members: Array(lists.joined()))
  }

  /// Four representations, the best one first.
  public static func buildBlock<C1, C2, C3, C4>(
    _ content1: C1, _ content2: C2, _ content3: C3, _ content4: C4
  ) -> TupleTransferRepresentation<Item, (C1, C2, C3, C4)>
  where
    C1: TransferRepresentation, C1.Item == Item, C2: TransferRepresentation, C2.Item == Item,
    C3: TransferRepresentation, C3.Item == Item, C4: TransferRepresentation, C4.Item == Item
  {
    let lists = [
      content1.allMembers, content2.allMembers, content3.allMembers, content4.allMembers,
    ]
    return TupleTransferRepresentation(members: Array(lists.joined()))
  }

  /// Five representations, the best one first.
  public static func buildBlock<C1, C2, C3, C4, C5>(
    _ content1: C1, _ content2: C2, _ content3: C3, _ content4: C4, _ content5: C5
  ) -> TupleTransferRepresentation<Item, (C1, C2, C3, C4, C5)>
  where
    C1: TransferRepresentation, C1.Item == Item, C2: TransferRepresentation, C2.Item == Item,
    C3: TransferRepresentation, C3.Item == Item, C4: TransferRepresentation, C4.Item == Item,
    C5: TransferRepresentation, C5.Item == Item
  {
    let lists = [
      content1.allMembers, content2.allMembers, content3.allMembers, content4.allMembers,
      content5.allMembers,
    ]
    return TupleTransferRepresentation(members: Array(lists.joined()))
  }

  /// Six representations, the best one first.
  public static func buildBlock<C1, C2, C3, C4, C5, C6>(
    _ content1: C1, _ content2: C2, _ content3: C3, _ content4: C4, _ content5: C5, _ content6: C6
  ) -> TupleTransferRepresentation<Item, (C1, C2, C3, C4, C5, C6)>
  where
    C1: TransferRepresentation, C1.Item == Item, C2: TransferRepresentation, C2.Item == Item,
    C3: TransferRepresentation, C3.Item == Item, C4: TransferRepresentation, C4.Item == Item,
    C5: TransferRepresentation, C5.Item == Item, C6: TransferRepresentation, C6.Item == Item
  {
    let lists = [
      content1.allMembers, content2.allMembers, content3.allMembers, content4.allMembers,
      content5.allMembers, content6.allMembers,
    ]
    return TupleTransferRepresentation(members: Array(lists.joined()))
  }

  /// Seven representations, the best one first.
  public static func buildBlock<C1, C2, C3, C4, C5, C6, C7>(
    _ content1: C1, _ content2: C2, _ content3: C3, _ content4: C4, _ content5: C5, _ content6: C6,
    _ content7: C7
  ) -> TupleTransferRepresentation<Item, (C1, C2, C3, C4, C5, C6, C7)>
  where
    C1: TransferRepresentation, C1.Item == Item, C2: TransferRepresentation, C2.Item == Item,
    C3: TransferRepresentation, C3.Item == Item, C4: TransferRepresentation, C4.Item == Item,
    C5: TransferRepresentation, C5.Item == Item, C6: TransferRepresentation, C6.Item == Item,
    C7: TransferRepresentation, C7.Item == Item
  {
    let lists = [
      content1.allMembers, content2.allMembers, content3.allMembers, content4.allMembers,
      content5.allMembers, content6.allMembers, content7.allMembers,
    ]
    return TupleTransferRepresentation(members: Array(lists.joined()))
  }

  /// Eight representations, the best one first.
  public static func buildBlock<C1, C2, C3, C4, C5, C6, C7, C8>(
    _ content1: C1, _ content2: C2, _ content3: C3, _ content4: C4, _ content5: C5, _ content6: C6,
    _ content7: C7, _ content8: C8
  ) -> TupleTransferRepresentation<Item, (C1, C2, C3, C4, C5, C6, C7, C8)>
  where
    C1: TransferRepresentation, C1.Item == Item, C2: TransferRepresentation, C2.Item == Item,
    C3: TransferRepresentation, C3.Item == Item, C4: TransferRepresentation, C4.Item == Item,
    C5: TransferRepresentation, C5.Item == Item, C6: TransferRepresentation, C6.Item == Item,
    C7: TransferRepresentation, C7.Item == Item, C8: TransferRepresentation, C8.Item == Item
  {
    let lists = [
      content1.allMembers, content2.allMembers, content3.allMembers, content4.allMembers,
      content5.allMembers, content6.allMembers, content7.allMembers, content8.allMembers,
    ]
    return TupleTransferRepresentation(members: Array(lists.joined()))
  }
}

/// Several representations, the best one first.
public struct TupleTransferRepresentation<Item, Value>: Sendable where Item: Transferable {
  /// The members of all representations, in order.
  package let members: [RepresentationMember]
}

extension TupleTransferRepresentation: TransferRepresentation, PrimitiveRepresentation {
  /// It has no body.
  public typealias Body = Never

  /// Never called, because the members are drawn from instead.
  public var body: Never { return fatalError("a representation of several has no body") }
}
