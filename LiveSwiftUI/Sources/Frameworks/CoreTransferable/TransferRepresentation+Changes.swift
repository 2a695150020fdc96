// What a representation says besides its bytes: for whom, when, under which name.

/// A representation whose members are changed.
struct ChangedRepresentation<Item: Transferable>: Sendable {
  let members: [RepresentationMember]

  init(
    _ content: some TransferRepresentation<Item>, change: (inout RepresentationMember) -> Void
  ) {
    members = content.allMembers.map { member in
      var member = member
      change(&member)
      return member
    }
  }
}

extension ChangedRepresentation: TransferRepresentation, PrimitiveRepresentation {
  typealias Body = Never

  var body: Never { return fatalError("a changed representation has no body") }
}

extension TransferRepresentation {
  /// Shows this representation to these apps only. Only those for all are shared and exported.
  public func visibility(_ visibility: TransferRepresentationVisibility)
    -> some TransferRepresentation<Self.Item>
  {
    ChangedRepresentation(self) { $0.visibility = visibility }
  }

  /// Lets an item go out in this form only if the condition holds.
  public func exportingCondition(_ condition: @escaping @Sendable (Self.Item) -> Bool)
    -> some TransferRepresentation<Self.Item>
  {
    ChangedRepresentation(self) { member in
      let before = member.allows
      member.allows = { item in
        before(item) && (item as? Self.Item).map(condition) ?? false
      }
    }
  }

  /// Names the file of an item.
  public func suggestedFileName(_ fileName: String) -> some TransferRepresentation<Self.Item> {
    ChangedRepresentation(self) { $0.fileName = { _ in fileName } }
  }

  /// Names the file of an item by what it is.
  public func suggestedFileName(_ fileName: @escaping @Sendable (Self.Item) -> String?)
    -> some TransferRepresentation<Self.Item>
  {
    ChangedRepresentation(self) { $0.fileName = { ($0 as? Self.Item).flatMap(fileName) } }
  }
}
